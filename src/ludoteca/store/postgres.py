"""The store in PostgreSQL: many processes on one database.

Appends race on `(match, seq)`; after a commit a `NOTIFY` wakes the other processes.
"""

import asyncio
import contextlib
from typing import Any
from uuid import uuid4

import asyncpg

from .backend import Listener, News, Rows, Statement, Written
from .errors import Conflict, StoreError, Unusable
from .migrate import steps_from
from .rows import LogRow
from .sql import Store

CHANNEL = "ludoteca"
TELL = f"SELECT pg_notify('{CHANNEL}', news) FROM unnest($1::text[]) news"
MIGRATION_LOCK = 0x1D07EC


async def _migrate(connection: "asyncpg.Connection[Any]") -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        for number, sql in steps_from(version):
            await connection.execute(sql)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)


async def open_postgres(url: str, connections: int = 8) -> "PostgresStore":
    """Connect; raises Unusable with a sentence if that cannot be."""
    try:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=connections)
        listener = await asyncpg.connect(url)
        await _migrate(listener)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise Unusable(f"The database cannot be used: {error}.") from error
    return PostgresStore(pool, listener)


class PostgresStore(Store):
    """Players, tables and logs in a database service."""

    def __init__(self, pool: "asyncpg.Pool[Any]", listener: "asyncpg.Connection[Any]") -> None:
        self._pool = pool
        self._listener = listener
        self._name = uuid4().hex[:12]
        self._appending: set[asyncio.Task[None]] = set()
        self._news: list[str] = []
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def read(self, sql: str, *values: Any) -> Rows:
        return [tuple(row) for row in await self._pool.fetch(sql, *values)]

    async def write(self, *statements: Statement) -> list[Rows]:
        try:
            async with self._pool.acquire() as connection:
                if len(statements) == 1:  # one statement is all or nothing by itself
                    return await _run(connection, statements)
                async with connection.transaction():
                    return await _run(connection, statements)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error

    def append_soon(self, match: str, row: LogRow, then: Written) -> None:
        def written(task: asyncio.Task[None]) -> None:
            self._appending.discard(task)
            if not task.cancelled():
                error = task.exception()
                then(error if error is None or isinstance(error, Exception) else StoreError(str(error)))

        task = asyncio.create_task(self.append(match, row))
        self._appending.add(task)
        task.add_done_callback(written)

    def announce(self, what: str, match: str, about: str = "") -> None:
        self._news.append(f"{self._name} {what} {match} {about}")
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._news:
            # What is said twice is said once, and last: an older word must not have the last one.
            news, self._news = list(dict.fromkeys(reversed(self._news)))[::-1], []
            await self._pool.execute(TELL, news)

    def listen(self, listener: Listener) -> None:
        def heard(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            news = News(*str(payload).split(" ", 3))
            if news.process != self._name:
                listener(news)

        self._listening = asyncio.create_task(self._listener.add_listener(CHANNEL, heard))

    async def backup(self, target: str) -> None:
        raise Unusable(f"PostgreSQL has its own tool for that: pg_dump --file {target}.")

    async def close(self) -> None:
        if self._telling is not None:
            with contextlib.suppress(asyncpg.PostgresError, OSError):
                await self._telling
        await self._listener.close()
        await self._pool.close()


async def _run(connection: Any, statements: tuple[Statement, ...]) -> list[Rows]:
    return [[tuple(row) for row in await connection.fetch(sql, *values)] for sql, values in statements]
