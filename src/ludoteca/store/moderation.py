"""What people ask of each other and of the house: vacations, blocks, reports."""

from collections.abc import Sequence

from .backend import Backend, Must
from .errors import Conflict
from .friends import parted
from .rows import ReportRow, VacationRow


class Moderation(Backend):
    """Who is away, who wants nothing to do with whom, which lines were reported."""

    # --- vacations

    async def vacations(self, player: str, since: int) -> list[VacationRow]:
        """The vacations of a player that end after a moment, earliest first."""
        rows = await self.read(
            "SELECT * FROM vacations WHERE player = $1 AND ends_at > $2 ORDER BY began_at", player, since
        )
        return [VacationRow(*row) for row in rows]

    async def begin_vacation(self, row: VacationRow) -> None:
        """A player is away from now on; Conflict if they are already."""
        await self.write(
            # whoever asks for the same player at the same time waits here, and then sees this vacation
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

    async def end_vacation(self, player: str, now: int) -> bool:
        """A player is back; whether they were away."""
        rows, _ = await self.write(
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

    # --- blocks

    async def block(self, player: str, blocked: str, now: int) -> None:
        """A player wants nothing to do with another; friends they are no more."""
        await self.write(
            (
                "INSERT INTO blocks VALUES ($1, $2, $3) ON CONFLICT (player, blocked) DO NOTHING",
                (player, blocked, now),
            ),
            parted(player, blocked),
        )

    async def unblock(self, player: str, blocked: str) -> bool:
        """A player does not mind another any more; whether they did."""
        rows = await self.change(
            "DELETE FROM blocks WHERE player = $1 AND blocked = $2 RETURNING blocked", player, blocked
        )
        return bool(rows)

    async def blocked_by(self, player: str) -> list[tuple[str, str]]:
        """Whom a player has blocked, with their names, newest first."""
        rows = await self.read(
            "SELECT b.blocked, p.name FROM blocks b JOIN players p ON p.id = b.blocked"
            " WHERE b.player = $1 ORDER BY b.blocked_at DESC, b.blocked",
            player,
        )
        return [(str(blocked), str(name)) for blocked, name in rows]

    async def is_blocked(self, player: str, others: Sequence[str]) -> bool:
        """Whether one of the others has blocked a player."""
        rows = await self.read("SELECT player FROM blocks WHERE blocked = $1", player)
        return any(row[0] in others for row in rows)

    # --- reports

    async def report(self, row: ReportRow) -> bool:
        """Keep a line that somebody reported; whether it is the first time."""
        try:
            await self.change("INSERT INTO reports VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", *row)
        except Conflict:
            return False
        return True

    async def reports_since(self, reporter: str, since: int) -> int:
        """How many lines somebody has reported since then."""
        rows = await self.read(
            "SELECT count(*) FROM reports WHERE reporter = $1 AND reported_at > $2", reporter, since
        )
        return int(rows[0][0])

    async def open_reports(self) -> list[ReportRow]:
        """The reports that nobody has settled yet, oldest first."""
        rows = await self.read("SELECT * FROM reports WHERE settled_at IS NULL ORDER BY reported_at, id")
        return [ReportRow(*row) for row in rows]

    async def settle_report(self, report: str, now: int) -> bool:
        """Somebody who looks after the house has seen to it; whether it was open."""
        rows = await self.change(
            "UPDATE reports SET settled_at = $2 WHERE id = $1 AND settled_at IS NULL RETURNING id",
            report,
            now,
        )
        return bool(rows)
