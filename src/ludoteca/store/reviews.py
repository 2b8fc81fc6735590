"""Reviews of matches: a queue of requests, each worked on by one process at a time."""

from .backend import Queries
from .rows import ReviewRow

_REVIEW = "match, is_done, document"


class ReviewStore(Queries):
    """Reviews, at most one a match: requested, in progress or done."""

    async def request(self, match: str, player: str, now: int) -> None:
        """Queue the review of a match, unless it is queued or done already."""
        await self._backend.change(
            "INSERT INTO reviews VALUES ($1, $2, $3, 0, 0, NULL) ON CONFLICT (match) DO NOTHING",
            match,
            player,
            now,
        )

    async def find(self, match: str) -> ReviewRow | None:
        """Return the review of a match as far as it is done."""
        rows = await self._backend.read(f"SELECT {_REVIEW} FROM reviews WHERE match = $1", match)
        return ReviewRow(*rows[0]) if rows else None

    async def ahead_of(self, match: str) -> int:
        """Count the unfinished reviews that were requested before that of a match."""
        rows = await self._backend.read(
            "SELECT count(*) FROM reviews WHERE is_done = 0 AND asked_at <"
            " (SELECT asked_at FROM reviews WHERE match = $1)",
            match,
        )
        return int(rows[0][0])

    async def unfinished_of(self, player: str) -> int:
        """Count the unfinished reviews that a player has requested."""
        rows = await self._backend.read(
            "SELECT count(*) FROM reviews WHERE player = $1 AND is_done = 0", player
        )
        return int(rows[0][0])

    async def take(self, now: int, until: int) -> ReviewRow | None:
        """Take the oldest review that no process works on; it is the caller's until `until`."""
        rows = await self._backend.change(
            "UPDATE reviews SET made_until = $2 WHERE made_until < $1 AND match ="
            " (SELECT match FROM reviews WHERE is_done = 0 AND made_until < $1 ORDER BY asked_at LIMIT 1)"
            f" RETURNING {_REVIEW}",
            now,
            until,
        )
        return ReviewRow(*rows[0]) if rows else None

    async def save(self, row: ReviewRow, until: int) -> None:
        """Write the progress of a review, which stays the caller's until `until`."""
        await self._backend.change(
            "UPDATE reviews SET is_done = $2, document = $3, made_until = $4 WHERE match = $1", *row, until
        )

    async def give_up(self, match: str) -> None:
        """Delete a review that cannot be finished; a player may request it again."""
        await self._backend.change("DELETE FROM reviews WHERE match = $1 AND is_done = 0", match)
