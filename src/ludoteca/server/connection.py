"""One socket: frames in, strictly decoded and rationed; frames out, from a queue with an end."""

import asyncio
import contextlib
import logging
from collections import deque
from datetime import UTC, datetime
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from ludoteca import __version__
from ludoteca.core import Refusal

from .audience import encoder
from .auth import Accounts, Bucket, Known, is_own_origin
from .conversation import Conversation
from .house import House
from .messages import PROTOCOL, ClientMessage, LiveMove, Refused, Welcome

log = logging.getLogger("ludoteca.socket")

FRAME = 64 * 1024
"""The longest frame a client may send."""
BACKLOG_FRAMES = 512
BACKLOG_BYTES = 4 * 1024 * 1024
"""What may wait for a slow reader before it is dropped; it comes back and resumes by seq."""
TOO_SLOW, TOO_MUCH = 4008, 4029
LIVE_COST = 0.2
"""Moves of a hand come in a stream; each costs a part of a message."""

decoder = msgspec.json.Decoder(ClientMessage)


class _JustId(msgspec.Struct):
    id: str | None = None


class Connection:
    """A browser tab or a program at the other end of a socket."""

    def __init__(self, house: House, known: Known, send: Send) -> None:
        self.house = house
        self.player = known.player
        self.name = known.name
        self._send = send
        self._queue: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._something = asyncio.Event()
        self._cut: int | None = None
        rate = house.settings.messages_per_second
        self._bucket = Bucket(rate, 3 * rate)
        self._conversation = Conversation(house, self)

    def send(self, frame: bytes) -> None:
        """Queue a frame; who reads too slowly is dropped."""
        if self._cut is not None:
            return
        self._queue.append(frame)
        self._waiting_bytes += len(frame)
        if len(self._queue) > BACKLOG_FRAMES or self._waiting_bytes > BACKLOG_BYTES:
            self.cut(TOO_SLOW)
        self._something.set()

    def cut(self, code: int) -> None:
        """End the connection."""
        self._cut = code
        self._queue.clear()
        self.house.metrics.dropped += 1
        self._something.set()

    async def send_on(self) -> None:
        """Send what is queued, as fast as the other side reads."""
        while self._cut is None:
            await self._something.wait()
            self._something.clear()
            while self._queue:
                frame = self._queue.popleft()
                self._waiting_bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame.decode()})
        await self._send({"type": "websocket.close", "code": self._cut})

    async def receive_on(self, receive: Receive) -> None:
        """Read frames until the other side goes away or is cut off."""
        while self._cut is None:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            self.house.metrics.frames_in += 1
            frame = event.get("text")
            if frame is None:
                frame = event.get("bytes") or b""
            if len(frame) > FRAME:
                self.cut(TOO_MUCH)
            else:
                await self._answer(frame)

    async def _answer(self, frame: str | bytes) -> None:
        try:
            message: Any = decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if not self._bucket.take():
                self.cut(TOO_MUCH)
                return
            self._refuse(_id_in(frame), None, "malformed", {"detail": str(error)[:200]})
            return
        if not self._bucket.take(LIVE_COST if isinstance(message, LiveMove) else 1.0):
            self.cut(TOO_MUCH)
            return
        await self.answer(message)

    async def answer(self, message: Any) -> None:
        """Do what a message asks; a refusal is an answer too."""
        request = getattr(message, "id", None)
        try:
            answer = await self._conversation.answer(message)
        except Refusal as refusal:
            self._refuse(request, refusal.rule, refusal.reason, refusal.params)
        except Exception:
            log.exception("a request failed", extra={"match": getattr(message, "match", None)})
            self._refuse(request, None, "server-error", {})
        else:
            if answer is not None:
                self.send(encoder.encode(answer))

    def _refuse(self, request: str | None, rule: str | None, reason: str, params: dict[str, object]) -> None:
        self.house.metrics.refused += 1
        refused = Refused(id=request, rule=rule, reason=reason, params=params)
        self.send(msgspec.json.encode(refused, enc_hook=str))

    async def leave(self) -> None:
        """The socket is gone: follow nothing any more."""
        await self._conversation.leave()


def _id_in(frame: str | bytes) -> str | None:
    """The id of a message that is otherwise not understood, so that its sender gets an answer to it."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(frame, type=_JustId).id
        if found is not None and len(found) <= 40:
            return found
    return None


class Socket:
    """The endpoint: checks where a handshake comes from and who it is, then talks."""

    def __init__(self, house: House, accounts: Accounts) -> None:
        self._house = house
        self._accounts = accounts
        self.connections: set[Connection] = set()
        house.metrics.gauge("ludoteca_connections", "Open sockets.", lambda: len(self.connections))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        known = await self._accounts.known(headers)
        foreign = headers.get("origin") is not None or (known is not None and known.kind == "browser")
        if known is None or (foreign and not is_own_origin(headers, self._house.settings)):
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        await receive()
        await send({"type": "websocket.accept"})
        await self._talk(Connection(self._house, known, send), known, receive)

    async def _talk(self, connection: Connection, known: Known, receive: Receive) -> None:
        self.connections.add(connection)
        welcome = Welcome(
            protocol=PROTOCOL,
            version=__version__,
            player=known.player,
            name=known.name,
            now=datetime.now(UTC),
        )
        connection.send(encoder.encode(welcome))
        reading = asyncio.ensure_future(connection.receive_on(receive))
        writing = asyncio.ensure_future(connection.send_on())
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.connections.discard(connection)
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            await connection.leave()
