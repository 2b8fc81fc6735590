"""The store's questions and answers in the SQL that SQLite and PostgreSQL share.

A back end brings three things: reading rows, writing statements as one, and news from other processes.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .errors import Conflict
from .rows import (
    HookRow,
    LogRow,
    MatchRow,
    PlayerRow,
    RatingRow,
    ResultRow,
    SessionRow,
    SnapshotRow,
    TallyRow,
)

Statement = tuple[str, tuple[Any, ...]]
"""SQL with `$1` … and the values."""
Rows = list[tuple[Any, ...]]


class News(NamedTuple):
    """What another process said."""

    process: str
    what: str
    match: str
    about: str


Listener = Callable[[News], None]

Written = Callable[[Exception | None], None]
"""Called with what went wrong, or None."""

_MATCH = "id, game, status, is_open, host, created_at, updated_at, revision, document"
_MATCH_TABLES = ("entries", "snapshots", "lines", "seen", "sitters", "results")


class Store(ABC):
    """Players, tables, logs and everything around them."""

    # --- what a back end brings

    @abstractmethod
    async def read(self, sql: str, *values: Any) -> Rows:
        """The rows of a question."""

    @abstractmethod
    async def write(self, *statements: Statement) -> list[Rows]:
        """All of it or nothing; when it returns, a power cut loses nothing. The rows of each `RETURNING`."""

    async def change(self, sql: str, *values: Any) -> Rows:
        """Write one statement."""
        (rows,) = await self.write((sql, values))
        return rows

    @abstractmethod
    def append_soon(self, match: str, row: LogRow, then: Written) -> None:
        """`append` without waiting: calls back when the entry is durable, or with what went wrong."""

    @abstractmethod
    def announce(self, what: str, match: str, about: str = "") -> None:
        """Tell the other processes, soon: words without blanks."""

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Call back with what other processes say."""

    @abstractmethod
    async def backup(self, target: str) -> None:
        """Copy the whole database while it is in use."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is left and let go."""

    # --- players and sessions

    async def add_player(self, row: PlayerRow) -> None:
        """Somebody came in."""
        await self.change("INSERT INTO players VALUES ($1, $2, $3, $4, $5)", *row)

    async def player(self, player: str) -> PlayerRow | None:
        """Who that is."""
        rows = await self.read("SELECT * FROM players WHERE id = $1", player)
        return PlayerRow(*rows[0]) if rows else None

    async def account(self, name_key: str) -> PlayerRow | None:
        """The account of that name."""
        rows = await self.read("SELECT * FROM players WHERE name_key = $1", name_key)
        return PlayerRow(*rows[0]) if rows else None

    async def names(self, players: Sequence[str]) -> dict[str, str]:
        """What they are called."""
        found: dict[str, str] = {}
        for player in players:
            found.update(await self.read("SELECT id, name FROM players WHERE id = $1", player))
        return found

    async def rename_player(self, player: str, name: str) -> None:
        """A guest changes the name."""
        await self.change("UPDATE players SET name = $2 WHERE id = $1", player, name)

    async def make_account(self, player: str, name: str, name_key: str, password: str) -> None:
        """A guest gets a name of their own and a password; Conflict if the name is taken."""
        rows = await self.change(
            "UPDATE players SET name = $2, name_key = $3, password = $4 WHERE id = $1"
            " AND NOT EXISTS (SELECT 1 FROM players other WHERE other.name_key = $3) RETURNING id",
            player,
            name,
            name_key,
            password,
        )
        if not rows:
            raise Conflict(name)

    async def add_session(self, row: SessionRow) -> None:
        """A browser or program will be known from now on."""
        await self.change("INSERT INTO sessions VALUES ($1, $2, $3, $4, $5, $6, $7)", *row)

    async def session(self, token: str, now: int) -> tuple[SessionRow, PlayerRow] | None:
        """Whose session that is, if it has not ended."""
        rows = await self.read(
            "SELECT s.*, p.* FROM sessions s JOIN players p ON p.id = s.player"
            " WHERE s.token = $1 AND s.expires_at > $2",
            token,
            now,
        )
        if not rows:
            return None
        width = len(SessionRow._fields)
        return SessionRow(*rows[0][:width]), PlayerRow(*rows[0][width:])

    async def sessions_of(self, player: str, kind: str) -> list[SessionRow]:
        """The sessions of one kind that a player has."""
        rows = await self.read(
            "SELECT * FROM sessions WHERE player = $1 AND kind = $2 ORDER BY created_at", player, kind
        )
        return [SessionRow(*row) for row in rows]

    async def end_session(self, player: str, session: str) -> bool:
        """Forget a session; whether there was one."""
        rows = await self.change(
            "DELETE FROM sessions WHERE player = $1 AND id = $2 RETURNING id", player, session
        )
        return bool(rows)

    async def forget_expired(self, now: int) -> None:
        """Sweep out sessions that have ended."""
        await self.change("DELETE FROM sessions WHERE expires_at <= $1", now)

    # --- tables

    async def add_match(self, row: MatchRow, sitters: Sequence[str]) -> None:
        """A new table."""
        await self.write(
            (f"INSERT INTO matches ({_MATCH}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", row),
            *_sitters(row.id, sitters),
        )

    async def match(self, match: str) -> MatchRow | None:
        """The table of that id."""
        rows = await self.read(f"SELECT {_MATCH} FROM matches WHERE id = $1", match)
        return MatchRow(*rows[0]) if rows else None

    async def change_match(self, row: MatchRow, sitters: Sequence[str]) -> int:
        """Write a table's document if nobody else did since revision `row.revision`; the new revision."""
        changed, *_ = await self.write(_change(row), *_sitters(row.id, sitters))
        if not changed:
            raise Conflict(row.id)
        return int(changed[0][0])

    async def start_match(self, row: MatchRow, sitters: Sequence[str], opening: LogRow) -> int:
        """Write the changed table and the first entry of its log as one; the new revision."""
        changed, *_ = await self.write(
            _change(row),
            (
                (
                    "INSERT INTO entries SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT),"
                    " CAST($5 AS TEXT) FROM matches WHERE id = $1 AND status = 'playing'"
                    " ON CONFLICT (match, seq) DO NOTHING"
                ),
                (row.id, *opening),
            ),
            *_sitters(row.id, sitters),
        )
        if not changed:
            raise Conflict(row.id)
        return int(changed[0][0])

    async def delete_match(self, match: str) -> bool:
        """Remove a table and everything of it; whether there was one."""
        rows, *_ = await self.write(
            ("DELETE FROM matches WHERE id = $1 RETURNING id", (match,)),
            *((f"DELETE FROM {table} WHERE match = $1", (match,)) for table in _MATCH_TABLES),
        )
        return bool(rows)

    async def open_matches(self, limit: int) -> list[MatchRow]:
        """The lobby, newest first."""
        rows = await self.read(
            f"SELECT {_MATCH} FROM matches WHERE status = 'lobby' AND is_open = 1"
            " ORDER BY created_at DESC LIMIT $1",
            limit,
        )
        return [MatchRow(*row) for row in rows]

    async def matches_of(self, player: str, limit: int) -> list[MatchRow]:
        """Where a player sits or sat, newest first."""
        rows = await self.read(
            f"SELECT {_MATCH} FROM matches WHERE id IN (SELECT match FROM sitters WHERE player = $1)"
            " ORDER BY updated_at DESC LIMIT $2",
            player,
            limit,
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

    async def keep_driving(self, driver: str, until: int) -> None:
        """Prolong every lease of a process."""
        await self.change("UPDATE matches SET driven_until = $2 WHERE driver = $1", driver, until)

    async def stop_driving(self, match: str, driver: str, due_at: int | None) -> None:
        """Give a lease back; somebody shall look again at `due_at`."""
        await self.change(
            "UPDATE matches SET driver = NULL, driven_until = NULL, due_at = $3"
            " WHERE id = $1 AND driver = $2",
            match,
            driver,
            due_at,
        )

    async def orphans(self, now: int, limit: int) -> list[str]:
        """Matches whose driver died, or that are due."""
        rows = await self.read(
            "SELECT id FROM matches WHERE (driven_until < $1 OR due_at < $1) AND status = 'playing' LIMIT $2",
            now,
            limit,
        )
        return [str(row[0]) for row in rows]

    # --- the log

    async def append(self, match: str, row: LogRow) -> None:
        """Add an entry to a log; Conflict if the log already has one of that number."""
        rows = await self.change(
            "INSERT INTO entries (match, seq, request, body, clocks) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (match, seq) DO NOTHING RETURNING seq",
            match,
            *row,
        )
        if not rows:
            raise Conflict(match)

    async def append_all(self, match: str, log: Sequence[LogRow]) -> None:
        """Add many entries at once, for an imported match."""
        await self.write(*(("INSERT INTO entries VALUES ($1, $2, $3, $4, $5)", (match, *row)) for row in log))

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
            "INSERT INTO snapshots VALUES ($1, $2, $3)"
            " ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, position = excluded.position",
            match,
            *row,
        )

    async def snapshot(self, match: str) -> SnapshotRow | None:
        """How a match once stood."""
        rows = await self.read("SELECT seq, position FROM snapshots WHERE match = $1", match)
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

    # --- hooks

    async def add_hook(self, row: HookRow) -> None:
        """Call an address for a player."""
        await self.change("INSERT INTO hooks VALUES ($1, $2, $3, $4)", *row)

    async def hooks(self, player: str) -> list[HookRow]:
        """The addresses called for a player."""
        rows = await self.read("SELECT * FROM hooks WHERE player = $1 ORDER BY id", player)
        return [HookRow(*row) for row in rows]

    async def drop_hook(self, player: str, hook: str) -> bool:
        """Call an address no more; whether there was one."""
        rows = await self.change("DELETE FROM hooks WHERE player = $1 AND id = $2 RETURNING id", player, hook)
        return bool(rows)

    # --- results

    async def record_results(
        self,
        match: str,
        game: str,
        results: Sequence[ResultRow],
        ratings: Sequence[RatingRow],
        ended_at: int,
    ) -> bool:
        """Keep how a match ended and what that does to ratings; False if that was done before."""
        if await self.read("SELECT 1 FROM results WHERE match = $1", match):
            return False
        result = "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7)"
        rating = (
            "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player, game)"
            " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches"
        )
        await self.write(
            *((result, (match, r.seat, game, r.player, r.place, r.score, ended_at)) for r in results),
            *((rating, row) for row in ratings),
        )
        return True

    async def rating(self, player: str, game: str) -> RatingRow | None:
        """How strong a player is at a game, if that is known."""
        rows = await self.read("SELECT * FROM ratings WHERE player = $1 AND game = $2", player, game)
        return RatingRow(*rows[0]) if rows else None

    async def best_rated(self, game: str, limit: int) -> list[RatingRow]:
        """The strongest of a game, by a careful guess."""
        rows = await self.read(
            "SELECT * FROM ratings WHERE game = $1 ORDER BY mu - 3 * sigma DESC LIMIT $2", game, limit
        )
        return [RatingRow(*row) for row in rows]

    async def tallies(self, player: str) -> list[TallyRow]:
        """What a player did, game by game."""
        rows = await self.read(
            "SELECT game, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), max(score),"
            " CAST(avg(place) AS DOUBLE PRECISION) FROM results WHERE player = $1"
            " GROUP BY game ORDER BY game",
            player,
        )
        return [TallyRow(*row) for row in rows]


def _change(row: MatchRow) -> Statement:
    return (
        (
            "UPDATE matches SET status = $3, is_open = $4, host = $5, updated_at = $6, document = $7,"
            " revision = revision + 1 WHERE id = $1 AND revision = $2 RETURNING revision"
        ),
        (row.id, row.revision, row.status, row.is_open, row.host, row.updated_at, row.document),
    )


def _sitters(match: str, players: Sequence[str]) -> list[Statement]:
    return [
        ("INSERT INTO sitters VALUES ($1, $2) ON CONFLICT (player, match) DO NOTHING", (player, match))
        for player in players
    ]
