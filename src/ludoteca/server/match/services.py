"""What every room of this process shares: the store, the clock, threads and workers."""

import asyncio
import secrets
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

from ludoteca.core import AnyGame, Record, Seat, Simulator, decoder, encode
from ludoteca.processes import WorkerFailed, Workers
from ludoteca.server.people.connections import Connections
from ludoteca.server.people.hooks import Hooks
from ludoteca.server.people.mailer import Mailer
from ludoteca.server.people.quotas import Quotas
from ludoteca.server.people.rate_limits import Limits
from ludoteca.server.protocol.news import LogWritten, PeerChannel, SessionEnded
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.server.table.host_files import HostFiles
from ludoteca.server.table.journal import Journal
from ludoteca.server.table.rows import moment
from ludoteca.server.table.writer import TableWriter
from ludoteca.server.work.jobs import Thought, simulate, think
from ludoteca.server.work.live_workers import LiveWorkers
from ludoteca.server.work.metrics import Metrics
from ludoteca.server.work.tasks import Tasks
from ludoteca.store import Conflict, LogRow, Store

R = TypeVar("R")
PHYSICS_TIMEOUT = 60.0
SLOWER = 6
"""How much longer work in the background may take: it gets what the others leave of the processor."""
THREADS = 4
"""How much slow work of games is done at once."""


def system_now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Services:
    """Shared by all rooms of a process, and by whoever asks for them."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int] = system_now) -> None:
        self.store = store
        self.peers = PeerChannel(store.channel)
        self.settings = settings
        self.now = now
        """Milliseconds since 1970."""
        self.process = secrets.token_hex(6)
        """The name under which this process holds matches."""
        self.lobby_changed = asyncio.Event()
        self.tables = TableWriter(store, self.peers, now, self._table_changed)
        self.journal = Journal(store, self.peers, now)
        self.files = HostFiles(settings.files)
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.threads = ThreadPoolExecutor(THREADS, "games")
        self.background_threads = ThreadPoolExecutor(1, "background-games")
        """For tables that only bots play: while they wait for their wood they hold nobody else's threads."""
        self.imports = ThreadPoolExecutor(1, "imports")
        """A lane of their own: however long a match is that somebody brings, nobody else waits."""
        self.thinkers = Workers(settings.bot_workers)
        self.physics = Workers(1, niceness=0)
        self.background = Workers(1, niceness=10)
        """Where bots think and wood moves at tables that nobody but bots plays: after everybody else's.

        Not at the very end: on a machine with thirty at work a process of niceness 19 gets 0.7 % of a core
        and does not even start in time, one of niceness 10 gets 3 %.
        """
        self.hands = LiveWorkers()
        self.connections = Connections(self.peers)
        self.quotas = Quotas(store, settings)
        self.lines = Limits(settings.lines_per_minute, "too-many-lines")
        self.hooks = Hooks(store, settings, self.metrics)
        self.mailer = Mailer(store, settings, self.now)
        self.loop = asyncio.get_running_loop()
        self.downtimes: list[tuple[int, int]] = []
        """When no server was running, before this one started."""
        self.restart_at: int | None = None
        """When the server will be restarted, if that was announced."""
        self._moment = (0, moment(0))
        self._watch()

    @property
    def _lanes(self) -> dict[str, ThreadPoolExecutor]:
        return {"games": self.threads, "background": self.background_threads, "imports": self.imports}

    def _watch(self) -> None:
        """Let a host see what waits where."""
        pools: dict[str, Workers | LiveWorkers] = {
            "thinkers": self.thinkers,
            "physics": self.physics,
            "background": self.background,
            "hands": self.hands,
        }
        watch = self.metrics.watch
        watch(
            "ludoteca_workers",
            "Worker processes that are busy or idle, and work that waits for one.",
            ("pool", "state"),
            lambda: {f"{pool} {state}": n for pool, of in pools.items() for state, n in of.load().items()},
        )
        watch(
            "ludoteca_threads_waiting",
            "Work that waits for a thread.",
            ("lane",),
            lambda: {name: of._work_queue.qsize() for name, of in self._lanes.items()},
        )
        watch(
            "ludoteca_store",
            "Writes that wait for the database, and its connections.",
            ("what",),
            self.store.load,
        )
        watch(
            "ludoteca_notices",
            "Letters and pushes that went out, and notices that failed.",
            ("what",),
            lambda: self.mailer.delivered,
            is_total=True,
        )

    def downtime_since(self, moment: int) -> int:
        """For how many milliseconds since then no server was running."""
        return sum(ended - max(began, moment) for began, ended in self.downtimes if ended > moment)

    def moment(self) -> datetime:
        """The time for a log, to the millisecond; what happens in the same one gets the same object."""
        now = self.now()
        if now != self._moment[0]:
            self._moment = (now, moment(now))
        return self._moment[1]

    def threads_for(self, table: Table) -> ThreadPoolExecutor:
        """Where the slow work of a table is done."""
        return self.background_threads if table.is_all_bots else self.threads

    async def in_thread(self, work: Callable[..., R], *arguments: Any) -> R:
        """Do slow work in a thread."""
        return await self.loop.run_in_executor(self.threads, work, *arguments)

    async def import_in_thread(self, work: Callable[..., R], *arguments: Any) -> R:
        """Read a match that somebody brings along, after those that came before."""
        return await self.loop.run_in_executor(self.imports, work, *arguments)

    async def append(self, match: str, row: LogRow) -> None:
        """Make an entry durable and tell the other processes."""
        begun = time.perf_counter()
        try:
            await self.store.log.append(match, row)
        except Exception as error:
            self.metrics.failed_writes.labels("late" if isinstance(error, Conflict) else "failed").inc()
            raise
        self.metrics.append_seconds.observe(time.perf_counter() - begun)
        self.peers.publish(LogWritten(match))

    def signed_out(self, session: str) -> None:
        """A session has ended: its sockets are closed, here and in the other processes."""
        self.connections.end(session)
        self.peers.publish(SessionEnded(session))

    async def renamed(self, player: str) -> None:
        """Somebody was given another name: what they say from now on is said under it."""
        row = await self.store.people.find(player)
        if row is not None:
            self.connections.rename(player, row.name)

    def _table_changed(self, table: Table) -> None:
        """Refresh the lobby if the table is listed there."""
        if table.open:
            self.lobby_changed.set()

    async def think(
        self, game: AnyGame, state: Any, seat: Seat, level: str, *, whose: str, in_background: bool = False
    ) -> Thought:
        """What a bot would play, thought in a worker; in the background where no person waits for it.

        `whose` is the person who lets it think: those of several people take turns.
        """
        budget, key = self.settings.bot_budget_ms, game.info.key
        workers = self.background if in_background else self.thinkers
        position = encode(game.position(state))
        seed = self._seed_of_a_thought(position)
        timeout = (10 + 4 * budget / 1000) * (SLOWER if in_background else 1)
        begun = time.perf_counter()
        try:
            words = (key, position, seat, level, budget, seed)
            answer = await workers.do(think, *words, timeout=timeout, whose=whose)
        except WorkerFailed:
            self.metrics.failed_bots.labels(key).inc()
            raise
        self.metrics.bot_seconds.labels(key).observe(time.perf_counter() - begun)
        thought: Thought = decoder(Thought).decode(answer)
        return thought

    def _seed_of_a_thought(self, position: bytes) -> int:
        """Nobody can foretell it, unless the host has set a seed."""
        seed = self.settings.seed
        return secrets.randbits(48) if seed is None else zlib.crc32(position, seed & 0xFFFFFFFF)

    def simulator(self, table_now: Callable[[], Table]) -> Simulator:
        """The physics of a table: a worker simulates, the thread that asks waits."""
        return partial(self._simulate, table_now)

    def _simulate(self, table_now: Callable[[], Table], request: Record) -> Record:
        table = table_now()
        workers, timeout = self.physics, PHYSICS_TIMEOUT
        if table.is_all_bots and table.status == "playing":  # for the beginning of a match somebody waits
            workers, timeout = self.background, SLOWER * PHYSICS_TIMEOUT
        asked = workers.do(simulate, table.game, request, timeout=timeout, whose=table.host)
        return asyncio.run_coroutine_threadsafe(asked, self.loop).result()

    async def close(self) -> None:
        """End threads and workers; who opened the store closes it."""
        self.tasks.cancel()
        await self.thinkers.close()
        await self.physics.close()
        await self.background.close()
        await self.hands.close()
        self.metrics.close()
        for threads in self._lanes.values():
            threads.shutdown(wait=False, cancel_futures=True)
