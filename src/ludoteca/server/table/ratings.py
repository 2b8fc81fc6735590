"""Ratings: OpenSkill (Plackett-Luce), made for more than two players; levels are rated like people.

Bot accounts are rated among bots: in matches without people.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from ludoteca.server.table.document import Chair, Table, is_bot_name
from ludoteca.store import Ending, RatingRow, ResultRow, Store

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # here, because most matches of one person are not rated

    return PlackettLuce()


BOT = "bot:"
"""How the names of bots begin among the rated players."""


def rated_name(chair: Chair) -> str:
    """The player or bot who gets the rating of a seat."""
    return chair.player if chair.kind == "person" and chair.player is not None else f"{BOT}{chair.level}"


def is_rated(chairs: Sequence[Chair]) -> bool:
    """Whether a match is rated: people or bot accounts, not both, each with one seat, against others."""
    names = [rated_name(chair) for chair in chairs]
    people = [name for name in names if not name.startswith(BOT)]
    programs = {is_bot_name(chair.name) for chair in chairs if chair.kind == "person"}
    return len(set(names)) > 1 and len(people) == len(set(people)) and len(programs) == 1


def new_ratings(old: list[RatingRow], ranks: tuple[int, ...]) -> list[RatingRow]:
    """The ratings of the players after a match, given by seat.

    Bots of one level are one player: what its seats earned is averaged.
    """
    model = _model()
    teams = [[model.rating(mu=row.mu, sigma=row.sigma)] for row in old]
    rated = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
    found = []
    for row in dict.fromkeys(old):
        seats = [rating for rating, before in zip(rated, old, strict=True) if before == row]
        mu = sum(float(rating.mu) for rating in seats) / len(seats)
        sigma = sum(float(rating.sigma) for rating in seats) / len(seats)
        found.append(row._replace(mu=mu, sigma=sigma, matches=row.matches + 1))
    return found


async def ending_of(store: Store, table: Table, now: int) -> Ending | None:
    """The result of a match that ends, with the ratings as they are now brought up to date.

    None if it has no result, if that is stored already, or if the match was imported or branched: its result
    says nothing about its players.
    """
    outcome = table.outcome
    if outcome is None or table.unrated == "imported" or await store.results.has(table.match):
        return None
    names = [rated_name(chair) for chair in table.chairs]
    results = [
        ResultRow(seat, name, outcome.ranks[seat], outcome.scores[seat]) for seat, name in enumerate(names)
    ]
    ratings: list[RatingRow] = []
    if table.unrated is None and is_rated(table.chairs):
        old = [await store.results.rating(name, table.game) or _newcomer(name, table.game) for name in names]
        ratings = new_ratings(old, outcome.ranks)
    return Ending(table.match, table.game, results, ratings, now)


def _newcomer(name: str, game: str) -> RatingRow:
    unrated = _model().rating()
    return RatingRow(name, game, float(unrated.mu), float(unrated.sigma), 0)
