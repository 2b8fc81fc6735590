"""An event loop with virtual time, and processes in it that can be paused and killed."""

import asyncio
import contextlib
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar

R = TypeVar("R")
_process: ContextVar["Process | None"] = ContextVar("process", default=None)


class Process:
    """One simulated process.

    Every task, timer and callback that code of the process begins belongs to it, because it inherits the
    context. A paused process does everything later; a dead one does nothing any more, not even its `finally`
    blocks, as after a power cut.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_paused = False
        self.is_dead = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self._held: list[asyncio.Handle] = []
        self._context = copy_context()
        self._context.run(_process.set, self)

    def run(self, call: Callable[..., R], *arguments: Any) -> R:
        """Call something as code of the process; what it begins belongs to the process."""
        return self._context.copy().run(call, *arguments)

    def spawn(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Begin a task of the process."""
        return self.run(asyncio.get_running_loop().create_task, work)

    def call_later(self, delay: float, call: Callable[..., None], *arguments: Any) -> asyncio.TimerHandle:
        """Call something as code of the process after a delay."""
        return asyncio.get_running_loop().call_later(delay, call, *arguments, context=self._context)

    def pause(self) -> None:
        """Do nothing until `resume`."""
        self.is_paused = True

    def resume(self) -> list[asyncio.Handle]:
        """Go on; return what has to be done now."""
        self.is_paused = False
        held, self._held = self._held, []
        return held

    def kill(self) -> None:
        """Do nothing any more. The tasks are kept: collected as garbage they would run their last lines."""
        self.is_dead = True
        self._held.clear()

    def hold(self, handle: asyncio.Handle) -> None:
        """Keep what a paused process has to do later."""
        if not self.is_dead:
            self._held.append(handle)


class Stalled(AssertionError):
    """Everything waits, and no timer is set."""


def _begin(loop: asyncio.AbstractEventLoop, work: Any, **options: Any) -> "asyncio.Task[Any]":
    """Begin a task; it belongs to the process that begins it."""
    task = asyncio.Task(work, loop=loop, **options)
    process = _process.get()
    if process is not None:
        process.tasks.add(task)
        task.add_done_callback(process.tasks.discard)
    return task


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop whose time passes as soon as nothing else is to be done."""

    _ready: deque[asyncio.Handle]

    def __init__(self) -> None:
        super().__init__()
        self.set_task_factory(_begin)
        self._now = 0.0
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._timers_set = 0
        self._processes: list[Process] = []

    def time(self) -> float:
        """Seconds since the simulation began."""
        return self._now

    def call_at(  # type: ignore[override]  # the same, in words that mypy accepts
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call something at a time; of two at the same time the one that was set first is called first."""
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._timers_set += 1
        heapq.heappush(self._timers, (when, self._timers_set, timer))
        return timer

    def call_later(  # type: ignore[override]  # without what asyncio checks: 6 % of a run, with `call_soon`
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call something after a delay."""
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Call something as soon as possible."""
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def process(self, name: str) -> Process:
        """A new process."""
        process = Process(name)
        self._processes.append(process)
        return process

    def resume(self, process: Process) -> None:
        """Let a paused process go on, with everything that it has missed."""
        self._ready.extend(process.resume())

    def _asyncgen_finalizer_hook(self, agen: Any) -> None:
        """Leave a generator that was not finished: its process is dead."""

    def _run_once(self) -> None:
        ready, timers = self._ready, self._timers
        if not ready:
            while timers and timers[0][2]._cancelled:
                heapq.heappop(timers)
            if not timers:
                raise Stalled("everything waits, and no timer is set")
            self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            ready.append(heapq.heappop(timers)[2])
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            process = handle._context.get(_process)  # type: ignore[attr-defined]
            if process is not None and (process.is_paused or process.is_dead):
                process.hold(handle)
            else:
                handle._run()

    def end(self) -> None:
        """Close what still waits, without letting it do anything more: the simulation is over."""
        for process in self._processes:
            for task in list(process.tasks):
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # it is meant to be so
                with contextlib.suppress(Exception):
                    task.get_coro().close()
            process.tasks.clear()
        self._ready.clear()
        self._timers.clear()


def run(story: Callable[[VirtualLoop], Coroutine[Any, Any, R]]) -> R:
    """Run a story in virtual time to its end."""
    loop = VirtualLoop()
    asyncio.set_event_loop(loop)
    try:
        return loop.run_until_complete(story(loop))
    finally:
        loop.end()
        asyncio.set_event_loop(None)
        loop.close()
