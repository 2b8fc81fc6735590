"""Admits WebSockets: checks where a handshake is from, who it is, and how many there are."""

import time

from starlette.datastructures import Headers

from ludoteca.core import Invalid
from ludoteca.server.cluster.node import Node
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.people.budget import counted
from ludoteca.server.people.origins import is_own_origin
from ludoteca.server.session.connection import Connection

from .proxies import Proxies
from .websocket import WebSocket


class Admission:
    """Decides about handshakes."""

    def __init__(self, node: Node, accounts: Accounts, proxies: Proxies, path: str) -> None:
        self._node = node
        self._accounts = accounts
        self._proxies = proxies
        self._path = path

    async def admit(self, socket: WebSocket, path: str, headers: Headers) -> Connection | None:
        """The connection of a known person at the right path and origin; None refuses the handshake.

        Raises Invalid if the address or the person has too many sockets or opens them too often.
        """
        socket.address = counted(self._proxies.client(socket.peer_address, headers))
        budget = self._node.budget
        budget.use("handshakes", socket.address)
        if path != self._path:
            return None
        known = await self._accounts.known(headers)
        foreign = headers.get("origin") is not None or (known is not None and known.kind == "browser")
        if known is None or (foreign and not is_own_origin(headers, self._node.settings)):
            return None
        if budget.is_full("sockets", known.player) or budget.is_full("connections", socket.address):
            raise Invalid("too-many-sockets", most=self._node.settings.sockets_per_person)
        return Connection(self._node, known, socket, socket.address, time.thread_time)
