"""Work put aside by the server: calls into games in threads, bots and physics in worker processes."""

import asyncio
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import Any, TypeVar

from ludoteca.core import AnyGame, Record, Seat, Simulator, decoder
from ludoteca.processes import Pool, WorkerFailed, Workers
from ludoteca.server.people.caller import address_of_caller, caller
from ludoteca.server.ports import Time, WorkFailed
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.server.timings import Timings
from ludoteca.server.work.jobs import Thought, review_on, simulate, think

from .live_workers import LiveWorkers
from .metrics import Metrics
from .offloader import ThreadOffloader

R = TypeVar("R")
SLOWER = 6
"""How much longer work in the background may take: it gets what the others leave of the processor."""
THREADS = 4
"""Slow calls into games that run at the same time."""


class ServerWork:
    """Threads and worker processes of one server process."""

    def __init__(
        self, settings: Settings, timings: Timings, random: Random, time: Time, metrics: Metrics
    ) -> None:
        self._settings = settings
        self._timings = timings
        self._random = random
        self._time = time
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self.threads = ThreadPoolExecutor(THREADS, "games")
        self.list_threads = ThreadPoolExecutor(2, "lists")
        """For lists of what may be done next: a list of many houses delays other lists, and no move."""
        self.background_threads = ThreadPoolExecutor(1, "background-games")
        """For tables that only bots play: while they wait for physics, they use no thread of the others."""
        self.aside_threads = ThreadPoolExecutor(2, "aside")
        """For what belongs to no match: a sign-in does not wait for games, which may wait for physics."""
        self.imports = ThreadPoolExecutor(1, "imports")
        """For match files, so that a long one delays only other match files."""
        self.thinkers = Workers(settings.bot_workers)
        self.physics = Workers(1, niceness=0)
        self.background = Workers(1, niceness=10)
        """Where bots think and physics runs at tables that only bots play, after everything else.

        Not at niceness 19: with thirty busy processes such a worker gets 0.7 % of a core and does not even
        start in time, one of niceness 10 gets 3 %.
        """
        self.hands = LiveWorkers(timings.hand_step)
        self._watch()

    def _watch(self) -> None:
        """Let the host see what waits where."""
        pools: dict[str, Pool] = {
            "thinkers": self.thinkers,
            "physics": self.physics,
            "background": self.background,
            "hands": self.hands,
        }
        lanes = {
            "games": self.threads,
            "lists": self.list_threads,
            "background": self.background_threads,
            "aside": self.aside_threads,
            "imports": self.imports,
        }
        self._metrics.watch(
            "ludoteca_workers",
            "Worker processes that are busy or idle, and requests that wait for one.",
            ("pool", "state"),
            lambda: {f"{pool} {state}": n for pool, of in pools.items() for state, n in of.load().items()},
        )
        self._metrics.watch(
            "ludoteca_threads_waiting",
            "Calls that wait for a thread.",
            ("lane",),
            lambda: {name: lane._work_queue.qsize() for name, lane in lanes.items()},
        )

    # --- threads

    def offloader(self, table: Callable[[], Table], *, always: bool) -> ThreadOffloader:
        """An offloader for one match, in the threads for people's tables or for those of bots alone."""

        def threads() -> ThreadPoolExecutor:
            return self.background_threads if table().is_all_bots else self.threads

        def soon() -> ThreadPoolExecutor:
            return self.background_threads if table().is_all_bots else self.list_threads

        return ThreadOffloader(threads, always=always, soon=soon)

    async def aside(self, call: Callable[..., R], *arguments: Any) -> R:
        """Run a slow call in a thread."""
        return await self._in_thread(self.aside_threads, call, *arguments)

    async def aside_for_import(self, call: Callable[..., R], *arguments: Any) -> R:
        """Read a match file in a thread, after those that arrived before it."""
        return await self._in_thread(self.imports, call, *arguments)

    async def _in_thread(self, threads: ThreadPoolExecutor, call: Callable[..., R], *arguments: Any) -> R:
        """Run a call in a thread, and count its processor time for the caller."""

        def timed() -> tuple[R | BaseException, float]:
            begun = time.thread_time()
            try:
                result: R | BaseException = call(*arguments)
            except BaseException as error:
                result = error
            return result, time.thread_time() - begun

        result, seconds = await self._loop.run_in_executor(threads, timed)
        if (who := caller.get()) is not None:
            who.worked(seconds)
        if isinstance(result, BaseException):
            raise result
        return result

    # --- worker processes

    async def think(
        self,
        game: AnyGame,
        position: bytes,
        seat: Seat,
        level: str,
        *,
        whose: str,
        in_background: bool = False,
    ) -> Thought:
        """What a bot would play, found in a worker; raises WorkFailed."""
        key, budget = game.info.key, self._settings.bot_budget_ms
        workers = self.background if in_background else self.thinkers
        timeout = (10 + 4 * budget / 1000) * (SLOWER if in_background else 1)
        begun = self._time.monotonic()
        try:
            rules = (key, game.info.rules_version)
            asked = (rules, position, seat, level, budget, self._seed_for(position))
            answer = await workers.do(
                think, *asked, timeout=timeout, whose=whose, address=address_of_caller()
            )
        except WorkerFailed as error:
            self._metrics.failed_bots.labels(key).inc()
            raise WorkFailed(str(error)) from error
        self._metrics.bot_seconds.labels(key).observe(self._time.monotonic() - begun)
        thought: Thought = decoder(Thought).decode(answer)
        return thought

    def _seed_for(self, position: bytes) -> int:
        """The seed of a bot's own luck; the host's seed makes it repeatable."""
        seed = self._settings.seed
        return self._random.getrandbits(48) if seed is None else zlib.crc32(position, seed & 0xFFFFFFFF)

    def simulator(self, table: Callable[[], Table]) -> Simulator:
        """The physics of a match: a worker simulates, the thread that calls it waits."""
        return partial(self._simulate, table)

    def _simulate(self, table_now: Callable[[], Table], request: Record) -> Record:
        table = table_now()
        workers, timeout = self.physics, self._timings.physics
        if table.is_all_bots and table.status == "playing":  # at the start of a match a person waits
            workers, timeout = self.background, SLOWER * timeout
        whose, address = table.host, address_of_caller()
        asked = workers.do(simulate, table.game, request, timeout=timeout, whose=whose, address=address)
        try:
            return asyncio.run_coroutine_threadsafe(asked, self._loop).result()
        except WorkerFailed as error:
            raise WorkFailed(str(error)) from error

    async def review(self, file: bytes, piece: bytes | None) -> bytes:
        """Begin a review of a match file, or continue one by a piece, in a worker; raises WorkFailed."""
        try:
            return await self.background.do(
                review_on, file, piece, timeout=self._timings.review_piece, address=address_of_caller()
            )
        except WorkerFailed as error:
            raise WorkFailed(str(error)) from error

    async def close(self) -> None:
        """End all workers and threads."""
        for pool in (self.thinkers, self.physics, self.background, self.hands):
            await pool.close()
        lanes = (self.threads, self.list_threads, self.background_threads, self.aside_threads, self.imports)
        for lane in lanes:
            lane.shutdown(wait=False, cancel_futures=True)
