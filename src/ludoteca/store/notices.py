"""Where people want to be told something, and what is still to be told to whom."""

from .backend import Backend
from .rows import AddressRow, NoticeRow, PushRow


class Notices(Backend):
    """Addresses for letters and pushes, and the notices that wait to be sent."""

    # --- addresses

    async def set_address(self, row: AddressRow) -> None:
        """Letters for a player shall go there, once that is confirmed."""
        await self.change(
            "INSERT INTO addresses VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player) DO UPDATE SET"
            " email = excluded.email, language = excluded.language, secret = excluded.secret,"
            " confirmed_at = excluded.confirmed_at",
            *row,
        )

    async def address(self, player: str) -> AddressRow | None:
        """Where letters for a player go."""
        rows = await self.read("SELECT * FROM addresses WHERE player = $1", player)
        return AddressRow(*rows[0]) if rows else None

    async def confirm_address(self, secret: str, now: int) -> bool:
        """The address of that secret is right; whether there is one."""
        rows = await self.change(
            "UPDATE addresses SET confirmed_at = $2 WHERE secret = $1 RETURNING player", secret, now
        )
        return bool(rows)

    async def forget_address(self, *, player: str = "", secret: str = "") -> bool:
        """No more letters, to a player or for a secret; whether there were any to come."""
        rows = await self.change(
            "DELETE FROM addresses WHERE player = $1 OR secret = $2 RETURNING player", player, secret
        )
        return bool(rows)

    async def add_push(self, row: PushRow) -> None:
        """A browser shall be pushed; the same one again is the same."""
        await self.change(
            "INSERT INTO pushes VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint) DO UPDATE SET"
            " player = excluded.player, language = excluded.language, p256dh = excluded.p256dh,"
            " auth = excluded.auth",
            *row,
        )

    async def pushes(self, player: str) -> list[PushRow]:
        """The browsers to push for a player."""
        rows = await self.read("SELECT * FROM pushes WHERE player = $1 ORDER BY id", player)
        return [PushRow(*row) for row in rows]

    async def drop_push(self, player: str, endpoint: str) -> bool:
        """Push a browser no more; whether it was."""
        rows = await self.change(
            "DELETE FROM pushes WHERE player = $1 AND endpoint = $2 RETURNING id", player, endpoint
        )
        return bool(rows)

    # --- what is to be told

    async def add_notice(self, row: NoticeRow) -> None:
        """Tell somebody something when it is due; of the same twice the newer counts."""
        await self.change(
            "INSERT INTO notices VALUES ($1, $2, $3, $4, $5, $6)"
            " ON CONFLICT (player, match, kind)"
            " DO UPDATE SET seq = excluded.seq, due_at = excluded.due_at, attempts = 0",
            *row,
        )

    async def take_notices(self, now: int, until: int, limit: int) -> list[NoticeRow]:
        """Notices that are due, for one process alone until then: what it does not drop is left to others."""
        rows = await self.change(
            "UPDATE notices SET due_at = $2, attempts = attempts + 1 WHERE due_at <= $1"
            " AND (player, match, kind) IN"
            " (SELECT player, match, kind FROM notices WHERE due_at <= $1 ORDER BY due_at LIMIT $3)"
            " RETURNING player, match, kind, seq, due_at, attempts",
            now,
            until,
            limit,
        )
        return [NoticeRow(*row) for row in rows]

    async def drop_notice(self, notice: NoticeRow) -> None:
        """It was told, or need not be any more; one that was written anew meanwhile stays."""
        await self.change(
            "DELETE FROM notices WHERE player = $1 AND match = $2 AND kind = $3 AND seq = $4",
            notice.player,
            notice.match,
            notice.kind,
            notice.seq,
        )

    async def put_off(self, notice: NoticeRow, due_at: int) -> None:
        """Try again then."""
        await self.change(
            "UPDATE notices SET due_at = $5 WHERE player = $1 AND match = $2 AND kind = $3 AND seq = $4",
            notice.player,
            notice.match,
            notice.kind,
            notice.seq,
            due_at,
        )

    async def mark_told(self, player: str, match: str, seq: int) -> None:
        """They were told of a match up to there."""
        await self.change(
            "INSERT INTO told VALUES ($1, $2, $3)"
            " ON CONFLICT (player, match) DO UPDATE SET seq = excluded.seq",
            player,
            match,
            seq,
        )

    async def told(self, player: str, match: str) -> int:
        """Up to which entry of a match they were told; -1 if they never were."""
        rows = await self.read("SELECT seq FROM told WHERE player = $1 AND match = $2", player, match)
        return int(rows[0][0]) if rows else -1

    async def last_entry(self, match: str) -> int:
        """The number of the newest entry of a log; -1 if it has none."""
        rows = await self.read("SELECT coalesce(max(seq), -1) FROM entries WHERE match = $1", match)
        return int(rows[0][0])
