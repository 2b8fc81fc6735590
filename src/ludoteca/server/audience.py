"""Who follows a table, and through which seats."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, Protocol

import msgspec

from ludoteca.core import Seat

from .sight import Eyes
from .table import Table

encoder = msgspec.json.Encoder()


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


class Audience:
    """Everybody who follows one table."""

    def __init__(self) -> None:
        self._following: dict[Listener, Following] = {}
        self._grouped: tuple[Table, dict[Eyes, list[Listener]]] | None = None
        """Who sees through which eyes, worked out for a table as it was."""

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
        following = self._following.get(listener)
        if following is None:
            return table.seats_of(listener.player)
        if following.role == "table":
            return ()
        return tuple(
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.player == listener.player
            or (chair.token is not None and chair.token in following.tokens)
        )

    def eyes(self, listener: Listener, table: Table) -> tuple[Eyes, ...]:
        """The eyes through which a connection sees: those of its seats, or a spectator's."""
        return self.seats(listener, table) or (None,)

    def by_eyes(self, table: Table) -> dict[Eyes, list[Listener]]:
        """Everybody who sees through the same eyes."""
        if self._grouped is not None and self._grouped[0] is table:
            return self._grouped[1]
        groups: dict[Eyes, list[Listener]] = {}
        for listener in self._following:
            for eyes in self.eyes(listener, table):
                groups.setdefault(eyes, []).append(listener)
        self._grouped = (table, groups)
        return groups

    def connected(self, table: Table) -> frozenset[Seat]:
        """The seats somebody is there for."""
        return frozenset(seat for seat in self.by_eyes(table) if seat is not None)

    def spectators(self, table: Table) -> int:
        """How many only watch."""
        return len(self.by_eyes(table).get(None, ()))

    def tell(self, message: msgspec.Struct) -> None:
        """The same message to everybody."""
        send_all(self._following, message)


def send_all(listeners: Iterable[Listener], message: msgspec.Struct) -> None:
    """Encode once, send to many."""
    frame = encoder.encode(message)
    for listener in listeners:
        listener.send(frame)
