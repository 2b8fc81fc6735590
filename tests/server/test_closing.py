"""The server stops: in time, whatever is under way, and with everything that was acknowledged."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import Invalid
from ludoteca.server.cluster.house import House
from ludoteca.server.match.room import Room
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Chair, Table
from ludoteca.store import Store, open_store
from tests.toy.rules import Roll

PATIENCE = 20.0
ROLL = Roll()


def table() -> Table:
    chairs = tuple(Chair(kind="person", player=name, name=name, ready=True) for name in ("ada", "bea"))
    return Table(
        match="m1",
        game="toy",
        rules_version=1,
        options={"goal": 1, "mood": "calm"},
        open=True,
        host="ada",
        invite="invite",
        share="share",
        chairs=chairs,
        created_at=datetime.now(UTC),
    )


def in_a_house(folder: Path, visit: Callable[[House, Room], Awaitable[None]]) -> None:
    """A house with a match that ends with its first move; what it wrote is looked at after a restart."""
    path = str(folder / "test.sqlite3")

    async def run() -> None:
        store = await open_store(path)
        house = House(store, Settings(db=path, bot_workers=1, shutdown_seconds=1))
        await house.open()
        room = await house.create(table())
        await house.start(room)
        while not (room.offloader.trusts("play") and room.offloader.trusts("views")):
            await room.offloader.run("play", int)
            await room.offloader.run("views", int)
        async with asyncio.timeout(PATIENCE):
            await visit(house, room)
        await store.close()
        again = await open_store(path)
        assert [row.seq for row in await again.log("m1")] == [0, 1], "what was written is there"
        reopened = House(again, Settings(db=path, bot_workers=1))
        assert (await reopened.room("m1")).table.status == "over", "and is brought to its end"
        await reopened.close()
        await again.close()

    asyncio.run(run())


async def play_and_close(house: House, room: Room, monkeypatch: pytest.MonkeyPatch) -> int | Exception:
    """The house closes in the moment in which the disk answers to the last move; what the player hears."""
    closing: list[asyncio.Task[None]] = []
    append_soon: Any = house.store.append_soon

    def answer_while_closing(match: str, row: Any, then: Any) -> None:
        def written(error: Exception | None) -> None:
            closing.append(house.loop.create_task(house.close()))
            then(error)

        append_soon(match, row, written)

    monkeypatch.setattr(house.store, "append_soon", answer_while_closing)
    answer: asyncio.Future[int | Exception] = house.loop.create_future()
    assert room.play_at_once(0, 0, ROLL, "0/r1", answer.set_result)
    heard = await answer
    await closing[0]
    return heard


def test_a_last_move_is_seen_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House, room: Room) -> None:
        assert await play_and_close(house, room, monkeypatch) == 1
        assert room.table.status == "over"
        assert not room.turn.locked()

    in_a_house(tmp_path, visit)


def test_what_takes_too_long_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def never(_store: Store, *_: object) -> int:
        await asyncio.Event().wait()
        return 0

    async def visit(house: House, room: Room) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(type(house.store), "change_match", never)
            heard = await play_and_close(house, room, patch)
        assert isinstance(heard, Invalid)
        assert heard.reason == "server-closing"
        assert not room.turn.locked()

    in_a_house(tmp_path, visit)
    assert "not every match left in order and in time" in caplog.text


def test_who_holds_the_turn_for_ever_holds_nobody_up(tmp_path: Path) -> None:
    async def visit(house: House, room: Room) -> None:
        answer: asyncio.Future[int | Exception] = house.loop.create_future()
        assert room.play_at_once(0, 0, ROLL, "0/r1", answer.set_result)
        assert await answer == 1
        room.turn.take()
        await house.close()

    in_a_house(tmp_path, visit)
