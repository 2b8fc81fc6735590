"""Appends log entries to PostgreSQL in batches: entries that arrive during one statement form the next."""

import asyncio
from typing import Any

import asyncpg

from .connecting import borrow
from .errors import Conflict, Missing
from .rows import LogRow
from .timings import StoreTimings

BATCH = 512
"""Most entries in one statement."""
APPEND_ALL = (
    # No table changes between this check and the commit. Everything that locks several matches does so in the
    # order of their ids, so that two writers never deadlock.
    "WITH held AS MATERIALIZED"
    " (SELECT id, revision FROM matches WHERE id = ANY($1::text[]) ORDER BY id FOR SHARE)"
    " INSERT INTO entries (match, seq, request, body, clocks, content)"
    " SELECT new.match, new.seq, new.request, new.body, new.clocks, new.content FROM unnest("
    "$1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[])"
    " AS new (match, seq, request, body, clocks, content, revision)"
    " JOIN held ON held.id = new.match AND held.revision = new.revision"
    " ON CONFLICT (match, seq) DO NOTHING RETURNING match, seq"
)
EXISTING = "SELECT id FROM matches WHERE id = ANY($1::text[])"

Key = tuple[str, int]
Waiting = tuple[Key, LogRow, int, asyncio.Future[None]]


class Appender:
    """Batches log entries; each is durable when its `append` returns."""

    def __init__(self, pool: "asyncpg.Pool[Any]", timings: StoreTimings) -> None:
        self._pool = pool
        self._timings = timings
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, match: str, row: LogRow, revision: int) -> None:
        """Add an entry; Conflict if the log has one of that number or the table another revision.

        Missing if there is no such match.
        """
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(((match, row.seq), row, revision, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await written

    @property
    def waiting(self) -> int:
        """The number of entries that wait for the running statement to end."""
        return len(self._waiting)

    async def _write(self) -> None:
        while self._waiting:
            batch = self._next_batch()
            try:
                rows = [(match, *row, revision) for (match, _), row, revision, _ in batch.values()]
                async with borrow(self._pool, self._timings) as connection:
                    added = await connection.fetch(APPEND_ALL, *map(list, zip(*rows, strict=True)))
                    keys = {(match, seq) for match, seq in added}
                    late = {match for match, _ in batch.keys() - keys}
                    there = {row[0] for row in await connection.fetch(EXISTING, list(late))} if late else late
            except BaseException as error:
                for _, _, _, written in batch.values():
                    _settle(written, error if isinstance(error, Exception) else ConnectionError(repr(error)))
                if not isinstance(error, Exception):
                    raise
                continue
            for key, _, _, written in batch.values():
                if key in keys:
                    _settle(written, None)
                else:
                    _settle(written, Conflict(key[0]) if key[0] in there else Missing(key[0]))

    def _next_batch(self) -> dict[Key, Waiting]:
        """Take waiting entries, of each log and number only the first; the others conflict with it later."""
        batch: dict[Key, Waiting] = {}
        left: list[Waiting] = []
        for waiting in self._waiting:
            if len(batch) < BATCH and waiting[0] not in batch:
                batch[waiting[0]] = waiting
            else:
                left.append(waiting)
        self._waiting = left
        return batch

    async def close(self) -> None:
        """Finish writing."""
        if self._writing is not None:
            await asyncio.wait([self._writing])


def _settle(written: asyncio.Future[None], error: Exception | None) -> None:
    if written.done():  # the caller was cancelled
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)
