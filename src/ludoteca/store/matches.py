"""Documents of matches, changed by compare-and-set on their revision."""

from collections.abc import Sequence

from .backend import Must, Queries, Statement
from .requests import record_request
from .results import Ending, record
from .rows import Head, LogRow, MatchRow, RequestRow

_MATCH = "id, game, status, is_open, host, created_at, updated_at, revision, document"
_ENTRY = "INSERT INTO entries (match, seq, request, body, clocks, content) VALUES ($1, $2, $3, $4, $5, $6)"
_MATCH_TABLES = (
    "entries",
    "snapshots",
    "lines",
    "authors",
    "seen",
    "sitters",
    "results",
    "notices",
    "told",
    "reviews",
    "requests",
)
_MATCH_M = ", ".join(f"m.{column}" for column in _MATCH.split(", "))


class MatchStore(Queries):
    """Documents of matches, and the lists in which they appear."""

    async def add(self, row: MatchRow, sitters: Sequence[str], log: Sequence[LogRow] = ()) -> None:
        """Add a match; an imported one with its whole log."""
        size = len(row.document) + sum(len(entry.body) for entry in log)
        await self._backend.write(
            (
                f"INSERT INTO matches ({_MATCH}, size) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
                (*row, size),
            ),
            *_sitters(row, sitters),
            *((_ENTRY, (row.id, *entry)) for entry in log),
        )

    async def find(self, match: str) -> MatchRow | None:
        """Return a match by id."""
        rows = await self._backend.read(f"SELECT {_MATCH} FROM matches WHERE id = $1", match)
        return MatchRow(*rows[0]) if rows else None

    async def head(self, match: str) -> Head | None:
        """Return how far a match has got; None if there is no such match."""
        rows = await self._backend.read(
            "SELECT revision, (SELECT coalesce(max(seq), -1) FROM entries WHERE match = $1)"
            " FROM matches WHERE id = $1",
            match,
        )
        return Head(*rows[0]) if rows else None

    async def change(
        self,
        row: MatchRow,
        seq: int,
        sitters: Sequence[str],
        ending: Ending | None = None,
        request: RequestRow | None = None,
    ) -> int:
        """Replace the document that has revision `row.revision`; return the new revision.

        Conflict if another writer was first: the document has another revision, or the newest log entry is
        not `seq`. An `ending` and the `request` that led to it are written in the same transaction.
        """
        changed, *_ = await self._backend.write(
            *_change(row, seq),
            *_sitters(row, sitters),
            *([] if ending is None else record(ending)),
            *_request(row, request),
        )
        return int(changed[0][0])

    async def start(
        self, row: MatchRow, sitters: Sequence[str], opening: LogRow, request: RequestRow | None = None
    ) -> int:
        """Replace the document and add the first log entry in one transaction; return the new revision."""
        changed, *_ = await self._backend.write(
            *_change(row, -1), (_ENTRY, (row.id, *opening)), *_sitters(row, sitters), *_request(row, request)
        )
        return int(changed[0][0])

    async def prunable(self, before: int) -> list[str]:
        """Return matches that are not in play and were last changed before a time."""
        rows = await self._backend.read(
            "SELECT id FROM matches WHERE status <> 'playing' AND updated_at < $1 ORDER BY updated_at", before
        )
        return [str(row[0]) for row in rows]

    async def delete(self, match: str, *, keep_results: bool = False) -> bool:
        """Delete a match with everything that belongs to it; return whether there was one.

        With `keep_results` its results still count in statistics.
        """
        gone = [table for table in _MATCH_TABLES if table != "results" or not keep_results]
        rows, *_ = await self._backend.write(
            ("DELETE FROM matches WHERE id = $1 RETURNING id", (match,)),
            *((f"DELETE FROM {table} WHERE match = $1", (match,)) for table in gone),
        )
        return bool(rows)

    async def public(self, status: str, limit: int) -> list[MatchRow]:
        """Return the public matches of a status (`lobby` or `playing`), newest first."""
        rows = await self._backend.read(
            f"SELECT {_MATCH} FROM matches WHERE status = $1 AND is_open = 1"
            " ORDER BY created_at DESC LIMIT $2",
            status,
            limit,
        )
        return [MatchRow(*row) for row in rows]

    async def of(self, player: str) -> list[MatchRow]:
        """Return the matches in which a player has or had a seat, last changed first."""
        rows = await self._backend.read(
            f"SELECT {_MATCH} FROM matches WHERE id IN (SELECT match FROM sitters WHERE player = $1)"
            " ORDER BY updated_at DESC",
            player,
        )
        return [MatchRow(*row) for row in rows]

    async def involving(self, player: str) -> list[MatchRow]:
        """Return the matches in which a player has or had a seat or is the host (lessons, too)."""
        rows = await self._backend.read(
            f"SELECT {_MATCH} FROM matches WHERE host = $1"
            " OR id IN (SELECT match FROM sitters WHERE player = $1)",
            player,
        )
        return [MatchRow(*row) for row in rows]

    async def unfinished_of(self, player: str) -> list[MatchRow]:
        """Return the matches that are not over in which a player has or had a seat."""
        rows = await self._backend.read(
            f"SELECT {_MATCH} FROM matches WHERE id IN"
            " (SELECT match FROM sitters WHERE player = $1 AND ended_at IS NULL)",
            player,
        )
        return [MatchRow(*row) for row in rows]

    async def finished_of(
        self, player: str, before: tuple[int, str], game: str, won: bool, limit: int
    ) -> list[tuple[int, MatchRow]]:
        """Return a player's finished matches, newest first, each with the time of its end.

        `before` is the end and id of the last match of the previous page. With `game` only matches of that
        game, with `won` only those in which the player came first.
        """
        rows = await self._backend.read(
            f"SELECT ended_at, {_MATCH_M} FROM sitters JOIN matches m ON m.id = sitters.match"
            " WHERE player = $1 AND ended_at IS NOT NULL"
            " AND (ended_at, match) < (CAST($2 AS BIGINT), CAST($3 AS TEXT))"
            " AND (CAST($4 AS TEXT) = '' OR sitters.game = $4)"
            " AND (CAST($5 AS INTEGER) = 0 OR EXISTS (SELECT 1 FROM results r"
            " WHERE r.match = m.id AND r.player = $1 AND r.place = 1))"
            " ORDER BY ended_at DESC, match DESC LIMIT $6",
            player,
            *before,
            game,
            int(won),
            limit,
        )
        return [(int(row[0]), MatchRow(*row[1:])) for row in rows]

    async def hosted_by(self, player: str) -> list[MatchRow]:
        """Return the matches that a player hosts and that are not over."""
        rows = await self._backend.read(
            f"SELECT {_MATCH} FROM matches WHERE host = $1 AND status IN ('lobby', 'playing')", player
        )
        return [MatchRow(*row) for row in rows]

    async def kept_by(self, host: str) -> tuple[int, int]:
        """Return how many matches a host has, in play and over, and their bytes on disk."""
        rows = await self._backend.read(
            "SELECT count(*), CAST(coalesce(sum(size), 0) AS BIGINT) FROM matches WHERE host = $1", host
        )
        return int(rows[0][0]), int(rows[0][1])

    async def count_by_status(self) -> dict[str, int]:
        """Return how many matches wait and how many are in play."""
        rows = await self._backend.read(
            "SELECT status, count(*) FROM matches WHERE status IN ('lobby', 'playing') GROUP BY status"
        )
        return {str(status): int(count) for status, count in rows}

    async def has_any(self) -> bool:
        """Whether there is any match."""
        return bool(await self._backend.read("SELECT 1 FROM matches LIMIT 1"))

    async def all(self, status: str | None = None) -> list[MatchRow]:
        """Return every match, or those of one status, newest first."""
        where, values = ("", ()) if status is None else ("WHERE status = $1", (status,))
        rows = await self._backend.read(
            f"SELECT {_MATCH} FROM matches {where} ORDER BY created_at DESC", *values
        )
        return [MatchRow(*row) for row in rows]


def _change(row: MatchRow, seq: int) -> tuple[Must, Must]:
    """Return the statements that replace a document if its match has got exactly as far as the writer knows.

    The first locks the match, so that the second sees every entry that was appended before.
    """
    replace = Must(
        (
            "UPDATE matches SET status = $3, is_open = $4, host = $5, updated_at = $6, document = $7,"
            " size = CASE WHEN $3 IN ('over', 'closed') THEN length($7)"
            " + (SELECT coalesce(sum(length(body)), 0) FROM entries WHERE match = $1) ELSE size END,"
            " revision = revision + 1 WHERE id = $1 AND revision = $2 RETURNING revision"
        ),
        (row.id, row.revision, row.status, row.is_open, row.host, row.updated_at, row.document),
    )
    newest = "SELECT 1 WHERE (SELECT coalesce(max(seq), -1) FROM entries WHERE match = $1) = $2"
    return replace, Must(newest, (row.id, seq))


def _request(row: MatchRow, request: RequestRow | None) -> list[Statement]:
    if request is None:
        return []
    return [record_request(row.id, request, row.revision + 1, row.updated_at)]


def _sitters(row: MatchRow, players: Sequence[str]) -> list[Statement]:
    """Return the statements that enter a match into the lists of its players, with its end if it is over."""
    statements: list[Statement] = [
        (
            (
                "INSERT INTO sitters (player, match, game) VALUES ($1, $2, $3)"
                " ON CONFLICT (player, match) DO NOTHING"
            ),
            (player, row.id, row.game),
        )
        for player in players
    ]
    if row.status in ("over", "closed"):
        statements.append(
            (
                (  # the stored time, not row.updated_at: another process may have ended it first
                    "UPDATE sitters SET ended_at = (SELECT updated_at FROM matches WHERE id = $1"
                    " AND status IN ('over', 'closed')) WHERE match = $1 AND ended_at IS NULL"
                ),
                (row.id,),
            )
        )
    return statements
