"""The one thread that writes a SQLite file: everything that waits is committed at once.

The disk is asked to sync once for many moves (WAL, synchronous=FULL), and who waits is answered only after
that. Entries of logs, of which there are by far the most, go in with one statement for all of them, which is
its own transaction: the thread then gives Python's lock away once, and not for every row and every step.
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
"""How many writes go into one commit at most."""
CHECKPOINT = 4_000
"""After so many writes the log of the file is carried over into the file itself."""

APPEND_ALL = (
    "INSERT INTO entries SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
    " json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]')"
    " FROM json_each(?1) WHERE EXISTS (SELECT 1 FROM matches WHERE id = json_extract(value, '$[0]'))"
)
APPEND_ONE = (
    "INSERT INTO entries SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?1)"
    " ON CONFLICT (match, seq) DO NOTHING RETURNING seq"
)

Work = Callable[[sqlite3.Connection], Any]
Then = Callable[[Any], None]
"""Called in the event loop with what came of it: a result, or the error it was."""


class Job(NamedTuple):
    """Something to write, and who waits for it: work of any kind, or an entry of a log."""

    then: Then
    work: Work | None
    entry: tuple[Any, ...] = ()


Done = tuple[Job, Any]
"""A job and what came of it."""


class Writer:
    """Takes jobs and writes them in their order."""

    def __init__(self, connection: sqlite3.Connection, checkpoints: sqlite3.Connection) -> None:
        connection.execute("PRAGMA wal_autocheckpoint=0")
        self._connection = connection
        self._checkpoints = Checkpoints(checkpoints)
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._is_closing = False
        self._thread = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    def do(self, work: Work, then: Then) -> None:
        """Run work in the next commit; its result comes once that is durable."""
        self._put(Job(then, work))

    def append(self, entry: tuple[Any, ...], then: Then) -> None:
        """Add an entry to a log in the next commit; Conflict if it has that number, Missing if it is gone."""
        self._put(Job(then, None, entry))

    @property
    def waiting(self) -> int:
        """How many jobs were taken and are not begun."""
        return self._jobs.qsize()

    def _put(self, job: Job) -> None:
        if self._is_closing:
            self._loop.call_soon(job.then, StoreError("The store is closed."))
        else:
            self._jobs.put(job)

    def stop(self) -> None:
        """Take no more; what was taken is written."""
        self._is_closing = True
        self._jobs.put(None)

    def join(self) -> None:
        """Wait until everything is written, and let go."""
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
            with contextlib.suppress(RuntimeError):  # nobody is there any more
                self._loop.call_soon_threadsafe(self._answer, done)
            self._checkpoints.after(len(batch), self._connection)
            if last:
                return

    def _commit(self, batch: list[Job]) -> list[Done]:
        """Write all of these at once; one that fails takes no other with it."""
        try:
            done = self._append_all(batch) if all(job.work is None for job in batch) else None
            return self._transaction(batch) if done is None else done
        except Exception as error:  # whatever it is, everybody who waits is told, and the thread goes on
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
        except Exception as error:  # whatever is wrong with one job is nothing to the others
            if not self._connection.in_transaction:  # a full disk: SQLite has taken all of it back
                raise
            return (job, error)

    def _append_all(self, jobs: list[Job]) -> list[Done] | None:
        """Add entries with one statement, durable by itself; if one of them came too late, none is added."""
        entries = msgspec.json.encode([job.entry for job in jobs]).decode()
        try:
            added = self._connection.execute(APPEND_ALL, (entries,)).rowcount
        except sqlite3.IntegrityError:
            return None
        if added == len(jobs):
            return [(job, None) for job in jobs]
        return [(job, None if self._is_there(job) else Missing(job.entry[0])) for job in jobs]

    def _is_there(self, job: Job) -> bool:
        sql = "SELECT 1 FROM entries WHERE match = ?1 AND seq = ?2"
        return bool(self._connection.execute(sql, job.entry[:2]).fetchall())

    def _append_one(self, job: Job) -> Done:
        if self._connection.execute(APPEND_ONE, job.entry).fetchall():
            return (job, None)
        return (job, Conflict(job.entry[0]) if self._is_there(job) else Missing(job.entry[0]))

    def _answer(self, done: list[Done]) -> None:
        """Everybody who waited is told; one call into the event loop for all of them."""
        for job, result in done:
            try:
                job.then(result)
            except Exception as error:
                about = {"message": "a write was not taken note of", "exception": error}
                self._loop.call_exception_handler(about)


class Checkpoints:
    """Carries the write-ahead log over into the file, so that it does not grow for ever.

    A thread of its own does nearly all of it while moves go on. What came in meanwhile is a little; the
    writer carries that over between two commits, and the log begins anew at its start. A log that is written
    over again and again needs a third of the time to sync of one that grows.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._writes = 0
        self._running: threading.Thread | None = None

    def after(self, writes: int, writer: sqlite3.Connection) -> None:
        """So many writes were committed."""
        self._writes += writes
        if self._running is None:
            if self._writes >= CHECKPOINT:
                self._running = threading.Thread(
                    target=_carry_over, args=(self._connection,), name="store-checkpoint", daemon=True
                )
                self._running.start()
        elif not self._running.is_alive():
            self._running = None
            self._writes = 0
            _carry_over(writer)

    def close(self) -> None:
        """Wait for what is under way."""
        if self._running is not None:
            self._running.join()
        self._connection.close()


def _carry_over(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    except sqlite3.Error:  # the log keeps what the file could not take; the next time may go better
        log.exception("the write-ahead log was not carried over")


def settle(future: asyncio.Future[Any], result: Any) -> None:
    """For who awaits a future: it has come to this."""
    if future.done():  # who asked has gone away
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
