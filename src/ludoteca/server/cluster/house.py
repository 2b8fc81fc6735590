"""The house: every live match of this process, and what they share."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

import msgspec

from ludoteca.core import AnyGame, ByHand, Invalid, Record, Seat, Simulator, decoder, encode
from ludoteca.server.match.audience import Listener, send_all
from ludoteca.server.match.follower import EVERYTHING, Written
from ludoteca.server.match.live_hand import Answers
from ludoteca.server.match.loading import new_match
from ludoteca.server.match.presence import Peers, presence_of
from ludoteca.server.match.publisher import table_info
from ludoteca.server.match.room import Room
from ludoteca.server.people.hooks import Hooks
from ludoteca.server.people.postman import Postman
from ludoteca.server.people.ratings import record_outcome
from ludoteca.server.protocol.messages import Lobby
from ludoteca.server.settings import Settings
from ludoteca.server.table.changes import require_startable
from ludoteca.server.table.document import Table
from ludoteca.server.table.host_files import HostFiles
from ludoteca.server.table.rows import log_row, match_row, moment, table_of
from ludoteca.server.work.jobs import Thought, module_of, simulate, think
from ludoteca.server.work.live_workers import LiveWorkers
from ludoteca.server.work.metrics import Metrics
from ludoteca.server.work.offloader import physics_from_threads
from ludoteca.server.work.workers import Workers
from ludoteca.store import Conflict, LogRow, News, Store

log = logging.getLogger("ludoteca.house")
R = TypeVar("R")

LEASE = 6_000
"""Milliseconds after which another process may take over the matches of one that is silent."""
HEARTBEAT = 1.5
SWEEP = 3_600_000
"""Milliseconds after which sessions that have ended are swept out again."""
NO_MATCH = "-"
"""In place of a match, where a process speaks of itself."""
LOBBY_TABLES = 100
LOBBY_PAUSE = 0.3
PHYSICS_TIMEOUT = 60.0


class House:
    """All rooms, the store behind them and the workers beside them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.name = secrets.token_hex(6)
        self.files = HostFiles(settings.files)
        self.metrics = Metrics()
        self.threads = ThreadPoolExecutor(4, "games")
        self.thinkers = Workers(settings.bot_workers)
        self.wood = Workers(1, niceness=0)
        self.live = LiveWorkers()
        self.answers = Answers()
        self.hooks = Hooks(store, settings)
        self.postman = Postman(store, settings, self.now)
        self.loop = asyncio.get_running_loop()
        self.lobby: set[Listener] = set()
        self._lobby_stale = asyncio.Event()
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._finishing: set[asyncio.Task[Any]] = set()
        self._peers = Peers(LEASE)
        self._sweep_at = 0
        self.closing = False
        self._moment = (0, moment(0))
        self.metrics.gauge("ludoteca_rooms", "Matches in memory.", lambda: len(self._rooms))

    # --- small services

    @staticmethod
    def now() -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def moment(self) -> datetime:
        """The time for a log, to the millisecond; what happens in the same one gets the same object."""
        now = self.now()
        if now != self._moment[0]:
            self._moment = (now, moment(now))
        return self._moment[1]

    def spawn(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Do something beside, unless the house closes; what it raises is logged."""
        return self._do(work, self._tasks)

    def finish(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Do beside what a move has brought with it: when the house closes, this is waited for."""
        return self._do(work, self._finishing)

    def _do(self, work: Coroutine[Any, Any, R], among: set[asyncio.Task[Any]]) -> asyncio.Task[R]:
        task = self.loop.create_task(work)
        among.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._finishing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    async def in_thread(self, work: Callable[..., R], *arguments: Any) -> R:
        """Do slow work in a thread."""
        return await self.loop.run_in_executor(self.threads, work, *arguments)

    async def append(self, match: str, row: LogRow) -> None:
        """Make an entry durable and tell the other processes."""
        begun = time.perf_counter()
        await self.store.append(match, row)
        self.metrics.moves.observe(time.perf_counter() - begun)
        self.store.announce("log", match)

    def append_soon(self, match: str, row: LogRow, then: Callable[[Exception | None], None]) -> None:
        """The same without waiting: calls back when the entry is durable, or with what went wrong."""
        begun = time.perf_counter()

        def written(error: Exception | None) -> None:
            if error is None:
                self.metrics.moves.observe(time.perf_counter() - begun)
                self.store.announce("log", match)
            then(error)

        self.store.append_soon(match, row, written)

    def wrote(self, what: str, table: Table) -> None:
        """Something about a table was written: the lobby and other processes shall know."""
        self.store.announce(what, table.match)
        if what == "table" and table.open:
            self._lobby_stale.set()

    async def think(
        self, game: AnyGame, state: Any, seat: Seat, level: str, budget_ms: int | None = None
    ) -> Thought:
        """What a bot would play, thought in a worker."""
        budget = budget_ms or self.settings.bot_budget_ms
        answer = await self.thinkers.do(
            think,
            module_of(game),
            encode(game.position(state)),
            seat,
            level,
            budget,
            secrets.randbits(48),
            timeout=10 + 4 * budget / 1000,
        )
        thought: Thought = decoder(Thought).decode(answer)
        return thought

    def simulator(self, game: AnyGame) -> Simulator:
        """The physics of a game, asked from threads only."""
        return physics_from_threads(partial(self._ask_physics, module_of(game)))

    def _ask_physics(self, module: str, request: Record) -> Record:
        """Physics from a thread: a worker simulates, the thread waits; a hand may have asked before."""
        answer = self.answers.take(request)
        if answer is not None:
            return answer
        asked = self.wood.do(simulate, module, request, timeout=PHYSICS_TIMEOUT)
        return asyncio.run_coroutine_threadsafe(asked, self.loop).result()

    # --- rooms

    async def room(self, match: str) -> Room:
        """The room of a match, from memory or from the store; raises Invalid if there is none."""
        if self.closing:
            raise Invalid("server-closing")
        task = self._rooms.get(match)
        if task is None:
            task = self.loop.create_task(self._open(match))
            self._rooms[match] = task
        try:
            room = await asyncio.shield(task)
        except Exception:
            if self._rooms.get(match) is task:
                del self._rooms[match]
            raise
        room.used_at = self.now()
        return room

    async def _open(self, match: str) -> Room:
        row = await self.store.match(match)
        if row is None:
            raise Invalid("unknown-match", match=match)
        room = Room(self, table_of(row), row.revision)
        await room.load()
        await self._drive(room)
        # Not earlier: an answer that comes before the room is there would not be heard.
        self.store.announce("who", match)
        if isinstance(room.game, ByHand) and room.table.status in ("lobby", "playing"):
            self.live.warm(module_of(room.game))
        return room

    def _live(self) -> list[Room]:
        return [task.result() for task in self._rooms.values() if task.done() and not task.exception()]

    async def _drive(self, room: Room) -> None:
        """Take the lease of a match, if no other process has it."""
        if not room.driver.driving and room.table.status == "playing":
            now = self.now()
            room.driver.driving = await self.store.drive(room.id, self.name, now, now + LEASE)
        room.driver.proceed()

    async def create(self, table: Table) -> Room:
        """Put a new table up."""
        await self.store.add_match(match_row(table, 0, self.now()), table.people())
        self.wrote("table", table)
        return await self.room(table.match)

    async def start(self, room: Room) -> None:
        """Begin a match: its first entry and its table are written as one."""
        async with room.turn:
            require_startable(room.table)
            match = await self.in_thread(new_match, self, room.lucks.playing, room.table)
            now = self.now()
            table = msgspec.structs.replace(room.table, status="playing", started_at=moment(now))
            opening = log_row(match.entries[0], None, None)
            row = match_row(table, room.revision, now)
            try:
                room.revision = await self.store.start_match(row, table.people(), opening)
            except Conflict:
                raise Invalid("not-now", status=room.table.status) from None
            room.table = table
            self.wrote("table", table)
            await room.line("started")
            await self._drive(room)
            await room.begin(match.entries[0], match)

    async def ended(self, table: Table) -> None:
        """A match is over: keep results and ratings, and tell who wants to know."""
        if table.open:
            self._lobby_stale.set()
        await record_outcome(self.store, table, self.now())
        self.spawn(self.hooks.ended(table))
        self.spawn(self.postman.over(table))

    # --- the lobby

    async def open_tables(self) -> Lobby:
        """The open tables, newest first."""
        rows = await self.store.open_matches(LOBBY_TABLES)
        return Lobby(id=None, tables=tuple(table_info(table_of(row)) for row in rows))

    async def _tell_lobby(self) -> None:
        while True:
            await self._lobby_stale.wait()
            self._lobby_stale.clear()
            if self.lobby:
                send_all(list(self.lobby), await self.open_tables())
            await asyncio.sleep(LOBBY_PAUSE)

    # --- the life of the house

    async def open(self) -> None:
        """Begin: listen to other processes, take over what was left lying."""
        self.store.listen(self._heard, self._missed)
        self.store.announce("alive", NO_MATCH)
        await self.postman.open()
        self.spawn(self._tell_lobby())
        self.spawn(self._beat())
        self.spawn(self.postman.rounds())

    def _heard(self, news: News) -> None:
        """Another process has said something."""
        self._peers.heard(news.process, self.now())
        task = self._rooms.get(news.match)
        room = task.result() if task is not None and task.done() and not task.exception() else None
        match news.what:
            case "alive":
                pass
            case "bye":
                self._peers.forget(news.process)
                self._nobody_through([news.process])
            case "here" if room is not None:
                if room.remote_presence.heard(news.process, presence_of(news.about)):
                    room.publisher.presence()
            case "who" if room is not None and len(room.audience):
                room.say_who_is_here()
            case "log" | "lines" | "table":
                if news.what == "table":
                    self._lobby_stale.set()
                if task is not None:
                    self.spawn(self._pass_on(task, news.what))

    def _missed(self) -> None:
        """For a while no other process was heard: take over whatever they wrote, and ask who is there."""
        self._lobby_stale.set()
        for task in self._rooms.values():
            self.spawn(self._pass_on(task, *EVERYTHING))
        for room in self._live():
            room.remote_presence.forget_all()
            room.publisher.presence()
            self.store.announce("who", room.id)
            room.say_who_is_here()  # somebody may have asked while we were deaf

    async def _pass_on(self, task: asyncio.Task[Room], *written: Written) -> None:
        """Let a room take over what others wrote; one that is just being opened may have looked before."""
        try:
            room = await asyncio.shield(task)
        except Exception:  # who asked for the room is told
            return
        room.follower.heard(*written)
        await room.follower.catch_up()

    def _nobody_through(self, processes: list[str]) -> None:
        """Processes are gone, and with them everybody who was connected to them."""
        for room in self._live():
            if room.remote_presence.forget(processes):
                room.publisher.presence()

    async def _beat(self) -> None:
        while True:
            try:
                await self.beat()
            except Exception:
                log.exception("the heartbeat failed")
            await asyncio.sleep(HEARTBEAT)

    async def beat(self) -> None:
        """Keep the leases, take over orphans, let idle matches leave memory."""
        now = self.now()
        self.store.announce("alive", NO_MATCH)
        self._nobody_through(self._peers.silent(now))
        await self.store.keep_driving(self.name, now + LEASE)
        if now > self._sweep_at:
            self._sweep_at = now + SWEEP
            await self.store.forget_expired(now)
        for match in await self.store.orphans(now, limit=200):
            try:
                await self._drive(await self.room(match))
            except Invalid as refusal:
                log.warning("cannot take over", extra={"match": match, "error": str(refusal)})
                await self.store.stop_driving(match, self.name, None)
        for room in self._live():
            if room.follower.is_behind:
                self.spawn(room.follower.catch_up())
            if room.idle and now - room.used_at > self.settings.idle_seconds * 1000:
                del self._rooms[room.id]
                await room.leave()
            elif not room.turn.locked():  # what failed is tried again
                await self._drive(room)

    async def close(self) -> None:
        """End in order and in time: every match leaves memory, workers end; who opened the store closes it.

        What takes too long is given up; whatever was acknowledged is in the store by then.
        """
        self.closing = True
        self.store.announce("bye", NO_MATCH)
        _cancel(self._tasks)
        try:
            await asyncio.wait_for(self._leave_all(), self.settings.shutdown_seconds)
        except TimeoutError:
            log.warning("not every match left in order and in time")
        _cancel(self._tasks | self._finishing)
        self._rooms.clear()
        await self.thinkers.close()
        await self.wood.close()
        await self.live.close()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _leave_all(self) -> None:
        """Let every match leave memory, after what is under way."""
        under_way = (*self._tasks, *self._finishing, *self._rooms.values())
        await asyncio.gather(*under_way, return_exceptions=True)
        await asyncio.gather(*(self._leave(room) for room in self._live()))

    async def _leave(self, room: Room) -> None:
        async with room.turn:
            try:
                await room.leave()
            except Exception:
                log.exception("a match did not leave in order", extra={"match": room.id})


def _cancel(tasks: set[asyncio.Task[Any]]) -> None:
    for task in list(tasks):
        task.cancel()
