"""Which sessions are connected through this process, so that one that ends loses its sockets, too."""

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

SIGNED_OUT = 4001
"""With this code a socket is closed whose session has ended."""


class Connected(Protocol):
    """The other end of a socket."""

    player: str
    name: str
    session: str

    def cut(self, code: int) -> None:
        """End the connection."""

    def send(self, frame: bytes) -> None:
        """Send a frame when there is room for it; never waits."""


class Connections:
    """The sockets of this process."""

    def __init__(self) -> None:
        self._all: set[Connected] = set()
        self._by_player: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many there are."""
        return len(self._all)

    def of(self, player: str) -> int:
        """How many one person has."""
        return self._by_player[player]

    def add(self, connection: Connected) -> None:
        """Somebody is connected."""
        self._all.add(connection)
        self._by_player[connection.player] += 1

    def discard(self, connection: Connected) -> None:
        """They are gone."""
        if connection in self._all:
            self._all.remove(connection)
            self._by_player[connection.player] -= 1
            if not self._by_player[connection.player]:
                del self._by_player[connection.player]

    def __iter__(self) -> Iterator[Connected]:
        """All of them, as they are now."""
        return iter(list(self._all))

    def rename(self, player: str, name: str) -> None:
        """Somebody is called otherwise."""
        for connection in self._all:
            if connection.player == player:
                connection.name = name

    def end(self, session: str) -> None:
        """A session has ended: nobody goes on with it."""
        for connection in [one for one in self._all if one.session == session]:
            connection.cut(SIGNED_OUT)
