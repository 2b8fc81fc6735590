"""What happened: the log of a match with its snapshots, the journal beside it, and who has looked how far."""

from .backend import Backend, Rows
from .rows import LogRow, SnapshotRow


class Logs(Backend):
    """Logs and journals."""

    # --- the log

    async def log(self, match: str, since: int = -1) -> list[LogRow]:
        """The entries after number `since`."""
        rows = await self.read(
            "SELECT seq, request, body, clocks FROM entries WHERE match = $1 AND seq > $2 ORDER BY seq",
            match,
            since,
        )
        return [LogRow(*row) for row in rows]

    async def save_snapshot(self, match: str, row: SnapshotRow) -> None:
        """Keep how a match stands, to be quicker the next time."""
        await self.change(
            "INSERT INTO snapshots VALUES ($1, $2, $3, $4) ON CONFLICT (match) DO UPDATE"
            " SET seq = excluded.seq, fingerprint = excluded.fingerprint, position = excluded.position",
            match,
            *row,
        )

    async def snapshot(self, match: str) -> SnapshotRow | None:
        """How a match once stood."""
        rows = await self.read("SELECT seq, fingerprint, position FROM snapshots WHERE match = $1", match)
        return SnapshotRow(*rows[0]) if rows else None

    # --- the journal, and who has looked

    async def add_line(self, match: str, body: str) -> int:
        """Add a line to the journal; its number."""
        rows: Rows = []
        while not rows:  # another process may have taken the number
            rows = await self.change(
                "INSERT INTO lines SELECT CAST($1 AS TEXT), coalesce(max(number) + 1, 0),"
                " CAST($2 AS TEXT) FROM lines WHERE match = $1"
                " ON CONFLICT (match, number) DO NOTHING RETURNING number",
                match,
                body,
            )
        return int(rows[0][0])

    async def lines(self, match: str, since: int, limit: int) -> list[tuple[int, str]]:
        """The newest lines of the journal after number `since`, oldest first."""
        rows = await self.read(
            "SELECT number, body FROM lines WHERE match = $1 AND number > $2 ORDER BY number DESC LIMIT $3",
            match,
            since,
            limit,
        )
        return [(int(number), str(body)) for number, body in reversed(rows)]

    async def mark_seen(self, player: str, match: str, seq: int) -> None:
        """A player has looked up to an entry."""
        await self.change(
            "INSERT INTO seen VALUES ($1, $2, $3)"
            " ON CONFLICT (player, match) DO UPDATE SET seq = excluded.seq",
            player,
            match,
            seq,
        )

    async def seen(self, player: str, match: str) -> int:
        """Up to which entry a player has looked."""
        rows = await self.read("SELECT seq FROM seen WHERE player = $1 AND match = $2", player, match)
        return int(rows[0][0]) if rows else -1
