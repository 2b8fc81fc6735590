"""News between processes: told and heard, whatever happens to connections on the way."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ludoteca.server.table.journal import Journal, removed
from ludoteca.store import MatchRow, News, Store, Unavailable, open_store, postgres_notify
from ludoteca.store.postgres_notify import PostgresNotify
from tests.postgres import cut_listeners, empty_database


class Ears:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.news: list[tuple[str, str]] = []
        self.misses = 0

    def listen_to(self, line: Store | PostgresNotify) -> "Ears":
        line.listen(self._hear, self._miss)
        return self

    def _hear(self, news: News) -> None:
        self.news.append((news.what, news.match))

    def _miss(self) -> None:
        self.misses += 1


async def until(it_is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not it_is_so():
            await asyncio.sleep(0.01)


def between_two(postgres: str, visit: Callable[[str, Store, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        url = await asyncio.to_thread(empty_database, postgres)
        one, two = await asyncio.gather(open_store(url), open_store(url))
        await visit(url, one, two)
        await one.close()
        await two.close()

    asyncio.run(run())


def test_news_reach_the_other_process(postgres: str) -> None:
    async def visit(_: str, one: Store, two: Store) -> None:
        own, other = Ears().listen_to(one), Ears().listen_to(two)
        await until(lambda: own.misses == other.misses == 1)
        one.announce("log", "m1")
        await until(lambda: bool(other.news))
        assert other.news == [("log", "m1")]
        assert own.news == []

    between_two(postgres, visit)


def test_news_that_a_server_does_not_understand_make_it_deaf_for_no_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        where, heard = str(tmp_path / "house.sqlite3"), list[str]()
        server = await open_store(where, alone=True)
        admin = await open_store(where)

        def listener(news: News) -> None:
            heard.append(news.what)
            if news.what == "riddle":
                raise ValueError("on purpose")

        server.listen(listener, lambda: None)
        admin.announce("riddle", "m1")
        admin.announce("deleted", "m1")
        await until(lambda: heard == ["riddle", "deleted"])
        admin.announce("deleted", "m2")
        await until(lambda: len(heard) == 3)
        await admin.close()
        await server.close()

    asyncio.run(run())
    assert "news were not understood" in caplog.text


def test_every_changed_line_is_told_and_what_is_too_long_stops_nothing(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(_: str, one: Store, two: Store) -> None:
        ears = Ears().listen_to(two)
        await until(lambda: ears.misses == 1)
        await one.matches.add(MatchRow("m1", "toy", "over", 1, "ada", 1, 2, 0, "{}"), [])
        line = '{"number":0,"seq":0,"kind":"said","at":"2020-01-01T00:00:00Z","text":"rude"}'
        for _line in range(5):
            await one.journal.add("m1", line)
        one.announce("admin", "-", "x" * 9000)
        assert await Journal(one, lambda: 0, announced_at_once=2).edit("m1", removed) == [0, 1, 2, 3, 4]
        one.announce("log", "m1")
        await until(lambda: ("log", "m1") in ears.news)
        assert ears.news == [*[("line_changed", "m1")] * 3, ("log", "m1")]

    between_two(postgres, visit)
    assert [record.getMessage() for record in caplog.records] == ["news were refused"]


def test_who_listens_comes_back_and_knows_what_was_missed(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_notify, "PAUSE", 0.1)

    async def visit(url: str, one: Store, two: Store) -> None:
        ears = Ears().listen_to(two)
        await until(lambda: ears.misses == 1)
        assert await cut_listeners(url) == 1
        await until(lambda: ears.misses == 2)
        assert await cut_listeners(url) == 1, "as often as it is cut"
        await until(lambda: ears.misses == 3)
        one.announce("log", "m1")
        await until(lambda: ("log", "m1") in ears.news)

    with caplog.at_level(logging.WARNING):
        between_two(postgres, visit)
    assert [record.getMessage() for record in caplog.records] == [
        *("news are not heard any more", "news are heard again") * 2
    ]


class ShakyPool:
    """A pool of connections that breaks when it is told to."""

    def __init__(self) -> None:
        self.is_broken = True
        self.tries = 0
        self.told: list[str] = []

    async def execute(self, _sql: str, words: list[str], timeout: float) -> None:
        assert timeout > 0
        self.tries += 1
        if self.is_broken:
            raise OSError("no route")
        self.told += [word.split(" ", 1)[1] for word in words]


def test_what_cannot_be_told_is_told_later_and_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_notify, "PAUSE", 0.01)

    async def visit() -> None:
        pool: Any = ShakyPool()
        line = PostgresNotify(pool, nobody)
        line.announce("log", "m1", "")
        line.announce("here", "m1", "0/0")
        await until(lambda: pool.tries > 2)
        line.announce("log", "m2", "")
        line.announce("here", "m1", "0,1/0")
        await until(lambda: pool.tries > 4)
        assert pool.told == []
        pool.is_broken = False
        await until(lambda: bool(pool.told))
        await line.close()
        assert pool.told == ["log m1 ", "log m2 ", "here m1 0,1/0"], "the newest word about each thing"

    asyncio.run(visit())
    assert [record.getMessage() for record in caplog.records] == ["news cannot be told, and will be later"]


def test_to_close_waits_for_nobody_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_notify, "PATIENCE", 0.1)

    async def visit() -> None:
        pool: Any = ShakyPool()
        line = PostgresNotify(pool, nobody)
        Ears().listen_to(line)
        line.announce("bye", "-", "")
        async with asyncio.timeout(60):
            await line.close()

    asyncio.run(visit())


async def nobody() -> Any:
    raise OSError("no route")


class SilentConnection:
    """A connection whose other end has gone without a word."""

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


def test_a_connection_that_died_silently_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_notify, "PATIENCE", 0.05)
    monkeypatch.setattr(postgres_notify, "PAUSE", 0.01)
    connections: list[SilentConnection] = []

    async def connect() -> Any:
        connections.append(SilentConnection())
        return connections[-1]

    async def visit() -> None:
        pool: Any = ShakyPool()
        line = PostgresNotify(pool, connect)
        ears = Ears().listen_to(line)
        await until(lambda: ears.misses == 3)
        await line.close()
        assert all(connection.is_terminated for connection in connections)

    asyncio.run(visit())


def test_a_question_that_the_end_of_its_connection_cut_short_says_that_the_database_is_away(
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
