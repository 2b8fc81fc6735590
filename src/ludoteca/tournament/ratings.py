"""How good the bots are, by what came of their matches, and how sure that is."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from .results import MatchResult

SURE = 1.96
"""So many standard deviations either side hold 95 % of a normal distribution."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A bot in the table of a tournament; what is uncertain has its 95 % interval."""

    bot: str
    seats: int
    """How often it sat somewhere."""
    wins: float
    """Its share of the wins that a seat could have had; a shared win counts for a part."""
    wins_margin: float
    place: float
    """The mean of its places."""
    rating: float
    rating_margin: float
    forfeits: int


def standings(results: Sequence[MatchResult], bots: Sequence[str]) -> list[Standing]:
    """The table, best rating first."""
    ratings = _rated(results, bots)
    table = [_standing(bot, results, ratings[bot]) for bot in bots]
    return sorted(table, key=lambda standing: -standing.rating)


def _rated(results: Iterable[MatchResult], bots: Sequence[str]) -> dict[str, PlackettLuceRating]:
    """OpenSkill ratings, match after match; a bot on two seats moves by the mean of both."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        teams = [[ratings[bot]] for bot in result.bots]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        new = defaultdict(list)
        for bot, (rating,) in zip(result.bots, rated, strict=True):
            new[bot].append(rating)
        for bot, several in new.items():
            mu, sigma = fmean(one.mu for one in several), fmean(one.sigma for one in several)
            ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return ratings


def _standing(bot: str, results: Sequence[MatchResult], rating: PlackettLuceRating) -> Standing:
    places = [
        place
        for result in results
        for seated, place in zip(result.bots, result.places, strict=True)
        if seated == bot
    ]
    # Matches of one deal share their luck: a deal is what counts once.
    deals: dict[int, list[float]] = defaultdict(list)
    for result in results:
        for seat, seated in enumerate(result.bots):
            if seated == bot:
                deals[result.seed].append(_win(result, seat))
    shares = [share for deal in deals.values() for share in deal]
    by_deal = [fmean(deal) for deal in deals.values()]
    return Standing(
        bot=bot,
        seats=len(places),
        wins=fmean(shares) if shares else 0.0,
        wins_margin=SURE * stdev(by_deal) / math.sqrt(len(by_deal)) if len(by_deal) > 1 else 1.0,
        place=fmean(places) if places else 0.0,
        rating=rating.mu,
        rating_margin=SURE * rating.sigma,
        forfeits=sum(r.forfeit is not None and r.bots[r.forfeit.seat] == bot for r in results),
    )


def _win(result: MatchResult, seat: int) -> float:
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0
