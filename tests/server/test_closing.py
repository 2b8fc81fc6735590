"""The server stops: in time, whatever is under way, and with everything that was acknowledged."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.cluster.node import Node
from ludoteca.server.match.room import Room
from ludoteca.server.runtime.server_runtime import ServerRuntime
from ludoteca.server.runtime.system_time import system_now
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Chair, Table
from ludoteca.server.timings import Timings
from ludoteca.store import Store, open_store
from tests.toy.rules import Roll

from .network import PATIENCE, serving

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


def on_a_runtime(store: Store, settings: Settings) -> tuple[Node, ServerRuntime]:
    """A process without clients."""
    runtime = ServerRuntime(settings, store, Timings(), system_now)
    return Node(runtime.ports, store, settings), runtime


def on_a_node(folder: Path, visit: Callable[[Node, Room], Awaitable[None]]) -> None:
    """A process with a match that ends with its first move; what it wrote is looked at after a restart."""
    path = str(folder / "test.sqlite3")

    async def run() -> None:
        store = await open_store(path)
        node, runtime = on_a_runtime(store, Settings(db=path, bot_workers=1, shutdown_seconds=1))
        await node.open()
        room = await node.rooms.create(table())
        await room.start()
        async with asyncio.timeout(PATIENCE):
            await visit(node, room)
        await runtime.close()
        await store.close()
        again = await open_store(path)
        assert [row.seq for row in await again.log.entries("m1")] == [0, 1], "what was written is there"
        reopened, runtime = on_a_runtime(again, Settings(db=path, bot_workers=1))
        assert (await reopened.rooms.room("m1")).table.status == "over", "and is brought to its end"
        await reopened.close()
        await runtime.close()
        await again.close()

    asyncio.run(run())


def close_when_written(node: Node, monkeypatch: pytest.MonkeyPatch) -> list[asyncio.Task[None]]:
    """The server closes in the moment in which the disk answers to a move."""
    closing: list[asyncio.Task[None]] = []
    append: Any = node.store.log.append

    async def append_and_close(*entry: Any) -> None:
        await append(*entry)
        closing.append(asyncio.create_task(node.close()))
        await asyncio.sleep(0)

    monkeypatch.setattr(node.store.log, "append", append_and_close)
    return closing


def test_a_last_move_is_seen_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(node: Node, room: Room) -> None:
        closing = close_when_written(node, monkeypatch)
        assert await room.play(0, 0, ROLL) == 1
        await closing[0]
        assert room.table.status == "over"
        assert not room._lock.locked()

    on_a_node(tmp_path, visit)


def test_what_takes_too_long_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def never(*_: object) -> int:
        await asyncio.Event().wait()
        return 0

    async def visit(node: Node, room: Room) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(node.store.matches, "change", never)
            closing = close_when_written(node, patch)
            playing = asyncio.create_task(room.play(0, 0, ROLL))
            while not closing:
                await asyncio.sleep(0)
            await closing[0]
            assert not playing.done(), "the client gets no answer to a move that is not finished"
            playing.cancel()

    on_a_node(tmp_path, visit)
    assert "not every match left memory in order and in time" in caplog.text


def test_who_holds_the_lock_for_ever_holds_nobody_up(tmp_path: Path) -> None:
    async def visit(node: Node, room: Room) -> None:
        assert await room.play(0, 0, ROLL) == 1
        await room._lock.acquire()
        await node.close()

    on_a_node(tmp_path, visit)


def test_a_request_that_takes_too_long_is_told_that_the_server_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit() -> None:
        settings = Settings(port=0, db=str(tmp_path / "a.sqlite3"), bot_workers=1, shutdown_seconds=1)
        begun = asyncio.Event()

        async def never(*_: object) -> None:
            begun.set()
            await asyncio.Event().wait()

        async with serving(settings) as site:
            ada = await site.person()
            site.people.clear()  # she does not leave
            monkeypatch.setattr(site.node.store.friends, "of", never)
            asking = asyncio.create_task(ada.http.get("/friends"))
            await begun.wait()
        answer = await asking
        assert (answer.status_code, answer.json()["reason"]) == (503, "server-closing")
        await ada.leave()

    asyncio.run(visit())
    assert "Traceback" not in caplog.text
