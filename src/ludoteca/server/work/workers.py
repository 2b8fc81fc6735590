"""Processes that think and simulate, so that the server itself never has to.

Each worker does one piece of work at a time. One that dies is replaced and the work asked again; one that
takes too long is ended.
"""

import asyncio
import atexit
import contextlib
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

from ludoteca.core import Invalid, Refusal

from .turns import Turns

R = TypeVar("R")
TRIES = 3
"""How often work is asked of a new worker before it is given up."""


class WorkerFailed(Exception):
    """The work could not be done: workers died of it, or it took too long."""


class Answer(NamedTuple):
    """What came of the work."""

    value: Any = None
    refusal: tuple[str, str | None, dict[str, object]] | None = None
    failure: str | None = None


def _work(pipe: Connection, niceness: int) -> None:
    """The life of a worker: take work, answer, until nobody is there any more."""
    for sign in (signal.SIGINT, signal.SIGTERM):  # who stops the server may tell every process of it,
        signal.signal(sign, signal.SIG_IGN)  # but the server decides when its work is over
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    with contextlib.suppress(EOFError, OSError):
        while True:
            function, arguments = pipe.recv()
            try:
                answer = Answer(value=function(*arguments))
            except Refusal as refusal:
                answer = Answer(refusal=(refusal.reason, refusal.rule, refusal.params))
            except Exception:
                answer = Answer(failure=traceback.format_exc())
            pipe.send(answer)


class Worker:
    """One process and the pipe to it."""

    def __init__(self, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, niceness), daemon=True)
        self._process.start()
        theirs.close()
        atexit.register(self.end)  # whoever forgets it

    @property
    def pid(self) -> int | None:
        """The number of its process."""
        return self._process.pid

    def do(self, function: Callable[..., Any], arguments: tuple[Any, ...], timeout: float) -> Any:
        """Do the work and wait for it; raises EOFError if the worker dies, TimeoutError if it is too slow."""
        try:
            self._pipe.send((function, arguments))
            if not self._pipe.poll(timeout):
                raise TimeoutError(function.__name__)
            answer: Answer = self._pipe.recv()
        except OSError as error:
            raise error if isinstance(error, TimeoutError) else EOFError from error
        if answer.refusal is not None:
            reason, rule, params = answer.refusal
            raise Invalid(reason, rule, **params)
        if answer.failure is not None:
            raise WorkerFailed(answer.failure)
        return answer.value

    def end(self) -> None:
        """End the process, whatever it does."""
        atexit.unregister(self.end)
        self._process.kill()
        self._process.join()


class Workers:
    """Some workers, and whoever waits for one. They are started when they are first needed."""

    def __init__(self, count: int, niceness: int = 5) -> None:
        self._niceness = niceness
        self._threads = ThreadPoolExecutor(count, "workers")
        self._places = Turns(count)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False
        self._asked = 0

    async def do(self, function: Callable[..., R], *arguments: Any, timeout: float, whose: str = "") -> R:
        """Have the work done, when it is that person's turn; raises what it raised, or WorkerFailed."""
        self._asked += 1
        try:
            async with self._places.place(whose):
                return await self._do(function, arguments, timeout)
        finally:
            self._asked -= 1

    async def _do(self, function: Callable[..., R], arguments: tuple[Any, ...], timeout: float) -> R:
        for _ in range(TRIES):
            worker = await self._take()
            try:
                answer: R = await self._in_thread(worker.do, function, arguments, timeout)
            except EOFError:
                self._lose(worker)
                continue
            except TimeoutError as error:
                self._lose(worker)
                raise WorkerFailed(f"{function.__name__} took more than {timeout} s") from error
            except asyncio.CancelledError:
                self._lose(worker)
                raise
            except Exception:
                self._give_back(worker)
                raise
            self._give_back(worker)
            return answer
        raise WorkerFailed(f"{function.__name__} killed {TRIES} workers")

    async def _in_thread(self, call: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, call, *arguments)

    async def _take(self) -> Worker:
        if self._closed:
            raise WorkerFailed("the server is closing")
        worker = self._idle.pop() if self._idle else await self._start()
        self._busy.add(worker)
        return worker

    async def _start(self) -> Worker:
        """A new worker; one that nobody waits for any more ends as soon as it has begun."""
        starting = asyncio.ensure_future(self._in_thread(Worker, self._niceness))
        try:
            worker: Worker = await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(_end)
            raise
        return worker

    def _give_back(self, worker: Worker) -> None:
        self._busy.discard(worker)
        if self._closed:
            worker.end()
        else:
            self._idle.append(worker)

    def _lose(self, worker: Worker) -> None:
        self._busy.discard(worker)
        worker.end()

    def load(self) -> dict[str, int]:
        """How many are busy and idle, and how much work waits for one."""
        busy = len(self._busy)
        return {"busy": busy, "idle": len(self._idle), "waiting": max(0, self._asked - busy)}

    def pids(self) -> list[int]:
        """The numbers of the processes that are alive."""
        return [worker.pid for worker in (*self._idle, *self._busy) if worker.pid is not None]

    async def close(self) -> None:
        """End all of them."""
        self._closed = True
        for worker in (*self._idle, *self._busy):
            worker.end()
        self._idle.clear()
        self._threads.shutdown(wait=True)


def _end(started: "asyncio.Future[Worker]") -> None:
    if not started.cancelled() and started.exception() is None:
        started.result().end()
