"""Things done by hand while the table watches: moves stream in, frames stream out, an action comes of it.

A live hand works beside the match, in a worker of its own. When it begins, the rules are run once to learn
what physics is asked; when it lets go, the action with its whole way is played like any other, with the luck
that was drawn at the beginning and the answer that everybody has watched.
"""

import asyncio
import contextlib
import logging
from typing import Any, Protocol

import msgspec

from ludoteca.core import (
    ByHand,
    Drawn,
    Invalid,
    PhysicsRequest,
    Record,
    Refusal,
    Seat,
    convert,
    decode,
    physics_request_of,
)
from ludoteca.processes import Worker, WorkerFailed
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.failing import refusal_of
from ludoteca.server.protocol.messages import LiveEnded, LiveFrame, Refused
from ludoteca.server.protocol.requests import LiveOpen, LivePrepare
from ludoteca.server.work.live_workers import finish_session, move_session, open_session
from ludoteca.server.work.offloader import Offloader

from .audience import Audience, Listener
from .room_state import RoomState
from .services import Services

log = logging.getLogger("ludoteca.live")

PATIENCE = 20.0
"""Seconds without a move after which a hand is taken to have let go."""
WAITING_MOVES = 300


class Play(Protocol):
    """Plays an action in answer to entry `seq`, with what is known of its luck."""

    async def __call__(
        self, seat: Seat, seq: int, action: Any, request: str | None = None, known: tuple[Drawn, ...] = ()
    ) -> int:
        """The entry it became; raises Illegal or Invalid."""


class LiveHands:
    """The hands at one table: at most one is at work."""

    def __init__(
        self, room: RoomState, services: Services, offloader: Offloader, audience: Audience, play: Play
    ) -> None:
        self._room = room
        self._workers = services.hands
        self._tasks = services.tasks
        self._offloader = offloader
        self._audience = audience
        self._play = play
        self.at_work: LiveHand | None = None

    async def prepare(self, message: LivePrepare) -> None:
        """Get ready for something by hand, so that it begins at once; raises as that would."""
        _, question = await self._question(message)
        self._tasks.spawn(self._prepare(question))  # nobody waits for it

    async def _prepare(self, question: PhysicsRequest) -> None:
        with contextlib.suppress(WorkerFailed, Invalid):  # a hand that really begins is told
            game = self._room.game.info.key
            await self._workers.prepare(self._room.id, game, question.request)

    async def open(self, listener: Listener, message: LiveOpen) -> "LiveHand":
        """Begin something by hand; raises Illegal or Invalid if it may not be done."""
        action, question = await self._question(message)
        hand = self.at_work = LiveHand(listener, message, action, question, self._game().hand_move)
        try:
            worker = await self._worker(question)
        except (WorkerFailed, Refusal) as error:
            self.at_work = None
            raise error if isinstance(error, Refusal) else Invalid("physics-missing", label="live") from error
        self._tasks.spawn(self._run(hand, worker))
        return hand

    def _game(self) -> ByHand:
        """The game, if it has actions by hand; raises Invalid."""
        if not isinstance(self._room.game, ByHand):
            raise Invalid("no-live-actions")
        return self._room.game

    async def _question(self, message: LivePrepare | LiveOpen) -> tuple[Any, PhysicsRequest]:
        """The action that a hand is about to do, and what it asks physics; raises Illegal or Invalid."""
        game = self._game()
        match = self._room.playing_at(message.seq)
        action = decode(bytes(message.request), match.game.info.action)
        still = game.by_hand(action, ())
        luck = match.luck_of_next()
        question = await self._offloader.run(
            "live", physics_request_of, match.game, match.state, message.seat, still, luck
        )
        if self.at_work is not None:
            raise Invalid("hand-at-work", seat=self.at_work.seat)
        return action, question

    async def _worker(self, question: PhysicsRequest) -> Worker:
        game = self._room.game.info.key
        worker = await self._workers.take(self._room.id, game)
        try:
            await self._workers.call(worker, open_session, game, question.request)
        except (WorkerFailed, Refusal):
            self._workers.give_back(worker, broken=True)
            raise
        return worker

    async def _run(self, hand: "LiveHand", worker: Worker) -> None:
        """Move the hand until it lets go or physics decides; then play what came of it."""
        broken = True
        try:
            over = False
            while not over:
                moves, over = await hand.next_moves()
                if hand.is_dropped:
                    return
                if moves:
                    frames, made, ended = await self._workers.call(worker, move_session, moves)
                    hand.made += moves[:made]
                    self._show(hand, frames)
                    over = over or ended
            result = await self._workers.call(worker, finish_session)
            self._workers.give_back(worker)
            broken = False
            action, known = self._game().by_hand(hand.action, hand.made), hand.question.answered(result)
            await self._play(hand.seat, hand.seq, action, f"{hand.seat}/{hand.id}", known)
        except Exception as error:
            self._refuse(hand, error)
        finally:
            if broken:
                self._workers.give_back(worker, broken=True)
            self.at_work = None
            self._audience.tell(LiveEnded(match=self._room.id, seat=hand.seat, live=hand.id))

    def _show(self, hand: "LiveHand", frames: bytes) -> None:
        message = LiveFrame(match=self._room.id, seat=hand.seat, live=hand.id, frames=msgspec.Raw(frames))
        self._audience.tell(message)

    def _refuse(self, hand: "LiveHand", error: Exception) -> None:
        refusal = refusal_of(error)
        if refusal is not error:
            log.warning("a live hand failed", extra={"match": self._room.id, "error": str(error)})
        refused = Refused(id=hand.id, rule=refusal.rule, reason=refusal.reason, params=refusal.params)
        hand.listener.send(encoder.encode(refused))


class LiveHand:
    """One hand at work: what it is about to do, and the moves that wait."""

    def __init__(
        self,
        listener: Listener,
        message: LiveOpen,
        action: Any,
        question: PhysicsRequest,
        move_type: type[Record],
    ) -> None:
        self.id = message.id
        self.seat = message.seat
        self.seq = message.seq
        self.listener = listener
        self.action = action
        self.question = question
        self.made: list[Any] = []
        """The moves that it has made."""
        self.is_dropped = False
        """Whether nothing shall come of it."""
        self._move_type = move_type
        self._waiting: asyncio.Queue[Any | None] = asyncio.Queue(WAITING_MOVES)

    def move(self, move: msgspec.Raw) -> None:
        """The hand moves; raises Invalid if the move cannot be read or they come too fast."""
        self._put(convert(decode(bytes(move), Any), self._move_type))

    def end(self) -> None:
        """The hand lets go."""
        with contextlib.suppress(Invalid):
            self._put(None)

    def drop(self) -> None:
        """The server stops: nothing was done, the turn is still to be taken."""
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
            move = await asyncio.wait_for(self._waiting.get(), PATIENCE)
        except TimeoutError:
            return [], True
        moves: list[Any] = []
        while move is not None:
            moves.append(move)
            if self._waiting.empty():
                return moves, False
            move = self._waiting.get_nowait()
        return moves, True
