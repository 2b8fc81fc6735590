"""A stand-in for asyncpg: connections to the simulated database, and a pool of them."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from types import TracebackType
from typing import Any, cast

import asyncpg

from ludoteca.store import Store, StoreTimings
from ludoteca.store.postgres import PostgresBackend
from ludoteca.store.postgres_notify import PostgresNotify
from ludoteca.store.timings import STANDARD

from .database import BEGIN, COMMIT, HOST, LISTEN, ROLLBACK, Database, Rows, Session
from .loop import Process
from .network import Wire

LAN = 0.0004
"""Seconds from a server to its database."""


class Connection:
    """The client's end of a connection."""

    def __init__(self, database: Database, host: str, process: Process, timeout: float) -> None:
        network = database.network
        self._database = database
        self._out = Wire(network, host, HOST, database.process, LAN)
        self._session = Session(database, host, Wire(network, HOST, host, process, LAN))
        self._session.lost = self._lost
        self._timeout = timeout
        self._pending: dict[asyncio.Future[Rows], float] = {}
        """The queries that wait for an answer, with the time at which each loses patience."""
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False
        self._ended: list[Callable[[Any], None]] = []

    async def open(self) -> None:
        """Connect; OSError if the database refuses, or does not answer in time."""
        answered: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()

        def arrived() -> None:
            if self._database.is_up:
                self._database.accept(self._session)
            refused = None if self._database.is_up else ConnectionRefusedError("the database is down")
            self._session.answers.carry(self._settle, answered, refused or [])

        self._out.carry(arrived)
        await self._wait(answered, self._timeout)

    async def fetch(self, sql: str, *values: Any, timeout: float | None = None) -> Rows:
        """Run a statement and return its rows."""
        if self._is_closed:
            raise asyncpg.InterfaceError("connection is closed")
        answered: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        self._out.carry(self._session.ask, sql, values, partial(self._settle, answered))
        return await self._wait(answered, self._timeout if timeout is None else timeout)

    async def execute(self, sql: str, *values: Any, timeout: float | None = None) -> str:
        """Run a statement."""
        await self.fetch(sql, *values, timeout=timeout)
        return "done"

    async def _wait(self, answered: "asyncio.Future[Rows]", timeout: float) -> Rows:
        loop = asyncio.get_running_loop()
        self._pending[answered] = deadline = loop.time() + timeout
        if self._timer is None or self._timer.when() > deadline:
            self._timer = loop.call_at(deadline, self._lose_patience)
        try:
            return await answered
        except (TimeoutError, asyncio.CancelledError):
            self.terminate()  # the answer may still come, and would be taken for that of another query
            raise
        finally:
            del self._pending[answered]

    def _lose_patience(self) -> None:
        """Give up the queries that have waited for too long; one timer serves many of them."""
        loop = asyncio.get_running_loop()
        self._timer = None
        for answered, deadline in list(self._pending.items()):
            if deadline <= loop.time():
                self._settle(answered, TimeoutError())
            elif self._timer is None or deadline < self._timer.when():
                self._timer = loop.call_at(deadline, self._lose_patience)

    def _settle(self, answered: "asyncio.Future[Rows]", result: Rows | Exception) -> None:
        if answered.done():
            return
        if isinstance(result, Exception):
            answered.set_exception(result)
        else:
            answered.set_result(result)

    def _lost(self) -> None:
        """The database has ended the connection."""
        self._close()
        for answered in list(self._pending):
            self._settle(answered, asyncpg.ConnectionDoesNotExistError("connection was closed"))

    def _close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            for ended in self._ended:
                ended(self)

    def terminate(self) -> None:
        """Close the connection without waiting."""
        if not self._is_closed:
            self._out.carry(self._session.close)
            self._close()

    def is_closed(self) -> bool:
        """Whether the connection has ended."""
        return self._is_closed

    def transaction(self) -> "Transaction":
        """A transaction for the block."""
        return Transaction(self)

    async def add_listener(self, channel: str, heard: Callable[..., None]) -> None:
        """Receive the notifications of a channel."""
        await self.fetch(LISTEN, lambda payload: heard(self, 0, channel, payload))

    def add_termination_listener(self, ended: Callable[[Any], None]) -> None:
        """Be called when the connection has ended."""
        self._ended.append(ended)


class Transaction:
    """A transaction of one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def __aenter__(self) -> None:
        await self._connection.fetch(BEGIN)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            await self._connection.fetch(COMMIT)
        elif not self._connection.is_closed():
            await self._connection.fetch(ROLLBACK)


class Pool:
    """A limited number of connections; a query waits for a free one."""

    def __init__(
        self, database: Database, host: str, process: Process, timings: StoreTimings = STANDARD, size: int = 8
    ) -> None:
        self._database = database
        self._host = host
        self._process = process
        self._timings = timings
        self._free = size
        self._size = size
        self._idle: list[Connection] = []
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def connect(self) -> Connection:
        """A connection of its own, beside those of the pool."""
        connection = Connection(self._database, self._host, self._process, self._timings.answer)
        await connection.open()
        return connection

    async def acquire(self, *, timeout: float) -> Connection:
        """Take a connection; TimeoutError if none is free in time."""
        if not self._free:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            try:
                await asyncio.wait_for(turn, timeout)
            except BaseException:
                if turn.done() and not turn.cancelled():
                    self._give_back()
                raise
        else:
            self._free -= 1
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        try:
            return await self.connect()
        except BaseException:
            self._give_back()
            raise

    async def release(self, connection: Connection, *, timeout: float) -> None:  # noqa: ARG002
        """Give a connection back."""
        if not connection.is_closed():
            self._idle.append(connection)
        self._give_back()

    def _give_back(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    async def execute(self, sql: str, *values: Any, timeout: float) -> str:
        """Run a statement on any connection."""
        connection = await self.acquire(timeout=timeout)
        try:
            return await connection.execute(sql, *values, timeout=timeout)
        finally:
            await self.release(connection, timeout=timeout)

    def get_size(self) -> int:
        """How many connections there are."""
        return self._size - self._free + len(self._idle)

    def get_idle_size(self) -> int:
        """How many connections are free."""
        return len(self._idle)

    async def close(self) -> None:
        """End the connections that are free."""
        self.terminate()

    def terminate(self) -> None:
        """End the connections that are free."""
        for connection in self._idle:
            connection.terminate()


def open_simulated_store(
    database: Database, host: str, process: Process, name: str, timings: StoreTimings = STANDARD
) -> Store:
    """The production store on the simulated database, for one process of the server."""
    pool = Pool(database, host, process, timings)
    notify = PostgresNotify(cast(Any, pool), cast(Any, pool.connect), timings, name)
    return Store(PostgresBackend(cast(Any, pool), notify, timings))
