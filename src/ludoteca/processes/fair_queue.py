"""A queue for a limited number of places that serves the people who wait in turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """A limited number of places; a person with many requests gets one place, then the next person does."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """The requests of each person; the person who has waited longest first."""

    @asynccontextmanager
    async def place(self, whose: str) -> AsyncIterator[None]:
        """Wait for a place, and free it at the end."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(whose)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # the place was already given to this request
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a place to the first request of the person who has waited longest, or make it free."""
        while self._waiting:
            whose, queue = self._waiting.popitem(last=False)
            following = queue.popleft()
            if queue:
                self._waiting[whose] = queue  # behind everyone else
            if not following.done():
                following.set_result(None)
                return
        self._free += 1
