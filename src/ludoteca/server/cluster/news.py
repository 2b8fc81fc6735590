"""Handles the news of other processes: what they wrote, and who is connected to them."""

from collections.abc import Callable
from typing import assert_never

from ludoteca.server.match.catching_up import Written
from ludoteca.server.match.presence import Presence
from ludoteca.server.people.budget import Budget
from ludoteca.server.people.connections import Connections
from ludoteca.server.protocol.news import (
    AdminCommandRun,
    BudgetHeld,
    BudgetUsed,
    ConnectionChanged,
    ConnectionsAsked,
    FriendInvited,
    LinesAdded,
    LinesChanged,
    LogWritten,
    MatchDeleted,
    News,
    PeerChannel,
    PlayerRenamed,
    PresenceAsked,
    PresenceChanged,
    ProcessAlive,
    ProcessStopped,
    RestartScheduled,
    SessionEnded,
    TableWritten,
    VacationChanged,
)
from ludoteca.server.work.logs import audit
from ludoteca.server.work.tasks import Tasks

from .announcement import Announcement
from .invitation import Invitations
from .lobby import Lobby
from .peers import Peers
from .rooms import Rooms


class PeerNews:
    """Receives the news of other processes and passes them on to rooms, connections and lobby."""

    def __init__(
        self,
        channel: PeerChannel,
        rooms: Rooms,
        peers: Peers,
        lobby: Lobby,
        connections: Connections,
        budget: Budget,
        announcement: Announcement,
        invitations: Invitations,
        tasks: Tasks,
        steady: Callable[[], int],
    ) -> None:
        self._channel = channel
        self._rooms = rooms
        self._peers = peers
        self._lobby = lobby
        self._connections = connections
        self._budget = budget
        self._announcement = announcement
        self._invitations = invitations
        self._tasks = tasks
        self._steady = steady
        """Milliseconds that never jump."""

    def listen(self) -> None:
        """Begin to receive news, and publish that this process is running."""
        self._channel.listen(self._heard, self._missed)
        self._channel.publish(ProcessAlive())

    def _heard(self, process: str, news: News) -> None:
        """Handle one record of news; each kind concerns the rooms, the connections or the lobby."""
        rooms, connections, spawn = self._rooms, self._connections, self._tasks.spawn
        if self._peers.heard(process, self._steady()):
            self._ask_presence()  # its presence was dropped when it was taken for dead
        match news:
            case ProcessAlive():
                pass
            case ProcessStopped():
                self._peers.forget(process)
                self.drop_presence([process])
            case LogWritten(match):
                self._spawn_catch_up(match, "log")
            case LinesAdded(match):
                self._spawn_catch_up(match, "lines")
            case TableWritten(match):
                self._lobby.refresh()
                self._spawn_catch_up(match, "table")
            case LinesChanged(match, numbers):
                if (room := rooms.opened(match)) is not None:
                    spawn(room.lines_changed(numbers))
            case MatchDeleted(match):
                self._lobby.refresh()
                rooms.deleted(match)
            case PresenceChanged(match, seats, spectators):
                if (room := rooms.opened(match)) is not None:
                    room.following.heard(process, Presence(frozenset(seats), spectators))
            case PresenceAsked(match):
                if (room := rooms.opened(match)) is not None:
                    room.following.answer()
            case ConnectionChanged(player, is_connected):
                connections.heard(process, player, is_connected)
            case ConnectionsAsked():
                connections.tell_all()
            case SessionEnded(session):
                connections.end(session)
            case VacationChanged(player):
                rooms.vacation_changed_elsewhere(player)
            case PlayerRenamed(player):
                spawn(connections.renamed(player))
            case FriendInvited(match, by, friend):
                spawn(self._invitations.send(match, by, friend))
            case RestartScheduled():
                spawn(self._announcement.send())
            case AdminCommandRun(user, command):
                audit.warning("admin", extra={"did": f"{user}: {command}"})
            case BudgetUsed() | BudgetHeld():
                self._budget.heard(process, news)
            case _:
                assert_never(news)

    def _spawn_catch_up(self, match: str, written: Written) -> None:
        if match in self._rooms:
            self._tasks.spawn(self._rooms.catch_up(match, written))

    def _catch_up(self) -> None:
        """Read again what other processes may have written without news of it."""
        self._lobby.refresh()
        for match in self._rooms.matches():
            self._tasks.spawn(self._rooms.catch_up(match, "table", "lines", "log"))

    def _missed(self) -> None:
        """News were lost for a while: read what was written meanwhile, and exchange presence anew."""
        self._catch_up()
        self._connections.forget_all()
        self._connections.tell_all()  # the question for it may have been lost
        for room in self._rooms:
            room.following.missed()
        self._ask_presence()

    def _ask_presence(self) -> None:
        self._channel.publish(ConnectionsAsked())
        for room in self._rooms:
            self._channel.publish(PresenceAsked(room.id))

    def died(self, processes: list[str]) -> None:
        """Handle processes that were silent for too long: the news of their last writes may be lost."""
        if processes:
            self._catch_up()
            self.drop_presence(processes)

    def drop_presence(self, processes: list[str]) -> None:
        """Remove the connections of processes that have ended."""
        self._connections.forget(processes)
        self._budget.forget(processes)
        for room in self._rooms:
            room.following.forget(processes)
