"""One process of the server: its rooms, its lobby, and the other processes on the same database."""

import asyncio
import logging

from ludoteca.server.match.reviewer import Reviewer
from ludoteca.server.match.shared import Shared
from ludoteca.server.people.account_lifecycle import AccountLifecycle
from ludoteca.server.people.budget import Budget
from ludoteca.server.people.connections import Connections
from ludoteca.server.people.quotas import Quotas
from ludoteca.server.ports import Runtime
from ludoteca.server.protocol.news import PeerChannel, ProcessStopped
from ludoteca.server.settings import Settings
from ludoteca.server.table.downtime import Downtimes
from ludoteca.server.table.host_files import HostFiles
from ludoteca.server.table.ids import Ids
from ludoteca.server.table.journal import Journal
from ludoteca.server.table.rows import timestamps
from ludoteca.server.table.writer import TableWriter
from ludoteca.server.work.tasks import Tasks
from ludoteca.store import Store

from .announcement import Announcement
from .heartbeat import HOUR_MS, HOURS, Heartbeat
from .invitation import Invitations
from .lobby import Lobby
from .news import PeerNews
from .peers import Peers
from .rooms import Rooms
from .shared_time import SharedTime

log = logging.getLogger("ludoteca.node")


class Node:
    """Builds and runs everything of one process over a runtime and an open store."""

    def __init__(self, runtime: Runtime, store: Store, settings: Settings) -> None:
        time = SharedTime(runtime.time, store.server.now)
        runtime = runtime._replace(time=time)
        now, timings = time.now, runtime.timings
        self.runtime = runtime
        self._time = time
        self.store = store
        self.settings = settings
        self.ids = Ids(runtime.random)
        self.tasks = Tasks()
        self.peers = PeerChannel(store.channel)
        self.lobby = Lobby(store.matches, timings)
        self.tables = TableWriter(store, self.peers, now, self.lobby.table_changed)
        self.journal = Journal(store, self.peers, now)
        self.lifecycle = AccountLifecycle(store, self.peers, self.tables, self.journal, now)
        self.connections = Connections(store.people, self.peers)
        self.announcement = Announcement(store.server, self.connections, now)
        self.invitations = Invitations(store, self.peers, self.connections)
        self.files = HostFiles(settings.files)
        self.budget = Budget(settings, runtime.time.monotonic)
        self.quotas = Quotas(store.matches, settings)
        self.reviewer = Reviewer(store, runtime.work, now, timings, settings.reviews_per_person)
        process = self.ids.id()
        self._downtimes = Downtimes(store, self.journal, now, lambda: self.heartbeat.follow_clock())
        self.rooms = Rooms(
            Shared(
                runtime,
                store,
                self.tables,
                self.journal,
                self.peers,
                self.quotas,
                self._downtimes,
                self.tasks,
                process,
                timestamps(now),
                settings.seed,
            ),
            settings.rooms_in_memory,
        )
        peers = Peers(timings.lease_ms)
        self._news = PeerNews(
            self.peers,
            self.rooms,
            peers,
            self.lobby,
            self.connections,
            self.budget,
            self.announcement,
            self.invitations,
            self.tasks,
            time.steady,
        )
        self.heartbeat = Heartbeat(
            store,
            self.peers,
            process,
            self.rooms,
            peers,
            self._news,
            self._downtimes,
            self.budget,
            self.tasks,
            time,
            runtime.monitor,
            timings,
            settings.idle_seconds,
            self.tables,
            settings.prune_days,
        )

    async def open(self) -> None:
        """Listen to other processes, and start what runs in the background."""
        await self._time.follow()
        await self._downtimes.note(self.runtime.timings.downtime_ms)
        await self.announcement.read()
        hour = self.runtime.time.now() // HOUR_MS
        self.budget.restore(await self.store.usage.since(hour - HOURS))
        self._news.listen()
        self.tasks.spawn(self.lobby.keep_sending())
        self.tasks.spawn(self.heartbeat.keep_beating())
        self.tasks.spawn(self.reviewer.keep_making())

    async def close(self) -> None:
        """Let every match leave memory within `shutdown_seconds`; what was acknowledged is in the store."""
        self.rooms.is_closing = True
        self.peers.publish(ProcessStopped())
        self.tasks.cancel()
        try:
            async with asyncio.timeout(self.settings.shutdown_seconds):
                await self.tasks.ended()
                await self.rooms.leave_all()
        except TimeoutError:
            log.warning("not every match left memory in order and in time")
        self.rooms.clear()
