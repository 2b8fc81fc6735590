"""Places that are taken in turns: however much one person asks for, everybody else gets theirs in between."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places; who waits gets one, then the next person does, then one's next."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, whose: str) -> AsyncIterator[None]:
        """Wait for a place, and give it back in the end."""
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
            if not mine.cancelled():  # it was ours already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The place goes to the first piece of work of whoever waits longest, or is free."""
        while self._waiting:
            whose, queue = self._waiting.popitem(last=False)
            next_one = queue.popleft()
            if queue:
                self._waiting[whose] = queue  # behind everybody else
            if not next_one.done():
                next_one.set_result(None)
                return
        self._free += 1
