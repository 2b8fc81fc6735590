"""Quick work runs at once, slow work in a thread: the event loop never waits for a game."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

R = TypeVar("R")

QUICK = 0.002
"""Seconds; what takes longer is slow."""
TRUST = 3
"""After so many quick runs in a thread, work of that kind is run at once."""
DOUBT = 20
"""After a slow run, work of that kind has to be quick so many times before it is trusted again."""


class Offloader:
    """Knows, for one match, which kinds of work have lately been quick; with `always` it trusts none."""

    def __init__(self, threads: Callable[[], ThreadPoolExecutor], always: bool = False) -> None:
        self._threads = threads
        """Asked each time: a match may move between those of people and those of bots alone."""
        self._always = always
        self._doubts: dict[str, int] = {}
        self._late: set[str] = set()
        """Kinds of trusted work that were slow the last time."""

    def trusts(self, kind: str) -> bool:
        """Whether work of that kind runs at once."""
        return not self._always and self._doubts.get(kind, TRUST) == 0

    async def run(self, kind: str, work: Callable[..., R], *arguments: Any) -> R:
        """Do the work here or in a thread; its answer, or what it raised."""
        if not self.trusts(kind):
            return await self._in_thread(kind, work, *arguments)
        begun = time.perf_counter()
        answer = work(*arguments)
        if time.perf_counter() - begun > QUICK or self._late:
            self._notice(kind, time.perf_counter() - begun)
        return answer

    async def _in_thread(self, kind: str, work: Callable[..., R], *arguments: Any) -> R:
        """Do work in a thread, and learn how long it takes."""

        def timed() -> R:
            begun = time.thread_time()
            try:
                return work(*arguments)
            finally:
                self._learn(kind, time.thread_time() - begun)

        return await asyncio.get_running_loop().run_in_executor(self._threads(), timed)

    def _notice(self, kind: str, seconds: float) -> None:
        """Trust ends when work is slow twice in a row: once, the machine may just have been busy."""
        if seconds <= QUICK:
            self._late.discard(kind)
        elif kind in self._late:
            self._late.discard(kind)
            self._doubts[kind] = DOUBT
        else:
            self._late.add(kind)

    def _learn(self, kind: str, seconds: float) -> None:
        doubts = self._doubts.get(kind, TRUST)
        self._doubts[kind] = DOUBT if seconds > QUICK else max(0, doubts - 1)
