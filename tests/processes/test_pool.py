"""Worker processes of an asyncio program: one that dies is replaced, one that hangs is ended."""

import asyncio
import os
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludoteca.core import Invalid
from ludoteca.processes import WorkerFailed, Workers, pool


def double(number: int) -> int:
    return 2 * number


def die() -> None:
    os._exit(1)


def die_once(mark: str) -> str:
    """End the process on the first call, which leaves a file as a mark."""
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


def test_callers_take_turns_even_if_one_of_them_has_more_work() -> None:
    async def visit() -> None:
        workers, done = Workers(1), list[str]()

        async def ask(whose: str) -> None:
            await workers.do(double, 2, timeout=60, whose=whose)
            done.append(whose)

        try:
            asked = [asyncio.create_task(ask(whose)) for whose in ("guest",) * 6 + ("ada", "bea", "ada")]
            await asyncio.sleep(0)
            asked[1].cancel()  # cancelled work is skipped
            await asyncio.gather(*asked, return_exceptions=True)
        finally:
            await workers.close()
        assert done == ["guest", "ada", "bea", "guest", "ada", "guest", "guest", "guest"]

    asyncio.run(visit())


def test_an_address_with_many_people_does_not_keep_others_waiting() -> None:
    async def visit() -> None:
        workers, done = Workers(1), list[str]()

        async def ask(whose: str, address: str) -> None:
            await workers.do(double, 2, timeout=60, whose=whose, address=address)
            done.append(whose)

        try:
            crowd = [(f"guest {number}", "192.0.2.1") for number in range(4)]
            async with asyncio.TaskGroup() as tasks:
                for whose, address in (*crowd, ("ada", "192.0.2.2"), ("ada", "192.0.2.2")):
                    tasks.create_task(ask(whose, address))
        finally:
            await workers.close()
        assert done == ["guest 0", "guest 1", "ada", "guest 2", "ada", "guest 3"]

    asyncio.run(visit())


def test_a_worker_whose_work_was_cancelled_during_its_start_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin, begun, ended = threading.Event(), threading.Event(), list[str]()

    class Slow:
        def __init__(self, _: int) -> None:
            begun.set()
            begin.wait(60)

        def end(self) -> None:
            ended.append("worker")

    monkeypatch.setattr(pool, "Worker", Slow)

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
