"""Actions performed by hand while the table watches: moves stream in, frames stream out.

A live hand works beside the match, in a physics session of its own. When it begins, the rules run once to
find the physics request of the action; when it lets go, the action with all moves is played like any other,
with the luck drawn at the beginning and the result that the followers have watched.
"""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec

from ludoteca.core import (
    ByHand,
    Invalid,
    PhysicsRequest,
    Record,
    Refusal,
    convert,
    decode,
    physics_request_of,
)
from ludoteca.server.ports import Hands, HandSession, Offloader, WorkFailed
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.failing import refusal_of
from ludoteca.server.protocol.messages import LiveEnded, LiveFrame, Refused
from ludoteca.server.protocol.requests import LiveOpen, LivePrepare
from ludoteca.server.work.tasks import Tasks
from ludoteca.store import RequestRow

from .audience import Listener
from .driver import RoomActions
from .room_state import RoomState

log = logging.getLogger("ludoteca.live")

WAITING_MOVES = 300
"""Moves of a hand that may wait to be made."""


class LiveHands:
    """The live hands at one table: at most one is at work."""

    def __init__(
        self,
        room: RoomState,
        hands: Hands,
        offloader: Offloader,
        tasks: Tasks,
        idle_seconds: float,
        actions: RoomActions,
    ) -> None:
        self._room = room
        self._sessions = hands
        self._offloader = offloader
        self._tasks = tasks
        self._idle_seconds = idle_seconds
        self._actions = actions
        self.at_work: LiveHand | None = None

    async def prepare(self, message: LivePrepare) -> None:
        """Prepare physics for an action by hand, so that it begins at once; raises as `open` does."""
        _, request = await self._request(message)
        self._tasks.spawn(self._prepare(request))

    async def _prepare(self, request: PhysicsRequest) -> None:
        with contextlib.suppress(WorkFailed, Invalid):  # the hand that begins gets the refusal
            await self._sessions.prepare(self._room.id, self._room.game.info.key, request.request)

    async def open(self, listener: Listener, message: LiveOpen, asked: RequestRow) -> "LiveHand":
        """Begin an action by hand; raises Illegal or Invalid if it may not be done."""
        action, request = await self._request(message)
        move_type = self._game().hand_move
        hand = self.at_work = LiveHand(
            listener, message, asked, action, request, move_type, self._idle_seconds
        )
        try:
            session = await self._sessions.open(self._room.id, self._room.game.info.key, request.request)
        except (WorkFailed, Refusal) as error:
            self.at_work = None
            raise error if isinstance(error, Refusal) else Invalid("physics-missing", label="live") from error
        self._tasks.spawn(self._run(hand, session))
        return hand

    def _game(self) -> ByHand:
        """The game, if it has actions by hand; raises Invalid."""
        if not isinstance(self._room.game, ByHand):
            raise Invalid("no-live-actions")
        return self._room.game

    async def _request(self, message: LivePrepare | LiveOpen) -> tuple[Any, PhysicsRequest]:
        """The action that a hand is about to do, and its physics request; raises Illegal or Invalid."""
        by_hand = self._game()
        match = self._room.playing_at(message.seq)
        game, state, luck = match.game, match.state, match.luck_of_next()
        action = decode(bytes(message.request), game.info.action)

        def find_request() -> PhysicsRequest:
            return physics_request_of(game, state, message.seat, by_hand.by_hand(action, ()), luck)

        request = await self._offloader.run("live", find_request)
        if self.at_work is not None:
            raise Invalid("hand-at-work", seat=self.at_work.seat)
        return action, request

    async def _run(self, hand: "LiveHand", session: HandSession) -> None:
        """Move the hand until it lets go or physics ends it; then play the resulting action."""
        is_open = True
        try:
            over = False
            while not over:
                moves, over = await hand.next_moves()
                if hand.is_dropped:
                    return
                if moves:
                    frames, made, ended = await session.move(moves)
                    hand.made += moves[:made]
                    self._show(hand, frames)
                    over = over or ended
            result = await session.finish()
            session.close(broken=False)
            is_open = False
            action = await self._offloader.run("by_hand", self._game().by_hand, hand.action, hand.made)
            known = hand.request.answered(result)
            await self._actions.play(hand.seat, hand.seq, action, hand.asked, known)
        except Exception as error:
            self._refuse(hand, error)
        finally:
            if is_open:
                session.close(broken=True)
            self.at_work = None
            self._room.audience.tell(LiveEnded(match=self._room.id, seat=hand.seat, live=hand.id))

    def _show(self, hand: "LiveHand", frames: bytes) -> None:
        message = LiveFrame(match=self._room.id, seat=hand.seat, live=hand.id, frames=msgspec.Raw(frames))
        self._room.audience.tell(message)

    def _refuse(self, hand: "LiveHand", error: Exception) -> None:
        refusal = refusal_of(error)
        if refusal is not error:
            log.warning("a live hand failed", extra={"match": self._room.id, "error": str(error)})
        refused = Refused(
            id=hand.id,
            rule=refusal.rule,
            reason=refusal.reason,
            params=refusal.params,
            derivations=refusal.derivations,
        )
        hand.listener.send(encoder.encode(refused))


class LiveHand:
    """One hand at work: the action it performs, and the moves that wait."""

    def __init__(
        self,
        listener: Listener,
        message: LiveOpen,
        asked: RequestRow,
        action: Any,
        request: PhysicsRequest,
        move_type: type[Record],
        idle_seconds: float,
    ) -> None:
        self.id = message.id
        self.seat = message.seat
        self.seq = message.seq
        self.listener = listener
        self.asked = asked
        self.action = action
        self.request = request
        self.made: list[Any] = []
        """The moves that were made."""
        self.is_dropped = False
        """Whether no action is to be played."""
        self._move_type = move_type
        self._idle_seconds = idle_seconds
        self._waiting: asyncio.Queue[Any | None] = asyncio.Queue(WAITING_MOVES)

    def move(self, move: msgspec.Raw) -> None:
        """Add a move; raises Invalid if it cannot be read or too many wait."""
        self._put(convert(decode(bytes(move), Any), self._move_type))

    def end(self) -> None:
        """Let go: the action is played after the moves that wait."""
        with contextlib.suppress(Invalid):
            self._put(None)

    def drop(self) -> None:
        """Abandon the action, because the server stops: it is still the player's turn."""
        self.is_dropped = True
        self.end()

    def _put(self, move: Any | None) -> None:
        try:
            self._waiting.put_nowait(move)
        except asyncio.QueueFull:
            raise Invalid("too-many-requests") from None

    async def next_moves(self) -> tuple[list[Any], bool]:
        """All moves that wait, and whether the hand has let go after them."""
        try:
            move = await asyncio.wait_for(self._waiting.get(), self._idle_seconds)
        except TimeoutError:
            return [], True
        moves: list[Any] = []
        while move is not None:
            moves.append(move)
            if self._waiting.empty():
                return moves, False
            move = self._waiting.get_nowait()
        return moves, True
