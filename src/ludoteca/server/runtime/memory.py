"""Returns the memory of matches and connections that are gone to the operating system."""

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Any

FEWER = 20
"""Matches and connections that have to be gone, unless none is left."""


class Trimmer:
    """Trims memory when many matches or connections are gone.

    Rooms are circles of objects, which Python sweeps only when many new ones are made, and the C library
    keeps freed pages. How much comes back depends on Python's allocator, too: see docs/host/monitoring.md.
    """

    def __init__(self, held: Callable[[], int], trim: Callable[[], object]) -> None:
        self._held = held
        self._trim = trim
        self._most = 0
        """Matches and connections since the last time."""

    async def look(self) -> None:
        """Trim if there are far fewer than there were since the last time."""
        now = self._held()
        self._most = max(self._most, now)
        if now <= self._most - FEWER or now == 0 < self._most:
            self._most = now
            gc.collect()
            await asyncio.to_thread(self._trim)


async def keep_trimming(held: Callable[[], int], pause: float) -> None:
    """Look every `pause` seconds until cancelled; `held` counts matches and connections."""
    trimmer = Trimmer(held, _trim_of_the_system())
    while True:
        await asyncio.sleep(pause)
        await trimmer.look()


def _trim_of_the_system() -> Callable[[], Any]:
    """What returns freed pages; only the GNU C library has to be asked."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    return (lambda: None) if trim is None else (lambda: trim(0))
