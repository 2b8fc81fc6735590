"""The PostgreSQL back end, for many processes on one database.

Processes that append to the same log race on the key `(match, seq)`.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg

from .appending import Appender
from .backend import Backend, Must, Rows, Statement
from .backups import BATCH, kept_tables, path_before_migration, reading_backup, tables_of, writing_backup
from .connecting import borrow, make_pool
from .errors import Conflict, Unavailable, Unusable
from .migrate import require_current, steps_from
from .postgres_notes import PostgresNotes, remove_notes
from .postgres_notify import PostgresNotify
from .rows import LogRow
from .segments import Segment, decode_segment
from .timings import STANDARD, StoreTimings

MIGRATION_LOCK = 0x1D07EC
NOW = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
LISTENING = "ludoteca-news"
"""The application name of the connection that listens for messages."""
TROUBLES = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)
"""Raised when the service is away, silent (TimeoutError is an OSError), starting, stopping or full, or when
the connection broke in the middle of an answer."""
UNREACHABLE = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    ValueError,
    OverflowError,
)
"""Raised when no connection can be made, because of the service or because of its URL."""


@contextmanager
def _unavailable_as_such() -> Iterator[None]:
    """Turn errors of an unavailable database into Unavailable; errors of a statement pass."""
    try:
        yield
    except TROUBLES as error:
        raise Unavailable(f"{type(error).__name__}: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    return str(error).rstrip(".") or "it does not answer"


async def _migrate(connection: Any, backups: Path) -> None:
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK)
    try:
        version = await _known_version(connection)
        steps = list(steps_from(version))
        if version and steps:
            database = await connection.fetchval("SELECT current_database()")
            await _back_up(connection, path_before_migration(backups, database, version))
        async with connection.transaction():
            if version and steps:
                await remove_notes(
                    connection
                )  # a copy off this machine begins anew: its triggers name columns
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            await _apply(connection, steps)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATION_LOCK)


async def _known_version(connection: Any) -> int:
    """Return the version of a database; 0 if it has no tables of ours."""
    known = await connection.fetchval("SELECT to_regclass('schema_version')")
    return 0 if known is None else await _version(connection)


async def _version(connection: Any) -> int:
    return await connection.fetchval("SELECT max(version) FROM schema_version") or 0


async def _apply(connection: Any, steps: Iterable[tuple[int, str]]) -> None:
    for number, sql in steps:
        await connection.execute(sql)
        await connection.execute("INSERT INTO schema_version VALUES ($1)", number)


async def _back_up(connection: Any, target: Path, begun: Callable[[], object] = lambda: None) -> None:
    async with connection.transaction(isolation="repeatable_read", readonly=True):  # one consistent view
        version = await _version(connection)
        begun()
        with writing_backup(target, version) as backup:
            for table in kept_tables(version):
                columns = (await connection.prepare(f"SELECT * FROM {table}")).get_attributes()
                backup.table(table, (column.name for column in columns))
                await connection.execute(f"DECLARE rows_of_{table} CURSOR FOR SELECT * FROM {table}")
                while batch := await connection.fetch(f"FETCH {BATCH} FROM rows_of_{table}"):
                    backup.rows(batch)
                await connection.execute(f"CLOSE rows_of_{table}")


async def restore_postgres(
    url: str, source: Path, segments: Iterable[Path] = (), timings: StoreTimings = STANDARD
) -> None:
    """Restore a backup, and the segments that follow it, into a database without players.

    Raises Unusable if that cannot be done.
    """
    try:
        connection = await asyncpg.connect(url, timeout=timings.answer)
        try:
            async with connection.transaction():
                await _restore(connection, source, segments)
        finally:
            await connection.close()
    except UNREACHABLE as error:
        raise _unusable(error) from error


def _unusable(error: Exception) -> Unusable:
    return Unusable(f"The database cannot be used: {_reason(error)}.")


async def _restore(connection: Any, source: Path, segments: Iterable[Path]) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    if await connection.fetchval("SELECT to_regclass('schema_version')") is not None:
        if await connection.fetchval("SELECT 1 FROM players LIMIT 1"):
            raise Unusable("There are people in the database already: restore into a new one.")
        await remove_notes(connection)
        for table in ("schema_version", *tables_of(await _version(connection))):
            await connection.execute(f"DROP TABLE {table}")
    await connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
    with reading_backup(source) as (version, batches):
        await _apply(connection, steps_from(0, to=version))
        for head, rows in batches:
            await connection.copy_records_to_table(head.table, records=rows, columns=head.columns)
        for segment in segments:
            await _apply_segment(connection, decode_segment(segment.read_bytes(), version))


async def _apply_segment(connection: Any, segment: Segment) -> None:
    """Bring a database from one state to the next; first what goes, because new rows may take its names."""
    for changed in segment.tables:
        same = " AND ".join(f"{name} = ${place}" for place, name in enumerate(changed.key, 1))
        await connection.executemany(f"DELETE FROM {changed.table} WHERE {same}", changed.keys)
    for changed in segment.tables:
        await connection.copy_records_to_table(changed.table, records=changed.rows, columns=changed.columns)


async def open_postgres(
    url: str,
    backups: Path,
    *,
    must_exist: bool = False,
    connections: int = 8,
    timings: StoreTimings = STANDARD,
) -> "PostgresBackend":
    """Connect; raises Unusable with a sentence for the host if that cannot be done.

    An older database is backed up into the folder `backups` and migrated; but not with `must_exist`, because
    servers may be using it.
    """
    try:
        connection = await asyncpg.connect(url, timeout=timings.answer)
        try:
            if must_exist:
                require_current(await _known_version(connection))
            else:
                await _migrate(connection, backups)
        finally:
            await connection.close()
        pool = await make_pool(url, connections, timings, has_limit=not must_exist)
    except UNREACHABLE as error:
        raise _unusable(error) from error
    listening = partial(
        asyncpg.connect,
        url,
        timeout=timings.answer,
        command_timeout=timings.answer,
        server_settings={"application_name": LISTENING},
    )
    return PostgresBackend(pool, PostgresNotify(pool, listening, timings), timings)


class PostgresBackend(Backend):
    """A back end on a pool of PostgreSQL connections."""

    def __init__(self, pool: "asyncpg.Pool[Any]", channel: PostgresNotify, timings: StoreTimings) -> None:
        self._pool = pool
        self._timings = timings
        self.channel: PostgresNotify = channel
        self._appender = Appender(pool, timings)
        self.notes: PostgresNotes = PostgresNotes(pool, timings)

    async def read(self, sql: str, *values: Any) -> Rows:
        with _unavailable_as_such():
            async with borrow(self._pool, self._timings) as connection:
                return [tuple(row) for row in await connection.fetch(sql, *values)]

    async def write(self, *statements: Statement | Must) -> list[Rows]:
        try:
            with _unavailable_as_such():
                async with borrow(self._pool, self._timings) as connection:
                    if len(statements) == 1:  # one statement is its own transaction
                        return await _run(connection, statements)
                    async with connection.transaction():
                        return await _run(connection, statements)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error

    async def append(self, match: str, row: LogRow, revision: int) -> None:
        with _unavailable_as_such():
            await self._appender.append(match, row, revision)

    async def now(self) -> int | None:
        ((now,),) = await self.read(NOW)
        return int(now)

    async def backup(self, target: Path, begun: Callable[[], object] = lambda: None) -> None:
        async with self._pool.acquire() as connection:
            await _back_up(connection, target, begun)

    def load(self) -> dict[str, int]:
        idle, every = self._pool.get_idle_size(), self._pool.get_size()
        return {
            "writes_waiting": self._appender.waiting,
            "connections_busy": every - idle,
            "connections_idle": idle,
        }

    async def close(self) -> None:
        await self.channel.close()
        try:
            async with asyncio.timeout(self._timings.close):
                await self._appender.close()
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()


async def _run(connection: Any, statements: tuple[Statement | Must, ...]) -> list[Rows]:
    return [await _execute(connection, statement) for statement in statements]


async def _execute(connection: Any, statement: Statement | Must) -> Rows:
    sql, values = statement
    rows = [tuple(row) for row in await connection.fetch(sql, *values)]
    if not rows and isinstance(statement, Must):
        raise Conflict(sql)
    return rows
