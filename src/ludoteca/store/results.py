"""How a match ended, as statements: kept alone, or together with the table that is over."""

from collections.abc import Sequence
from typing import NamedTuple

from .backend import Must, Statement
from .rows import RatingRow, ResultRow


class Ending(NamedTuple):
    """How a match ended, and what that does to ratings."""

    match: str
    game: str
    results: Sequence[ResultRow]
    ratings: Sequence[RatingRow]
    ended_at: int


def keep(ending: Ending) -> list[Statement | Must]:
    """What writes it; Conflict if the results are there already, or if a rating is another by now."""
    result = "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7)"
    rating = (
        "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player, game)"
        " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches"
        " WHERE ratings.matches = excluded.matches - 1 RETURNING player"
    )
    match, game, results, ratings, ended_at = ending
    rows = ((match, r.seat, game, r.player, r.place, r.score, ended_at) for r in results)
    in_order = sorted(ratings)  # the same for all: two that write at once never wait for each other
    return [*((result, row) for row in rows), *(Must(rating, row) for row in in_order)]
