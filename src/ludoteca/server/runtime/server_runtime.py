"""The runtime of a server process, put together."""

from collections.abc import Callable
from random import SystemRandom

from ludoteca.server.ports import Runtime
from ludoteca.server.protocol.bodies import CopyStatus
from ludoteca.server.settings import Settings
from ludoteca.server.table.rows import moment
from ludoteca.server.timings import Timings
from ludoteca.server.work.tasks import Tasks
from ludoteca.store import Store, open_place

from .copier import Copier
from .hooks import Hooks
from .mailer import Mailer
from .metrics import Metrics
from .notifier import ServerNotifier
from .system_time import SystemTime
from .work import ServerWork

BEHIND_SECONDS = 5
"""For which a change may wait to be copied before the status page says so."""


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
        self._store = store
        self.copier: Copier | None = None
        if settings.copy_to:
            self.copier = Copier(
                store, settings.copy_to, open_place(settings.copy_to), timings, now, settings.scratch_folder
            )
        self.metrics.watch_copy(self.copier)

    async def open(self) -> None:
        """Start what runs in the background; raises Unusable if the host wants emails and cannot send any."""
        await self.mailer.open()
        if self.copier is None:
            await self._store.copying.end_unless_held(self.ports.time.now())
        else:
            self._tasks.spawn(self.copier.keep_copying())
        self._tasks.spawn(self.metrics.watch_lag())
        self._tasks.spawn(self.mailer.keep_delivering())

    async def copy_status(self) -> CopyStatus:
        """How the copy off this machine is; another process may make it."""
        if self.copier is None:
            return CopyStatus(is_on=False, is_behind=False, at=None)
        state = await self._store.copying.state() if self.copier.is_begun else None
        at = state.shipped_at if state is not None and state.base >= 0 and state.shipped_at else None
        failed = self.copier.failure or self.copier.base_failure
        is_behind = bool(failed) or self.copier.behind_seconds > BEHIND_SECONDS
        return CopyStatus(is_on=True, is_behind=is_behind, at=None if at is None else moment(at))

    async def close(self) -> None:
        """End threads, workers and background tasks."""
        self._tasks.cancel()
        await self._tasks.ended()
        if self.copier is not None:
            await self.copier.close()
        await self.work.close()
        self.metrics.close()
