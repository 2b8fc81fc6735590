"""Counters for Prometheus."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from ludoteca.server.ports import Monitor
from ludoteca.store import Store

from .copier import Copier
from .mailer import Mailer

disable_created_metrics()  # type: ignore[no-untyped-call]

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG_SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
LAG_PAUSE = 0.25
"""Seconds between two looks at how late the event loop is."""

Ask = Callable[[], Mapping[str, int]]
"""Tells a number for each of some names."""


class Metrics(Monitor):
    """The metrics of one process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.append_seconds = Histogram(
            "ludoteca_append_seconds",
            "Time until an entry of a log is durable.",
            buckets=SECONDS,
            registry=registry,
        )
        self.failed_writes = Counter(
            "ludoteca_failed_writes",
            "Entries that were not written: another was first (late), or the database failed (failed).",
            ("why",),
            registry=registry,
        )
        self.request_seconds = Histogram(
            "ludoteca_request_seconds",
            "Time until a request was answered.",
            ("method", "path", "status"),
            buckets=SECONDS,
            registry=registry,
        )
        self.lag_seconds = Histogram(
            "ludoteca_loop_lag_seconds",
            "How late the event loop is: the time for which everybody waits.",
            buckets=SECONDS,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "ludoteca_bot_seconds",
            "Time until a bot has answered, waiting for a worker included.",
            ("game",),
            buckets=LONG_SECONDS,
            registry=registry,
        )
        self.failed_bots = Counter(
            "ludoteca_failed_bots", "Bots that gave no answer.", ("game",), registry=registry
        )
        self.hooks = Counter("ludoteca_hooks", "Calls of web hooks.", ("result",), registry=registry)
        self.refused = Counter(
            "ludoteca_refused", "Requests over sockets that were refused.", registry=registry
        )
        self.frames = Counter("ludoteca_frames", "Messages received over sockets.", registry=registry)
        self.dropped = Counter(
            "ludoteca_dropped", "Connections closed for breaking a limit or the protocol.", registry=registry
        )
        self.refused_connections = Counter(
            "ludoteca_refused_connections",
            "Connections that were sent away because no files were left.",
            registry=registry,
        )
        self.clock_jumps = Counter(
            "ludoteca_clock_jumps",
            "Jumps of the database's clock, or of the machine's for SQLite; no player is charged for them.",
            registry=registry,
        )
        self._rooms = Gauge("ludoteca_rooms", "Matches in memory.", registry=registry)
        self._connections = Gauge("ludoteca_connections", "Open sockets.", registry=registry)
        self._log = LogCounter(
            Counter("ludoteca_log_lines", "Lines of the log.", ("level",), registry=registry)
        )
        logging.getLogger("ludoteca").addHandler(self._log)

    def appended(self, seconds: float) -> None:
        """An entry became durable in that time."""
        self.append_seconds.observe(seconds)

    def append_failed(self, *, is_late: bool) -> None:
        """An entry was not written: another writer was first, or the database failed."""
        self.failed_writes.labels("late" if is_late else "failed").inc()

    def frame_received(self) -> None:
        """A message arrived from a client."""
        self.frames.inc()

    def request_refused(self) -> None:
        """A client's request was refused."""
        self.refused.inc()

    def connection_dropped(self) -> None:
        """A connection was closed for breaking a limit or the protocol."""
        self.dropped.inc()

    def clock_jumped(self) -> None:
        """The clock that all processes share has jumped."""
        self.clock_jumps.inc()

    def watch_store(self, store: Store) -> None:
        """Show what waits for the database."""
        text = "Writes that wait for the database, and its connections."
        self.watch("ludoteca_store", text, ("what",), store.load)

    def watch_notices(self, mailer: Mailer) -> None:
        """Show how many notices were delivered."""
        text = "Emails and pushes that were sent, and notices that failed."
        self.watch("ludoteca_notices", text, ("what",), lambda: mailer.delivered, is_total=True)

    def watch_copy(self, copier: Copier | None) -> None:
        """Show for how long changes have waited to be copied off this machine; 0 without a copy."""
        text = "For how long a change has waited to be copied off this machine."

        def behind() -> dict[str, int]:
            return {"": 0 if copier is None else round(copier.behind_seconds)}

        self.watch("ludoteca_copy_behind_seconds", text, (), behind)

    def count_rooms(self, count: Callable[[], int]) -> None:
        """Show how many matches are in memory."""
        self._rooms.set_function(count)

    def count_connections(self, count: Callable[[], int]) -> None:
        """Show how many sockets are open."""
        self._connections.set_function(count)

    def watch(self, name: str, text: str, labels: Iterable[str], ask: Ask, *, is_total: bool = False) -> None:
        """Show numbers that are read on each request; their names have a word for each label."""
        self._registry.register(Watched(name, text, tuple(labels), ask, is_total))

    async def watch_lag(self) -> None:
        """Measure how late the event loop is, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_PAUSE
            await asyncio.sleep(LAG_PAUSE)
            self.lag_seconds.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self._registry)

    def close(self) -> None:
        """Stop counting."""
        logging.getLogger("ludoteca").removeHandler(self._log)


class LogCounter(logging.Handler):
    """Counts lines of the log, so that a host can be woken by errors."""

    def __init__(self, counter: Counter) -> None:
        super().__init__()
        self._counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self._counter.labels(record.levelname.lower()).inc()


class Watched(Collector):
    """Numbers that are kept elsewhere."""

    def __init__(self, name: str, text: str, labels: tuple[str, ...], ask: Ask, is_total: bool) -> None:
        self._about = (name, text, labels)
        self._ask = ask
        self._is_total = is_total

    def collect(self) -> Iterator[Metric]:
        """The numbers as they are now."""
        name, text, labels = self._about
        family = (CounterMetricFamily if self._is_total else GaugeMetricFamily)(name, text, labels=labels)
        for key, number in self._ask().items():
            family.add_metric(key.split(), number)
        yield family
