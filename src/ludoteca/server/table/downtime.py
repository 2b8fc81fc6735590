"""Times in which no server ran, and times that the clock skipped: players' clocks do not run then."""

from collections.abc import Callable, Coroutine
from typing import Any

from ludoteca.store import Store

from .journal import Journal
from .rows import readable


class Downtimes:
    """The downtimes before this process started, and the jumps of the clock since."""

    def __init__(self, store: Store, journal: Journal, now: Callable[[], int]) -> None:
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

    def charged_since(self, at: int) -> int:
        """From when a clock is charged that was stored at `at`: later by the downtimes after it, never later
        than now."""
        forgiven, until = 0, at
        for began, ended in sorted(self._spans):  # several processes may have noticed the same jump
            if ended > until:
                forgiven += ended - max(began, until)
                until = ended
        return min(at + forgiven, self._now())
