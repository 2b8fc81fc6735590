"""One WebSocket over uvicorn's listener: the handshake, then frames straight from and to the transport.

uvicorn brings HTTP and hands a connection over when it asks to be upgraded. From there on nothing stands
between a frame and the peer: no queue, no task, no message of ASGI (docs/decisions/0007).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, cast

from starlette.datastructures import Headers
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from ludoteca.core import Invalid
from ludoteca.server.timings import Timings

from .backlogs import Backlogs
from .frames import (
    BINARY,
    CLOSE,
    NO_CODE,
    NORMAL,
    PING,
    PONG,
    TEXT,
    BrokenFrame,
    FrameReader,
    close_frame,
    code_of,
    frame,
    text_frame,
)

log = logging.getLogger("ludoteca.socket")

FRAME = 64 * 1024
"""The longest message a client may send."""
SLOW = 64 * 1024
"""Bytes that wait for a reader from which on they are counted."""
BACKLOG = 4 * 1024 * 1024
"""Bytes that may wait for a slow reader before it is dropped; it comes back and resumes by seq."""
MOMENT = 64
"""How many sockets may wait to send before they are let."""
LATE = 1000
"""Frames that a client may have sent before it read our goodbye; one that sends more is not read any more."""
SILENT, RESTARTING = 1011, 1012
SWITCHING, TOO_MANY = 101, 429


class Peer(Protocol):
    """Receives the messages of a socket."""

    def opened(self) -> None:
        """The handshake is done."""

    def received(self, message: bytes) -> None:
        """A message was received."""

    def bothered(self) -> None:
        """A frame was received that is no message: a ping, its answer, a fragment."""

    def lost(self) -> None:
        """The socket is gone."""

    def server_stops(self) -> None:
        """The server is about to hang up on everybody."""

    def too_slow(self) -> None:
        """The client does not read what it is sent."""


Admit = Callable[["WebSocket", str, Headers], Awaitable[Peer | None]]
"""Called at the handshake with the path: returns the peer, or None to refuse; Invalid if it is too much."""


class Outbox:
    """The sockets with something to send: at the end of a moment each gets all of it in one piece."""

    def __init__(self) -> None:
        self._waiting: list[WebSocket] = []
        self._last = (b"", b"")
        """The message that was sent last and its frame: the same one is sent to many sockets."""

    def frame_of(self, message: bytes) -> bytes:
        """A message as a frame, made once for all sockets that are sent the same object."""
        if message is not self._last[0]:
            self._last = (message, text_frame(message))
        return self._last[1]

    def add(self, socket: "WebSocket") -> None:
        """A socket has something to send."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self._waiting.append(socket)
        if len(self._waiting) >= MOMENT:
            self.flush()

    def flush(self) -> None:
        """Let all of them send."""
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            socket.flush()


class WebSocket(asyncio.Protocol):
    """The server's end of one connection; `address` is where its client counts."""

    def __init__(
        self, admit: Admit, outbox: Outbox, backlogs: Backlogs, server: ServerState, timings: Timings
    ) -> None:
        self.address = ""
        self._admit = admit
        self._backlogs = backlogs
        self._is_slow = False
        self._timings = timings
        self._outbox = outbox
        self._server = server
        self._loop = asyncio.get_running_loop()
        self._handshake: ServerProtocol | None = ServerProtocol()
        self._reader = FrameReader(FRAME)
        self._peer: Peer | None = None
        self._outgoing = b""
        self._heard = True
        self._closing = False
        self._late = 0
        """Frames received after our close frame."""
        self._timer: asyncio.TimerHandle | None = None
        self.transport: asyncio.Transport

    # --- what the peer may do

    def send(self, message: bytes) -> None:
        """Send a text message; those of one moment go out together."""
        if self._closing:
            return
        if self._outgoing:
            self._outgoing += self._outbox.frame_of(message)
            if len(self._outgoing) > FRAME:
                self.flush()
        else:
            self._outgoing = self._outbox.frame_of(message)
            self._outbox.add(self)

    def flush(self) -> None:
        """Hand what is to be sent to the system."""
        outgoing, self._outgoing = self._outgoing, b""  # writing may tell us to close, and so to flush
        if outgoing and not self.transport.is_closing():
            self.transport.write(outgoing)
            if self._is_slow:
                self._measure()

    def drop(self) -> None:
        """Disconnect at once: too many bytes wait for clients of this address, or for all together."""
        if self._peer is not None and not self._closing:
            self._peer.too_slow()
        self.transport.abort()

    def close(self, code: int) -> None:
        """Say goodbye, and hang up when the other side has answered or had time to."""
        if not self._closing:
            self._closing = True
            self.flush()
            self.transport.write(close_frame(code))
            self._set_timer(self._timings.closing, self.transport.abort)
            self.transport.resume_reading()

    def pause(self) -> None:
        """Read nothing for a while."""
        if not self._closing:
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # --- what the transport calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one without saying so
        self.transport.set_write_buffer_limits(high=SLOW)
        self.peer_address = str((transport.get_extra_info("peername") or ("",))[0])
        self._server.connections.add(self)  # type: ignore[arg-type]  # all it is asked is `shutdown`

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (gone is gone)
        self._server.connections.discard(self)
        self._closing = True
        self._outgoing = b""
        self._backlogs.update(self, 0)
        if self._timer is not None:
            self._timer.cancel()
        if self._peer is not None:
            self._peer.lost()

    def data_received(self, data: bytes) -> None:
        peer = self._peer
        if peer is None:
            if self._handshake is not None:
                self._shake_hands(self._handshake, data)
            return
        self._heard = True
        asked: bytes | None = None
        try:
            for opcode, payload in self._reader.feed(data):
                if opcode == CLOSE:
                    self._take_leave(payload)
                elif self._closing:
                    self._late += 1
                    if self._late > LATE:
                        self.transport.pause_reading()
                        return
                elif opcode in (TEXT, BINARY):
                    peer.received(payload)
                else:
                    peer.bothered()
                    if opcode == PING:
                        asked = payload  # of several only the newest needs an answer
        except BrokenFrame as broken:
            self.close(broken.code)
            self.transport.close()
        if asked is not None and not self._closing:
            self.transport.write(frame(PONG, asked))

    def pause_writing(self) -> None:
        """The client reads more slowly than we send: what waits for it is counted from now on."""
        self._is_slow = True
        self._measure()

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._is_slow = False
        self._backlogs.update(self, 0)

    def _measure(self) -> None:
        size = self.transport.get_write_buffer_size()
        if size > BACKLOG and self._peer is not None and not self._closing:
            self._peer.too_slow()
        self._backlogs.update(self, size)

    def shutdown(self) -> None:
        """The server stops: the client shall come back soon."""
        if self._peer is not None:
            self._peer.server_stops()
        if self._handshake is None:
            self.close(RESTARTING)
        self.transport.close()

    # --- inside

    def _set_timer(self, seconds: float, then: Callable[[], Any]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, then)

    def _take_leave(self, payload: bytes) -> None:
        """The client says goodbye, or answers to ours."""
        code = code_of(payload)
        if not self._closing:
            self._closing = True
            self.flush()
            self.transport.write(close_frame(NORMAL if code == NO_CODE else code))
            self._set_timer(
                self._timings.closing, self.transport.abort
            )  # for one who does not read what is left
        self.transport.close()

    def _beat(self) -> None:
        """Ask a silent client whether it is there; give up one that did not answer the last time."""
        if not self._heard:
            self.close(SILENT)
            return
        self._heard = False
        self.transport.write(frame(PING, b""))
        self._set_timer(self._timings.ping, self._beat)

    # --- the handshake

    def _shake_hands(self, handshake: ServerProtocol, data: bytes) -> None:
        """Read the request that uvicorn passes on; a task decides about it."""
        handshake.receive_data(data)
        request = next(iter(handshake.events_received()), None)
        if not isinstance(request, Request):
            self.transport.close()
            return
        self.transport.pause_reading()
        task = self._loop.create_task(self._open(handshake, request))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _open(self, handshake: ServerProtocol, request: Request) -> None:
        response = handshake.accept(request)
        peer = None
        if response.status_code == SWITCHING:
            headers = Headers({name.lower(): value for name, value in request.headers.raw_items()})
            try:
                peer = await self._admit(self, request.path.partition("?")[0], headers)
            except Invalid as refusal:
                response = handshake.reject(TOO_MANY, "")
                response.headers["Retry-After"] = str(refusal.params.get("retry_after", 5))
            except Exception:
                log.exception("a handshake failed", extra={"path": request.path})
                response = handshake.reject(500, "")
            else:
                response = response if peer is not None else handshake.reject(403, "")
        if self.transport.is_closing():
            return
        handshake.send_response(response)
        self.transport.writelines(handshake.data_to_send())
        self._handshake = None
        if peer is None:
            self.transport.close()
            return
        self._peer = peer
        peer.opened()
        self._set_timer(self._timings.ping, self._beat)
        self.transport.resume_reading()


def upgraded(admit: Admit, backlogs: Backlogs, timings: Timings) -> type[asyncio.Protocol]:
    """The class that uvicorn makes for every connection that asks to be upgraded."""

    outbox = Outbox()

    class Upgraded(WebSocket):
        def __init__(self, config: object, server_state: ServerState, app_state: object) -> None:  # noqa: ARG002
            super().__init__(admit, outbox, backlogs, server_state, timings)

    return Upgraded
