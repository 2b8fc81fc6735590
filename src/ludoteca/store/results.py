"""Results of matches and the ratings that follow from them."""

from collections.abc import Sequence
from typing import NamedTuple

from .backend import Must, Queries, Statement
from .rows import PlaceRow, RatingRow, ResultRow, TallyRow


class Ending(NamedTuple):
    """The results of a match and the new ratings of its players."""

    match: str
    game: str
    results: Sequence[ResultRow]
    ratings: Sequence[RatingRow]
    ended_at: int


def record(ending: Ending) -> list[Statement | Must]:
    """Return the statements that write an ending.

    They are a Conflict if the match has results already, or if a rating has changed since it was read.
    """
    result = "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7)"
    rating = (
        "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player, game)"
        " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches"
        " WHERE ratings.matches = excluded.matches - 1 RETURNING player"
    )
    match, game, results, ratings, ended_at = ending
    rows = ((match, r.seat, game, r.player, r.place, r.score, ended_at) for r in results)
    in_order = sorted(ratings)  # the same order in every process: two writers never deadlock
    return [*((result, row) for row in rows), *(Must(rating, row) for row in in_order)]


class ResultStore(Queries):
    """Results, ratings and the statistics of players."""

    async def record(self, ending: Ending) -> None:
        """Write results and ratings in one transaction.

        Conflict if the match has results already, or if a rating has changed since it was read because
        another match of the same players ended.
        """
        await self._backend.write(*record(ending))

    async def has(self, match: str) -> bool:
        """Return whether a match has results."""
        return bool(await self._backend.read("SELECT 1 FROM results WHERE match = $1", match))

    async def rating(self, player: str, game: str) -> RatingRow | None:
        """Return a player's rating in a game."""
        rows = await self._backend.read("SELECT * FROM ratings WHERE player = $1 AND game = $2", player, game)
        return RatingRow(*rows[0]) if rows else None

    async def ratings_of(self, player: str) -> list[RatingRow]:
        """Return a player's ratings, by game."""
        rows = await self._backend.read("SELECT * FROM ratings WHERE player = $1 ORDER BY game", player)
        return [RatingRow(*row) for row in rows]

    async def best_rated(self, game: str, limit: int) -> list[RatingRow]:
        """Return the highest ratings of a game, ordered by the lower bound mu - 3 sigma."""
        rows = await self._backend.read(
            "SELECT * FROM ratings WHERE game = $1 ORDER BY mu - 3 * sigma DESC LIMIT $2", game, limit
        )
        return [RatingRow(*row) for row in rows]

    async def recent_against_bots(self, player: str, game: str, limit: int) -> list[PlaceRow]:
        """Return the places of all seats in a player's last matches of a game in which a bot had a seat."""
        rows = await self._backend.read(
            "SELECT match, player, place FROM results WHERE match IN (SELECT match FROM results own"
            " WHERE player = $1 AND game = $2 AND EXISTS (SELECT 1 FROM results other"
            " WHERE other.match = own.match AND other.player LIKE 'bot:%')"
            " ORDER BY ended_at DESC LIMIT $3) ORDER BY match, seat",
            player,
            game,
            limit,
        )
        return [PlaceRow(*row) for row in rows]

    async def tallies(self, player: str) -> list[TallyRow]:
        """Return a player's number of matches, wins, best score and mean place in each game."""
        rows = await self._backend.read(
            "SELECT game, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), max(score),"
            " CAST(avg(place) AS DOUBLE PRECISION) FROM results WHERE player = $1"
            " GROUP BY game ORDER BY game",
            player,
        )
        return [TallyRow(*row) for row in rows]
