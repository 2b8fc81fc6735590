"""A SQLite file on a simulated disk: writes take time and may fail, and a crash loses what was not synced."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from ludoteca.store import Store
from ludoteca.store.backend import Rows
from ludoteca.store.sqlite import SqliteBackend, connect, migrate
from ludoteca.store.timings import STANDARD
from ludoteca.store.writing import BATCH, InlineWriter, Job

from .database import Disk, Noted, watch

FULL = 2
"""SQLite's setting `synchronous` with which a commit is durable."""


class File:
    """A database file: what it holds, and what of that is synced."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.disk = Disk(random)
        self.noted: Noted = lambda _kind, _match, _number: None
        self.connection = connect(Path(":memory:"))
        migrate(self.connection, "simulated", Path())
        self.appended: Rows = []
        watch(self.connection, self.appended)
        self._synced: bytes | None = None
        """What a crash would leave; None: everything that was committed."""

    def committed(self) -> None:
        """A transaction was committed: it is synced, if the connection is set so."""
        ((synchronous,),) = self.connection.execute("PRAGMA synchronous").fetchall()
        if synchronous >= FULL:
            self._synced = None
        elif self._synced is None or self.random.random() < 0.05:
            self._synced = self.connection.serialize()

    def crash(self) -> None:
        """Lose what was not synced."""
        if self._synced is not None:
            self.connection = connect(Path(":memory:"))
            self.connection.deserialize(self._synced)
            watch(self.connection, self.appended)

    def open_store(self) -> Store:
        """The production store on this file, for one process."""
        writer = DiskWriter(self)
        backend = SimulatedSqlite(
            Path(":memory:"), writer, self.connection, None, None, STANDARD.poll, is_server=True
        )
        return Store(backend)


class DiskWriter(InlineWriter):
    """Commits what waits in one transaction, as the thread that writes does, in the time of the disk."""

    def __init__(self, file: File) -> None:
        super().__init__(file.connection)
        self._file = file
        self._jobs: list[Job] = []
        self._is_busy = False

    def _write(self, job: Job) -> None:
        self._jobs.append(job)
        if not self._is_busy:
            self._is_busy = True
            asyncio.get_running_loop().call_later(self._file.disk.seconds(), self._flush)

    def _flush(self) -> None:
        batch, self._jobs = self._jobs[:BATCH], self._jobs[BATCH:]
        if self._file.disk.is_full:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            done: list[tuple[Job, Any]] = [(job, error) for job in batch]
        else:
            done = self._commit(batch)
            self._file.committed()
        for kind, match, number in self._file.appended:
            self._file.noted(kind, match, number)
        self._file.appended.clear()
        for job, result in done:
            job.then(result)
        self._is_busy = bool(self._jobs)
        if self._jobs:
            asyncio.get_running_loop().call_later(self._file.disk.seconds(), self._flush)

    def close(self) -> None:
        """The file stays open for the next process."""


class SimulatedSqlite(SqliteBackend):
    """The production back end; a read takes as long as one in a thread."""

    async def read(self, sql: str, *values: Any) -> Rows:
        """Run a query and return its rows."""
        await asyncio.sleep(0.0002)
        return await super().read(sql, *values)

    async def close(self) -> None:
        """Stop what runs in the background; the file stays open for the next process."""
        await self.channel.close()
