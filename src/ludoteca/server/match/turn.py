"""Whose turn it is to change a match: one at a time, in the order of arrival."""

import asyncio
from collections import deque


class Turn:
    """The mailbox of a match: `async with turn` waits its turn; who finds it free may take it at once."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._taken

    def take(self) -> None:
        """Take it; it must be free."""
        assert not self._taken
        self._taken = True

    def give(self) -> None:
        """Pass it to who has waited longest, if anybody does."""
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if not self._taken:
            self._taken = True
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it was just passed on to us
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
