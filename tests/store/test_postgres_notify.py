"""Messages between processes: sent and received, whatever happens to connections on the way."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from ludoteca.store import Channel, Store, StoreTimings, Unavailable, open_store
from ludoteca.store.postgres_notify import PostgresNotify
from tests.postgres import cut_listeners, empty_database

QUICK = StoreTimings(retry=0.01)
IMPATIENT = StoreTimings(retry=0.01, silence=0.05)


class Ears:
    """Collects the messages of a channel, and counts how often some may have been lost."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.misses = 0

    def listen_to(self, channel: Channel) -> "Ears":
        channel.listen(self._hear, self._miss)
        return self

    def _hear(self, _sender: str, message: bytes) -> None:
        self.heard.append(message)

    def _miss(self) -> None:
        self.misses += 1


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


def between_two(postgres: str, visit: Callable[[str, Store, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        url = await asyncio.to_thread(empty_database, postgres)
        one, two = await asyncio.gather(open_store(url, timings=QUICK), open_store(url, timings=QUICK))
        await visit(url, one, two)
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_message_reaches_the_other_process_as_it_was_sent(postgres: str) -> None:
    async def visit(_: str, one: Store, two: Store) -> None:
        own, other = Ears().listen_to(one.channel), Ears().listen_to(two.channel)
        await until(lambda: own.misses == other.misses == 1)
        message = "a message, with blanks and à".encode()
        one.channel.send(message)
        await until(lambda: bool(other.heard))
        assert other.heard == [message]
        assert own.heard == []

    between_two(postgres, visit)


def test_a_message_that_is_too_long_stops_no_others(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    async def visit(_: str, one: Store, two: Store) -> None:
        ears = Ears().listen_to(two.channel)
        await until(lambda: ears.misses == 1)
        one.channel.send(b"before")
        one.channel.send(b"x" * 9000)
        one.channel.send(b"after")
        await until(lambda: b"after" in ears.heard)
        assert ears.heard == [b"before", b"after"]

    between_two(postgres, visit)
    assert [record.getMessage() for record in caplog.records] == ["a message was refused"]


def test_a_listener_reconnects_and_learns_that_messages_may_be_lost(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:

    async def visit(url: str, one: Store, two: Store) -> None:
        ears = Ears().listen_to(two.channel)
        await until(lambda: ears.misses == 1)
        assert await cut_listeners(url) == 1
        await until(lambda: ears.misses == 2)
        assert await cut_listeners(url) == 1, "every time it is cut"
        await until(lambda: ears.misses == 3)
        one.channel.send(b"hello")
        await until(lambda: b"hello" in ears.heard)

    with caplog.at_level(logging.WARNING):
        between_two(postgres, visit)
    assert [record.getMessage() for record in caplog.records] == [
        *("messages are not received", "messages are received again") * 2
    ]


class ShakyPool:
    """A pool of connections that a test can break."""

    def __init__(self) -> None:
        self.is_broken = True
        self.tries = 0
        self.sent: list[str] = []

    async def execute(self, _sql: str, messages: list[str], timeout: float) -> None:
        assert timeout > 0
        self.tries += 1
        if self.is_broken:
            raise OSError("no route")
        self.sent += [message.split(" ", 1)[1] for message in messages]


def test_a_message_that_cannot_be_sent_is_sent_later_and_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def visit() -> None:
        pool: Any = ShakyPool()
        line = PostgresNotify(pool, refuse, QUICK)
        line.send(b"one")
        line.send(b"nobody", "presence")
        await until(lambda: pool.tries > 2)
        line.send(b"two")
        line.send(b"two of us", "presence")
        line.send(b"one")
        await until(lambda: pool.tries > 4)
        assert pool.sent == []
        pool.is_broken = False
        await until(lambda: bool(pool.sent))
        await line.close()
        assert pool.sent == ["two", "two of us", "one"], "the newest of each topic, each message once"

    asyncio.run(visit())
    assert [record.getMessage() for record in caplog.records] == ["messages cannot be sent, will retry"]


def test_closing_ends_in_time_while_the_database_is_away() -> None:
    async def visit() -> None:
        pool: Any = ShakyPool()
        line = PostgresNotify(pool, refuse, IMPATIENT)
        Ears().listen_to(line)
        line.send(b"bye")
        async with asyncio.timeout(60):
            await line.close()

    asyncio.run(visit())


async def refuse() -> Any:
    raise OSError("no route")


class SilentConnection:
    """A connection whose other end does not answer."""

    def __init__(self) -> None:
        self.is_terminated = False

    async def add_listener(self, _channel: str, _heard: Any) -> None:
        pass

    def add_termination_listener(self, _lost: Any) -> None:
        pass

    def is_closed(self) -> bool:
        return False

    async def execute(self, _sql: str, timeout: float) -> None:
        await asyncio.sleep(timeout)
        raise TimeoutError

    def terminate(self) -> None:
        self.is_terminated = True


def test_a_connection_that_died_silently_is_noticed() -> None:
    connections: list[SilentConnection] = []

    async def connect() -> Any:
        connections.append(SilentConnection())
        return connections[-1]

    async def visit() -> None:
        pool: Any = ShakyPool()
        line = PostgresNotify(pool, connect, IMPATIENT)
        ears = Ears().listen_to(line)
        await until(lambda: ears.misses == 3)
        await line.close()
        assert all(connection.is_terminated for connection in connections)

    asyncio.run(visit())


def test_a_query_on_a_connection_that_ends_raises_unavailable(
    postgres: str,
) -> None:
    database = empty_database(postgres)

    async def visit() -> None:
        store = await open_store(database)
        asked = asyncio.create_task(store.backend.read("SELECT pg_sleep(600)"))
        other = await asyncpg.connect(database)
        sleeping = "FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(600)'"
        while not await other.fetchval(f"SELECT count(*) {sleeping}"):
            await asyncio.sleep(0.01)
        await other.fetch(f"SELECT pg_terminate_backend(pid) {sleeping}")
        with pytest.raises(Unavailable, match="terminating connection"):
            await asked
        with pytest.raises(asyncpg.UndefinedTableError):
            await store.backend.read("SELECT * FROM nowhere")
        await other.close()
        await store.close()

    asyncio.run(visit())
