"""No client sees a move that is not durable: the store is slow, refuses, fails after writing, or is full."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.settings import Settings
from ludoteca.server.timings import Timings
from ludoteca.store import LogRow, StoreError, Unavailable
from ludoteca.store.sqlite import SqliteBackend
from tests.postgres import empty_database

from .network import Person, Site, Talk, beat, on_a_server, serving

ROLL = {"type": "roll"}
TABLE = {"game": "toy", "seats": [{"type": "me"}, {"type": "empty"}]}


async def table_of_two(site: Site) -> tuple[Person, str, Talk, Talk]:
    """Ada plays both seats, Bea watches."""
    ada, bea = await site.person("Ada"), await site.person("Bea")
    made = await ada.table("toy", "me", "me", start=True, open=True, options={"goal": 1000})
    match = made["table"]["match"]
    talk, watcher = await ada.talk(), await bea.talk()
    await talk.ask("subscribe", match=match)
    await watcher.ask("subscribe", match=match)
    return ada, match, talk, watcher


async def log_of(person: Person, match: str) -> list[int]:
    answer = await person.http.get(f"/matches/{match}/log")
    return [entry["seq"] for entry in answer.json()["entries"]]


Append = Callable[[str, LogRow, int], Awaitable[None]]


class Hesitation:
    """In place of a store's `append`: waits until the test decides what happens."""

    def __init__(self, append: Append) -> None:
        self._append = append
        self.begun = asyncio.Event()
        self.decided: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def __call__(self, match: str, row: LogRow, revision: int) -> None:
        self.begun.set()
        decision = await self.decided
        if decision != "refuse":
            await self._append(match, row, revision)
        if decision != "write":
            raise StoreError("the connection was lost")


def hesitate(site: Site, patch: pytest.MonkeyPatch) -> Hesitation:
    store = site.node.store
    hesitation = Hesitation(store.log.append)
    patch.setattr(store.log, "append", hesitation)
    return hesitation


async def requires_nothing_new(ada: Person, match: str, talk: Talk, watcher: Talk) -> None:
    """However one looks, the match stands as it stood at the beginning."""
    assert await log_of(ada, match) == [0]
    assert (await ada.http.get(f"/matches/{match}/replay/1")).status_code == 404
    replay = (await ada.http.get(f"/matches/{match}/replay/0")).json()
    assert (replay["last"], replay["view"]["totals"]) == (0, [0, 0])
    info = (await ada.http.get(f"/matches/{match}")).json()
    assert (info["seq"], info["active"]) == (0, [0])
    other = await ada.talk()
    assert (await other.ask("check", match=match, seat=0, action=ROLL))["type"] == "done", "still at turn"
    assert (await other.ask("check", match=match, seat=1, action=ROLL))["rule"] == "TOY-1"
    hint = await other.ask("hint", match=match, seat=0, level="first")
    assert (hint["type"], hint["seq"]) == ("hinted", 0)
    for each in (talk, watcher):
        assert not each.of("update")


def test_a_store_that_hesitates_and_then_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(site: Site) -> None:
        ada, match, talk, watcher = await table_of_two(site)
        with monkeypatch.context() as patch:
            hesitation = hesitate(site, patch)
            await talk.send("play", id="move", match=match, seat=0, seq=0, action=ROLL)
            await hesitation.begun.wait()
            await requires_nothing_new(ada, match, talk, watcher)
            hesitation.decided.set_result("refuse")
            refused = await talk.wait(lambda message: message.get("id") == "move")
            assert (refused["type"], refused["reason"]) == ("refused", "server-error")
        await requires_nothing_new(ada, match, talk, watcher)
        talk.messages.clear()
        again = await talk.ask("play", id="move", match=match, seat=0, seq=0, action=ROLL)
        assert (again["type"], again["seq"]) == ("done", 1)
        assert await log_of(ada, match) == [0, 1]
        await watcher.wait(lambda message: message["type"] == "update" and message["seq"] == 1)

    on_a_server(tmp_path, visit)


def test_a_store_that_hesitates_and_then_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(site: Site) -> None:
        ada, match, talk, watcher = await table_of_two(site)
        hesitation = hesitate(site, monkeypatch)
        await talk.send("play", id="move", match=match, seat=0, seq=0, action=ROLL)
        await hesitation.begun.wait()
        await requires_nothing_new(ada, match, talk, watcher)
        hesitation.decided.set_result("write")
        done = await talk.wait(lambda message: message.get("id") == "move")
        assert (done["type"], done["seq"]) == ("done", 1)
        assert await log_of(ada, match) == [0, 1]

    on_a_server(tmp_path, visit)


def test_a_store_that_writes_and_says_that_it_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(site: Site) -> None:
        ada, match, talk, watcher = await table_of_two(site)
        with monkeypatch.context() as patch:
            hesitation = hesitate(site, patch)
            hesitation.decided.set_result("write and fail")
            done = await talk.ask("play", id="move", match=match, seat=0, seq=0, action=ROLL)
        assert (done["type"], done["seq"]) == ("done", 1), "it is in the log: it happened"
        assert await log_of(ada, match) == [0, 1]
        await talk.ask("play", match=match, seat=1, seq=1, action=ROLL)
        await watcher.wait(lambda message: message["type"] == "update" and message["seq"] == 2)
        assert [update["seq"] for update in watcher.of("update")] == [1, 2], "each told once"

    on_a_server(tmp_path, visit)


def test_a_move_that_comes_into_the_log_after_it_was_given_up_is_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada, match, talk, watcher = await table_of_two(site)
        store = site.node.store
        on_its_way: list[LogRow] = []

        async def too_slow(_: str, row: LogRow, __: int) -> None:
            on_its_way.append(row)
            raise Unavailable("TimeoutError")

        with monkeypatch.context() as patch:
            patch.setattr(store.log, "append", too_slow)
            refused = await talk.ask("play", id="move", match=match, seat=0, seq=0, action=ROLL)
            assert refused["reason"] == "database-away"
        await requires_nothing_new(ada, match, talk, watcher)
        (row,) = on_its_way
        head = await store.matches.head(match)
        assert head is not None
        await store.log.append(match, row, head.revision)
        await beat(site)
        await watcher.wait(lambda message: message["type"] == "update" and message["seq"] == 1)
        talk.messages.clear()
        again = await talk.ask("play", id="move", match=match, seat=0, seq=0, action=ROLL)
        assert (again["type"], again["seq"]) == ("done", 1), "the same request became it"

    on_a_server(tmp_path, visit, timings=Timings(heartbeat=3600))  # only this test beats


def test_other_processes_hear_of_a_move_whose_answer_was_lost(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = empty_database(postgres)

    async def visit() -> None:
        settings = Settings(port=0, db=db, bot_workers=1)
        async with serving(settings) as site, serving(settings) as other:
            _, match, talk, _ = await table_of_two(site)
            watcher = await (await other.person("Cleo")).talk()
            await watcher.ask("subscribe", match=match)
            with monkeypatch.context() as patch:
                hesitate(site, patch).decided.set_result("write and fail")
                assert (await talk.ask("play", match=match, seat=0, seq=0, action=ROLL))["seq"] == 1
            await watcher.wait(lambda message: message["type"] == "update" and message["seq"] == 1)

    asyncio.run(visit())


def test_a_log_that_cannot_be_looked_at_is_looked_at_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada, match, talk, watcher = await table_of_two(site)
        store = site.node.store

        async def lost(*_: Any) -> list[LogRow]:
            raise StoreError("the connection is still lost")

        with monkeypatch.context() as patch:
            hesitate(site, patch).decided.set_result("write and fail")
            patch.setattr(store.log, "entries", lost)
            refused = await talk.ask("play", id="move", match=match, seat=0, seq=0, action=ROLL)
            assert refused["reason"] == "server-error"
        await beat(site)
        await watcher.wait(lambda message: message["type"] == "update" and message["seq"] == 1)
        talk.messages.clear()
        again = await talk.ask("play", id="move", match=match, seat=0, seq=0, action=ROLL)
        assert (again["type"], again["seq"]) == ("done", 1), "the same request became it"
        assert await log_of(ada, match) == [0, 1]

    on_a_server(tmp_path, visit)


def test_a_full_disk(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, match, talk, _ = await table_of_two(site)
        store = site.node.store
        assert isinstance(store.backend, SqliteBackend)
        writer = store.backend._writer._connection
        (pages,) = writer.execute("PRAGMA page_count").fetchone()
        writer.execute(f"PRAGMA max_page_count={pages + 2}")  # what SQLite calls a full disk from then on
        seq, refused = 0, None
        while refused is None:
            answer = await talk.ask("play", match=match, seat=seq % 2, seq=seq, action=ROLL)
            seq, refused = (answer["seq"], None) if answer["type"] == "done" else (seq, answer)
        assert refused["reason"] == "database-away"
        while (posted := await ada.http.post("/tables", json=TABLE)).status_code == 201:
            pass
        assert (posted.status_code, posted.json()["reason"]) == (503, "database-away")
        assert await log_of(ada, match) == list(range(seq + 1)), "what was acknowledged, and nothing else"
        rows = await store.log.entries(match)
        assert [row.seq for row in rows] == list(range(seq + 1))
        writer.execute("PRAGMA max_page_count=100000")
        answer = await talk.ask("play", match=match, seat=seq % 2, seq=seq, action=ROLL)
        assert (answer["type"], answer["seq"]) == ("done", seq + 1), "with room again it goes on"

    on_a_server(tmp_path, visit, messages_per_second=100_000, tables_per_person=1000)


def test_an_end_that_could_not_be_written_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "me", start=True, options={"goal": 1})
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        store = site.node.store

        async def lost(*_: Any) -> int:
            raise StoreError("the connection was lost")

        with monkeypatch.context() as patch:
            patch.setattr(store.matches, "change", lost)
            await talk.ask("play", match=match, seat=0, seq=0, action=ROLL)
        assert not [m for m in talk.of("table") if m["table"]["status"] == "over"]
        await beat(site)
        await talk.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "over")

    on_a_server(tmp_path, visit)
