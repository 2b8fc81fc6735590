"""What happened: the log of a match with its snapshots, the journal beside it, and who has looked how far."""

from .backend import Backend
from .errors import Missing
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
        """Add a line to the journal; its number. Missing if there is no such match (any more)."""
        while True:
            rows = await self.change(
                "INSERT INTO lines SELECT id,"
                " (SELECT coalesce(max(number) + 1, 0) FROM lines WHERE match = $1),"
                " CAST($2 AS TEXT) FROM matches WHERE id = $1"
                " ON CONFLICT (match, number) DO NOTHING RETURNING number",
                match,
                body,
            )
            if rows:
                return int(rows[0][0])
            # Another process may have taken the number; or there is nothing to add a line to.
            if not await self.read("SELECT 1 FROM matches WHERE id = $1", match):
                raise Missing(match)

    async def last_line(self, match: str) -> int:
        """The number of the newest line of the journal; -1 if it has none."""
        rows = await self.read("SELECT coalesce(max(number), -1) FROM lines WHERE match = $1", match)
        return int(rows[0][0])

    async def change_line(self, match: str, number: int, body: str) -> bool:
        """Put something else in place of a line; whether there was one."""
        rows = await self.change(
            "UPDATE lines SET body = $3 WHERE match = $1 AND number = $2 RETURNING number",
            match,
            number,
            body,
        )
        return bool(rows)

    async def line(self, match: str, number: int) -> str | None:
        """A line of the journal."""
        rows = await self.read("SELECT body FROM lines WHERE match = $1 AND number = $2", match, number)
        return str(rows[0][0]) if rows else None

    async def lines(self, match: str, since: int, limit: int) -> list[tuple[int, str]]:
        """The newest lines of the journal after number `since`, oldest first."""
        rows = await self.read(
            "SELECT number, body FROM lines WHERE match = $1 AND number > $2 ORDER BY number DESC LIMIT $3",
            match,
            since,
            limit,
        )
        return [(int(number), str(body)) for number, body in reversed(rows)]

    async def lines_of(self, player: str) -> list[tuple[str, int, str]]:
        """Every line that names a player, wherever it is. Looks at all lines: it is asked when they leave."""
        rows = await self.read(
            "SELECT match, number, body FROM lines WHERE body LIKE $1", f'%"player":"{player}"%'
        )
        return [(str(match), int(number), str(body)) for match, number, body in rows]

    async def mark_seen(self, player: str, match: str, seq: int) -> None:
        """A player has looked up to an entry; a page that is behind does not make it unseen."""
        await self.change(
            "INSERT INTO seen VALUES ($1, $2, $3)"
            " ON CONFLICT (player, match) DO UPDATE SET seq = excluded.seq WHERE excluded.seq > seen.seq",
            player,
            match,
            seq,
        )

    async def seen(self, player: str, match: str) -> int:
        """Up to which entry a player has looked."""
        rows = await self.read("SELECT seq FROM seen WHERE player = $1 AND match = $2", player, match)
        return int(rows[0][0]) if rows else -1
