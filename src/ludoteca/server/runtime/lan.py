"""The second listener, on the local network: opened and closed by a person at this machine."""

import asyncio
import io
import logging
import os
import socket
from collections.abc import Callable

import segno
import uvicorn

from ludoteca.core import Invalid
from ludoteca.server.people.origins import is_loopback
from ludoteca.server.settings import Settings

from .interfaces import addresses, local_addresses

log = logging.getLogger("ludoteca.server")
BACKLOG = 2048


def bind(host: str, port: int) -> socket.socket:
    """Listen on an address; raises OSError if it is taken or forbidden."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(BACKLOG)
    except OSError:
        sock.close()
        raise
    return sock


def address_of(settings: Settings, sock: socket.socket) -> str:
    """Where a browser finds the server."""
    if settings.base_url:
        return settings.base_url.rstrip("/")
    host, port = sock.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = next(iter(addresses()), "127.0.0.1")
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def code_for_terminal(text: str) -> str:
    """A QR code made of half blocks, for a terminal."""
    drawing = io.StringIO()
    segno.make(text, micro=False).terminal(drawing, compact=True, border=2)
    return drawing.getvalue()


def _print(text: str) -> None:
    print(text, flush=True)


class Lan:
    """Lets devices of the local network connect to a server that listens to its own machine alone.

    One address of the machine is opened, no wildcard: in another network, where the machine has another
    address, nothing is open. It is not remembered: a server starts closed, unless a setting opens it.
    """

    def __init__(
        self,
        settings: Settings,
        find: Callable[[], list[str]] = local_addresses,
        say: Callable[[str], None] = _print,
    ) -> None:
        self._settings = settings
        self._find = find
        self._say = say
        self._server: uvicorn.Server | None = None
        self._port = 0
        self._listens_beyond: str | None = None
        """The address of a server that does not listen to its own machine alone."""
        self._opened: tuple[asyncio.AbstractServer, str] | None = None
        """The second listener and the host it listens on."""
        self._changing = asyncio.Lock()
        self.url: str | None = None
        """How other devices reach the server; None while they cannot."""

    def attach(self, server: uvicorn.Server, sock: socket.socket) -> None:
        """Note the running server and its first listener."""
        self._server = server
        host, self._port = sock.getsockname()[:2]
        if self._settings.base_url or not is_loopback(host):
            self.url = self._listens_beyond = address_of(self._settings, sock)

    @property
    def is_needed(self) -> bool:
        """Whether the server listens to its own machine alone, unless this is open."""
        return self._server is not None and self._listens_beyond is None

    @property
    def is_open(self) -> bool:
        """Whether the second listener is open."""
        return self._opened is not None

    async def close_if_moved(self) -> None:
        """Close what was opened in a network that this machine has left."""
        if self._opened is not None and self._opened[1] not in self._find():
            await self.close()

    def choices(self) -> list[str]:
        """The addresses that could be opened, the most likely one first."""
        return self._find() if self.is_needed else []

    async def open(self, address: str | None = None) -> None:
        """Listen on an address of the local network, by default the most likely one; raises Invalid.

        Nothing is to be opened on a server that other devices reach anyway.
        """
        async with self._changing:
            if not self.is_needed:
                return
            choices = self.choices()
            if not choices:
                raise Invalid("no-local-network")
            wanted = choices[0] if address is None else address
            if wanted not in choices:
                raise Invalid("not-an-address-here", address=wanted)
            if self._opened is not None and self._opened[1] == wanted:
                return
            await self._close()
            await self._listen(wanted)

    async def close(self) -> None:
        """Stop listening on the local network, and disconnect the devices that came from there."""
        async with self._changing:
            if await self._close():
                self._say("Closed again: only this computer reaches Ludoteca.")

    async def _listen(self, host: str) -> None:
        server = self._server
        assert server is not None
        try:
            sock = bind(host, self._port)
        except OSError:  # another program has that port at this address
            sock = bind(host, 0)

        def protocol() -> asyncio.Protocol:
            return server.config.http_protocol_class(  # type: ignore[call-arg]
                config=server.config, server_state=server.server_state, app_state=server.lifespan.state
            )

        listener = await asyncio.get_running_loop().create_server(protocol, sock=sock, backlog=BACKLOG)
        server.servers.append(listener)  # it closes them when it stops
        self._opened = listener, host
        self.url = f"http://{host}:{sock.getsockname()[1]}"
        log.info("opened to the local network", extra={"address": self.url})
        self._say(
            f"Devices in your network reach Ludoteca at {self.url} until you close it.\n"
            f"{code_for_terminal(self.url)}"
        )

    async def _close(self) -> bool:
        """Close the listener; whether there was one."""
        if self._opened is None or self._server is None:
            return False
        listener, host = self._opened
        self._opened, self.url = None, None
        self._server.servers.remove(listener)  # type: ignore[arg-type]
        listener.close()
        for connection in list(self._server.server_state.connections):
            if connection.transport.get_extra_info("sockname")[0] == host:
                connection.shutdown()
        log.info("closed to the local network", extra={"address": host})
        return True
