"""The journal of a match: chat and remarks, numbered lines beside the log."""

from .backend import Must, Queries
from .errors import Conflict, Missing
from .requests import record_request
from .rows import RequestRow


class JournalStore(Queries):
    """Journal lines of matches."""

    async def add(
        self,
        match: str,
        body: str,
        request: RequestRow | None = None,
        at: int = 0,
        player: str | None = None,
    ) -> int:
        """Add a line, of or about a player, and return its number; Missing if there is no such match.

        A `request`, carried out at time `at`, is kept in the same transaction: Conflict if it is known.
        """
        line = Must(
            "INSERT INTO lines SELECT id,"
            " (SELECT coalesce(max(number) + 1, 0) FROM lines WHERE match = $1),"
            " CAST($2 AS TEXT) FROM matches WHERE id = $1"
            " ON CONFLICT (match, number) DO NOTHING RETURNING number",
            (match, body),
        )
        kept = [] if request is None else [record_request(match, request, 0, at)]
        if player is not None:
            author = "INSERT INTO authors VALUES ($1, $2) ON CONFLICT (player, match) DO NOTHING"
            kept.append((author, (player, match)))
        while True:
            try:
                added, *_ = await self._backend.write(line, *kept)
                return int(added[0][0])
            except Conflict:
                if request is not None and await self._backend.read(
                    "SELECT 1 FROM requests WHERE match = $1 AND key = $2", match, request.key
                ):
                    raise
                # Either another process has taken the number, or the match does not exist.
                if not await self._backend.read("SELECT 1 FROM matches WHERE id = $1", match):
                    raise Missing(match) from None

    async def last(self, match: str) -> int:
        """Return the number of the newest line; -1 if the journal is empty."""
        rows = await self._backend.read("SELECT coalesce(max(number), -1) FROM lines WHERE match = $1", match)
        return int(rows[0][0])

    async def change(self, match: str, number: int, body: str) -> bool:
        """Replace a line; return whether there was one."""
        rows = await self._backend.change(
            "UPDATE lines SET body = $3 WHERE match = $1 AND number = $2 RETURNING number",
            match,
            number,
            body,
        )
        return bool(rows)

    async def line(self, match: str, number: int) -> str | None:
        """Return a line by its number."""
        rows = await self._backend.read(
            "SELECT body FROM lines WHERE match = $1 AND number = $2", match, number
        )
        return str(rows[0][0]) if rows else None

    async def lines(self, match: str, since: int, limit: int) -> list[tuple[int, str]]:
        """Return the newest `limit` lines after number `since`, oldest first."""
        rows = await self._backend.read(
            "SELECT number, body FROM lines WHERE match = $1 AND number > $2 ORDER BY number DESC LIMIT $3",
            match,
            since,
            limit,
        )
        return [(int(number), str(body)) for number, body in reversed(rows)]

    async def lines_of(self, player: str) -> list[tuple[str, int, str]]:
        """Return every line of a player as match, number and body."""
        rows = await self._backend.read(
            "SELECT l.match, l.number, l.body FROM authors a JOIN lines l ON l.match = a.match"
            " WHERE a.player = $1 AND l.body LIKE $2",
            player,
            f'%"player":"{player}"%',
        )
        return [(str(match), int(number), str(body)) for match, number, body in rows]
