"""The one thread that writes a SQLite file; it commits everything that waits in one transaction.

The disk syncs once for many moves (WAL, synchronous=FULL), and callers get their result after that. Log
entries, by far the most frequent writes, go in with one statement for all of them, which is its own
transaction: the thread then releases the GIL once, not for every row and every step.
"""

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

import msgspec

from .errors import Conflict, Missing, StoreError

log = logging.getLogger("ludoteca.store")

BATCH = 512
"""Most writes in one commit."""

APPEND_ALL = (
    "INSERT INTO entries SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
    " json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),"
    " json_extract(value, '$[5]') FROM json_each(?1) WHERE EXISTS (SELECT 1 FROM matches"
    " WHERE id = json_extract(value, '$[0]') AND revision = json_extract(value, '$[6]'))"
    " RETURNING match, seq"
)
APPEND_ONE = (
    "INSERT INTO entries SELECT ?1, ?2, ?3, ?4, ?5, ?6"
    " WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?1 AND revision = ?7)"
    " ON CONFLICT (match, seq) DO NOTHING RETURNING match, seq"
)

Work = Callable[[sqlite3.Connection], Any]
Then = Callable[[Any], None]
"""Called in the event loop with the result of a job, which may be an exception."""


class Job(NamedTuple):
    """Something to write, and the callback for its result: work of any kind, or a log entry."""

    then: Then
    work: Work | None
    entry: tuple[Any, ...] = ()


Done = tuple[Job, Any]
"""A job and its result."""


class Commits:
    """Writes batches of jobs, each batch in one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def _commit(self, batch: list[Job]) -> list[Done]:
        """Write a batch in one transaction; a job that fails does not affect the others."""
        try:
            done = self._append_all(batch) if all(job.work is None for job in batch) else None
            return self._transaction(batch) if done is None else done
        except Exception as error:  # every caller gets it, and the thread goes on
            with contextlib.suppress(sqlite3.Error):
                self._connection.rollback()
            return [(job, error) for job in batch]

    def _transaction(self, batch: list[Job]) -> list[Done]:
        done: list[Done] = []
        self._connection.execute("BEGIN IMMEDIATE")
        for is_work, alike in groupby(batch, lambda job: job.work is not None):
            jobs = list(alike)
            if is_work:
                done += map(self._do, jobs)
            elif (added := self._append_all(jobs)) is not None:
                done += added
            else:
                done += map(self._append_one, jobs)
        self._connection.execute("COMMIT")
        return done

    def _do(self, job: Job) -> Done:
        assert job.work is not None
        try:
            return (job, job.work(self._connection))
        except sqlite3.IntegrityError as error:
            return (job, Conflict(str(error)))
        except Exception as error:  # the result of this job alone
            if not self._connection.in_transaction:  # a full disk: SQLite has rolled everything back
                raise
            return (job, error)

    def _append_all(self, jobs: list[Job]) -> list[Done] | None:
        """Add entries with one statement, its own transaction; None, and nothing added, if one conflicts."""
        entries = msgspec.json.encode([job.entry for job in jobs]).decode()
        try:
            added = set(self._connection.execute(APPEND_ALL, (entries,)).fetchall())
        except sqlite3.IntegrityError:
            return None
        return [(job, None if job.entry[:2] in added else self._late(job)) for job in jobs]

    def _append_one(self, job: Job) -> Done:
        added = self._connection.execute(APPEND_ONE, job.entry).fetchall()
        return (job, None if added else self._late(job))

    def _late(self, job: Job) -> Conflict | Missing:
        """Why an entry was not added: another writer was first, or there is no such match."""
        match = job.entry[0]
        known = self._connection.execute("SELECT 1 FROM matches WHERE id = ?1", (match,)).fetchall()
        return Conflict(match) if known else Missing(match)


class Writer(Commits):
    """Runs jobs in their order in a thread of its own."""

    def __init__(
        self, connection: sqlite3.Connection, checkpoints: sqlite3.Connection, checkpoint_writes: int
    ) -> None:
        super().__init__(connection)
        connection.execute("PRAGMA wal_autocheckpoint=0")
        self._checkpoints = Checkpoints(checkpoints, checkpoint_writes)
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._is_closing = False
        self._thread = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    def do(self, work: Work, then: Then) -> None:
        """Run work in the next commit; call `then` with its result once that is durable."""
        self._put(Job(then, work))

    def append(self, entry: tuple[Any, ...], then: Then) -> None:
        """Add a log entry in the next commit.

        The result is Conflict if the log has an entry of that number or the table another revision, Missing
        if there is no such match.
        """
        self._put(Job(then, None, entry))

    @property
    def waiting(self) -> int:
        """The number of jobs in the queue."""
        return self._jobs.qsize()

    def _put(self, job: Job) -> None:
        if self._is_closing:
            self._loop.call_soon(job.then, StoreError("The store is closed."))
        else:
            self._jobs.put(job)

    def stop(self) -> None:
        """Accept no more jobs; those in the queue are still written."""
        self._is_closing = True
        self._jobs.put(None)

    def join(self) -> None:
        """Wait until everything is written, and close the connections."""
        self._thread.join()
        self._checkpoints.close()
        self._connection.close()

    def _write_on(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, last = [first], False
            while not last and len(batch) < BATCH:
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
                if job is None:
                    last = True
                else:
                    batch.append(job)
            done = self._commit(batch)
            with contextlib.suppress(RuntimeError):  # the event loop is closed
                self._loop.call_soon_threadsafe(self._answer, done)
            self._checkpoints.after(len(batch), self._connection)
            if last:
                return

    def _answer(self, done: list[Done]) -> None:
        """Call back for every job; runs in the event loop, once for the whole batch."""
        for job, result in done:
            try:
                job.then(result)
            except Exception as error:
                about = {"message": "the callback of a write failed", "exception": error}
                self._loop.call_exception_handler(about)


class InlineWriter(Commits):
    """Runs each job at once in the caller's thread, for runtimes without threads."""

    waiting = 0
    """The number of jobs in the queue."""

    def do(self, work: Work, then: Then) -> None:
        """Run work and commit it; call `then` with its result in the next turn of the event loop."""
        self._write(Job(then, work))

    def append(self, entry: tuple[Any, ...], then: Then) -> None:
        """Add a log entry; the result is Conflict or Missing as in `Writer.append`."""
        self._write(Job(then, None, entry))

    def _write(self, job: Job) -> None:
        ((_, result),) = self._commit([job])
        asyncio.get_running_loop().call_soon(job.then, result)

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


class Checkpoints:
    """Copies the write-ahead log into the file now and then, so that the log does not grow without end.

    A thread copies nearly all of it while writes go on. The writer copies the rest between two commits, and
    the log starts over: a log that is overwritten syncs in a third of the time of one that grows.
    """

    def __init__(self, connection: sqlite3.Connection, every: int) -> None:
        self._connection = connection
        self._every = every
        self._writes = 0
        self._running: threading.Thread | None = None

    def after(self, writes: int, writer: sqlite3.Connection) -> None:
        """Count committed writes; start or finish a checkpoint when it is time."""
        self._writes += writes
        if self._running is None:
            if self._writes >= self._every:
                self._running = threading.Thread(
                    target=_checkpoint, args=(self._connection,), name="store-checkpoint", daemon=True
                )
                self._running.start()
        elif not self._running.is_alive():
            self._running = None
            self._writes = 0
            _checkpoint(writer)

    def close(self) -> None:
        """Wait for a running checkpoint and close the connection."""
        if self._running is not None:
            self._running.join()
        self._connection.close()


def _checkpoint(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    except sqlite3.Error:  # the log keeps the writes; the next checkpoint may work
        log.exception("the checkpoint failed")


def settle(future: asyncio.Future[Any], result: Any) -> None:
    """Resolve a future with the result of a job."""
    if future.done():  # the caller was cancelled
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
