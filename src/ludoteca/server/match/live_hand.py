"""Actions performed by hand while the table watches: moves stream in, frames stream out.

If the connection is lost, the hand is held still for some seconds. A player who comes back goes on; otherwise
the hand is given up as if it had not begun, or, if that would undo something, by the game's own action; but a
fall that has begun goes on.

A live hand works beside the match, in a physics session of its own. When it begins, the rules run once to
find the physics request of the action; when it lets go, the action with all moves is played like any other,
with the luck drawn at the beginning and the result that the followers have watched.

A page may simulate its own hand: it gets the request of the hand beforehand, sends its moves and the frames
that the others see, and the server simulates the whole path once, at the end. If such a page is lost, the
server simulates what it has sent so far and goes on as with any other hand.
"""

import asyncio
import contextlib
import logging
from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from ludoteca.core import (
    ByHand,
    ContinuedChance,
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
from ludoteca.server.ports import Hands, HandSession, Offloader, WorkFailed
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.failing import refusal_of
from ludoteca.server.protocol.messages import LiveEnded, LiveFrame, LiveHeld, LiveScene, Refused
from ludoteca.server.protocol.requests import LiveOpen, LivePrepare
from ludoteca.server.timings import Timings
from ludoteca.server.work.tasks import Tasks
from ludoteca.store import RequestRow

from .audience import Listener
from .driver import RoomActions
from .room_state import RoomState

log = logging.getLogger("ludoteca.live")

QUIET_SECONDS = 1.0
"""Without a move, after which the connection of a hand is taken to be lost if its player opens another."""
WAITING_MOVES = 300
"""Moves of a hand that may wait to be made."""
MOST_MOVES = 5000
"""Moves of a hand that a page simulates; the rules allow fewer."""
MOST_FRAMES = 60
"""Frames in one message of a page."""

HandEnd = Literal["let_go", "given_up"]
"""How a hand ends: by its player, or because none is there."""


class LiveHands:
    """The live hands at one table: at most one is at work."""

    def __init__(
        self,
        room: RoomState,
        hands: Hands,
        offloader: Offloader,
        tasks: Tasks,
        timings: Timings,
        actions: RoomActions,
    ) -> None:
        self._room = room
        self._sessions = hands
        self._offloader = offloader
        self._tasks = tasks
        self._timings = timings
        self._actions = actions
        self.at_work: LiveHand | None = None
        self._scene: Scene | None = None

    async def prepare(self, message: LivePrepare) -> LiveScene:
        """Prepare physics for an action by hand, so that it begins at once; raises as `open` does."""
        _, request = await self._request(message)
        self._scene = Scene(message.seat, message.seq, request)
        if not message.simulates:
            self._tasks.spawn(self._prepare(request))
        return LiveScene(id=message.id, seq=message.seq, request=request.request)

    async def _prepare(self, request: PhysicsRequest) -> None:
        with contextlib.suppress(WorkFailed, Invalid):  # the hand that begins gets the refusal
            await self._sessions.prepare(self._room.id, self._room.game.info.key, request.request)

    async def open(self, listener: Listener, message: LiveOpen, asked: RequestRow) -> "LiveHand":
        """Begin an action by hand; raises Illegal or Invalid if it may not be done."""
        action, request = await self._request(message)
        hand = self.at_work = LiveHand(listener, message, asked, action, request, self._game(), self._timings)
        session = None
        if not message.simulates or self._scene_of(message) is None:
            try:
                session = await self._open(hand)
            except Refusal:
                self.at_work = None
                raise
        self._tasks.spawn(self._run(hand, session))
        return hand

    async def _open(self, hand: "LiveHand") -> HandSession:
        """A physics session for a hand; raises Invalid if there is none."""
        try:
            return await self._sessions.open(self._room.id, self._room.game.info.key, hand.request.request)
        except WorkFailed as error:
            raise Invalid("physics-missing", label="live") from error

    async def _take_over(self, hand: "LiveHand") -> HandSession:
        """A physics session in which a hand that its page has simulated so far is where it was."""
        session = await self._open(hand)
        _, made, _ = await session.move(hand.made)
        del hand.made[made:]
        return session

    def require_none(self, seat: Seat | None = None) -> None:
        """Raise Invalid while a hand, or that of a seat, is at work: this would undo what it has begun."""
        if self.at_work is not None and seat in (None, self.at_work.seat):
            raise Invalid("hand-at-work", seat=self.at_work.seat)

    def resume(self, listener: Listener, seats: Collection[Seat]) -> "LiveHand | None":
        """Let the player of the hand that is held, if there is one, lead it over another connection."""
        hand = self.at_work
        if hand is None or hand.seat not in seats or hand.player != listener.player:
            return None
        if hand.listener is listener or not hand.may_be_resumed:
            return None
        hand.resume(listener)
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
        scene = self._scene_of(message)

        def find_request() -> PhysicsRequest:
            chance = luck if scene is None else ContinuedChance(scene.request.drawn, luck)
            return physics_request_of(game, state, message.seat, by_hand.by_hand(action, ()), chance)

        request = await self._offloader.run("live", find_request)
        self.require_none()
        return action, request

    def _scene_of(self, message: LivePrepare | LiveOpen) -> "Scene | None":
        """The scene that was prepared for a seat in answer to the same entry: its luck is drawn."""
        scene = self._scene
        return scene if scene is not None and scene[:2] == (message.seat, message.seq) else None

    async def _run(self, hand: "LiveHand", session: HandSession | None) -> None:
        """Move the hand until it lets go or physics ends it; then play the resulting action."""
        try:
            end: HandEnd | None = None
            while end is None:
                moves, end = await hand.next_moves()
                if hand.is_dropped:
                    return
                if session is None and (hand.is_resumed or end == "given_up"):
                    session = await self._take_over(hand)
                if hand.is_resumed and session is not None:
                    await self._hand_back(hand, session)
                if session is None:
                    end = self._let_show(hand, moves) or end
                elif moves:
                    hand.shown.clear()  # of a page that does not know yet that the server simulates
                    end = "let_go" if await self._move(hand, session, moves) else end
            if session is None:
                await self._play(hand, hand.request.drawn)
                return
            given_up = None
            if end == "given_up":
                _, has_effect = await session.scene()
                if not has_effect:
                    session.close(broken=False)
                    session = None
                    return
                if not await self._hold_still(hand, session):
                    given_up = self._game().given_up(hand.action)
            result = None if given_up is not None else await session.finish()
            session.close(broken=False)
            session = None
            if result is None:
                await self._actions.play(hand.seat, hand.seq, given_up, hand.asked)
            else:
                await self._play(hand, hand.request.answered(result))
        except Exception as error:
            self._refuse(hand, error)
        finally:
            if session is not None:
                session.close(broken=True)
            self.at_work = None
            self._room.audience.tell(LiveEnded(match=self._room.id, seat=hand.seat, live=hand.id))

    async def _move(self, hand: "LiveHand", session: HandSession, moves: list[Any]) -> bool:
        """Make moves and show them; return whether that was the end."""
        frames, made, ended = await session.move(moves)
        hand.made += moves[:made]
        self._show(hand, frames)
        return ended

    async def _hold_still(self, hand: "LiveHand", session: HandSession) -> bool:
        """Hold a hand still whose player is away; return whether what it has begun ends it, such as a fall.

        Otherwise a player could undo a fall that has begun by cutting the connection.
        """
        return await self._move(hand, session, list(self._game().held_still(hand.made)))

    async def _play(self, hand: "LiveHand", known: tuple[Drawn, ...]) -> None:
        """Play the action with all moves of its hand and the luck that is known."""
        action = await self._offloader.run("by_hand", self._game().by_hand, hand.action, hand.made)
        await self._actions.play(hand.seat, hand.seq, action, hand.asked, known)

    def _let_show(self, hand: "LiveHand", moves: list[Any]) -> HandEnd | None:
        """Keep the moves of a hand that its page simulates, and show the others its frames."""
        hand.made += moves[: MOST_MOVES - len(hand.made)]
        frames, hand.shown = hand.shown, []
        if frames:
            message = LiveFrame(match=self._room.id, seat=hand.seat, live=hand.id, frames=frames)
            self._room.audience.tell(message, but=hand.listener)
        return "let_go" if len(hand.made) == MOST_MOVES else None

    async def _hand_back(self, hand: "LiveHand", session: HandSession) -> None:
        """Tell the player of a hand that was held what it does and where it is."""
        hand.is_resumed = False
        frames, _ = await session.scene()
        held = LiveHeld(
            match=self._room.id,
            seat=hand.seat,
            live=hand.id,
            request=hand.action,
            move=hand.made[-1] if hand.made else None,
            frames=msgspec.Raw(frames),
        )
        hand.listener.send(encoder.encode(held))

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


class Scene(NamedTuple):
    """What was prepared for the hands of a seat in answer to an entry."""

    seat: Seat
    seq: int
    request: PhysicsRequest


WAKE = object()
"""No move: something else about the hand has changed."""


class LiveHand:
    """One hand at work: the action it performs, and the moves that wait."""

    def __init__(
        self,
        listener: Listener,
        message: LiveOpen,
        asked: RequestRow,
        action: Any,
        request: PhysicsRequest,
        game: ByHand,
        timings: Timings,
    ) -> None:
        self.id = message.id
        self.seat = message.seat
        self.seq = message.seq
        self.listener = listener
        self.player = listener.player
        self.asked = asked
        self.action = action
        self.request = request
        self.made: list[Any] = []
        """The moves that were made."""
        self.shown: list[Record] = []
        """Frames of the page that the others have not seen yet."""
        self.is_dropped = False
        """Whether no action is to be played."""
        self.is_held = False
        """Whether its connection was lost and it waits for its player."""
        self.is_resumed = False
        """Whether its player has come back and does not know yet where it is."""
        self._moved_at = asyncio.get_running_loop().time()
        self._game = game
        self._timings = timings
        self._waiting: asyncio.Queue[Any | None] = asyncio.Queue(WAITING_MOVES)

    def move(self, move: msgspec.Raw) -> None:
        """Add a move; raises Invalid if it cannot be read or too many wait."""
        self._put(convert(decode(bytes(move), Any), self._game.hand_move))
        self._moved_at = asyncio.get_running_loop().time()

    def show(self, moves: Sequence[msgspec.Raw], frames: msgspec.Raw) -> None:
        """Add moves that the page has simulated, and their frames; raises Invalid as `move` does."""
        shown = convert(decode(bytes(frames), Any), list[self._game.hand_frame])  # type: ignore[name-defined]
        if len(shown) > MOST_FRAMES:
            raise Invalid("too-many-requests")
        for move in moves:
            self.move(move)
        self.shown += shown

    def end(self) -> None:
        """Let go: the action is played after the moves that wait."""
        with contextlib.suppress(Invalid):
            self._put(None)

    def hold(self, listener: Listener) -> None:
        """Keep still if this connection led it, for it was lost."""
        if self.listener is listener:
            self.is_held = True
            self._wake()

    @property
    def may_be_resumed(self) -> bool:
        """Whether its connection is lost, or sends nothing: a hand that is led moves many times a second."""
        return self.is_held or asyncio.get_running_loop().time() > self._moved_at + QUIET_SECONDS

    def resume(self, listener: Listener) -> None:
        """Go on over another connection."""
        self.listener = listener
        self.is_held = False
        self.is_resumed = True
        self._wake()

    def _wake(self) -> None:
        """Let the task that waits for moves notice a change."""
        with contextlib.suppress(Invalid):
            self._put(WAKE)

    def drop(self) -> None:
        """Abandon the action, because the server stops: it is still the player's turn."""
        self.is_dropped = True
        self.end()

    def _put(self, move: Any | None) -> None:
        try:
            self._waiting.put_nowait(move)
        except asyncio.QueueFull:
            raise Invalid("too-many-requests") from None

    async def next_moves(self) -> tuple[list[Any], HandEnd | None]:
        """All moves that wait, and how the hand has ended after them, if it has."""
        seconds = self._timings.hand_held if self.is_held else self._timings.hand_idle
        try:
            move = await asyncio.wait_for(self._waiting.get(), seconds)
        except TimeoutError:
            return [], "given_up"
        moves: list[Any] = []
        while move is not None:
            if move is not WAKE:
                moves.append(move)
            if self._waiting.empty():
                return moves, None
            move = self._waiting.get_nowait()
        return moves, "let_go"
