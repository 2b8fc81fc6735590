"""Times in which no server ran, and times that the clock skipped: players' clocks do not run then."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ludoteca.store import Store

from .journal import Journal
from .rows import readable

NEAR_MS = 500
"""News of an entry usually arrive within that time."""


class Downtimes:
    """The downtimes before this process started, and the jumps of the clock since."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        now: Callable[[], int],
        follow_clock: Callable[[], Awaitable[None]],
    ) -> None:
        self._follow_clock = follow_clock
        """Reads the shared clock, and notices whether it has jumped."""
        self._store = store
        self._journal = journal
        self._now = now
        self._spans: list[tuple[int, int]] = []

    async def note(self, shortest_ms: int) -> None:
        """Record a downtime that ends now, if it is one; matches with a clock say so in their journal."""
        down = await self._store.server.note_downtime(self._now(), shortest_ms)
        self._spans = await self._store.server.downtimes()
        if down is None:
            return
        if down < 0:
            await self._store.leases.wake_all(self._now())
            return
        for table in readable(await self._store.matches.all("playing")):
            if table.clock is not None:
                await self._journal.add(table.match, "time_forgiven", params={"seconds": down // 1000})

    def jumped(self, jump: int) -> Coroutine[Any, Any, None]:
        """Forgive what the clock has just skipped, from now on; the coroutine stores it.

        A clock that went back skips nothing: what is stored about times after now counts from now on.
        """
        now = self._now()
        if jump > 0:
            self._spans.append((now - jump, now))
        return self._store_jump(now - jump, now)

    async def _store_jump(self, began: int, ended: int) -> None:
        if began < ended:
            await self._store.server.note_jump(began, ended)

    async def charged_since(self, at: int) -> int:
        """From when a clock is charged that was stored at `at`: later by the downtimes after it, never later
        than now.

        If `at` is far from now, another process may have noticed a jump that this one has not.
        """
        if abs(self._now() - at) > NEAR_MS:
            await self._follow_clock()
        forgiven, until = 0, at
        for began, ended in sorted(self._spans):  # several processes may have noticed the same jump
            if ended > until:
                forgiven += ended - max(began, until)
                until = ended
        return min(at + forgiven, self._now())
