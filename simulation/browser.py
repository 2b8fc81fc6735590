"""A tab of a browser, as the client in client/src/net behaves: it reconnects, resumes and sends again."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from ludoteca.server.people.accounts import Identity

from .history import History
from .loop import Process
from .network import Network, Wire
from .server import INTERNET, Server, ServerSocket

PATIENCE = 15.0
"""Seconds after which a silent connection is tried, and after as long again given up."""
FIRST_PAUSE, LONGEST_PAUSE = 0.3, 8.0
UNKNOWN = ("server-error", "database-away")
"""Refusals that say nothing about what was done: the same request is sent again."""


class ClientSocket:
    """The client's end of one connection."""

    def __init__(self, tab: "Tab", server: Server, network: Network, number: int) -> None:
        self.tab = tab
        self.host = server.host
        self.number = number
        self._out = Wire(network, tab.name, server.host, server.process, INTERNET)
        self._answers = Wire(network, server.host, tab.name, tab.process, INTERNET)
        self._server_end = ServerSocket(server, network, tab.name, self._answers, self)
        self._server = server
        if server.process.is_dead:
            self._answers.carry(self.closed, 1006)
        else:
            self._out.carry(self._connect)

    def _connect(self) -> None:
        player = self.tab.player
        identity = Identity(player, player.title(), False, f"session-{player}", "browser")
        if not self._server.accept(self._server_end, identity):
            self._answers.carry(self.closed, 1006)

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._out.carry(self._server_end.received, message)

    def received(self, message: bytes) -> None:
        """A message has arrived."""
        self.tab.received(self, message)

    def closed(self, code: int) -> None:
        """The server has ended the connection."""
        self._answers.close()
        self.tab.lost(self, code)

    def close(self) -> None:
        """End the connection; the server learns of it, unless the network is cut."""
        self._server_end.is_half_open = True
        self._out.carry(self._server_end.lost)
        self._answers.close()


class Known:
    """What a tab knows of a table."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.table: dict[str, Any] = {}
        self.mine: Sequence[int] = ()
        self.seq = -1
        self.line = -1
        self.active: Sequence[int] = ()
        self.own: list[int] = []
        """The numbers of the entries of this player's seats."""

    @property
    def status(self) -> str:
        """The status of the table; empty before the first snapshot."""
        return str(self.table.get("status", ""))


class Tab:
    """One tab of one player: a connection, the tables it follows, and the requests that wait."""

    def __init__(
        self,
        player: str,
        number: int,
        servers: Sequence[Server],
        network: Network,
        process: Process,
        history: History,
        random: Random,
    ) -> None:
        self.player = player
        self.name = f"{player}/{number}"
        self.process = process
        self.random = random
        self.tables: dict[str, Known] = {}
        self.pending: dict[str, dict[str, Any]] = {}
        self.changed: Callable[[Known], None] = lambda _: None
        """Called when it may be the player's turn."""
        self.is_away = False
        self.is_open = False
        self.socket: ClientSocket | None = None
        self._servers = servers
        self._network = network
        self._history = history
        self._pause = FIRST_PAUSE
        self._requests = 0
        self._connections = 0
        self._heard_at = 0.0

    # --- the connection

    def open(self) -> None:
        """Connect to any server, if there is no connection."""
        if self.socket is not None or self.is_away:
            return
        healthy = [server for server in self._servers if server.node is not None]
        server = self.random.choice(healthy if healthy and self.random.random() < 0.9 else self._servers)
        self._connections += 1
        self.socket = ClientSocket(self, server, self._network, self._connections)
        self._heard_at = self._now()
        self.process.call_later(PATIENCE, self._test, self.socket)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _test(self, socket: ClientSocket) -> None:
        """Ping a silent connection, and give up one that stays silent."""
        if self.socket is not socket:
            return
        silent = self._now() - self._heard_at
        if silent >= 2 * PATIENCE - 0.001:
            socket.close()
            self.lost(socket, 1006)
            return
        if silent >= PATIENCE - 0.001 and self.is_open:
            socket.send(msgspec.json.encode({"type": "ping", "id": self.new_id()}))
        self.process.call_later(PATIENCE, self._test, socket)

    def reload(self) -> None:
        """Connect anew, perhaps to another server."""
        if self.socket is not None:
            socket = self.socket
            self.lost(socket, 1000)
            socket.close()

    def leave(self) -> None:
        """Close the tab for now."""
        self.is_away = True
        self.reload()

    def come_back(self) -> None:
        """Open the tab again."""
        self.is_away = False
        self.open()

    def lost(self, socket: ClientSocket, code: int) -> None:
        """The connection has ended: connect again soon."""
        if self.socket is not socket:
            return
        self._history.note("closed", self.name, connection=socket.number, code=code)
        self.socket, self.is_open = None, False
        for request in [one for one, asked in self.pending.items() if asked["type"] == "subscribe"]:
            del self.pending[request]
        self.process.call_later(self._pause, self.open)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    # --- requests

    def new_id(self) -> str:
        """An id that no other request of this player has."""
        self._requests += 1
        return f"{self.name.replace('/', '-')}-{self._requests}"

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request, and again until it is answered; return it."""
        request = {"type": kind, "id": fields.pop("id", None) or self.new_id(), **fields}
        self.pending[request["id"]] = request
        self._send(request)
        return request

    def repeat(self, request: dict[str, Any]) -> None:
        """Send a request again that was answered, perhaps changed: nothing may be done twice."""
        self.pending[request["id"]] = request
        self._send(request)

    def _send(self, request: dict[str, Any]) -> None:
        socket = self.socket
        if socket is not None and self.is_open:
            self._history.note(
                "sent", self.name, connection=socket.number, server=socket.host, request=request
            )
            socket.send(msgspec.json.encode(request))

    def follow(self, match: str) -> None:
        """Follow a table from now on."""
        if match not in self.tables:
            self.tables[match] = Known(match)
            if self.is_open:
                self.subscribe(match)

    def subscribe(self, match: str) -> None:
        """Ask for the whole table, and for everything new."""
        known = self.tables[match]
        self.ask("subscribe", match=match, since=known.seq, lines_since=known.line)

    # --- messages

    def received(self, socket: ClientSocket, frame: bytes) -> None:
        """Handle a message of the server."""
        if self.socket is not socket:
            return
        message = msgspec.json.decode(frame)
        self._heard_at = self._now()
        if message["type"] != "choices":
            self._history.note("got", self.name, connection=socket.number, message=message)
        match message["type"]:
            case "welcome":
                self._welcome()
            case "snapshot":
                self._take_snapshot(message)
            case "update":
                self._take_update(message)
            case "table":
                self._take_table(self.tables[message["table"]["match"]], message)
            case "line":
                known = self.tables[message["match"]]
                known.line = max(known.line, message["line"]["number"])
        request = self.pending.pop(message.get("id"), None)
        if request is not None and message["type"] == "refused" and message["reason"] in UNKNOWN:
            if request["type"] == "subscribe":
                self.process.call_later(self._pause, self._subscribe_again, request["match"])
            else:
                self.pending[request["id"]] = request
                self.process.call_later(1.0 + self.random.random(), self._send_again, request)

    def _send_again(self, request: dict[str, Any]) -> None:
        if self.pending.get(request["id"]) is request:
            self._send(request)

    def _subscribe_again(self, match: str) -> None:
        if self.is_open:
            self.subscribe(match)

    def _welcome(self) -> None:
        self.is_open = True
        self._pause = FIRST_PAUSE
        waiting = list(self.pending.values())
        for match in self.tables:
            self.subscribe(match)
        for request in waiting:
            self._send(request)

    def _take_snapshot(self, message: dict[str, Any]) -> None:
        known = self.tables[message["table"]["match"]]
        known.seq = message["table"]["seq"]
        for line in message["lines"]:
            known.line = max(known.line, line["number"])
        for perspective in message["perspectives"]:
            for entry in perspective["log"]:
                self._take_entry(known, entry)
        self._take_table(known, message)

    def _take_table(self, known: Known, message: dict[str, Any]) -> None:
        known.table, known.mine = message["table"], message["mine"]
        known.active = message["table"]["active"]
        self.changed(known)

    def _take_update(self, message: dict[str, Any]) -> None:
        known = self.tables[message["match"]]
        if message["seq"] <= known.seq:
            return  # another seat of the same connection
        known.seq, known.active = message["seq"], message["active"]
        self._take_entry(known, message["entry"])
        self.changed(known)

    def _take_entry(self, known: Known, entry: dict[str, Any]) -> None:
        if entry["type"] == "played" and entry["seat"] in known.mine and entry["seq"] not in known.own[-3:]:
            known.own.append(entry["seq"])
