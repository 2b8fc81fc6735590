"""The runtime of a server process, put together."""

from collections.abc import Callable
from random import SystemRandom

from ludoteca.server.ports import Runtime
from ludoteca.server.settings import Settings
from ludoteca.server.timings import Timings
from ludoteca.server.work.tasks import Tasks
from ludoteca.store import Store

from .hooks import Hooks
from .mailer import Mailer
from .metrics import Metrics
from .notifier import ServerNotifier
from .system_time import SystemTime
from .work import ServerWork


class ServerRuntime:
    """Everything that a server process brings to its rooms, and what has to be closed in the end."""

    def __init__(self, settings: Settings, store: Store, timings: Timings, now: Callable[[], int]) -> None:
        clock, random = SystemTime(now), SystemRandom()
        self.metrics = Metrics()
        self.work = ServerWork(settings, timings, random, clock, self.metrics)
        self.hooks = Hooks(store.contacts, settings, self.metrics, timings.outgoing_http)
        self.mailer = Mailer(store, settings, timings, now)
        self.metrics.watch_store(store)
        self.metrics.watch_notices(self.mailer)
        notifier = ServerNotifier(self.hooks, self.mailer)
        self.ports = Runtime(clock, random, self.work, notifier, self.metrics, timings)
        self._tasks = Tasks()

    async def open(self) -> None:
        """Start what runs in the background; raises Unusable if the host wants emails and cannot send any."""
        await self.mailer.open()
        self._tasks.spawn(self.metrics.watch_lag())
        self._tasks.spawn(self.mailer.keep_delivering())

    async def close(self) -> None:
        """End threads, workers and background tasks."""
        self._tasks.cancel()
        await self._tasks.ended()
        await self.work.close()
        self.metrics.close()
