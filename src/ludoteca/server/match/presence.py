"""Who is there, although they are connected to another process on the same database.

Each process says who follows a table through it whenever that changes, and when another asks. A process that
has not been heard of for a while is taken to be dead, and nobody is there through it any more.
"""

from collections.abc import Iterable
from typing import NamedTuple

from ludoteca.core import Seat


class Presence(NamedTuple):
    """Who follows a table through one process."""

    seats: frozenset[Seat]
    spectators: int


class RemotePresence:
    """Who follows one table through other processes."""

    def __init__(self) -> None:
        self.seats: frozenset[Seat] = frozenset()
        """The seats somebody is there for."""
        self.spectators = 0
        """How many only watch."""
        self._by_process: dict[str, Presence] = {}

    def heard(self, process: str, here: Presence) -> bool:
        """What a process says; whether that is news."""
        before = self._by_process.get(process)
        if here.seats or here.spectators:
            self._by_process[process] = here
        else:
            self._by_process.pop(process, None)
        self._count()
        return self._by_process.get(process) != before

    def forget(self, processes: Iterable[str]) -> bool:
        """These processes are gone; whether somebody was there through them."""
        gone = [self._by_process.pop(process, None) for process in processes]
        self._count()
        return any(gone)

    def forget_all(self) -> None:
        """Nothing of this is certain any more: the others have to be asked."""
        self._by_process.clear()
        self._count()

    def _count(self) -> None:
        """Done when something changes: whoever moves asks who is there."""
        self.seats = frozenset().union(*(here.seats for here in self._by_process.values()))
        self.spectators = sum(here.spectators for here in self._by_process.values())
