"""What could not be sent to followers, or was written although its answer was lost, is sent later."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.match.publisher import Publisher
from ludoteca.server.table.journal import Journal
from ludoteca.store import Unavailable
from ludoteca.store.journal import JournalStore
from ludoteca.store.leases import LeaseStore
from ludoteca.store.log import LogStore
from ludoteca.store.matches import MatchStore

from .simulated import SimulatedPerson
from .two_nodes import ROLL, Pair, simulate_pair

Method = Callable[..., Awaitable[Any]]


def fail_once(monkeypatch: pytest.MonkeyPatch, of: type, name: str, *, is_done: bool = False) -> None:
    """Let the next call of a method fail, with `is_done` after it was carried out."""
    method: Method = getattr(of, name)

    async def fail(*given: Any, **named: Any) -> None:
        monkeypatch.setattr(of, name, method)
        if is_done:
            await method(*given, **named)
        raise Unavailable("the connection was lost")

    monkeypatch.setattr(of, name, fail)


async def followers(pair: Pair, match: str) -> tuple[SimulatedPerson, SimulatedPerson, SimulatedPerson]:
    """Ada and bea at one process, and bea at the other one, all of whom follow the match."""
    people = pair.one.person("ada"), pair.one.person("bea"), pair.other.person("bea")
    for each in people:
        assert (await each.ask("subscribe", match=match))["type"] == "snapshot"
    await asyncio.sleep(1.0)  # until it is known who is there
    return people


def test_an_entry_that_could_not_be_sent_is_sent_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, bea, _ = await followers(pair, match)

        def fail(*_: object) -> None:
            monkeypatch.undo()
            raise RuntimeError("the views of this entry")

        monkeypatch.setattr(Publisher, "_updates", fail)
        await ada.ask("play", match=match, seat=0, seq=0, action=ROLL)
        assert (await bea.ask("play", match=match, seat=1, seq=1, action=ROLL))["seq"] == 2
        sent = await bea.wait(lambda message: message.get("table", {}).get("seq") == 2)
        assert sent["type"] == "snapshot"
        assert [entry["seq"] for entry in sent["perspectives"][0]["log"]] == [0, 1, 2]

    simulate_pair(tmp_path, story)


def begun(message: dict[str, Any]) -> bool:
    return message["type"] == "snapshot" and message["view"] is not None


@pytest.mark.parametrize("fails", [(Publisher, "_snapshot"), (LeaseStore, "take"), (Journal, "add")])
def test_a_match_that_has_begun_is_sent_although_that_failed_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: tuple[type, str]
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.table("ada", "bea")
        ada, bea, bea_elsewhere = await followers(pair, match)
        fail_once(monkeypatch, *fails)
        await ada.ask("start", match=match)
        for each in (ada, bea, bea_elsewhere):
            await each.wait(begun)

    simulate_pair(tmp_path, story)


def test_a_match_that_another_process_has_begun_is_sent_although_that_failed_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.table("ada", "bea")
        bea = pair.other.person("bea")
        await bea.ask("subscribe", match=match)
        fail_once(monkeypatch, Publisher, "_snapshot")
        await (await pair.one.node.rooms.room(match)).start()
        await bea.wait(begun)

    simulate_pair(tmp_path, story)


def test_an_entry_of_another_process_that_could_not_be_read_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, _, bea_elsewhere = await followers(pair, match)
        fail_once(monkeypatch, LogStore, "entries")
        await ada.ask("play", match=match, seat=0, seq=0, action=ROLL)
        assert (await bea_elsewhere.wait(lambda message: message["type"] == "update"))["seq"] == 1

    simulate_pair(tmp_path, story)


def named(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "table" and message["table"]["seats"][0]["name"] == "Captain")


@pytest.mark.parametrize("is_done", [False, True])
def test_a_table_is_sent_although_its_line_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_done: bool
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, bea, bea_elsewhere = await followers(pair, match)
        fail_once(monkeypatch, Journal, "add", is_done=is_done)
        await ada.ask("name_seat", match=match, seat=0, name="Captain")
        for each in (ada, bea, bea_elsewhere):
            await each.wait(named)

    simulate_pair(tmp_path, story)


def test_a_table_whose_write_was_not_answered_is_sent_at_every_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, bea, bea_elsewhere = await followers(pair, match)
        fail_once(monkeypatch, MatchStore, "change", is_done=True)
        asked = await ada.ask("name_seat", match=match, seat=0, name="Captain")
        assert asked["reason"] == "database-away"
        for each in (ada, bea, bea_elsewhere):
            await each.wait(named)

    simulate_pair(tmp_path, story)


def test_a_line_whose_write_was_not_answered_is_sent_at_every_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, bea, bea_elsewhere = await followers(pair, match)
        fail_once(monkeypatch, JournalStore, "add", is_done=True)
        assert (await ada.ask("say", match=match, text="hello"))["reason"] == "database-away"
        for each in (ada, bea, bea_elsewhere):
            await each.wait(lambda message: message["type"] == "line" and message["line"]["text"] == "hello")

    simulate_pair(tmp_path, story)


def test_a_line_whose_write_was_not_answered_is_sent_although_another_was_sent_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, bea, _ = await followers(pair, match)
        add, is_said = JournalStore.add, asyncio.Event()

        async def add_late(*given: Any, **named: Any) -> None:
            monkeypatch.setattr(JournalStore, "add", add)
            await is_said.wait()
            await add(*given, **named)
            raise Unavailable("the connection was lost")

        monkeypatch.setattr(JournalStore, "add", add_late)
        asked = asyncio.create_task(ada.ask("say", match=match, text="first"))
        await asyncio.sleep(0.1)
        assert (await bea.ask("say", match=match, text="second"))["type"] == "done"
        is_said.set()
        assert (await asked)["reason"] == "database-away"
        for each in (ada, bea):
            await each.wait(lambda message: message["type"] == "line" and message["line"]["text"] == "first")

    simulate_pair(tmp_path, story)


def test_a_connection_whose_subscription_failed_gets_no_updates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, bea, _ = await followers(pair, match)
        again = pair.one.person("bea")
        fail_once(monkeypatch, Publisher, "_snapshot")
        assert (await again.ask("subscribe", match=match))["reason"] == "database-away"
        await ada.ask("play", match=match, seat=0, seq=0, action=ROLL)
        await bea.wait(lambda message: message["type"] == "update")
        assert (await again.ask("subscribe", match=match))["table"]["seq"] == 1
        assert "update" not in [message["type"] for message in again.messages]

    simulate_pair(tmp_path, story)


def test_a_table_that_is_closed_before_its_match_begins_is_sent_as_a_table(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.table("ada", "bea")
        ada, bea, bea_elsewhere = await followers(pair, match)
        asked = len(bea.messages), len(bea_elsewhere.messages)
        await ada.ask("close_table", match=match)
        for each, since in zip((bea, bea_elsewhere), asked, strict=True):
            await each.wait(lambda message: message.get("table", {}).get("status") == "closed")
            assert "snapshot" not in [message["type"] for message in each.messages[since:]]

    simulate_pair(tmp_path, story)
