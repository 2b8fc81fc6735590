"""A queue for a limited number of places that serves the people who wait in turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """A limited number of places, which addresses take in turn, and at each address its people.

    So neither a person with many requests nor an address with many people keeps the others waiting.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        """The requests of each person of each address; those that have waited longest first."""

    @asynccontextmanager
    async def place(self, whose: str, address: str) -> AsyncIterator[None]:
        """Wait for a place, and free it at the end."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(whose, address)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: str, address: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, OrderedDict()).setdefault(whose, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # the place was already given to this request
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a place to the request whose turn it is, or make it free."""
        while self._waiting:
            address, people = self._waiting.popitem(last=False)
            whose, queue = people.popitem(last=False)
            following = queue.popleft()
            if queue:
                people[whose] = queue  # behind everyone else at the address
            if people:
                self._waiting[address] = people  # behind all others
            if not following.done():
                following.set_result(None)
                return
        self._free += 1
