"""One connection of a client: messages strictly decoded, rate-limited, answered in their order."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from ludoteca import __version__
from ludoteca.core import Invalid, Refusal, decoder, malformed
from ludoteca.server.cluster.node import Node
from ludoteca.server.people.accounts import Identity
from ludoteca.server.people.budget import Bucket
from ludoteca.server.people.caller import Caller, caller, metered
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.failing import refusal_of
from ludoteca.server.protocol.messages import PROTOCOL, Refused, Welcome
from ludoteca.server.protocol.requests import ClientMessage, LiveEnd, LiveMove, LiveShown
from ludoteca.server.table.document import is_bot_name
from ludoteca.server.table.rows import moment
from ludoteca.server.work.logs import request_id

from .handlers import CHANGING, IDEMPOTENT, Handlers

log = logging.getLogger("ludoteca.socket")

WAITING = 8
"""How many requests may wait for an earlier one of the same connection before no more are read."""
TOO_SLOW, TOO_MUCH = 4008, 4029
SMALL = 0.2
"""What a move of a live hand, or a frame that is no message, costs in the rate limit."""

messages = decoder(ClientMessage)


class _JustId(msgspec.Struct):
    id: str | None = None


class Transport(Protocol):
    """Carries messages to one client: a WebSocket, a worker's port, or a simulated network."""

    def send(self, message: bytes) -> None:
        """Send a message when there is room for it; never waits."""

    def close(self, code: int) -> None:
        """Send what is left and end the connection."""

    def pause(self) -> None:
        """Take no more messages from the client for a while."""

    def resume(self) -> None:
        """Take messages again."""


class Connection:
    """A browser tab or a program, identified, over any transport."""

    def __init__(
        self,
        node: Node,
        known: Identity,
        transport: Transport,
        address: str = "",
        processor: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self._node = node
        self._address = address
        self._monitor = node.runtime.monitor
        self.player = known.player
        self.name = known.name
        self.session = known.session
        self.send = transport.send
        self.transport = transport
        self._waiting: deque[Any] = deque()
        self._idle: asyncio.Future[None] | None = None
        """Ends when there is something to answer."""
        self._answering: asyncio.Task[None] | None = None
        self._cut = False
        settings = node.settings
        is_bot = is_bot_name(known.name)
        rate = settings.bot_messages_per_second if is_bot else settings.messages_per_second
        self._bucket = Bucket(rate, 3 * rate, node.runtime.time.monotonic)
        self._handlers = Handlers(node, self, address)
        self._caller = Caller(node.budget, known.player, address)
        self._scopes = known.scopes
        self._processor = processor

    # --- what the socket calls

    def opened(self) -> None:
        """Register the connection and send the welcome."""
        node = self._node
        node.connections.add(self)
        self._count(1)
        self._answering = asyncio.get_running_loop().create_task(self._answer_on())
        restart_at = node.announcement.restart_at
        welcome = Welcome(
            protocol=PROTOCOL,
            version=__version__,
            player=self.player,
            name=self.name,
            now=moment(node.runtime.time.now()),
            restart_at=None if restart_at is None else moment(restart_at),
        )
        self.send(encoder.encode(welcome))

    def received(self, frame: bytes) -> None:
        """Queue a message; it is answered after those before it."""
        if self._cut:
            return
        self._monitor.frame_received()
        message = self._decoded(frame)
        if message is None:
            return
        self._waiting.append(message)
        self._wake()
        if len(self._waiting) > WAITING:
            self.transport.pause()

    def bothered(self) -> None:
        """Count a ping or fragment against the rate limit."""
        if not self._cut:
            self._takes(SMALL)

    def too_slow(self) -> None:
        """Disconnect a client that does not read; it may reconnect and resume by seq."""
        self.cut(TOO_SLOW)

    def server_stops(self) -> None:
        """Abandon live hands: the server stops."""
        self._handlers.drop_hands()

    def lost(self) -> None:
        """Stop following everything: the transport is closed."""
        self._node.connections.discard(self)
        self._count(-1)
        self._handlers.leave()
        self._cut = True
        self._wake()

    # --- inside

    def _count(self, change: int) -> None:
        """Count the connection for its person and its address."""
        self._node.budget.change("sockets", self.player, change)
        self._node.budget.change("connections", self._address, change)

    def cut(self, code: int) -> None:
        """End the connection."""
        self._cut = True
        self._waiting.clear()
        self._wake()
        self._monitor.connection_dropped()
        self.transport.close(code)

    def _wake(self) -> None:
        if self._idle is not None:
            self._idle.set_result(None)
            self._idle = None

    def _decoded(self, frame: bytes) -> Any | None:
        """Decode a message; None if it is malformed or over the rate limit."""
        try:
            message: Any = messages.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if self._takes(1.0):
                self._refuse(_id_in(frame), malformed(error))
            return None
        if self._takes(_cost_of(message)) or isinstance(message, LiveEnd):
            return message
        if not self._cut and not isinstance(message, LiveMove | LiveShown):
            wait = round(self._bucket.seconds_until() + 0.05, 1)
            self._refuse(message.id, Invalid("too-many-requests", retry_after=wait))
        return None

    def _takes(self, cost: float) -> bool:
        """Whether the rate limit allows a message; a client that owes a whole bucket is cut off."""
        if self._bucket.take(cost):
            return True
        self._bucket.charge(cost)
        if self._bucket.is_exhausted:
            self.cut(TOO_MUCH)
        return False

    async def _answer_on(self) -> None:
        """Answer messages in their order, also those received before the connection ended."""
        request_id.set(f"socket-{self._node.ids.id()}")
        caller.set(self._caller)
        while True:
            while self._waiting:
                await self.answer(self._waiting.popleft())
                if len(self._waiting) == WAITING:
                    self.transport.resume()
            if self._cut:
                break
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        self._handlers.leave()  # what was answered last may have followed a table again

    async def answer(self, message: Any) -> None:
        """Do what a message asks; a refusal is an answer too."""
        try:
            self._caller.require_processor()
            if isinstance(message, IDEMPOTENT):
                self._caller.require_disk()
            scope = "play" if isinstance(message, CHANGING) else "read"
            if scope not in self._scopes:
                raise Invalid("token-lacks-scope", scope=scope)
            answer = await metered(self._handlers.answer(message), self._processor, self._caller.worked)
        except Exception as error:
            self._failed(message, error)
        else:
            if answer is not None:
                self.send(encoder.encode(answer))

    def _failed(self, message: Any, error: Exception) -> None:
        refusal = refusal_of(error)
        if refusal is not error:
            about = {"match": getattr(message, "match", None)}
            log.error("a request failed", exc_info=error, extra=about)
        self._refuse(getattr(message, "id", None), refusal)

    def _refuse(self, request: str | None, refusal: Refusal) -> None:
        self._monitor.request_refused()
        refused = Refused(
            id=request,
            rule=refusal.rule,
            reason=refusal.reason,
            params=refusal.params,
            derivations=refusal.derivations,
        )
        self.send(msgspec.json.encode(refused, enc_hook=str))


def _cost_of(message: Any) -> float:
    """What a message counts against the rate limit: moves of a hand are many and small."""
    match message:
        case LiveMove():
            return SMALL
        case LiveShown():
            return SMALL * max(1, len(message.moves))
        case _:
            return 1.0


def _id_in(frame: bytes) -> str | None:
    """The id of a message that is otherwise not understood, so that its sender gets an answer to it."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found: str | None = decoder(_JustId).decode(frame).id
        if found is not None and len(found) <= 40:
            return found
    return None
