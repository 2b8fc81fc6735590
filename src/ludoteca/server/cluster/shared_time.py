"""The time that all processes share: the database's clock, followed by this process's monotonic clock."""

from collections.abc import Awaitable, Callable

from ludoteca.server.ports import Time

JUMP_MS = 500
"""A larger correction is a jump of the clock: no player is charged for it."""


class SharedTime:
    """The time of day by the database's clock; where it has none, by the machine's.

    Between two readings it moves on with the monotonic clock, so that a jump has no effect before it is
    noticed.
    """

    def __init__(self, own: Time, read: Callable[[], Awaitable[int | None]]) -> None:
        self._own = own
        self._read = read
        """Reads the database's clock, in milliseconds since 1970; None if it has none."""
        self._offset = own.now() - own.monotonic() * 1000
        self._newest = 0
        self.monotonic = own.monotonic

    def now(self) -> int:
        """Milliseconds since 1970; it goes back only where the clock has jumped back."""
        self._newest = max(self._newest, round(self.monotonic() * 1000 + self._offset))
        return self._newest

    def steady(self) -> int:
        """Milliseconds since some moment; they never jump."""
        return round(self.monotonic() * 1000)

    async def follow(self) -> int:
        """Read the clock and correct this one as little as possible; return the milliseconds of a jump, or 0.

        The reading was taken at some moment of the call, so a correction is needed only beyond its ends.
        """
        begun = self.monotonic() * 1000
        there = await self._read()
        ended = self.monotonic() * 1000
        if there is None:
            there, begun = self._own.now(), ended
        corrected = min(max(self._offset, there - ended), there - begun)
        jump = round(corrected - self._offset)
        self._offset = corrected
        if abs(jump) <= JUMP_MS:
            return 0
        self._newest = 0
        return jump
