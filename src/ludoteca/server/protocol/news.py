"""News: the records that one process publishes to the others on the same database."""

import logging
from collections.abc import Callable
from typing import Protocol

from ludoteca.core import Record, Seat, decoder
from ludoteca.store import Channel

from .encoding import encoder

log = logging.getLogger("ludoteca.news")


class _News(Record, frozen=True):
    @property
    def topic(self) -> str | None:
        """What the record states the present value of: only the newest of a topic has to be sent."""
        return None


class ProcessAlive(_News, frozen=True):
    """The process is running: its heartbeat."""


class ProcessStopped(_News, frozen=True):
    """The process ends; its connections are closed."""


class LogWritten(_News, frozen=True):
    """A match's log has a new entry."""

    match: str


class TableWritten(_News, frozen=True):
    """A table's document was created or changed."""

    match: str


class LinesAdded(_News, frozen=True):
    """A match's journal has new lines."""

    match: str


class LinesChanged(_News, frozen=True):
    """Lines of a match's journal were replaced."""

    match: str
    numbers: tuple[int, ...]


class MatchDeleted(_News, frozen=True):
    """A match was removed from the store."""

    match: str


class PresenceChanged(_News, frozen=True):
    """Which seats of a match have a player who is connected to the process, and how many spectators do."""

    match: str
    seats: tuple[Seat, ...]
    spectators: int

    @property
    def topic(self) -> str:
        """One for each match."""
        return f"presence {self.match}"


class PresenceAsked(_News, frozen=True):
    """Every process is to publish its presence at a match."""

    match: str


class ConnectionChanged(_News, frozen=True):
    """A player has connected to the process with a first device, or disconnected the last one."""

    player: str
    is_connected: bool

    @property
    def topic(self) -> str:
        """One for each player."""
        return f"connection {self.player}"


class ConnectionsAsked(_News, frozen=True):
    """Every process is to publish which players are connected to it."""


class SessionEnded(_News, frozen=True):
    """A session was signed out; its sockets are to be closed."""

    session: str


class VacationChanged(_News, frozen=True):
    """A player's vacation has begun or ended; their clocks are to be computed anew."""

    player: str


class PlayerRenamed(_News, frozen=True):
    """A player has another name."""

    player: str


class FriendInvited(_News, frozen=True):
    """A player has invited a friend to a match."""

    match: str
    by: str
    friend: str


class RestartScheduled(_News, frozen=True):
    """The host has announced a restart of the server, or cancelled it."""


class AdminCommandRun(_News, frozen=True):
    """A command of `ludoteca admin` has changed something; servers write it to their audit log."""

    user: str
    command: str


class BudgetUsed(_News, frozen=True):
    """Addresses and people have used much at the process: kind of use, who, how much."""

    used: tuple[tuple[str, str, float], ...]


class BudgetHeld(_News, frozen=True):
    """Addresses and people that hold much at the process now: what, who, how much."""

    held: tuple[tuple[str, str, float], ...]

    def of(self, what: str, who: str) -> float:
        """How much one address or person holds of something."""
        return sum(amount for kind, holder, amount in self.held if (kind, holder) == (what, who))


News = (
    ProcessAlive
    | ProcessStopped
    | LogWritten
    | TableWritten
    | LinesAdded
    | LinesChanged
    | MatchDeleted
    | PresenceChanged
    | PresenceAsked
    | ConnectionChanged
    | ConnectionsAsked
    | SessionEnded
    | VacationChanged
    | PlayerRenamed
    | FriendInvited
    | RestartScheduled
    | AdminCommandRun
    | BudgetUsed
    | BudgetHeld
)


class PeerPublisher(Protocol):
    """Port: publishes news to the other processes, if there are any."""

    def publish(self, news: News) -> None:
        """Send news to the other processes, soon and without waiting."""


class PeerChannel:
    """Publishes and receives news through the channel of a store."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel

    def publish(self, news: News) -> None:
        """Send news to the other processes, soon and without waiting."""
        self._channel.send(encoder.encode(news), news.topic)

    def listen(self, hear: Callable[[str, News], None], missed: Callable[[], None]) -> None:
        """Call `hear` with the sender and the news of other processes, and `missed` if some may be lost.

        News that cannot be decoded or handled are logged, and the next are heard all the same.
        """

        def received(sender: str, message: bytes) -> None:
            try:
                hear(sender, decoder(News).decode(message))
            except Exception:
                log.exception("news of another process were not handled", extra={"news": repr(message[:200])})

        self._channel.listen(received, missed)
