"""Admits WebSockets: checks where a handshake is from, and who it is."""

from starlette.datastructures import Headers

from ludoteca.server.cluster.node import Node
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.people.origins import is_own_origin
from ludoteca.server.session.connection import Connection

from .websocket import WebSocket


class Admission:
    """Decides about handshakes."""

    def __init__(self, node: Node, accounts: Accounts, path: str) -> None:
        self._node = node
        self._accounts = accounts
        self._path = path

    async def admit(self, socket: WebSocket, path: str, headers: Headers) -> Connection | None:
        """The connection of a known person at the right path and origin; None refuses the handshake."""
        known = await self._accounts.known(headers)
        foreign = headers.get("origin") is not None or (known is not None and known.kind == "browser")
        settings = self._node.settings
        if path != self._path or known is None or (foreign and not is_own_origin(headers, settings)):
            return None
        if self._node.connections.of(known.player) >= settings.sockets_per_person:
            return None
        return Connection(self._node, known, socket)
