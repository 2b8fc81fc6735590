"""The standings of a tournament: wins, places and ratings of the bots, with their margins of error."""

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from statistics import fmean, stdev

import msgspec

from .plackett_luce import Ranking, fit, ranking_of
from .results import MatchResult

SURE = 1.96
"""Standard deviations on each side that hold 95 % of a normal distribution."""
ANCHOR = 1500
"""The rating of the anchor."""
USUAL_ANCHOR = "normal"
SCALE = 400 / math.log(10)
"""As in chess: a bot that is 400 points better is ranked before the other ten times out of eleven."""
RESAMPLES = 200
"""Fits for the margins: enough to know a margin to about 5 %."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot in the standings; intervals hold the true value with a probability of 95 %."""

    bot: str
    seats: int
    """Seats it had in all matches together."""
    wins: float
    """Share of its seats that won; a shared win counts in part."""
    wins_between: tuple[float, float]
    place: float
    """Mean place."""
    rating: float
    rating_margin: float
    """Half of the interval of its difference from the anchor; 0 for the anchor."""
    forfeits: int


def anchor_of(bots: Sequence[str]) -> str:
    """The bot whose rating is fixed: `normal` if it plays, otherwise the first one."""
    return USUAL_ANCHOR if USUAL_ANCHOR in bots else bots[0]


def standings(
    results: Sequence[MatchResult], bots: Sequence[str], anchor: str | None = None
) -> list[Standing]:
    """The standings of these bots, best rating first; `anchor` has the rating 1500 (see `anchor_of`)."""
    anchor = anchor_of(bots) if anchor is None else anchor
    ratings = _rated(results, bots, anchor)
    table = [_standing(bot, results, *ratings[bot]) for bot in bots]
    return sorted(table, key=lambda standing: -standing.rating)


def ratings_of(results: Iterable[MatchResult], bots: Sequence[str], anchor: str) -> dict[str, float]:
    """The rating of each bot, without a margin."""
    samples = _samples(results, bots)
    strengths = fit(_weighted(samples, [1.0] * len(samples)), [1.0] * len(bots))
    fixed = strengths[bots.index(anchor)]
    return {
        bot: ANCHOR + SCALE * math.log(strength / fixed)
        for bot, strength in zip(bots, strengths, strict=True)
    }


def _samples(results: Iterable[MatchResult], bots: Sequence[str]) -> list[Counter[Ranking]]:
    """The rankings of each deal; matches of one deal share their luck, so a deal is one sample.

    One more deal, in which each pair of bots is ranked both ways, keeps the rating of a bot that won or lost
    all its matches finite and its margin honest.
    """
    number = {bot: index for index, bot in enumerate(bots)}
    deals: dict[int, Counter[Ranking]] = defaultdict(Counter)
    for result in results:
        deals[result.seed][ranking_of([number[bot] for bot in result.bots], result.places)] += 1
    even: Counter[Ranking] = Counter({((a,), (b,)): 1 for a, b in permutations(range(len(bots)), 2)})
    return [*deals.values(), even]


def _rated(
    results: Iterable[MatchResult], bots: Sequence[str], anchor: str
) -> dict[str, tuple[float, float]]:
    """The rating of each bot and its margin.

    Margins come from a Bayesian bootstrap over deals. With few deals they grow as Student's t does.
    """
    samples = _samples(results, bots)
    few = 1 + 1.2 / len(samples)
    whole = fit(_weighted(samples, [1.0] * len(samples)), [1.0] * len(bots))
    luck, fixed = random.Random(0), bots.index(anchor)
    again = [
        fit(_weighted(samples, [luck.expovariate(1.0) for _ in samples]), whole) for _ in range(RESAMPLES)
    ]

    def above_anchor(strengths: Sequence[float], index: int) -> float:
        return SCALE * math.log(strengths[index] / strengths[fixed])

    return {
        bot: (
            ANCHOR + above_anchor(whole, index),
            SURE * few * stdev(above_anchor(strengths, index) for strengths in again),
        )
        for index, bot in enumerate(bots)
    }


def _weighted(samples: Sequence[Counter[Ranking]], weights: Sequence[float]) -> Mapping[Ranking, float]:
    """The rankings of all samples, each with the sum of its weights."""
    rankings: dict[Ranking, float] = defaultdict(float)
    for sample, weight in zip(samples, weights, strict=True):
        for ranking, times in sample.items():
            rankings[ranking] += weight * times
    return rankings


def _standing(bot: str, results: Sequence[MatchResult], rating: float, margin: float) -> Standing:
    places: list[int] = []
    deals: dict[int, list[float]] = defaultdict(list)
    for result in results:
        for seat, seated in enumerate(result.bots):
            if seated == bot:
                places.append(result.places[seat])
                deals[result.seed].append(_win(result, seat))
    shares = [share for deal in deals.values() for share in deal]
    wins = fmean(shares) if shares else 0.0
    return Standing(
        bot=bot,
        seats=len(places),
        wins=wins,
        wins_between=wilson(wins, _independent(list(deals.values()), wins)),
        place=fmean(places) if places else 0.0,
        rating=rating,
        rating_margin=margin,
        forfeits=sum(r.forfeit is not None and r.bots[r.forfeit.seat] == bot for r in results),
    )


def _win(result: MatchResult, seat: int) -> float:
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0


def _independent(deals: Sequence[Sequence[float]], share: float) -> float:
    """The number of independent seats that say as much about a share as these deals.

    Fewer than all seats if the seats of a deal tend to win and lose together, never more.
    """
    seats = sum(map(len, deals))
    even = share * (1 - share)
    if len(deals) < 2 or not even:
        return seats
    of_deals = sum((sum(deal) - len(deal) * share) ** 2 for deal in deals) * len(deals) / (len(deals) - 1)
    return seats / max(1.0, of_deals / (seats * even))


def wilson(share: float, trials: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share that was observed in a number of trials."""
    if not trials:
        return 0.0, 1.0
    spread = SURE**2 / trials
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE / (1 + spread) * math.sqrt(share * (1 - share) / trials + spread / (4 * trials))
    low, high = middle - reach, middle + reach
    return (low if share else 0.0), (high if share < 1 else 1.0)
