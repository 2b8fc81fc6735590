"""Bots think in worker processes; slow calls into a game leave the event loop free."""

import asyncio
import logging
import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn

import pytest

from ludoteca.core import Invalid, Record
from ludoteca.processes import WorkerTimeout
from ludoteca.server.people.budget import Budget
from ludoteca.server.people.caller import Caller, caller
from ludoteca.server.ports import WorkFailed
from ludoteca.server.runtime.live_workers import AT_ONCE, LiveWorkers, WorkerSession
from ludoteca.server.runtime.offloader import ThreadOffloader
from ludoteca.server.settings import Settings

from .network import Site, on_a_server


def test_a_match_goes_on_when_its_worker_is_killed(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "first", start=True, options={"goal": 1000})
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await talk.wait(lambda m: m["type"] == "update" and m["seq"] == 2)
        (pid,) = site.runtime.work.thinkers.pids()
        os.kill(pid, signal.SIGKILL)
        await talk.ask("play", match=match, seat=0, seq=2, action={"type": "roll"})
        update = await talk.wait(lambda m: m["type"] == "update" and m["seq"] == 4)
        assert update["entry"]["seat"] == 1

    on_a_server(tmp_path, visit)


def test_bots_that_play_alone_think_after_the_others_and_not_after_everything(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        work = site.runtime.work
        for workers in (work.thinkers, work.background):
            await workers.do(abs, 2, timeout=120)
        (thinker,), (background,) = work.thinkers.pids(), work.background.pids()
        theirs, ours = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (thinker, background))
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert theirs < ours <= own + 10, "at 19 a busy machine lets it starve"

    on_a_server(tmp_path, visit)


def test_a_table_is_closed_while_its_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "first", start=True, options={"goal": 1000})
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        work = site.runtime.work
        think, thought, closed = work.think, asyncio.Event(), asyncio.Event()

        async def think_long(*about: Any, **more: Any) -> Any:
            found = await think(*about, **more)
            thought.set()
            await closed.wait()
            return found

        monkeypatch.setattr(work, "think", think_long)
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await thought.wait()
        assert (await talk.ask("close_table", match=match))["type"] == "done"
        closed.set()
        room = await site.node.rooms.room(match)
        bots = room._do.driver._bots
        assert bots is not None
        await asyncio.wait([bots])

    with caplog.at_level(logging.WARNING):
        on_a_server(tmp_path, visit)
    assert [record.getMessage() for record in caplog.records] == []


def test_slow_work_leaves_the_loop_free() -> None:
    def slow() -> str:
        begun = time.thread_time()
        while time.thread_time() - begun < 0.05:
            pass
        return "done"

    async def visit() -> None:
        with ThreadPoolExecutor(1) as threads:
            offloader = ThreadOffloader(lambda: threads)
            for _ in range(5):
                assert await offloader.run("slow", slow) == "done"
                assert not offloader._trusts("slow")
            for _ in range(5):
                assert await offloader.run("quick", abs, -4) == 4
            assert offloader._trusts("quick")
            for _ in range(2):
                assert await offloader.run("quick", slow) == "done"
            assert not offloader._trusts("quick"), "trust ends when it is slow twice"
            for _ in range(5):
                answered = await ThreadOffloader(lambda: threads, always=True).run(
                    "physics", threading.current_thread
                )
                assert answered is not threading.current_thread(), "physics never runs here"

    asyncio.run(visit())


def test_hands_of_one_address_leave_a_worker_for_those_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    class Started:
        def end(self) -> None:
            pass

    async def start(_: str) -> Started:
        await asyncio.sleep(0)
        return Started()

    async def run() -> None:
        workers, budget = LiveWorkers(1.0), Budget(Settings(), time.monotonic)
        monkeypatch.setattr(workers, "_start_warm", start)
        monkeypatch.setattr(workers, "call", lambda *_: asyncio.sleep(0))
        caller.set(Caller(budget, "eve", "192.0.2.1"))
        asked = [workers.open(f"match {number}", "toy", Record()) for number in range(AT_ONCE)]
        *sessions, refused = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(refused, Invalid)
        assert refused.reason == "too-many-hands"
        caller.set(Caller(budget, "ada", "192.0.2.2"))
        await workers.open("another match", "toy", Record())
        caller.set(Caller(budget, "eve", "192.0.2.1"))
        for session in sessions:
            assert isinstance(session, WorkerSession)
            session.close(broken=False)
        await workers.open("match 0", "toy", Record())
        await workers.close()

    asyncio.run(run())


def test_hands_that_begin_at_once_are_no_more_than_there_are_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(_: str) -> object:
        await asyncio.sleep(0)
        return object()

    async def run() -> None:
        workers = LiveWorkers(1.0)
        monkeypatch.setattr(workers, "_start_warm", start)
        monkeypatch.setattr(workers, "call", lambda *_: asyncio.sleep(0))
        asked = [workers.open(f"match {number}", "toy", Record()) for number in range(AT_ONCE + 1)]
        *sessions, refused = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(session, WorkerSession) for session in sessions)
        assert isinstance(refused, Invalid)

    asyncio.run(run())


def test_physics_that_fails_is_reported_through_the_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the driver plays the default for a bot, instead of thinking again and again."""

    async def fail(*_: Any, **__: Any) -> NoReturn:
        raise WorkerTimeout("the physics took too long")

    async def visit(site: Site) -> None:
        made = await (await site.person()).table("toy", "me", "first", "first")
        work = site.runtime.work
        monkeypatch.setattr(work.physics, "do", fail)
        room = await site.node.rooms.room(made["table"]["match"])
        with pytest.raises(WorkFailed, match="took too long"):
            await asyncio.to_thread(work.simulator(lambda: room.table), Record())

    on_a_server(tmp_path, visit)
