"""One process of the server: its services, its rooms, its lobby, and its place among the others."""

import asyncio
import logging
from collections.abc import Callable

from ludoteca.server.match.driver import LEASE
from ludoteca.server.match.reviewer import Reviewer
from ludoteca.server.match.services import Services, system_now
from ludoteca.server.protocol.news import ProcessStopped
from ludoteca.server.settings import Settings
from ludoteca.server.table.rows import readable
from ludoteca.store import Store

from .announcement import read_announcement
from .heartbeat import Heartbeat
from .lobby import Lobby
from .news import PeerNews
from .peers import Peers
from .rooms import Rooms

log = logging.getLogger("ludoteca.node")

DOWN = 5_000
"""Milliseconds without a heartbeat of any server that count as a downtime."""


class Node:
    """Everything that one process runs over an open store."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int] = system_now) -> None:
        self.services = Services(store, settings, now)
        self.rooms = Rooms(self.services)
        self.lobby = Lobby(self.services)
        self.reviewer = Reviewer(self.services)
        peers = Peers(LEASE)
        self._news = PeerNews(self.services, self.rooms, peers)
        self.heartbeat = Heartbeat(self.services, self.rooms, peers, self._news)

    async def open(self) -> None:
        """Begin: listen to other processes, take over what was left lying."""
        await self._forgive_downtime()
        await read_announcement(self.services)
        self._news.listen()
        await self.services.mailer.open()
        self.services.tasks.spawn(self.services.metrics.watch_lag())
        self.services.tasks.spawn(self.lobby.keep_telling())
        self.services.tasks.spawn(self.heartbeat.keep_beating())
        self.services.tasks.spawn(self.services.mailer.rounds())
        self.services.tasks.spawn(self.reviewer.keep_making())

    async def _forgive_downtime(self) -> None:
        """Clocks did not run while no server did; matches with a clock say so in their journal."""
        services = self.services
        store, now = services.store, services.now()
        down = await store.server.note_downtime(now, DOWN)
        services.downtimes = await store.server.downtimes()
        if down is None:
            return
        for table in readable(await store.matches.all("playing")):
            if table.clock is not None:
                await services.journal.add(table.match, "time_forgiven", params={"seconds": down // 1000})

    async def close(self) -> None:
        """End in order and in time: every match leaves memory, workers end; who opened the store closes it.

        What takes too long is given up; whatever was acknowledged is in the store by then.
        """
        self.rooms.is_closing = True
        self.services.peers.publish(ProcessStopped())
        self.services.tasks.cancel()
        try:
            async with asyncio.timeout(self.services.settings.shutdown_seconds):
                await self.services.tasks.ended()
                await self.rooms.leave_all()
        except TimeoutError:
            log.warning("not every match left in order and in time")
        self.rooms.clear()
        await self.services.close()
