"""The store in one file.

One thread writes, and commits everything that is waiting at once: the disk is asked to sync once for many
moves (WAL, synchronous=FULL). Another thread reads.
"""

import asyncio
import re
import sqlite3
import threading
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from .errors import NewerDatabase, Unusable
from .migrate import steps_from
from .sql import News, Rows, Statement, Store

BATCH = 512
"""How many writes go into one commit at most."""

Answer = asyncio.Future[list[Rows]]
Job = tuple[tuple[Statement, ...], Answer]


@cache
def numbered(sql: str) -> str:
    """`$1` is `?1` here."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, sql in steps_from(version):
        connection.executescript(f"BEGIN; {sql}; PRAGMA user_version = {number}; COMMIT;")


def open_sqlite(path: Path) -> "SqliteStore":
    """Open the file, or make it; raises Unusable with a sentence if that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = _connect(path)
        _migrate(writer)
        return SqliteStore(path, writer, _connect(path))
    except NewerDatabase:
        raise
    except (OSError, sqlite3.Error) as error:
        raise Unusable(f"The database {path} cannot be used: {error}.") from error


class SqliteStore(Store):
    """Players, tables and logs in a file."""

    def __init__(self, path: Path, writer: sqlite3.Connection, reader: sqlite3.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._waiting: deque[Job] = deque()
        self._something = threading.Event()
        self._closing = False
        self._thread = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    async def read(self, sql: str, *values: Any) -> Rows:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._rows, numbered(sql), values)

    def _rows(self, sql: str, values: tuple[Any, ...]) -> Rows:
        return self._reader.execute(sql, values).fetchall()

    async def write(self, *statements: Statement) -> list[Rows]:
        answer: Answer = asyncio.get_running_loop().create_future()
        self._waiting.append((statements, answer))
        self._something.set()
        return await answer

    def announce(self, what: str, match: str) -> None:
        """Nobody else listens: one process uses the file."""

    def listen(self, news: News) -> None:
        """Nobody else writes: one process uses the file."""

    async def backup(self, target: str) -> None:
        def copy() -> None:
            with sqlite3.connect(target) as other:
                self._reader.backup(other)
            other.close()

        await asyncio.get_running_loop().run_in_executor(self._reading, copy)

    async def close(self) -> None:
        self._closing = True
        self._something.set()
        await asyncio.to_thread(self._thread.join)
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()

    def _write_on(self) -> None:
        while not self._closing or self._waiting:
            self._something.wait()
            self._something.clear()
            while self._waiting:
                self._commit([self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))])

    def _commit(self, jobs: list[Job]) -> None:
        """Write all of these in one transaction; one that fails takes no other with it."""
        done: list[tuple[Answer, list[Rows] | Exception]] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for statements, answer in jobs:
                try:
                    done.append((answer, self._run(statements)))
                except sqlite3.Error as error:
                    done.append((answer, error))
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            done = [(answer, error) for _, answer in jobs]
        _answer_all(done)

    def _run(self, statements: tuple[Statement, ...]) -> list[Rows]:
        if len(statements) == 1:  # one statement is all or nothing by itself
            sql, values = statements[0]
            return [self._writer.execute(numbered(sql), values).fetchall()]
        self._writer.execute("SAVEPOINT job")
        try:
            rows = [self._writer.execute(numbered(sql), values).fetchall() for sql, values in statements]
        except sqlite3.Error:
            self._writer.execute("ROLLBACK TO job")
            raise
        finally:
            self._writer.execute("RELEASE job")
        return rows


def _answer_all(done: list[tuple[Answer, list[Rows] | Exception]]) -> None:
    """Wake everybody who waited, with one call into each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Answer, list[Rows] | Exception]]] = {}
    for answer, result in done:
        by_loop.setdefault(answer.get_loop(), []).append((answer, result))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: list[tuple[Answer, list[Rows] | Exception]]) -> None:
    for answer, result in answers:
        if answer.done():  # who asked has gone away
            continue
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)
