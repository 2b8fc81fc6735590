"""Which sessions are connected through this process, so that one that ends loses its sockets, too; and who is
connected through the others."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Protocol

from ludoteca.server.protocol.news import ConnectionChanged, PeerPublisher

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
    """The sockets of this process, and who has some elsewhere."""

    def __init__(self, peers: PeerPublisher) -> None:
        self._peers = peers
        self._all: set[Connected] = set()
        self._by_player: Counter[str] = Counter()
        self._elsewhere: dict[str, set[str]] = {}
        """Who is connected to each of the other processes."""

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
        if self._by_player[connection.player] == 1:
            self._peers.publish(ConnectionChanged(connection.player, is_connected=True))

    def discard(self, connection: Connected) -> None:
        """They are gone."""
        if connection in self._all:
            self._all.remove(connection)
            self._by_player[connection.player] -= 1
            if not self._by_player[connection.player]:
                del self._by_player[connection.player]
                self._peers.publish(ConnectionChanged(connection.player, is_connected=False))

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

    # --- through other processes

    def is_here(self, player: str) -> bool:
        """Whether somebody is connected, to whichever process."""
        return bool(self.of(player)) or any(player in there for there in self._elsewhere.values())

    def heard(self, process: str, player: str, is_there: bool) -> None:
        """Another process says that somebody came or went."""
        there = self._elsewhere.setdefault(process, set())
        if is_there:
            there.add(player)
        else:
            there.discard(player)

    def forget(self, processes: Iterable[str]) -> None:
        """These processes are gone, and nobody is there through them."""
        for process in processes:
            self._elsewhere.pop(process, None)

    def forget_all(self) -> None:
        """Nothing of the others is certain any more: they have to be asked."""
        self._elsewhere.clear()

    def tell_all(self) -> None:
        """Tell the others who is here."""
        for player in self._by_player:
            self._peers.publish(ConnectionChanged(player, is_connected=True))
