"""Ratings: OpenSkill (Plackett-Luce), made for more than two players; bots are rated like people."""

from openskill.models import PlackettLuce

from ludoteca.server.table.document import Chair, Table
from ludoteca.store import Ending, RatingRow, ResultRow, Store

MODEL = PlackettLuce()


def rated_name(chair: Chair) -> str:
    """The player or bot who gets the rating of a seat."""
    return chair.player if chair.kind == "person" and chair.player is not None else f"bot:{chair.level}"


def is_rated(names: list[str]) -> bool:
    """Whether a match is rated: different players, at least one of them a person."""
    return len(set(names)) == len(names) > 1 and any(not name.startswith("bot:") for name in names)


def new_ratings(old: list[RatingRow], ranks: tuple[int, ...]) -> list[RatingRow]:
    """The ratings of the players after a match."""
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in old]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        row._replace(mu=float(team[0].mu), sigma=float(team[0].sigma), matches=row.matches + 1)
        for row, team in zip(old, rated, strict=True)
    ]


async def ending_of(store: Store, table: Table, now: int) -> Ending | None:
    """The result of a match that ends, with the ratings as they are now brought up to date.

    None if it has no result, or if that is stored already.
    """
    outcome = table.outcome
    if outcome is None or await store.results.has(table.match):
        return None
    names = [rated_name(chair) for chair in table.chairs]
    results = [
        ResultRow(seat, name, outcome.ranks[seat], outcome.scores[seat]) for seat, name in enumerate(names)
    ]
    ratings: list[RatingRow] = []
    if table.unrated is None and is_rated(names):
        old = [await store.results.rating(name, table.game) or _newcomer(name, table.game) for name in names]
        ratings = new_ratings(old, outcome.ranks)
    return Ending(table.match, table.game, results, ratings, now)


def _newcomer(name: str, game: str) -> RatingRow:
    unrated = MODEL.rating()
    return RatingRow(name, game, float(unrated.mu), float(unrated.sigma), 0)
