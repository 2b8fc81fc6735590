"""The heartbeat of a process: renews leases, takes over matches, lets idle rooms leave memory."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludoteca.core import Invalid
from ludoteca.server.match.room import Room
from ludoteca.server.people.budget import Budget
from ludoteca.server.ports import Monitor
from ludoteca.server.protocol.news import PeerPublisher, ProcessAlive
from ludoteca.server.table.clocks import DAY
from ludoteca.server.table.downtime import Downtimes
from ludoteca.server.table.idempotency import KEPT_MS
from ludoteca.server.table.pruning import prune
from ludoteca.server.table.writer import TableWriter
from ludoteca.server.timings import Timings
from ludoteca.server.work.tasks import Tasks
from ludoteca.store import Store

from .news import PeerNews
from .peers import Peers
from .rooms import Rooms
from .shared_time import SharedTime

log = logging.getLogger("ludoteca.heartbeat")

HOUR_MS = 3_600_000
HOURS = 24
"""For how long the store remembers what was written for an address or person."""


class Heartbeat:
    """Beats for one process."""

    def __init__(
        self,
        store: Store,
        channel: PeerPublisher,
        process: str,
        rooms: Rooms,
        peers: Peers,
        news: PeerNews,
        downtimes: Downtimes,
        budget: Budget,
        tasks: Tasks,
        time: SharedTime,
        monitor: Monitor,
        timings: Timings,
        idle_seconds: float,
        tables: TableWriter,
        prune_days: int,
    ) -> None:
        self._store = store
        self._channel = channel
        self._process = process
        self._rooms = rooms
        self._peers = peers
        self._news = news
        self._tasks = tasks
        self._downtimes = downtimes
        self._budget = budget
        self._time = time
        self._now = time.now
        self._monitor = monitor
        self._timings = timings
        self._idle_ms = idle_seconds * 1000
        self._tables = tables
        self._prune_ms = prune_days * DAY
        self._sweep_at = 0

    async def keep_beating(self) -> None:
        """Beat until cancelled; what fails is tried again. Slow rooms do not delay the leases."""
        await asyncio.gather(self._repeat(self.renew_leases), self._repeat(self.look_after_rooms))

    async def _repeat(self, deed: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await deed()
            except Exception:
                log.exception("the heartbeat failed")
            await asyncio.sleep(self._timings.heartbeat)

    async def renew_leases(self) -> None:
        """Tell the other processes that this one is alive, follow the shared clock, and renew its leases."""
        self._channel.publish(ProcessAlive())
        for report in self._budget.reports():
            self._channel.publish(report)
        self._news.died(self._peers.silent(self._time.steady()))
        await self.follow_clock()
        now = self._now()
        drove = [room for room in self._rooms if room.is_driving]
        renewed = await self._store.leases.renew(self._process, now + self._timings.lease_ms)
        for room in drove:
            if room.id not in renewed:  # this process was silent for too long, and another took over
                room.lose_lease()
        await self._store.server.heartbeat(now)

    async def follow_clock(self) -> None:
        """Read the shared clock, and see to it that no player is charged for a jump."""
        if jump := await self._time.follow():
            await self._clock_jumped(jump)

    async def _clock_jumped(self, jump: int) -> None:
        """Charge no player for a jump of the clock, and report it to the host."""
        for room in self._rooms:  # all of them before anything else happens
            room.clock_jumped(jump)
        stored = self._downtimes.jumped(jump)
        self._monitor.clock_jumped()
        log.warning("the clock jumped; no player is charged for it", extra={"seconds": jump / 1000})
        await stored
        if jump < 0:
            await self._store.leases.wake_all(self._now())

    async def look_after_rooms(self) -> None:
        """Take over matches that no process drives, and look after every room in memory."""
        now = self._now()
        if now > self._sweep_at:
            self._sweep_at = now + self._timings.sweep_ms
            await self._store.sessions.delete_expired(now)
            await self._store.secrets.delete_expired(now)
            await self._store.requests.delete_before(now - KEPT_MS)
            await self._store.usage.delete_before(now // HOUR_MS - HOURS)
            if self._prune_ms:
                await prune(self._store, self._tables, now - self._prune_ms, now)
        if written := self._budget.unstored():
            await self._store.usage.add(written, now // HOUR_MS)
        await self._take_over(now)
        for room in self._rooms:
            if room.is_behind:
                self._tasks.spawn(room.catch_up())
            try:
                await self._look_after(room, now)
            except Exception:  # one match that cannot be written does not affect the others
                log.exception("a room could not be looked after", extra={"match": room.id})

    async def _look_after(self, room: Room, now: int) -> None:
        if room.is_deleted:
            self._rooms.deleted(room.id)
        elif room.is_idle and now - room.used_at > self._idle_ms:
            await self._rooms.forget(room)
        else:
            await room.take_lease()  # what failed is tried again

    async def _take_over(self, now: int) -> None:
        """Drive the matches whose process has died, and those whose clock or bot is due."""
        for match in await self._store.leases.due(now, 200, now + 2 * self._timings.lease_ms):
            known = self._rooms.opened(match)
            if known is not None and known.is_driving:  # our own: the lease was only renewed late
                continue
            try:
                room = await self._rooms.room(match)
                if room.unplayable is not None:
                    raise room.unplayable
                await room.take_lease()
                room.notify_absent()  # the process that died may have got no further than the move
            except Invalid as refusal:
                log.warning("cannot take over", extra={"match": match, "error": str(refusal)})
                await self._store.leases.give_up(match, self._process, now)
