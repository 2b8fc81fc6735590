"""Notices: the queue of emails, push notifications and webhook calls that are to be sent."""

from .backend import Queries
from .rows import NoticeRow


class NoticeStore(Queries):
    """The queue of notices, and up to which log entry each player has been notified."""

    async def add(self, row: NoticeRow) -> None:
        """Queue a notice; it replaces one of the same kind to the same player about the same match."""
        await self._backend.change(
            "INSERT INTO notices VALUES ($1, $2, $3, $4, $5, $6)"
            " ON CONFLICT (player, match, kind)"
            " DO UPDATE SET seq = excluded.seq, due_at = excluded.due_at, attempts = 0",
            *row,
        )

    async def take(self, now: int, until: int, limit: int) -> list[NoticeRow]:
        """Take due notices for one process; those it has not dropped by `until` are due again."""
        rows = await self._backend.change(
            "UPDATE notices SET due_at = $2, attempts = attempts + 1 WHERE due_at <= $1"
            " AND (player, match, kind) IN"
            " (SELECT player, match, kind FROM notices WHERE due_at <= $1 ORDER BY due_at LIMIT $3)"
            " RETURNING player, match, kind, seq, due_at, attempts",
            now,
            until,
            limit,
        )
        return [NoticeRow(*row) for row in rows]

    async def drop(self, notice: NoticeRow) -> None:
        """Remove a notice that was sent or is obsolete, unless a newer one has replaced it."""
        await self._backend.change(
            "DELETE FROM notices WHERE player = $1 AND match = $2 AND kind = $3 AND seq = $4",
            notice.player,
            notice.match,
            notice.kind,
            notice.seq,
        )

    async def postpone(self, notice: NoticeRow, due_at: int) -> None:
        """Make a notice due at a later time."""
        await self._backend.change(
            "UPDATE notices SET due_at = $5 WHERE player = $1 AND match = $2 AND kind = $3 AND seq = $4",
            notice.player,
            notice.match,
            notice.kind,
            notice.seq,
            due_at,
        )

    async def mark_notified(self, player: str, match: str, seq: int) -> None:
        """Record that a player was notified of a match up to an entry of its log."""
        await self._backend.change(
            "INSERT INTO told VALUES ($1, $2, $3)"
            " ON CONFLICT (player, match) DO UPDATE SET seq = excluded.seq",
            player,
            match,
            seq,
        )

    async def notified(self, player: str, match: str) -> int:
        """Return the entry up to which a player was notified of a match; -1 if never."""
        rows = await self._backend.read(
            "SELECT seq FROM told WHERE player = $1 AND match = $2", player, match
        )
        return int(rows[0][0]) if rows else -1
