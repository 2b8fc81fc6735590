"""Times in which no server ran: clocks do not run then."""

from collections.abc import Callable

from ludoteca.store import Store

from .journal import Journal
from .rows import readable


class Downtimes:
    """The downtimes before this process started."""

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

    def since(self, at: int) -> int:
        """Milliseconds of downtime after that moment."""
        return sum(ended - max(began, at) for began, ended in self._spans if ended > at)
