"""Leases: which process drives the bots and clocks of a match."""

from .backend import Queries

NEVER = 2**62
"""Later than any time."""


class LeaseStore(Queries):
    """One lease a match, held by a process until it expires or is released."""

    async def take(self, match: str, driver: str, now: int, until: int) -> bool:
        """Take the lease of a match unless another process holds it; return whether it is the caller's.

        A lease that would last more than twice as long as this one was taken before the clock was set back.
        """
        rows = await self._backend.change(
            "UPDATE matches SET driver = $2, driven_until = $4, due_at = NULL WHERE id = $1"
            " AND (driver IS NULL OR driver = $2 OR driven_until < $3"
            " OR driven_until > 2 * CAST($4 AS BIGINT) - $3) RETURNING id",
            match,
            driver,
            now,
            until,
        )
        return bool(rows)

    async def renew(self, driver: str, until: int) -> set[str]:
        """Prolong every lease of a process; return the matches it still drives."""
        rows = await self._backend.change(
            "UPDATE matches SET driven_until = $2 WHERE id IN"
            " (SELECT id FROM matches WHERE driver = $1 ORDER BY id FOR UPDATE) RETURNING id",
            driver,
            until,
        )
        return {str(row[0]) for row in rows}

    async def release(self, match: str, driver: str, due_at: int | None) -> None:
        """Give a lease back; at `due_at` some process is to open the match again."""
        await self._backend.change(
            "UPDATE matches SET driver = NULL, driven_until = NULL, due_at = $3"
            " WHERE id = $1 AND driver = $2",
            match,
            driver,
            due_at,
        )

    async def give_up(self, match: str, driver: str, now: int) -> None:
        """Stop scheduling a match that cannot be opened, unless another process drives it."""
        await self._backend.change(
            "UPDATE matches SET driver = NULL, driven_until = NULL, due_at = NULL WHERE id = $1"
            " AND (driver IS NULL OR driver = $2 OR driven_until < $3)",
            match,
            driver,
            now,
        )

    async def wake(self, match: str, now: int) -> None:
        """Make a match that no process drives due now: a bot may have to move in it."""
        await self._backend.change(
            "UPDATE matches SET due_at = $2 WHERE id = $1 AND driver IS NULL AND status = 'playing'",
            match,
            now,
        )

    async def wake_all(self, now: int) -> None:
        """Make every match that no process drives due now: the clock was set back, they would oversleep."""
        await self._backend.change(
            "UPDATE matches SET due_at = $1 WHERE due_at > $1 AND driver IS NULL AND status = 'playing'", now
        )

    async def due(self, now: int, limit: int, latest: int = NEVER) -> list[str]:
        """Return matches in play that are due, whose lease has expired, or ends later than a lease can."""
        rows = await self._backend.read(
            "SELECT id FROM matches WHERE (driven_until < $1 OR due_at < $1 OR driven_until > $3)"
            " AND status = 'playing' LIMIT $2",
            now,
            limit,
            latest,
        )
        return [str(row[0]) for row in rows]
