"""Workers that think: one that dies is replaced and asked again, one that hangs is ended."""

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import Invalid
from ludoteca.server.work import workers as workers_module
from ludoteca.server.work.offloader import Offloader
from ludoteca.server.work.workers import WorkerFailed, Workers

from .network import Site, on_a_server


def double(number: int) -> int:
    return 2 * number


def die() -> None:
    os._exit(1)


def die_once(mark: str) -> str:
    """Dies the first time, and leaves a mark."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return "alive"


def sleep_long() -> None:
    time.sleep(60)


def fail() -> None:
    raise ValueError("on purpose")


def refuse() -> None:
    raise Invalid("not-now", status="lobby")


def with_workers(visit: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(1)
        try:
            await visit(workers)
        finally:
            await workers.close()

    asyncio.run(run())


def test_work_is_done_failed_or_refused_in_another_process() -> None:
    async def visit(workers: Workers) -> None:
        assert await workers.do(double, 21, timeout=120) == 42
        (pid,) = workers.pids()
        assert pid != os.getpid()
        with pytest.raises(WorkerFailed, match="on purpose"):
            await workers.do(fail, timeout=120)
        with pytest.raises(Invalid, match="not-now"):
            await workers.do(refuse, timeout=120)
        assert workers.pids() == [pid], "neither is a reason to die"
        with pytest.raises(WorkerFailed, match="took more than"):
            await workers.do(sleep_long, timeout=0.2)
        assert await workers.do(double, 4, timeout=120) == 8
        assert workers.pids() != [pid], "who hangs is replaced"

    with_workers(visit)


def test_who_dies_is_replaced_and_the_work_asked_again(tmp_path: Path) -> None:
    async def visit(workers: Workers) -> None:
        assert await workers.do(die_once, str(tmp_path / "mark"), timeout=120) == "alive"
        with pytest.raises(WorkerFailed, match="killed 3 workers"):
            await workers.do(die, timeout=120)

    with_workers(visit)


def test_a_match_goes_on_when_its_worker_is_killed(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "first", start=True, options={"goal": 1000})
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await talk.wait(lambda m: m["type"] == "update" and m["seq"] == 2)
        (pid,) = site.node.services.thinkers.pids()
        os.kill(pid, signal.SIGKILL)
        await talk.ask("play", match=match, seat=0, seq=2, action={"type": "roll"})
        update = await talk.wait(lambda m: m["type"] == "update" and m["seq"] == 4)
        assert update["entry"]["seat"] == 1

    on_a_server(tmp_path, visit)


def test_bots_that_play_alone_think_after_the_others_and_not_after_everything(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        services = site.node.services
        for workers in (services.thinkers, services.background):
            await workers.do(double, 2, timeout=120)
        (thinker,), (background,) = services.thinkers.pids(), services.background.pids()
        theirs, ours = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (thinker, background))
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert theirs < ours <= own + 10, "at 19 a busy machine lets it starve"

    on_a_server(tmp_path, visit)


def test_people_take_turns_however_much_one_of_them_asks_for() -> None:
    async def visit() -> None:
        workers, done = Workers(1), list[str]()

        async def ask(whose: str) -> None:
            await workers.do(double, 2, timeout=60, whose=whose)
            done.append(whose)

        try:
            asked = [asyncio.create_task(ask(whose)) for whose in ("guest",) * 6 + ("ada", "bea", "ada")]
            await asyncio.sleep(0)
            asked[1].cancel()  # who does not wait any more is passed over
            await asyncio.gather(*asked, return_exceptions=True)
        finally:
            await workers.close()
        assert done == ["guest", "ada", "bea", "guest", "ada", "guest", "guest", "guest"]

    asyncio.run(visit())


def test_a_worker_that_nobody_waits_for_any_more_ends_when_it_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin, begun, ended = threading.Event(), threading.Event(), list[str]()

    class Slow:
        def __init__(self, _: int) -> None:
            begun.set()
            begin.wait(60)

        def end(self) -> None:
            ended.append("worker")

    monkeypatch.setattr(workers_module, "Worker", Slow)

    async def visit(workers: Workers) -> None:
        asked = asyncio.create_task(workers.do(double, 2, timeout=60))
        await asyncio.to_thread(begun.wait, 60)
        asked.cancel()
        await asyncio.wait([asked])
        begin.set()
        async with asyncio.timeout(60):
            while not ended:
                await asyncio.sleep(0.01)
        assert workers.pids() == []

    with_workers(visit)


def test_a_table_is_closed_while_its_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "first", start=True, options={"goal": 1000})
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        services = site.node.services
        think, thought, closed = services.think, asyncio.Event(), asyncio.Event()

        async def think_long(*about: Any, **more: Any) -> Any:
            found = await think(*about, **more)
            thought.set()
            await closed.wait()
            return found

        monkeypatch.setattr(services, "think", think_long)
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await thought.wait()
        assert (await talk.ask("close_table", match=match))["type"] == "done"
        closed.set()
        room = await site.node.rooms.room(match)
        bots = room.driver._bots
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
            offloader = Offloader(lambda: threads)
            for _ in range(5):
                assert await offloader.run("slow", slow) == "done"
                assert not offloader.trusts("slow")
            for _ in range(5):
                assert await offloader.run("quick", double, 2) == 4
            assert offloader.trusts("quick")
            for _ in range(2):
                assert await offloader.run("quick", slow) == "done"
            assert not offloader.trusts("quick"), "trust ends when it is slow twice"
            for _ in range(5):
                answered = await Offloader(lambda: threads, always=True).run(
                    "physics", threading.current_thread
                )
                assert answered is not threading.current_thread(), "physics never runs here"

    asyncio.run(visit())
