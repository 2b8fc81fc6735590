"""Feeds a running server with HTTP requests and socket frames that are almost right.

Every request has to be answered, never with a server error; after any frame the socket has to answer, or to
be closed with a code so that it can be opened again.
"""

import atexit
import json
import tempfile
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx2
import msgspec
from tests.server.programs import NO_BUDGET, program
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

WIDE = (
    "--imports-per-minute",
    "1000000",
    "--sign-ins-per-minute",
    "1000000",
    "--requests-per-minute",
    "1000000",
    "--messages-per-second",
    "100000",
)
WIDER = (*NO_BUDGET, "--tables-per-person", "1000000", "--sockets-per-person", "10000", "--log", "quiet")


class Server:
    """A server process with a signed-in client and its socket."""

    def __init__(self) -> None:
        self._stack = stack = ExitStack()
        self.close = stack.close
        atexit.register(self.close)
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        _, self.base = stack.enter_context(
            program("--db", str(Path(folder) / "a.sqlite3"), *WIDE, "--log", "quiet")
        )
        self.http = stack.enter_context(httpx2.Client(base_url=f"{self.base}/api/v1", timeout=60))
        self.http.post("/session", json={"name": "Ada"}).raise_for_status()
        self._socket: ClientConnection | None = None

    def socket(self) -> ClientConnection:
        """Return the socket, reopened if it was closed."""
        if self._socket is None:
            url = self.base.replace("http", "ws", 1) + "/api/v1/socket"
            self.http.post("/session", json={"name": "Ada"})  # a changed request may have signed her out
            cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            given = {"Cookie": cookie, "Origin": self.base}
            opening = connect(url, additional_headers=given, compression=None, open_timeout=60)
            self._socket = self._stack.enter_context(opening)
        return self._socket

    def say(self, frame: str) -> None:
        """Send a frame and wait until the server has handled it."""
        try:
            socket = self.socket()
            socket.send(frame)
            socket.send('{"type":"ping","id":"after"}')
            while json.loads(socket.recv(timeout=60)).get("id") != "after":
                pass
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code == CloseCode.INTERNAL_ERROR:
                raise
            self._socket = None


@cache
def server() -> Server:
    """Return the one server of this process."""
    return Server()


def stop_server() -> None:
    """Stop the server of this process if there is one; pytest-xdist ends its processes without `atexit`."""
    if server.cache_info().currsize:
        server().close()
        server.cache_clear()


def ask_http(request: Any) -> None:
    """Send a POST with a body and a GET to the same path; no answer may be a server error."""
    path, body = request if isinstance(request, list) and len(request) == 2 else ("/tables", request)
    known = path if isinstance(path, str) else repr(path)
    address = "/" + quote(known[:500], safe="/", errors="replace").lstrip("/")
    for answer in (
        server().http.post(address, content=msgspec.json.encode(body)),
        server().http.get(address, params={"since": str(body)[:300]}),
    ):
        assert answer.status_code < 500, (address, body, answer.text)


def send_frame(message: Any) -> None:
    """Send a message over the socket."""
    server().say(msgspec.json.encode(message).decode())


def send_text(text: str) -> None:
    """Send a text over the socket."""
    server().say(text.encode(errors="replace").decode())
