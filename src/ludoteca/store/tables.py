"""Tables: their documents, on whose revision writers race, and which process drives them."""

from collections.abc import Sequence

from .backend import Backend, Must, Statement
from .results import Ending, keep
from .rows import LogRow, MatchRow

_MATCH = "id, game, status, is_open, host, created_at, updated_at, revision, document"
_MATCH_TABLES = ("entries", "snapshots", "lines", "seen", "sitters", "results", "notices", "told", "reviews")
_MATCH_M = ", ".join(f"m.{column}" for column in _MATCH.split(", "))


class Tables(Backend):
    """The documents of tables, and their leases."""

    # --- documents

    async def add_match(self, row: MatchRow, sitters: Sequence[str], log: Sequence[LogRow] = ()) -> None:
        """A new table; one that was brought along has its log from the first moment on."""
        await self.write(
            (f"INSERT INTO matches ({_MATCH}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", row),
            *_sitters(row, sitters),
            *(("INSERT INTO entries VALUES ($1, $2, $3, $4, $5)", (row.id, *entry)) for entry in log),
        )

    async def match(self, match: str) -> MatchRow | None:
        """The table of that id."""
        rows = await self.read(f"SELECT {_MATCH} FROM matches WHERE id = $1", match)
        return MatchRow(*rows[0]) if rows else None

    async def change_match(self, row: MatchRow, sitters: Sequence[str], ending: Ending | None = None) -> int:
        """Write a table's document if nobody else did since revision `row.revision`; the new revision.

        With an `ending`, how the match ended is written as one with it.
        """
        kept = [] if ending is None else keep(ending)
        changed, *_ = await self.write(_change(row), *_sitters(row, sitters), *kept)
        return int(changed[0][0])

    async def start_match(self, row: MatchRow, sitters: Sequence[str], opening: LogRow) -> int:
        """Write the changed table and the first entry of its log as one; the new revision."""
        changed, *_ = await self.write(
            _change(row),
            ("INSERT INTO entries VALUES ($1, $2, $3, $4, $5)", (row.id, *opening)),
            *_sitters(row, sitters),
        )
        return int(changed[0][0])

    async def prunable_matches(self, before: int) -> list[str]:
        """Those that are not in play and were not changed since then."""
        rows = await self.read(
            "SELECT id FROM matches WHERE status <> 'playing' AND updated_at < $1 ORDER BY updated_at", before
        )
        return [str(row[0]) for row in rows]

    async def delete_match(self, match: str, *, keep_results: bool = False) -> bool:
        """Remove a table and everything of it; whether there was one.

        With `keep_results` statistics still know how it ended.
        """
        gone = [table for table in _MATCH_TABLES if table != "results" or not keep_results]
        rows, *_ = await self.write(
            ("DELETE FROM matches WHERE id = $1 RETURNING id", (match,)),
            *((f"DELETE FROM {table} WHERE match = $1", (match,)) for table in gone),
        )
        return bool(rows)

    async def open_matches(self, status: str, limit: int) -> list[MatchRow]:
        """The open tables that wait for people (`lobby`) or are played (`playing`), newest first."""
        rows = await self.read(
            f"SELECT {_MATCH} FROM matches WHERE status = $1 AND is_open = 1"
            " ORDER BY created_at DESC LIMIT $2",
            status,
            limit,
        )
        return [MatchRow(*row) for row in rows]

    async def matches_of(self, player: str) -> list[MatchRow]:
        """Where a player sits or sat, newest first."""
        rows = await self.read(
            f"SELECT {_MATCH} FROM matches WHERE id IN (SELECT match FROM sitters WHERE player = $1)"
            " ORDER BY updated_at DESC",
            player,
        )
        return [MatchRow(*row) for row in rows]

    async def matches_with(self, player: str) -> list[MatchRow]:
        """Where a player sits or sat, or is the host: lessons, too."""
        rows = await self.read(
            f"SELECT {_MATCH} FROM matches WHERE host = $1"
            " OR id IN (SELECT match FROM sitters WHERE player = $1)",
            player,
        )
        return [MatchRow(*row) for row in rows]

    async def unfinished_of(self, player: str) -> list[MatchRow]:
        """Where a player sits, or did, at tables that are not over."""
        rows = await self.read(
            f"SELECT {_MATCH} FROM matches WHERE id IN"
            " (SELECT match FROM sitters WHERE player = $1 AND ended_at IS NULL)",
            player,
        )
        return [MatchRow(*row) for row in rows]

    async def finished_of(
        self, player: str, before: tuple[int, str], game: str, won: bool, limit: int
    ) -> list[tuple[int, MatchRow]]:
        """The matches of a player that ended before a moment (in the same one: before a match), newest first.

        With `game` only those of one game, with `won` only those in which nobody was better. When each ended.
        """
        rows = await self.read(
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

    async def hosted(self, player: str) -> list[MatchRow]:
        """The tables that a player has put up and that are not over."""
        rows = await self.read(
            f"SELECT {_MATCH} FROM matches WHERE host = $1 AND status IN ('lobby', 'playing')", player
        )
        return [MatchRow(*row) for row in rows]

    async def all_matches(self, status: str | None = None) -> list[MatchRow]:
        """Every table, or those of one status, newest first."""
        where, values = ("", ()) if status is None else ("WHERE status = $1", (status,))
        rows = await self.read(f"SELECT {_MATCH} FROM matches {where} ORDER BY created_at DESC", *values)
        return [MatchRow(*row) for row in rows]

    # --- who moves bots and clocks

    async def drive(self, match: str, driver: str, now: int, until: int) -> bool:
        """Take the lease of a match, unless another process holds it; whether it is ours."""
        rows = await self.change(
            "UPDATE matches SET driver = $2, driven_until = $4, due_at = NULL WHERE id = $1"
            " AND (driver IS NULL OR driver = $2 OR driven_until < $3) RETURNING id",
            match,
            driver,
            now,
            until,
        )
        return bool(rows)

    async def keep_driving(self, driver: str, until: int) -> set[str]:
        """Prolong every lease of a process; which matches it still has."""
        rows = await self.change(
            "UPDATE matches SET driven_until = $2 WHERE driver = $1 RETURNING id", driver, until
        )
        return {str(row[0]) for row in rows}

    async def stop_driving(self, match: str, driver: str, due_at: int | None) -> None:
        """Give a lease back; somebody shall look again at `due_at`."""
        await self.change(
            "UPDATE matches SET driver = NULL, driven_until = NULL, due_at = $3"
            " WHERE id = $1 AND driver = $2",
            match,
            driver,
            due_at,
        )

    async def leave_alone(self, match: str, driver: str, now: int) -> None:
        """A match cannot be opened: nobody shall look, unless another process drives it."""
        await self.change(
            "UPDATE matches SET driver = NULL, driven_until = NULL, due_at = NULL WHERE id = $1"
            " AND (driver IS NULL OR driver = $2 OR driven_until < $3)",
            match,
            driver,
            now,
        )

    async def wake(self, match: str, now: int) -> None:
        """Somebody shall look at a match that no process drives: something there may be a bot's to do."""
        await self.change(
            "UPDATE matches SET due_at = $2 WHERE id = $1 AND driver IS NULL AND status = 'playing'",
            match,
            now,
        )

    async def orphans(self, now: int, limit: int) -> list[str]:
        """Matches whose driver died, or that are due."""
        rows = await self.read(
            "SELECT id FROM matches WHERE (driven_until < $1 OR due_at < $1) AND status = 'playing' LIMIT $2",
            now,
            limit,
        )
        return [str(row[0]) for row in rows]


def _change(row: MatchRow) -> Must:
    return Must(
        (
            "UPDATE matches SET status = $3, is_open = $4, host = $5, updated_at = $6, document = $7,"
            " revision = revision + 1 WHERE id = $1 AND revision = $2 RETURNING revision"
        ),
        (row.id, row.revision, row.status, row.is_open, row.host, row.updated_at, row.document),
    )


def _sitters(row: MatchRow, players: Sequence[str]) -> list[Statement]:
    """Whose lists the table is in; when it is over, since when."""
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
                (  # as it is written, not as we would have it: another process may have been quicker
                    "UPDATE sitters SET ended_at = (SELECT updated_at FROM matches WHERE id = $1"
                    " AND status IN ('over', 'closed')) WHERE match = $1 AND ended_at IS NULL"
                ),
                (row.id,),
            )
        )
    return statements
