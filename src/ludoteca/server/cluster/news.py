"""Handles the news of other processes: what they wrote, and who is connected to them."""

from typing import assert_never

from ludoteca.server.match.presence import Presence
from ludoteca.server.match.room import Written
from ludoteca.server.match.services import Services
from ludoteca.server.protocol.news import (
    AdminCommandRun,
    ConnectionChanged,
    ConnectionsAsked,
    FriendInvited,
    LinesAdded,
    LinesChanged,
    LogWritten,
    MatchDeleted,
    News,
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

from .announcement import tell_announcement
from .invitation import tell_invitation
from .peers import Peers
from .rooms import Rooms


class PeerNews:
    """Receives the news of other processes and passes them on to rooms, connections and lobby."""

    def __init__(self, services: Services, rooms: Rooms, peers: Peers) -> None:
        self._services = services
        self._rooms = rooms
        self._peers = peers

    def listen(self) -> None:
        """Begin to receive news, and publish that this process is running."""
        self._services.peers.listen(self._heard, self._missed)
        self._services.peers.publish(ProcessAlive())

    def _heard(self, process: str, news: News) -> None:
        """Handle one record of news; each kind concerns the rooms, the connections or the lobby."""
        services, rooms = self._services, self._rooms
        if self._peers.heard(process, services.now()):
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
                services.lobby_changed.set()
                self._spawn_catch_up(match, "table")
            case LinesChanged(match, numbers):
                if (room := rooms.opened(match)) is not None:
                    services.tasks.spawn(room.lines_changed(list(numbers)))
            case MatchDeleted(match):
                services.lobby_changed.set()
                rooms.deleted(match)
            case PresenceChanged(match, seats, spectators):
                room = rooms.opened(match)
                if room is not None and room.elsewhere.heard(process, Presence(frozenset(seats), spectators)):
                    room.publisher.presence()
            case PresenceAsked(match):
                if (room := rooms.opened(match)) is not None and len(room.audience):
                    room.publisher.announce_presence()
            case ConnectionChanged(player, is_connected):
                services.connections.heard(process, player, is_connected)
            case ConnectionsAsked():
                services.connections.tell_all()
            case SessionEnded(session):
                services.connections.end(session)
            case VacationChanged(player):
                rooms.away_elsewhere(player)
            case PlayerRenamed(player):
                services.tasks.spawn(services.renamed(player))
            case FriendInvited(match, by, friend):
                services.tasks.spawn(tell_invitation(services, match, by, friend))
            case RestartScheduled():
                services.tasks.spawn(tell_announcement(services))
            case AdminCommandRun(user, command):
                audit.warning("admin", extra={"did": f"{user}: {command}"})
            case _:
                assert_never(news)

    def _spawn_catch_up(self, match: str, written: Written) -> None:
        if match in self._rooms:
            self._services.tasks.spawn(self._rooms.catch_up(match, written))

    def _catch_up(self) -> None:
        """Read again what other processes may have written without news of it."""
        self._services.lobby_changed.set()
        for match in self._rooms.matches():
            self._services.tasks.spawn(self._rooms.catch_up(match, "table", "lines", "log"))

    def _missed(self) -> None:
        """News were lost for a while: read what was written meanwhile, and exchange presence anew."""
        self._catch_up()
        self._services.connections.forget_all()
        self._services.connections.tell_all()  # the question for it may have been lost
        for room in self._rooms:
            room.elsewhere.forget_all()
            room.publisher.presence()
            room.publisher.announce_presence()
        self._ask_presence()

    def _ask_presence(self) -> None:
        self._services.peers.publish(ConnectionsAsked())
        for room in self._rooms:
            self._services.peers.publish(PresenceAsked(room.id))

    def died(self, processes: list[str]) -> None:
        """Handle processes that were silent for too long: the news of their last writes may be lost."""
        if processes:
            self._catch_up()
            self.drop_presence(processes)

    def drop_presence(self, processes: list[str]) -> None:
        """Remove the connections of processes that have ended."""
        self._services.connections.forget(processes)
        for room in self._rooms:
            if room.elsewhere.forget(processes):
                room.publisher.presence()
