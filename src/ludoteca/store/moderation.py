"""Moderation: who may moderate, which players have blocked each other, which chat lines were reported."""

from collections.abc import Sequence

from .backend import Queries
from .errors import Conflict
from .friends import parted
from .rows import ReportRow


class BlockStore(Queries):
    """Blocks of one player by another."""

    async def add(self, player: str, blocked: str, now: int) -> None:
        """Block a player, and end the friendship of the two."""
        await self._backend.write(
            (
                "INSERT INTO blocks VALUES ($1, $2, $3) ON CONFLICT (player, blocked) DO NOTHING",
                (player, blocked, now),
            ),
            parted(player, blocked),
        )

    async def remove(self, player: str, blocked: str) -> bool:
        """Lift a block; return whether there was one."""
        rows = await self._backend.change(
            "DELETE FROM blocks WHERE player = $1 AND blocked = $2 RETURNING blocked", player, blocked
        )
        return bool(rows)

    async def by(self, player: str) -> list[tuple[str, str]]:
        """Return id and name of those whom a player has blocked, newest first."""
        rows = await self._backend.read(
            "SELECT b.blocked, p.name FROM blocks b JOIN players p ON p.id = b.blocked"
            " WHERE b.player = $1 ORDER BY b.blocked_at DESC, b.blocked",
            player,
        )
        return [(str(blocked), str(name)) for blocked, name in rows]

    async def is_blocked(self, player: str, others: Sequence[str]) -> bool:
        """Return whether one of the others has blocked a player."""
        rows = await self._backend.read("SELECT player FROM blocks WHERE blocked = $1", player)
        return any(row[0] in others for row in rows)


class ReportStore(Queries):
    """Reports of chat lines."""

    async def add(self, row: ReportRow) -> bool:
        """Add a report; return False if the reporter has reported the line before."""
        try:
            await self._backend.change(
                "INSERT INTO reports VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", *row
            )
        except Conflict:
            return False
        return True

    async def count_since(self, reporter: str, since: int) -> int:
        """Count the lines that a player has reported since a time."""
        rows = await self._backend.read(
            "SELECT count(*) FROM reports WHERE reporter = $1 AND reported_at > $2", reporter, since
        )
        return int(rows[0][0])

    async def unsettled(self) -> list[ReportRow]:
        """Return the reports that are not settled, oldest first."""
        rows = await self._backend.read(
            "SELECT * FROM reports WHERE settled_at IS NULL ORDER BY reported_at, id"
        )
        return [ReportRow(*row) for row in rows]

    async def settle(self, report: str, now: int) -> bool:
        """Mark a report as settled; return whether it was open."""
        rows = await self._backend.change(
            "UPDATE reports SET settled_at = $2 WHERE id = $1 AND settled_at IS NULL RETURNING id",
            report,
            now,
        )
        return bool(rows)


class ModeratorStore(Queries):
    """The accounts whom the host has named as moderators."""

    async def add(self, player: str, now: int) -> None:
        """Name a moderator."""
        await self._backend.change(
            "INSERT INTO moderators VALUES ($1, $2) ON CONFLICT (player) DO NOTHING", player, now
        )

    async def remove(self, player: str) -> bool:
        """Let a moderator be a player like others; return whether they were one."""
        rows = await self._backend.change("DELETE FROM moderators WHERE player = $1 RETURNING player", player)
        return bool(rows)

    async def has(self, player: str) -> bool:
        """Whether a player is a moderator."""
        return bool(await self._backend.read("SELECT 1 FROM moderators WHERE player = $1", player))

    async def all(self) -> set[str]:
        """Return every moderator."""
        return {str(row[0]) for row in await self._backend.read("SELECT player FROM moderators")}
