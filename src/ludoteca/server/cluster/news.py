"""News between processes on one database: what the others wrote, and who is there through them."""

from ludoteca.server.match.presence import presence_of
from ludoteca.server.match.services import Services
from ludoteca.server.work.logs import audit
from ludoteca.store import News

from .announcement import tell_announcement
from .invitation import tell_invitation
from .peers import Peers
from .rooms import Rooms

NO_MATCH = "-"
"""In place of a match, where a process speaks of itself."""


class PeerNews:
    """Hears what other processes say, and passes it on to the rooms."""

    def __init__(self, services: Services, rooms: Rooms, peers: Peers) -> None:
        self._services = services
        self._rooms = rooms
        self._peers = peers

    def listen(self) -> None:
        """Begin."""
        self._services.store.listen(self._heard, self._missed)
        self.say("alive")

    def say(self, what: str) -> None:
        """Tell the others of this process."""
        self._services.store.announce(what, NO_MATCH)

    def _heard(self, news: News) -> None:
        if self._peers.heard(news.process, self._services.now()):
            self._ask_who_is_there()  # whoever came through it had been taken to be gone
        room = self._rooms.opened(news.match)
        match news.what:
            case "alive":
                pass
            case "bye":
                self._peers.forget(news.process)
                self.nobody_through([news.process])
            case "here" if room is not None:
                if room.elsewhere.heard(news.process, presence_of(news.about)):
                    room.publisher.presence()
            case "who" if room is not None and len(room.audience):
                room.publisher.announce_presence()
            case "person":
                self._services.connections.heard(news.process, news.match, news.about == "1")
            case "everybody":
                self._services.connections.tell_all()
            case "signed_out":
                self._services.connections.end(news.match)
            case "away":
                self._rooms.away_elsewhere(news.match)
            case "announced":
                self._services.tasks.spawn(tell_announcement(self._services))
            case "invited":
                by, _, friend = news.about.partition(",")
                self._services.tasks.spawn(tell_invitation(self._services, news.match, by, friend))
            case "deleted":
                self._services.lobby_changed.set()
                self._rooms.deleted(news.match)
            case "line_changed" if room is not None:
                self._services.tasks.spawn(
                    room.lines_changed([int(number) for number in news.about.split(",")])
                )
            case "admin":
                audit.warning("admin", extra={"did": news.about})
            case "renamed":
                self._services.tasks.spawn(self._services.renamed(news.match))
            case "log" | "lines" | "table":
                if news.what == "table":
                    self._services.lobby_changed.set()
                if news.match in self._rooms:
                    self._services.tasks.spawn(self._rooms.catch_up(news.match, news.what))

    def _catch_up(self) -> None:
        """Take over whatever was written and never told."""
        self._services.lobby_changed.set()
        for match in self._rooms.matches():
            self._services.tasks.spawn(self._rooms.catch_up(match, "table", "lines", "log"))

    def _missed(self) -> None:
        """For a while no other process was heard: take over whatever they wrote, and ask who is there."""
        self._catch_up()
        self._services.connections.forget_all()
        self._services.connections.tell_all()  # somebody may have asked while we were deaf
        for room in self._rooms:
            room.elsewhere.forget_all()
            room.publisher.presence()
            room.publisher.announce_presence()
        self._ask_who_is_there()

    def _ask_who_is_there(self) -> None:
        self.say("everybody")
        for room in self._rooms:
            self._services.store.announce("who", room.id)

    def died(self, processes: list[str]) -> None:
        """Processes have not been heard of for too long: what they wrote last may not have been told."""
        if processes:
            self._catch_up()
            self.nobody_through(processes)

    def nobody_through(self, processes: list[str]) -> None:
        """Processes are gone, and with them everybody who was connected to them."""
        self._services.connections.forget(processes)
        for room in self._rooms:
            if room.elsewhere.forget(processes):
                room.publisher.presence()
