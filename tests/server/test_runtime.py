"""Rooms, tables, clocks and bots run on any runtime: here without threads, sockets and real time."""

import ast
import asyncio
import multiprocessing.process
import socket
import threading
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NoReturn

import pytest

from ludoteca.server.match.loading import restore, snapshot_of
from ludoteca.server.protocol.shapes import Bank
from ludoteca.server.table.document import Table, bot, person
from ludoteca.server.table.rows import moment, table_of

from .simulated import SimulatedPerson, World, simulate_node

SERVER = Path(__file__).parents[2] / "src" / "ludoteca" / "server"
PORTABLE = ("match", "table", "cluster", "session", "protocol", "people", "work")
"""The packages that later runtimes, in a browser and in a simulator, use as they are."""
OF_A_RUNTIME = {
    *("threading", "concurrent", "multiprocessing", "subprocess", "socket", "ssl", "select", "signal"),
    *("time", "secrets", "uuid", "uvicorn", "starlette", "websockets", "prometheus_client"),
}


def table_for(world: World, *chairs: Any, mood: str = "calm") -> Table:
    ids, now = world.node.ids, world.node.runtime.time.now()
    return Table(
        match=ids.id(),
        game="toy",
        rules_version=1,
        options={"goal": 40, "mood": mood},
        open=True,
        host="ada",
        invite=ids.key(),
        share=ids.key(),
        chairs=chairs,
        clock=Bank(seconds=60, increment=0),
        created_at=moment(now),
    )


async def evening(world: World) -> None:
    """Ada and Bea play with a bot; Bea leaves in the middle, and her clock runs out again and again."""
    ada, bea = await world.person("ada"), await world.person("bea")
    table = table_for(
        world, person("ada", "Ada", ready=True), person("bea", "Bea", ready=True), bot("first", ())
    )
    room = await world.node.rooms.create(table)
    for player in (ada, bea):
        await player.ask("subscribe", match=table.match)
    assert (await ada.ask("start", match=table.match))["type"] == "done"
    turns = 0
    while room.active:
        (seat,) = room.active
        seq = room.seq
        if seat == 0 or (seat == 1 and turns < 2):
            player = (ada, bea)[seat]
            answer = await player.ask("play", match=table.match, seat=seat, seq=seq, action={"type": "roll"})
            assert answer["type"] == "done"
            turns += seat
            if turns == 2 and seat == 1:
                bea.disconnect()
        else:  # the bot thinks, or Bea's clock runs
            await ada.wait(lambda m, seq=seq: m["type"] == "update" and m["seq"] > seq)  # type: ignore[misc]
    over = await ada.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    assert over["table"]["outcome"]["winners"]
    entries = await world.node.store.log.entries(table.match)
    row = await world.node.store.matches.find(table.match)
    assert row is not None
    assert restore(table_of(row), entries).outcome is not None, "what is stored is the whole match"
    assert await world.node.store.results.has(table.match)
    lines = [line.kind for line in await world.node.journal.all(table.match)]
    assert "time_ran_out" in lines


@pytest.fixture
def _nothing_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """No thread, process, socket or pause may begin."""

    def forbidden(*_: object, **__: object) -> NoReturn:
        raise AssertionError("this belongs to the server's runtime")

    monkeypatch.setattr(threading.Thread, "start", forbidden)
    monkeypatch.setattr(multiprocessing.process.BaseProcess, "start", forbidden)
    monkeypatch.setattr(socket.socket, "bind", forbidden)
    monkeypatch.setattr(socket.socket, "connect", forbidden)
    monkeypatch.setattr(time, "sleep", forbidden)


@pytest.mark.usefixtures("_nothing_of_the_machine")
def test_a_match_of_people_and_bots_is_played_in_virtual_time(tmp_path: Path) -> None:
    first, again = tmp_path / "first", tmp_path / "again"
    worlds = [simulate_node(folder, 7, evening) for folder in (first, again)]
    said = [{name: player.messages for name, player in world.people.items()} for world in worlds]
    assert said[0] == said[1], "the same seed is the same evening, to the last id and time stamp"
    assert worlds[0].notices.sent == worlds[1].notices.sent
    assert ("turn", (1,)) in worlds[0].notices.sent, "Bea was notified when she was away"
    assert worlds[0].notices.sent[-1] == ("over", ())
    at = [datetime.fromisoformat(m["entry"]["at"]) for m in said[0]["ada"] if m["type"] == "update"]
    assert (at[-1] - at[0]).total_seconds() > 60, "her clock ran out"
    assert at[0] < datetime(2024, 1, 1, tzinfo=UTC), "by a time of day of its own"


def test_a_match_does_not_wait_for_a_player_who_is_away_and_has_only_a_role(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, bea = await world.person("ada"), await world.person("bea")
        chairs = (person("ada", "Ada", ready=True), person("bea", "Bea", ready=True))
        table = table_for(world, *chairs, mood="loud")
        room = await world.node.rooms.create(table)
        for player in (ada, bea):
            await player.ask("subscribe", match=table.match)
        await ada.ask("start", match=table.match)
        if room.active == (0,):
            await ada.ask("play", match=table.match, seat=0, seq=room.seq, action={"type": "roll"})
        await asyncio.sleep(5)
        assert room.active == (1,), "Bea is here: the table waits for her"
        seq = room.seq
        bea.disconnect()
        await ada.wait(lambda m: m["type"] == "update" and m["seq"] > seq)
        assert room.active == (0,)
        await ada.ask("play", match=table.match, seat=0, seq=room.seq, action={"type": "roll"})
        await ada.wait(lambda m: m["type"] == "update" and m["seq"] > seq + 2)
        assert room.clocks.expires_at(0) > 0
        assert ("turn", (1,)) not in world.notices.sent, "her turns are played at once: no notice"
        lines = [line.kind for line in await world.node.journal.all(table.match)]
        assert "time_ran_out" not in lines

    simulate_node(tmp_path, 5, story)


def imported(tree: ast.AST) -> set[str]:
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


@pytest.mark.parametrize("package", PORTABLE)
def test_what_every_runtime_uses_imports_nothing_of_one(package: str) -> None:
    wrong = {
        path.name: found
        for path in (SERVER / package).glob("*.py")
        if (found := imported(ast.parse(path.read_text(encoding="utf-8"))) & OF_A_RUNTIME)
    }
    assert wrong == {}


def test_a_connection_that_is_lost_while_it_subscribes_does_not_stay(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada, bea = await world.person("ada"), await world.person("bea")
        table = table_for(
            world, person("ada", "Ada", ready=True), person("bea", "Bea", ready=True), bot("first", ())
        )
        room = await world.node.rooms.create(table)
        await ada.ask("subscribe", match=table.match)
        async with room._lock:  # a move is being judged
            bea.say("subscribe", match=table.match)
            await asyncio.sleep(1)
            bea.disconnect()
            await asyncio.sleep(1)
        await asyncio.sleep(5)
        assert room.is_here(0)
        assert not room.is_here(1)

    simulate_node(tmp_path, 3, story)


def test_a_table_is_counted_once_although_its_connection_is_lost_while_it_subscribes_again(
    tmp_path: Path,
) -> None:
    async def story(world: World) -> None:
        ada, budget = await world.person("ada"), world.node.budget
        tables = [table_for(world, person("ada", "Ada", ready=True), bot("first", ())) for _ in range(2)]
        for table in tables:
            await world.node.rooms.create(table)
        other = SimulatedPerson(world.node, "ada", "ada-2")
        other.connect()
        for one, table in ((ada, tables[0]), (other, tables[1])):
            await one.ask("subscribe", match=table.match)
        assert budget.held("followed") == 2
        async with (await world.node.rooms.room(tables[1].match))._lock:  # a move is being judged
            other.say("subscribe", match=tables[1].match)
            await asyncio.sleep(1)
            other.disconnect()
            await asyncio.sleep(1)
        await asyncio.sleep(5)
        assert budget.held("followed") == 1

    simulate_node(tmp_path, 3, story)


def test_a_snapshot_is_of_the_entry_it_names_whatever_is_played_meanwhile(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ada = await world.person("ada")
        table = table_for(world, person("ada", "Ada", ready=True), bot("first", ()), bot("first", ()))
        room = await world.node.rooms.create(table)
        await ada.ask("subscribe", match=table.match)
        await ada.ask("start", match=table.match)
        writing = room._do.advancing.save_snapshot()  # written later, as by a thread
        before = room.seq
        while room.active != (0,) or room.seq == before:
            if room.active == (0,):
                await ada.ask("play", match=table.match, seat=0, seq=room.seq, action={"type": "roll"})
            await asyncio.sleep(1)
        assert room.seq > before
        await writing
        snapshot = await world.node.store.log.snapshot(table.match)
        assert snapshot is not None
        match = room.begun()
        assert snapshot == snapshot_of(match.game, match.state_at(before), match.entries[before])

    simulate_node(tmp_path, 4, story)
