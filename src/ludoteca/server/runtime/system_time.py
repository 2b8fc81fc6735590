"""The machine's clocks."""

import time
from collections.abc import Callable


def system_now() -> int:
    """Milliseconds since 1970, by the machine's clock."""
    return time.time_ns() // 1_000_000


class SystemTime:
    """The machine's clocks; a test may bring its own, by which both go."""

    def __init__(self, now: Callable[[], int] = system_now) -> None:
        self.now = now
        self.monotonic = time.perf_counter if now is system_now else lambda: now() / 1000
