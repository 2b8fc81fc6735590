"""Things done by hand while the table watches: moves stream in, frames stream out, an action comes of it.

A live session runs beside the match, in a worker of its own. What physics is asked is found by playing the
action with luck that stops at the question; when the hand lets go, the action with its whole path is played
like any other, and the answer that the table has already seen is the one that counts.
"""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.core import ByHand, Illegal, Invalid, Luck, Record, Refusal, Seat, convert, decode, encode
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.messages import LiveEnded, LiveFrame, Refused
from ludoteca.server.protocol.requests import LiveOpen, LivePrepare
from ludoteca.server.work.jobs import module_of
from ludoteca.server.work.live_workers import AT_ONCE, finish_session, move_session, open_session
from ludoteca.server.work.workers import Worker, WorkerFailed

from .audience import Listener

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("ludoteca.live")

PATIENCE = 20.0
"""Seconds without a move after which a hand is taken to have let go."""
WAITING_MOVES = 300


class Asked(Exception):
    """Physics was asked: the question is all that is wanted."""

    def __init__(self, request: Record) -> None:
        super().__init__(type(request).__name__)
        self.request = request


def stop_at_question(request: Record) -> Record:
    """A simulator that does not answer."""
    raise Asked(request)


def question_of(room: "Room", seat: Seat, action: Any, luck: Luck) -> Record:
    """What playing the action would ask physics; raises Illegal if it may not be played."""
    match = room.playing()
    try:
        match.game.apply(match.state, seat, action, luck(match.seq + 1))
    except Asked as asked:
        return asked.request
    raise Invalid("no-live-actions")


async def question_by_hand(room: "Room", message: LivePrepare | LiveOpen) -> tuple[Any, Record]:
    """The action that a hand is about to do, and what it asks physics; raises Illegal or Invalid."""
    game = room.game
    if not isinstance(game, ByHand):
        raise Invalid("no-live-actions")
    room.require_fresh(message.seq)
    action = decode(bytes(message.request), game.info.action)
    still = game.by_hand(action, ())
    question = await room.offloader.run("live", question_of, room, message.seat, still, room.lucks.asking)
    if room.live is not None:
        raise Invalid("hand-at-work", seat=room.live.seat)
    return action, question


class LiveSession:
    """One hand at work."""

    def __init__(self, room: "Room", listener: Listener, message: LiveOpen, action: Any) -> None:
        self.id = message.id
        self.room = room
        self.seat = message.seat
        self._listener = listener
        self._seq = message.seq
        self._action = action
        self._moves: list[Any] = []
        self._waiting: asyncio.Queue[Any | None] = asyncio.Queue(WAITING_MOVES)

    def move(self, move: msgspec.Raw) -> None:
        """The hand moves; raises Invalid if the move cannot be read or they come too fast."""
        game = self.room.game
        assert isinstance(game, ByHand)
        self._put(convert(decode(bytes(move), Any), game.hand_move))

    def end(self) -> None:
        """The hand lets go."""
        with contextlib.suppress(Invalid):
            self._put(None)

    def _put(self, move: Any | None) -> None:
        try:
            self._waiting.put_nowait(move)
        except asyncio.QueueFull:
            raise Invalid("too-many-requests") from None

    async def run(self, worker: Worker) -> None:
        """Move the hand until it lets go or the wood decides; then play what came of it."""
        workers = self.room.house.live
        try:
            over = False
            while not over:
                moves, over = await self._next_moves()
                if moves:
                    frames, made, ended = await workers.call(worker, move_session, moves)
                    self._moves += moves[:made]
                    self._show(frames)
                    over = over or ended
            request, result = await workers.call(worker, finish_session)
            workers.give_back(worker)
        except (WorkerFailed, Refusal, asyncio.CancelledError) as error:
            workers.give_back(worker, broken=True)
            self._tell_end()
            if isinstance(error, asyncio.CancelledError):
                raise
            self._refuse(error)
            return
        try:
            await self._play(request, result)
        except Exception as error:
            self._refuse(error)
        finally:
            self._tell_end()

    async def _next_moves(self) -> tuple[list[Any], bool]:
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

    async def _play(self, request: Record, result: Record) -> None:
        room = self.room
        game = room.game
        assert isinstance(game, ByHand)
        room.house.answers.remember(request, result)
        action = game.by_hand(self._action, self._moves)
        await room.play(self.seat, self._seq, action, f"{self.seat}/{self.id}")

    def _show(self, frames: bytes) -> None:
        message = LiveFrame(match=self.room.id, seat=self.seat, live=self.id, frames=msgspec.Raw(frames))
        self.room.audience.tell(message)

    def _tell_end(self) -> None:
        self.room.live = None
        self.room.audience.tell(LiveEnded(match=self.room.id, seat=self.seat, live=self.id))

    def _refuse(self, error: BaseException) -> None:
        if isinstance(error, Refusal):
            rule, reason, params = error.rule, error.reason, error.params
        else:
            log.warning("a live session failed", extra={"match": self.room.id, "error": str(error)})
            rule, reason, params = None, "server-error", {}
        refused = Refused(id=self.id, rule=rule, reason=reason, params=params)
        self._listener.send(encoder.encode(refused))


class Answers:
    """What physics has just answered to hands, so that it is not asked twice."""

    def __init__(self) -> None:
        self._known: dict[bytes, Record] = {}

    def __len__(self) -> int:
        """How many answers nobody has asked for yet."""
        return len(self._known)

    def remember(self, request: Record, result: Record) -> None:
        """Keep an answer; only the newest few."""
        self._known[encode(request)] = result
        while len(self._known) > AT_ONCE:
            del self._known[next(iter(self._known))]

    def take(self, request: Record) -> Record | None:
        """The answer, if the very same was asked."""
        return self._known.pop(encode(request), None) if self._known else None


async def prepare_live(room: "Room", message: LivePrepare) -> None:
    """Get ready for something by hand, so that it begins at once; raises Illegal or Invalid as that would."""
    _, question = await question_by_hand(room, message)
    room.house.spawn(_prepare(room, question))  # nobody waits for it


async def _prepare(room: "Room", question: Record) -> None:
    with contextlib.suppress(WorkerFailed, Invalid):  # a hand that really begins is told
        await room.house.live.prepare(room.id, module_of(room.game), question)


async def open_live(room: "Room", listener: Listener, message: LiveOpen) -> LiveSession:
    """Begin something by hand; raises Illegal or Invalid if it may not be done."""
    action, question = await question_by_hand(room, message)
    session = LiveSession(room, listener, message, action)
    room.live = session
    try:
        module = module_of(room.game)
        worker = await room.house.live.take(room.id, module)
        try:
            await room.house.live.call(worker, open_session, module, question)
        except (WorkerFailed, Refusal):
            room.house.live.give_back(worker, broken=True)
            raise
    except (WorkerFailed, Illegal, Invalid) as error:
        room.live = None
        raise error if isinstance(error, Refusal) else Invalid("physics-missing", label="live") from error
    room.house.spawn(session.run(worker))
    return session
