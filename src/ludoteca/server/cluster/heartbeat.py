"""What is done again and again: leases are kept, orphans taken over, idle matches leave memory."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludoteca.core import Invalid
from ludoteca.server.match.driver import LEASE
from ludoteca.server.match.room import Room
from ludoteca.server.match.services import Services
from ludoteca.server.protocol.news import ProcessAlive

from .news import PeerNews
from .peers import Peers
from .rooms import Rooms

log = logging.getLogger("ludoteca.heartbeat")

PAUSE = 1.5
SWEEP = 3_600_000
"""Milliseconds after which sessions that have ended are swept out again."""


class Heartbeat:
    """Beats for one process."""

    def __init__(self, services: Services, rooms: Rooms, peers: Peers, news: PeerNews) -> None:
        self._services = services
        self._rooms = rooms
        self._peers = peers
        self._news = news
        self._sweep_at = 0

    async def keep_beating(self) -> None:
        """For ever; what fails is tried again. What may take long does not keep a lease from being kept."""
        await asyncio.gather(self._again_and_again(self.say_alive), self._again_and_again(self.look_around))

    async def _again_and_again(self, deed: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await deed()
            except Exception:
                log.exception("the heartbeat failed")
            await asyncio.sleep(PAUSE)

    async def say_alive(self) -> None:
        """Tell the others, and keep the leases of this process."""
        store, now = self._services.store, self._services.now()
        self._services.peers.publish(ProcessAlive())
        self._news.died(self._peers.silent(now))
        drove = [room for room in self._rooms if room.driver.driving]
        kept = await store.leases.renew(self._services.process, now + LEASE)
        for room in drove:
            if room.id not in kept:  # we were silent for too long, and another process took over
                room.driver.lose_lease()
        await store.server.heartbeat(now)

    async def look_around(self) -> None:
        """Take over what nobody drives, and look after every match in memory."""
        now = self._services.now()
        if now > self._sweep_at:
            self._sweep_at = now + SWEEP
            await self._services.store.sessions.delete_expired(now)
        await self._take_orphans(now)
        for room in self._rooms:
            if room.is_behind:
                self._services.tasks.spawn(room.catch_up())
            try:
                await self._look_after(room, now)
            except Exception:  # one match that cannot be written is nothing to the others
                log.exception("a match could not be looked after", extra={"match": room.id})

    async def _look_after(self, room: Room, now: int) -> None:
        if room.is_deleted:
            self._rooms.deleted(room.id)
        elif room.is_idle and now - room.used_at > self._services.settings.idle_seconds * 1000:
            await self._rooms.forget(room)
        elif not room.lock.locked():  # what failed is tried again
            await room.driver.take_lease()

    async def _take_orphans(self, now: int) -> None:
        store = self._services.store
        for match in await store.leases.due(now, limit=200):
            known = self._rooms.opened(match)
            if known is not None and known.driver.driving:  # our own: to say so just took long
                continue
            try:
                room = await self._rooms.room(match)
                await room.driver.take_lease()
                room.driver.call_people()  # who died may have come no further than the move
            except Invalid as refusal:
                log.warning("cannot take over", extra={"match": match, "error": str(refusal)})
                await store.leases.give_up(match, self._services.process, now)
