"""Things done by hand while the table watches: moves stream in, frames stream out, an action comes of it.

A live session runs beside the match, in a worker of its own. What physics is asked is found by playing the
action with luck that stops at the question; when the hand lets go, the action with its whole path is played
like any other, and the answer that the table has already seen is the one that counts.
"""

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.core import ByHand, Illegal, Invalid, Luck, Record, Refusal, Seat, convert, decode, encode

from .audience import Listener
from .encoding import encoder
from .messages import LiveEnded, LiveFrame, Refused
from .requests import LiveOpen, LivePrepare
from .workers import Worker, WorkerFailed

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("ludoteca.live")

AT_ONCE = 4
"""How many hands may be at work in one process."""
PATIENCE = 20.0
"""Seconds without a move after which a hand is taken to have let go."""
STEP_TIMEOUT = 30.0
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
    question = await room.pace.run("live", question_of, room, message.seat, still, room.lucks.asking)
    if room.live is not None:
        raise Invalid("hand-at-work", seat=room.live.seat)
    return action, question


# --- in the worker: one session at a time


_session: Any = None


def open_session(request: Record) -> None:
    """Begin; raises Invalid without physics."""
    global _session
    from ludoteca.physics.live import LivePull

    _session = LivePull(request)  # type: ignore[arg-type]  # it refuses what it does not know


def move_session(moves: list[Any]) -> tuple[bytes, int, bool]:
    """Move the hand; the new frames as JSON, how many moves were made, and whether that was the end."""
    frames: list[Any] = []
    made = 0
    while made < len(moves) and not _session.is_over:
        frames += _session.move(moves[made])
        made += 1
    return encode(frames), made, bool(_session.is_over)


def finish_session() -> tuple[Record, Record]:
    """Let go; the whole question and its answer."""
    result = _session.finish()
    return _session.request(), result


def warm_up() -> None:
    """Load what a session needs, so that the first hand does not wait."""
    with contextlib.suppress(ImportError):
        import ludoteca.physics.live  # noqa: F401


# --- in the server


class LiveWorkers:
    """Workers for hands: kept warm, one for each session."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "live")
        self._idle: list[Worker] = []
        """The one that has rested longest first."""
        self._starting: set[Worker] = set()
        self._busy: set[Worker] = set()
        self._knows: dict[Worker, str] = {}
        """The match of which a worker has the wood at hand: it need not build it anew."""
        self._preparing: dict[str, asyncio.Future[None]] = {}
        """The matches for whose hands a worker gets ready just now, until it is."""
        self._warming: asyncio.Task[None] | None = None

    def pids(self) -> list[int]:
        """The numbers of their processes."""
        return [worker.pid for worker in (*self._idle, *self._busy) if worker.pid is not None]

    async def call(self, worker: Worker, function: Any, *arguments: Any) -> Any:
        """Ask a worker; it is lost if it fails."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, worker.do, function, arguments, STEP_TIMEOUT)
        except (EOFError, TimeoutError) as error:
            raise WorkerFailed(function.__name__) from error

    def warm(self) -> None:
        """Have a worker ready soon."""
        if not self._idle and not self._busy and (self._warming is None or self._warming.done()):
            self._warming = asyncio.get_running_loop().create_task(self._warm())

    async def _warm(self) -> None:
        with contextlib.suppress(WorkerFailed):  # whoever needs one tries again
            self._idle.append(await self._start())

    async def _start(self) -> Worker:
        """A new worker; nobody else gets it before it is warm."""
        worker: Worker = await asyncio.get_running_loop().run_in_executor(self._threads, Worker, 0)
        self._starting.add(worker)
        try:
            await self.call(worker, warm_up)
        except BaseException:
            worker.end()
            raise
        finally:
            self._starting.discard(worker)
        return worker

    async def take(self, match: str) -> Worker:
        """A worker for a hand at a match; raises Invalid if all hands are full."""
        preparing = self._preparing.get(match)
        if preparing is not None:
            await asyncio.shield(preparing)
        return await self._take(match)

    async def _take(self, match: str) -> Worker:
        if self._warming is not None:
            await asyncio.shield(self._warming)
        if len(self._busy) + len(self._starting) >= AT_ONCE:
            raise Invalid("too-many-hands", most=AT_ONCE)
        worker = next((each for each in self._idle if self._knows.get(each) == match), None)
        if worker is None and self._idle:
            worker = self._idle[0]
        if worker is None:
            worker = await self._start()
        else:
            self._idle.remove(worker)
        self._busy.add(worker)
        self._knows[worker] = match
        return worker

    async def prepare(self, match: str, question: Record) -> None:
        """Have a worker get ready for a question, if that keeps nobody else waiting."""
        if match in self._preparing or len(self._busy) + len(self._starting) + 1 >= AT_ONCE:
            return
        ready = self._preparing[match] = asyncio.get_running_loop().create_future()
        try:
            worker = await self._take(match)
            is_ready = False
            try:
                await self.call(worker, open_session, question)
                is_ready = True
            finally:
                self.give_back(worker, broken=not is_ready)
        finally:
            del self._preparing[match]
            ready.set_result(None)

    def give_back(self, worker: Worker, broken: bool = False) -> None:
        """A session is over; a worker that failed is ended."""
        self._busy.discard(worker)
        if broken:
            self._knows.pop(worker, None)
            worker.end()
        else:
            self._idle.append(worker)

    async def close(self) -> None:
        """End all of them, also one that is just getting warm."""
        self._end_all()
        if self._warming is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._warming
            self._end_all()
        self._threads.shutdown(wait=True)

    def _end_all(self) -> None:
        for worker in (*self._idle, *self._starting, *self._busy):
            worker.end()


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
        await room.house.live.prepare(room.id, question)


async def open_live(room: "Room", listener: Listener, message: LiveOpen) -> LiveSession:
    """Begin something by hand; raises Illegal or Invalid if it may not be done."""
    action, question = await question_by_hand(room, message)
    session = LiveSession(room, listener, message, action)
    room.live = session
    try:
        worker = await room.house.live.take(room.id)
        try:
            await room.house.live.call(worker, open_session, question)
        except (WorkerFailed, Refusal):
            room.house.live.give_back(worker, broken=True)
            raise
    except (WorkerFailed, Illegal, Invalid) as error:
        room.live = None
        raise error if isinstance(error, Refusal) else Invalid("physics-missing", label="live") from error
    room.house.spawn(session.run(worker))
    return session
