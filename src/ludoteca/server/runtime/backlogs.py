"""Bounds the bytes that wait for clients that do not read: for each address, and for all of them together."""

from typing import Protocol

from ludoteca.server.people.budget import MEGABYTE, Budget


class SlowSocket(Protocol):
    """A socket whose client reads more slowly than the server sends."""

    address: str
    """Where it counts."""

    def drop(self) -> None:
        """Disconnect at once and give the memory back."""


class Backlogs:
    """Knows the sockets with a backlog; drops the largest where an address or all together have too much."""

    def __init__(self, budget: Budget, most_megabytes: int) -> None:
        self._budget = budget
        self._most = most_megabytes * MEGABYTE
        self._sizes: dict[SlowSocket, int] = {}

    def update(self, socket: SlowSocket, size: int) -> None:
        """Note how many bytes wait for a socket now; 0 when it has caught up or is gone."""
        before = self._sizes.pop(socket, 0)
        if size:
            self._sizes[socket] = size
        self._budget.change("memory", socket.address, size - before)
        if size <= before:
            return
        while self._budget.is_full("memory", socket.address, 0) and self._drop(socket.address):
            pass
        while self._budget.held("memory") > self._most and self._drop():
            pass

    def _drop(self, address: str | None = None) -> bool:
        """Drop the largest backlog of one address, or of all; return whether there was one."""
        slow = [one for one in self._sizes if address is None or one.address == address]
        if not slow:
            return False
        largest = max(slow, key=lambda one: self._sizes[one])
        self.update(largest, 0)
        largest.drop()
        return True
