"""Who follows a table through other processes on the same database.

Each process publishes its own presence whenever it changes, and when another process asks. The presence of a
process that is silent for too long is dropped.
"""

from collections.abc import Iterable
from typing import NamedTuple

from ludoteca.core import Seat


class Presence(NamedTuple):
    """The seats and spectators of a table that are connected to one process."""

    seats: frozenset[Seat]
    spectators: int


class RemotePresence:
    """The presence of all other processes at one table."""

    def __init__(self) -> None:
        self.seats: frozenset[Seat] = frozenset()
        """The seats that a connection of another process plays."""
        self.spectators = 0
        """How many connections of other processes are spectators."""
        self._by_process: dict[str, Presence] = {}

    def heard(self, process: str, here: Presence) -> bool:
        """Set the presence of a process; return whether it changed."""
        before = self._by_process.get(process)
        if here.seats or here.spectators:
            self._by_process[process] = here
        else:
            self._by_process.pop(process, None)
        self._count()
        return self._by_process.get(process) != before

    def forget(self, processes: Iterable[str]) -> bool:
        """Drop processes that have ended; return whether one of them had a presence."""
        gone = [self._by_process.pop(process, None) for process in processes]
        self._count()
        return any(gone)

    def forget_all(self) -> None:
        """Drop everything: the other processes have to be asked again."""
        self._by_process.clear()
        self._count()

    def _count(self) -> None:
        """Sum up after a change: it is read with every move."""
        self.seats = frozenset().union(*(here.seats for here in self._by_process.values()))
        self.spectators = sum(here.spectators for here in self._by_process.values())
