"""Runs quick calls into a game at once and slow ones in a thread, so that the event loop never waits."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, TypeVar

from ludoteca.server.people.caller import caller

log = logging.getLogger("ludoteca.offloader")
R = TypeVar("R")

QUICK = 0.002
"""Seconds of processor time; a call that takes longer is slow."""
WAITING = 0.025
"""Seconds by the clock; a call that takes longer waits for something, unless the machine is busy."""
TRUST = 3
"""After this many quick runs in a thread, calls of that kind run at once."""
DOUBT = 20
"""After a slow run, calls of that kind have to be quick this often before they run at once again."""


class ThreadOffloader:
    """Knows, for one match, which kinds of calls have lately been quick; with `always` it trusts none."""

    def __init__(
        self,
        threads: Callable[[], ThreadPoolExecutor],
        always: bool = False,
        soon: Callable[[], ThreadPoolExecutor] | None = None,
    ) -> None:
        self._threads = threads
        """Asked each time: a match may become one that only bots play."""
        self._soon = threads if soon is None else soon
        """The threads of calls that no move waits for."""
        self._always = always
        self._doubts: dict[str, int] = {}
        self._late: set[str] = set()
        """Kinds of trusted calls that were slow the last time."""

    def _trusts(self, kind: str) -> bool:
        """Whether calls of that kind run at once."""
        return not self._always and self._doubts.get(kind, TRUST) == 0

    async def run(self, kind: str, call: Callable[..., R], *arguments: Any) -> R:
        """Run a call here or in a thread; return its result, or raise what it raised."""
        if self._trusts(kind):
            return self._at_once(kind, call, *arguments)
        return await self._in_thread(self._threads, kind, call, *arguments)

    def run_soon(self, kind: str, call: Callable[[], R], then: Callable[[R], None]) -> None:
        """Run a call at once if that kind is quick, else in a thread, and pass the result to `then`."""
        if self._trusts(kind):
            try:
                result = self._at_once(kind, call)
            except Exception:
                log.exception("a call into a game failed", extra={"error": kind})
            else:
                then(result)
            return

        def done(future: asyncio.Future[R]) -> None:
            if future.cancelled():
                return
            if future.exception() is not None:
                log.error("a call into a game failed", exc_info=future.exception(), extra={"error": kind})
            else:
                then(future.result())

        self._in_thread(self._soon, kind, call).add_done_callback(done)

    def _at_once(self, kind: str, call: Callable[..., R], *arguments: Any) -> R:
        begun, used = time.perf_counter(), time.thread_time()
        result = call(*arguments)
        took = time.perf_counter() - begun
        if took > QUICK or self._late:
            is_slow = took > WAITING or (took > QUICK and time.thread_time() - used > QUICK)
            self._notice(kind, is_slow)
        return result

    def _in_thread(
        self, threads: Callable[[], ThreadPoolExecutor], kind: str, call: Callable[..., R], *arguments: Any
    ) -> asyncio.Future[R]:
        """Run a call in a thread, and learn how long it takes."""

        loop, who = asyncio.get_running_loop(), caller.get()

        def timed() -> R:
            begun = time.thread_time()
            try:
                return call(*arguments)
            finally:
                seconds = time.thread_time() - begun
                self._learn(kind, seconds)
                if who is not None:
                    loop.call_soon_threadsafe(who.worked, seconds)

        return loop.run_in_executor(threads(), copy_context().run, timed)

    def _notice(self, kind: str, is_slow: bool) -> None:
        """Trust ends when a call is slow twice in a row: once, the machine may just have been busy."""
        if not is_slow:
            self._late.discard(kind)
        elif kind in self._late:
            self._late.discard(kind)
            self._doubts[kind] = DOUBT
        else:
            self._late.add(kind)

    def _learn(self, kind: str, seconds: float) -> None:
        doubts = self._doubts.get(kind, TRUST)
        self._doubts[kind] = DOUBT if seconds > QUICK else max(0, doubts - 1)
