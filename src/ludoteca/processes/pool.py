"""Worker processes for an asyncio program: threads wait for their answers, the event loop never does."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .fair_queue import FairQueue
from .worker import Worker, WorkerFailed, WorkerLost, WorkerTimeout

R = TypeVar("R")
TRIES = 3
"""Workers that may die of the same work before it fails."""


class Pool:
    """Up to `count` workers, started when they are first needed."""

    def __init__(self, count: int, niceness: int) -> None:
        self._niceness = niceness
        self._threads = ThreadPoolExecutor(count, "workers")
        self._idle: list[Worker] = []
        """The one that has been idle longest first."""
        self._busy: set[Worker] = set()
        self._closed = False

    async def run_in(self, worker: Worker, function: Callable[..., R], *arguments: Any, timeout: float) -> R:
        """Run a function in a worker; raises what `Worker.do` raises."""
        answer: R = await self._in_thread(worker.do, function, arguments, timeout)
        return answer

    async def _in_thread(self, call: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, call, *arguments)

    async def _start(self) -> Worker:
        """Start a worker; if the caller is cancelled meanwhile, the worker is ended as soon as it runs."""
        starting = asyncio.ensure_future(self._in_thread(Worker, self._niceness))
        try:
            worker: Worker = await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(_end)
            raise
        return worker

    def give_back(self, worker: Worker, broken: bool = False) -> None:
        """Make a busy worker idle, or end it if it is broken or the pool is closed."""
        self._busy.discard(worker)
        if broken or self._closed:
            worker.end()
        else:
            self._idle.append(worker)

    def load(self) -> dict[str, int]:
        """How many workers are busy and idle."""
        return {"busy": len(self._busy), "idle": len(self._idle)}

    def pids(self) -> list[int]:
        """The ids of the processes that are alive."""
        return [worker.pid for worker in (*self._idle, *self._busy) if worker.pid is not None]

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        for worker in (*self._idle, *self._busy):
            worker.end()
        self._idle.clear()
        self._threads.shutdown(wait=True)


class Workers(Pool):
    """Runs functions in worker processes, taking turns between the addresses and people that ask."""

    def __init__(self, count: int, niceness: int = 5) -> None:
        super().__init__(count, niceness)
        self._queue = FairQueue(count)
        self._asked = 0

    async def do(
        self, function: Callable[..., R], *arguments: Any, timeout: float, whose: str = "", address: str = ""
    ) -> R:
        """Run a function when it is that person's turn, in a new worker if the first one dies.

        Raises Invalid if it refuses, WorkerFailed if it fails, kills its workers or takes too long.
        """
        self._asked += 1
        try:
            async with self._queue.place(whose, address):
                return await self._do(function, arguments, timeout)
        finally:
            self._asked -= 1

    async def _do(self, function: Callable[..., R], arguments: tuple[Any, ...], timeout: float) -> R:
        for _ in range(TRIES):
            worker = await self._take()
            try:
                answer = await self.run_in(worker, function, *arguments, timeout=timeout)
            except (WorkerTimeout, asyncio.CancelledError):
                self.give_back(worker, broken=True)
                raise
            except WorkerLost:
                self.give_back(worker, broken=True)
                continue
            except Exception:
                self.give_back(worker)
                raise
            self.give_back(worker)
            return answer
        raise WorkerFailed(f"{function.__name__} killed {TRIES} workers")

    async def _take(self) -> Worker:
        if self._closed:
            raise WorkerFailed("the server is closing")
        worker = self._idle.pop() if self._idle else await self._start()
        self._busy.add(worker)
        return worker

    def load(self) -> dict[str, int]:
        """How many workers are busy and idle, and how many requests wait for one."""
        return {**super().load(), "waiting": max(0, self._asked - len(self._busy))}


def _end(started: "asyncio.Future[Worker]") -> None:
    if not started.cancelled() and started.exception() is None:
        started.result().end()
