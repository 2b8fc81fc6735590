"""Counters for Prometheus."""

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What a host wants to watch, of one process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.append_seconds = Histogram(
            "ludoteca_append_seconds",
            "Time until an entry of a log is durable.",
            buckets=SECONDS,
            registry=registry,
        )
        self.refused = Counter("ludoteca_refused", "Requests that were refused.", registry=registry)
        self.frames = Counter("ludoteca_frames", "Messages that came in over sockets.", registry=registry)
        self.dropped = Counter(
            "ludoteca_dropped", "Connections that were cut for their manners.", registry=registry
        )
        self.refused_connections = Counter(
            "ludoteca_refused_connections",
            "Connections that were sent away because no files were left.",
            registry=registry,
        )
        self._rooms = Gauge("ludoteca_rooms", "Matches in memory.", registry=registry)
        self._connections = Gauge("ludoteca_connections", "Open sockets.", registry=registry)

    def count_rooms(self, count: Callable[[], int]) -> None:
        """Ask here how many matches are in memory."""
        self._rooms.set_function(count)

    def count_connections(self, count: Callable[[], int]) -> None:
        """Ask here how many sockets are open."""
        self._connections.set_function(count)

    def text(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self._registry)
