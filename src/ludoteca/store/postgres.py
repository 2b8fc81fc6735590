"""The store in PostgreSQL: many processes on one database.

Appends race on `(match, seq)`; after a commit a `NOTIFY` wakes the other processes.
"""

import asyncio
from functools import partial
from typing import Any

import asyncpg

from .appending import Appender
from .backend import Listener, Missed, Must, Rows, Statement
from .errors import Conflict, Unusable
from .migrate import steps_from
from .rows import LogRow
from .sql import Store
from .wire import Wire

MIGRATION_LOCK = 0x1D07EC
LISTENING = "ludoteca-news"
"""What the database calls the connection that listens."""
CLOSING = 5.0
"""Seconds that what is under way has to end when the store is closed."""


async def _migrate(connection: Any) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        for number, sql in steps_from(version):
            await connection.execute(sql)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)


async def _as_it_is(_: Any) -> None:
    """We change nothing of a connection, so nothing is put back: that would be a question more for each."""


async def open_postgres(url: str, connections: int = 8) -> "PostgresStore":
    """Connect; raises Unusable with a sentence if that cannot be."""
    try:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=connections, reset=_as_it_is)
        async with pool.acquire() as connection:
            await _migrate(connection)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise Unusable(f"The database cannot be used: {error}.") from error
    listening = partial(asyncpg.connect, url, server_settings={"application_name": LISTENING})
    return PostgresStore(pool, Wire(pool, listening))


class PostgresStore(Store):
    """Players, tables and logs in a database service."""

    def __init__(self, pool: "asyncpg.Pool[Any]", wire: Wire) -> None:
        self._pool = pool
        self._wire = wire
        self._appender = Appender(pool)

    async def read(self, sql: str, *values: Any) -> Rows:
        return [tuple(row) for row in await self._pool.fetch(sql, *values)]

    async def write(self, *statements: Statement | Must) -> list[Rows]:
        try:
            async with self._pool.acquire() as connection:
                if len(statements) == 1:  # one statement is all or nothing by itself
                    return await _run(connection, statements)
                async with connection.transaction():
                    return await _run(connection, statements)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error

    async def append(self, match: str, row: LogRow) -> None:
        await self._appender.append(match, row)

    def announce(self, what: str, match: str, about: str = "") -> None:
        self._wire.announce(what, match, about)

    def listen(self, listener: Listener, missed: Missed) -> None:
        self._wire.listen(listener, missed)

    async def backup(self, target: str) -> None:
        raise Unusable(f"PostgreSQL has its own tool for that: pg_dump --file {target}.")

    async def close(self) -> None:
        await self._wire.close()
        try:
            async with asyncio.timeout(CLOSING):
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
