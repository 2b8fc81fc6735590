"""uvicorn's HTTP protocol with limits: size of a head, connections and memory of an address, deadlines."""

import asyncio
import sys
from collections.abc import Callable, Collection

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludoteca.server.people.budget import Budget, counted

from .proxies import Proxies

if sys.platform != "win32":
    import resource

RESERVE = 32
"""File descriptors that are kept free for the database, emails and workers."""
GOODBYE = 1.0
"""Seconds for a refused client to read why."""
HEAD_BYTES = 32 * 1024
"""The longest head of a request: its first line and its headers."""
HEADERS = 100
"""The most headers of a request."""
PIECE = 4096
"""Bytes of a head that are parsed before its size is looked at again."""


def _answer(status: str, text: bytes, *more: str) -> bytes:
    lines = [f"HTTP/1.1 {status}", "Connection: close", *more, "Content-Type: text/plain"]
    head = "\r\n".join([*lines, f"Content-Length: {len(text)}", "", ""])
    return head.encode() + text


FULL = _answer("503 Service Unavailable", b"The house is full.\n", "Retry-After: 5")
TOO_MANY = _answer("429 Too Many Requests", b"Too many connections.\n", "Retry-After: 5")
TOO_LONG = _answer("431 Request Header Fields Too Large", b"The head of the request is too long.\n")


class HeadTooLong(Exception):
    """Leaves the parser of a request whose head is longer than it may be."""


def files_left(transport: asyncio.BaseTransport) -> int:
    """How many files are left after that of a connection: the system always gives the lowest free number."""
    if sys.platform == "win32":  # it has no such limit
        return sys.maxsize
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    most = sys.maxsize if soft == resource.RLIM_INFINITY else soft
    return int(most - transport.get_extra_info("socket").fileno())


def careful(
    seconds: float,
    refused: Callable[[], None],
    budget: Budget,
    proxies: Proxies,
    only_proxies: Collection[str] = (),
) -> type[asyncio.Protocol]:
    """uvicorn's HTTP protocol with limits and deadlines.

    A connection is closed if the head of a request is too long or does not arrive in time, if the client
    reads too little of an answer, or if its address has too many connections or leaves too many bytes unread.
    (uvicorn accepts heads of any size and waits for ever; its `timeout_keep_alive` counts between requests
    only.) Without free file descriptors a client gets status 503. Headers that `only_proxies` may send
    are dropped if another client sends them.
    """
    hidden = {name.lower().encode() for name in only_proxies}

    class Http(HttpToolsProtocol):
        _address: str | None = None
        """Where the connection counts; None for a proxy."""
        _unread: asyncio.TimerHandle | None = None
        _unread_bytes = 0
        _in_head = True
        _raw = 0
        """Bytes that were received of a head that is not complete."""
        _head = 0
        """Bytes of its parts that are complete."""
        _is_too_long = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            left, peer = files_left(transport), self.client[0] if self.client is not None else ""
            self._is_refused = False
            self._giving_up = self.loop.call_later(seconds, transport.close)
            if left <= RESERVE:
                refused()
                self._refuse(FULL, GOODBYE if left > RESERVE // 2 else 0.0)  # or goodbyes use up the last
            elif peer in proxies:
                return
            elif budget.hold("connections", counted(peer)):
                self._address = counted(peer)
            else:
                self._refuse(TOO_MANY)

        def _refuse(self, answer: bytes, patience: float = GOODBYE) -> None:
            """Answer without reading any more, and close when the client has had time to read it."""
            self._is_refused = True
            self.transport.write(answer)
            self.transport.write_eof()
            self._giving_up.cancel()
            self._giving_up = self.loop.call_later(patience, self.transport.close)

        # --- answers that wait to be read

        def pause_writing(self) -> None:
            super().pause_writing()
            self._unread = self.loop.call_later(seconds, self.transport.abort)
            if self._address is not None:
                self._unread_bytes = self.transport.get_write_buffer_size()
                if not budget.hold("memory", self._address, self._unread_bytes):
                    self._unread_bytes = 0
                    self.transport.abort()

        def resume_writing(self) -> None:
            super().resume_writing()
            self._is_read()

        def _is_read(self) -> None:
            if self._unread is not None:
                self._unread.cancel()
                self._unread = None
            if self._unread_bytes and self._address is not None:
                budget.change("memory", self._address, -self._unread_bytes)
                self._unread_bytes = 0

        # --- requests

        def data_received(self, data: bytes) -> None:
            """Parse what has arrived; a head in pieces, so that it cannot grow much beyond its limit."""
            while data and not self._is_refused and self.transport.get_protocol() is self:
                was_in_head = self._in_head
                size = PIECE if was_in_head else len(data)
                piece, data = data[:size], data[size:]
                super().data_received(piece)
                self._raw = self._raw + len(piece) if was_in_head and self._in_head else 0
                if self._raw > HEAD_BYTES + PIECE and not self._is_refused:
                    self._refuse(TOO_LONG)

        def send_400_response(self, msg: str) -> None:
            if self._is_too_long:
                self._refuse(TOO_LONG)
            else:
                super().send_400_response(msg)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._raw = self._head = 0
            self._giving_up.cancel()
            self._giving_up = self.loop.call_later(seconds, self.transport.close)

        def on_url(self, url: bytes) -> None:
            self._count(len(url))
            super().on_url(url)

        def on_header(self, name: bytes, value: bytes) -> None:
            self._count(len(name) + len(value))
            if name.lower() not in hidden or (self.client is not None and self.client[0] in proxies):
                super().on_header(name, value)

        def _count(self, size: int) -> None:
            self._head += size
            if self._head > HEAD_BYTES or len(self.headers) >= HEADERS:
                self._is_too_long = True
                raise HeadTooLong

        def on_headers_complete(self) -> None:
            self._in_head = False
            self._giving_up.cancel()
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._in_head = True

        def handle_websocket_upgrade(self) -> None:
            self._release()  # admission counts it anew, for the client behind a proxy
            super().handle_websocket_upgrade()

        def _release(self) -> None:
            if self._address is not None:
                budget.change("connections", self._address, -1)
                self._address = None

        def connection_lost(self, exc: Exception | None) -> None:
            self._giving_up.cancel()
            self._is_read()
            self._release()
            super().connection_lost(exc)

    return Http
