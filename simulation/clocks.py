"""Clocks that may be wrong and may jump."""

import asyncio

BEGINNING = 1_700_000_000_000
"""The time of day at which every simulation begins, in milliseconds since 1970."""


class VirtualTime:
    """The time of the event loop; the time of day may be wrong and may jump."""

    def __init__(self, wrong_by: int = 0) -> None:
        self.wrong_by = wrong_by
        """Milliseconds by which the time of day is ahead."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return BEGINNING + round(self.monotonic() * 1000) + self.wrong_by

    def monotonic(self) -> float:
        """Seconds since the simulation began."""
        return asyncio.get_running_loop().time()
