"""The standings of a tournament: wins, places and ratings of the bots, with their margins of error."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from .results import MatchResult

SURE = 1.96
"""Standard deviations on each side that hold 95 % of a normal distribution."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot in the standings; margins are half of the 95 % interval."""

    bot: str
    seats: int
    """Seats it had in all matches together."""
    wins: float
    """Share of its seats that won; a shared win counts in part."""
    wins_margin: float
    place: float
    """Mean place."""
    rating: float
    rating_margin: float
    forfeits: int


def standings(results: Sequence[MatchResult], bots: Sequence[str]) -> list[Standing]:
    """The standings of these bots, best rating first."""
    ratings = _rated(results, bots)
    table = [_standing(bot, results, ratings[bot]) for bot in bots]
    return sorted(table, key=lambda standing: -standing.rating)


def _rated(results: Iterable[MatchResult], bots: Sequence[str]) -> dict[str, PlackettLuceRating]:
    """OpenSkill ratings, updated match by match; a bot on two seats gets the mean of both updates."""
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
    # Matches of one deal share their luck, so a deal is one sample.
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
