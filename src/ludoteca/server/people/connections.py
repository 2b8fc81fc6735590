"""The connections of this process by player and session, and which players are connected to the others."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Protocol

from ludoteca.server.protocol.news import ConnectionChanged, PeerPublisher, SessionEnded
from ludoteca.store.people import PeopleStore

SIGNED_OUT = 4001
"""The code with which a connection is closed whose session has ended."""


class Connected(Protocol):
    """A connection of a client."""

    player: str
    name: str
    session: str

    def cut(self, code: int) -> None:
        """End the connection."""

    def send(self, frame: bytes) -> None:
        """Send a frame when there is room for it; never waits."""


class Connections:
    """The connections of this process, and the players who are connected to other processes."""

    def __init__(self, people: PeopleStore, peers: PeerPublisher) -> None:
        self._people = people
        self._peers = peers
        self._all: dict[Connected, None] = {}
        self._by_player: Counter[str] = Counter()
        self._elsewhere: dict[str, set[str]] = {}
        """The players who are connected to each of the other processes."""

    def __len__(self) -> int:
        """How many connections this process has."""
        return len(self._all)

    def __iter__(self) -> Iterator[Connected]:
        """All connections of this process, as they are now."""
        return iter(list(self._all))

    def of(self, player: str) -> int:
        """How many connections a player has to this process."""
        return self._by_player[player]

    def add(self, connection: Connected) -> None:
        """Add an open connection; announce it if it is the player's first."""
        self._all[connection] = None
        self._by_player[connection.player] += 1
        if self._by_player[connection.player] == 1:
            self._peers.publish(ConnectionChanged(connection.player, is_connected=True))

    def discard(self, connection: Connected) -> None:
        """Remove a closed connection; announce it if it was the player's last."""
        if connection in self._all:
            del self._all[connection]
            self._by_player[connection.player] -= 1
            if not self._by_player[connection.player]:
                del self._by_player[connection.player]
                self._peers.publish(ConnectionChanged(connection.player, is_connected=False))

    async def renamed(self, player: str) -> None:
        """Read the new name of a player, for their chat from now on."""
        row = await self._people.find(player)
        for connection in self._all:
            if row is not None and connection.player == player:
                connection.name = row.name

    def end(self, session: str) -> None:
        """Close the connections of a session that has ended."""
        for connection in [one for one in self._all if one.session == session]:
            connection.cut(SIGNED_OUT)

    def signed_out(self, session: str) -> None:
        """Close the connections of a session that has ended, here and in other processes."""
        self.end(session)
        self._peers.publish(SessionEnded(session))

    # --- through other processes

    def is_here(self, player: str) -> bool:
        """Whether a player is connected to any process."""
        return bool(self.of(player)) or any(player in there for there in self._elsewhere.values())

    def heard(self, process: str, player: str, is_there: bool) -> None:
        """Note that a player has connected to another process, or disconnected from it."""
        there = self._elsewhere.setdefault(process, set())
        if is_there:
            there.add(player)
        else:
            there.discard(player)

    def forget(self, processes: Iterable[str]) -> None:
        """Drop the players of processes that have ended."""
        for process in processes:
            self._elsewhere.pop(process, None)

    def forget_all(self) -> None:
        """Drop the players of all other processes: they have to be asked again."""
        self._elsewhere.clear()

    def tell_all(self) -> None:
        """Announce every player who is connected to this process."""
        for player in self._by_player:
            self._peers.publish(ConnectionChanged(player, is_connected=True))
