"""The connections that follow a table, and the seats they play."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, Protocol

import msgspec

from ludoteca.core import Seat
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.table.document import Table

from .viewer import Viewer


class Listener(Protocol):
    """A connection of a client."""

    player: str
    name: str

    def send(self, frame: bytes) -> None:
        """Send a frame when there is room for it; never waits."""


class Subscription(NamedTuple):
    """How a connection follows a table: for a player, or for a shared screen."""

    role: Literal["player", "table"]
    key: str | None
    tokens: frozenset[str]
    """Hashes of the seat tokens that the client sent."""


class Grouped(NamedTuple):
    """The connections of a table by what they may see."""

    table: Table
    seats: dict[Listener, tuple[Seat, ...]]
    by_viewer: dict[Viewer, list[Listener]]
    connected: frozenset[Seat]


class Audience:
    """The connections that follow one table."""

    def __init__(self) -> None:
        self._following: dict[Listener, Subscription] = {}
        self._grouped: Grouped | None = None
        """Cached until the table or the connections change."""

    def __len__(self) -> int:
        return len(self._following)

    def __iter__(self) -> Iterator[tuple[Listener, Subscription]]:
        return iter(list(self._following.items()))

    def join(self, listener: Listener, subscription: Subscription) -> None:
        """Add a connection, or change its subscription."""
        self._following[listener] = subscription
        self._grouped = None

    def leave(self, listener: Listener) -> None:
        """Remove a connection."""
        self._following.pop(listener, None)
        self._grouped = None

    def follows(self, listener: Listener) -> bool:
        """Whether a connection follows the table."""
        return listener in self._following

    def seats(self, listener: Listener, table: Table) -> tuple[Seat, ...]:
        """The seats that a connection plays; a shared screen plays none."""
        if listener in self._following:
            return self._group(table).seats[listener]
        return table.seats_of(listener.player)

    def is_arranging(self, listener: Listener, table: Table) -> bool:
        """Whether a connection may change the table: a host's, or that of an invited shared screen."""
        return table.is_arranged_by(listener.player) or (table.screen and self.is_screen(listener, table))

    def is_screen(self, listener: Listener, table: Table) -> bool:
        """Whether a connection is that of an invited shared screen."""
        how = self._following.get(listener)
        return how is not None and how.role == "table" and how.key == table.invite

    def is_invited(self, listener: Listener, table: Table) -> bool:
        """Whether a connection came by the invitation."""
        return listener in self._following and self._following[listener].key == table.invite

    def viewers(self, listener: Listener, table: Table) -> tuple[Viewer, ...]:
        """The viewers for which a connection gets messages: its seats, or a spectator."""
        return self.seats(listener, table) or (None,)

    def by_viewer(self, table: Table) -> dict[Viewer, list[Listener]]:
        """The connections of each viewer."""
        return self._group(table).by_viewer

    def connected(self, table: Table) -> frozenset[Seat]:
        """The seats that a connection plays."""
        return self._group(table).connected

    def spectators(self, table: Table) -> int:
        """How many connections are spectators."""
        return len(self.by_viewer(table).get(None, ()))

    def _group(self, table: Table) -> Grouped:
        grouped = self._grouped
        if grouped is None or grouped.table is not table:
            seats = {one: _seats(one, how, table) for one, how in self._following.items()}
            by_viewer: dict[Viewer, list[Listener]] = {}
            for listener, played in seats.items():
                for viewer in played or (None,):
                    by_viewer.setdefault(viewer, []).append(listener)
            connected = frozenset(seat for seat in by_viewer if seat is not None)
            grouped = self._grouped = Grouped(table, seats, by_viewer, connected)
        return grouped

    def tell(self, message: msgspec.Struct, but: Listener | None = None) -> None:
        """Send the same message to every connection, except one that need not get it."""
        send_all([listener for listener in self._following if listener is not but], message)


def _seats(listener: Listener, subscription: Subscription, table: Table) -> tuple[Seat, ...]:
    if subscription.role == "table":
        return ()
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.player == listener.player or (chair.token is not None and chair.token in subscription.tokens)
    )


def send_all(listeners: Iterable[Listener], message: msgspec.Struct) -> None:
    """Encode a message once and send it to many connections."""
    frame = encoder.encode(message)
    for listener in listeners:
        listener.send(frame)
