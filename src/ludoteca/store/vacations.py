"""Vacations, in which a player's clocks do not run."""

from .backend import Must, Queries
from .rows import VacationRow


class VacationStore(Queries):
    """Vacations of players, past and present."""

    async def of(self, player: str, since: int) -> list[VacationRow]:
        """Return a player's vacations that end after a time, earliest first."""
        rows = await self._backend.read(
            "SELECT * FROM vacations WHERE player = $1 AND ends_at > $2 ORDER BY began_at", player, since
        )
        return [VacationRow(*row) for row in rows]

    async def begin(self, row: VacationRow) -> None:
        """Add a vacation; Conflict if the player is on one already."""
        await self._backend.write(
            # Locks the player's row: a second request at the same time waits here, and then sees this one.
            ("UPDATE players SET name = name WHERE id = $1", (row.player,)),
            Must(
                (
                    "INSERT INTO vacations SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT)"
                    " WHERE NOT EXISTS (SELECT 1 FROM vacations WHERE player = $1 AND ends_at > $2)"
                    " RETURNING player"
                ),
                row,
            ),
        )

    async def end(self, player: str, now: int) -> bool:
        """End a player's vacation and make their turn notices due; return whether there was one."""
        rows, _ = await self._backend.write(
            (
                "UPDATE vacations SET ends_at = $2 WHERE player = $1 AND ends_at > $2 RETURNING player",
                (player, now),
            ),
            (
                "UPDATE notices SET due_at = $2 WHERE player = $1 AND kind = 'turn' AND due_at > $2",
                (player, now),
            ),
        )
        return bool(rows)
