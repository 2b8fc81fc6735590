"""Who follows a table, and through which seats."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, Protocol

import msgspec

from ludoteca.core import Seat
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.table.document import Table

from .viewer import Viewer


class Listener(Protocol):
    """A connection."""

    player: str
    name: str

    def send(self, frame: bytes) -> None:
        """Send a frame when there is room for it; never waits."""


class Following(NamedTuple):
    """How a connection follows a table."""

    role: Literal["player", "table"]
    key: str | None
    tokens: frozenset[str]
    """Hashes of the seat tokens it showed."""


class Grouped(NamedTuple):
    """Who sees what at a table as it stands."""

    table: Table
    seats: dict[Listener, tuple[Seat, ...]]
    by_viewer: dict[Viewer, list[Listener]]
    connected: frozenset[Seat]


class Audience:
    """Everybody who follows one table."""

    def __init__(self) -> None:
        self._following: dict[Listener, Following] = {}
        self._grouped: Grouped | None = None
        """Worked out once for everybody, until the table changes or somebody comes or goes."""

    def __len__(self) -> int:
        return len(self._following)

    def __iter__(self) -> Iterator[tuple[Listener, Following]]:
        return iter(list(self._following.items()))

    def join(self, listener: Listener, following: Following) -> None:
        """Follow, or follow in another way."""
        self._following[listener] = following
        self._grouped = None

    def leave(self, listener: Listener) -> None:
        """Follow no more."""
        self._following.pop(listener, None)
        self._grouped = None

    def follows(self, listener: Listener) -> bool:
        """Whether a connection follows."""
        return listener in self._following

    def seats(self, listener: Listener, table: Table) -> tuple[Seat, ...]:
        """The seats a connection plays; the big screen plays none."""
        if listener in self._following:
            return self._group(table).seats[listener]
        return table.seats_of(listener.player)

    def viewers(self, listener: Listener, table: Table) -> tuple[Viewer, ...]:
        """As whom a connection sees: as its seats, or as a spectator."""
        return self.seats(listener, table) or (None,)

    def by_viewer(self, table: Table) -> dict[Viewer, list[Listener]]:
        """Everybody who sees the same."""
        return self._group(table).by_viewer

    def connected(self, table: Table) -> frozenset[Seat]:
        """The seats somebody is there for."""
        return self._group(table).connected

    def spectators(self, table: Table) -> int:
        """How many only watch."""
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

    def tell(self, message: msgspec.Struct) -> None:
        """The same message to everybody."""
        send_all(self._following, message)


def _seats(listener: Listener, following: Following, table: Table) -> tuple[Seat, ...]:
    if following.role == "table":
        return ()
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.player == listener.player or (chair.token is not None and chair.token in following.tokens)
    )


def send_all(listeners: Iterable[Listener], message: msgspec.Struct) -> None:
    """Encode once, send to many."""
    frame = encoder.encode(message)
    for listener in listeners:
        listener.send(frame)
