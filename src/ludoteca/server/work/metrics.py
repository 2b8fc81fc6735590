"""Counters for Prometheus."""

from bisect import bisect_left
from collections.abc import Callable

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took that long."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """In the words of Prometheus."""
        lines, so_far = [], 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    """What a host wants to watch."""

    def __init__(self) -> None:
        self.moves = Histogram()
        """How long entries took to become durable; their number is the number of moves."""
        self.refused = 0
        self.frames_in = 0
        self.dropped = 0
        """Connections that read too slowly or wrote too much."""
        self._gauges: list[tuple[str, str, Callable[[], float]]] = []

    def gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Something that goes up and down."""
        self._gauges.append((name, text, value))

    def text(self) -> str:
        """The page that Prometheus reads."""
        lines = [
            "# HELP ludoteca_append_seconds Time until an entry of a log is durable.",
            "# TYPE ludoteca_append_seconds histogram",
            *self.moves.lines("ludoteca_append_seconds"),
        ]
        counters = (
            ("ludoteca_refused_total", "Requests that were refused.", self.refused),
            ("ludoteca_frames_total", "Messages that came in over sockets.", self.frames_in),
            ("ludoteca_dropped_total", "Connections that were cut for their manners.", self.dropped),
        )
        for name, text, value in counters:
            lines += [f"# HELP {name} {text}", f"# TYPE {name} counter", f"{name} {value}"]
        for name, text, read in self._gauges:
            lines += [f"# HELP {name} {text}", f"# TYPE {name} gauge", f"{name} {read()}"]
        return "\n".join(lines) + "\n"
