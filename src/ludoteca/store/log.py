"""The log of a match, snapshots of its position, and up to where each player has read it."""

from .backend import Queries
from .rows import LogRow, SnapshotRow


class LogStore(Queries):
    """Log entries, snapshots and read marks."""

    async def append(self, match: str, row: LogRow, revision: int) -> None:
        """Add an entry, durable when this returns.

        Conflict if the log has an entry of that number or the table another revision, Missing if there is no
        such match.
        """
        await self._backend.append(match, row, revision)

    async def entries(self, match: str, since: int = -1) -> list[LogRow]:
        """Return the entries after number `since`."""
        rows = await self._backend.read(
            "SELECT seq, request, body, clocks, content FROM entries"
            " WHERE match = $1 AND seq > $2 ORDER BY seq",
            match,
            since,
        )
        return [LogRow(*row) for row in rows]

    async def last(self, match: str) -> int:
        """Return the number of the newest entry; -1 if the log is empty."""
        rows = await self._backend.read("SELECT coalesce(max(seq), -1) FROM entries WHERE match = $1", match)
        return int(rows[0][0])

    async def save_snapshot(self, match: str, row: SnapshotRow) -> None:
        """Keep a position of a match, so that loading it replays fewer entries."""
        await self._backend.change(
            "INSERT INTO snapshots VALUES ($1, $2, $3, $4) ON CONFLICT (match) DO UPDATE"
            " SET seq = excluded.seq, fingerprint = excluded.fingerprint, position = excluded.position",
            match,
            *row,
        )

    async def snapshot(self, match: str) -> SnapshotRow | None:
        """Return the snapshot of a match."""
        rows = await self._backend.read(
            "SELECT seq, fingerprint, position FROM snapshots WHERE match = $1", match
        )
        return SnapshotRow(*rows[0]) if rows else None

    async def mark_seen(self, player: str, match: str, seq: int) -> None:
        """Record that a player has seen a match up to an entry; a lower number than before is ignored."""
        await self._backend.change(
            "INSERT INTO seen VALUES ($1, $2, $3)"
            " ON CONFLICT (player, match) DO UPDATE SET seq = excluded.seq WHERE excluded.seq > seen.seq",
            player,
            match,
            seq,
        )

    async def seen(self, player: str, match: str) -> int:
        """Return the entry up to which a player has seen a match; -1 if never."""
        rows = await self._backend.read(
            "SELECT seq FROM seen WHERE player = $1 AND match = $2", player, match
        )
        return int(rows[0][0]) if rows else -1
