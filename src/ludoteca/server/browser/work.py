"""Work in a browser: quick calls and quick bots at once, other bots and reviews in a second worker.

A second worker has a second Python, which takes 70 MB and some seconds to start; most matches do not need it.
"""

import asyncio
import contextlib
import heapq
import itertools
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

import msgspec

from ludoteca.core import AnyGame, HandSimulation, Invalid, Record, Seat, Simulated, Simulator, decode
from ludoteca.server.ports import HandSession, WorkFailed
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.server.timings import Timings
from ludoteca.server.work.inline import InlineOffloader, InlineWork
from ludoteca.server.work.jobs import Thought, live_hand, move_hand, scene_of_hand, simulate

from .jobs import Job, ReviewJob, ThinkJob, carry_out

R = TypeVar("R")
START = 60.0
"""Seconds for the second worker to start, beside the time for the job itself."""
FOR_PEOPLE, IN_BACKGROUND = 0, 1
QUICK_LEVELS = frozenset({"uniform", "easy", "normal"})
"""Levels that do not search until their time is up."""


class Thinker(Protocol):
    """The second worker."""

    async def ask(self, job: bytes) -> bytes:
        """Carry out a job; raises any exception if that fails."""

    def restart(self) -> None:
        """Abandon what it does."""


class EngineLoader(Protocol):
    """Brings the physics engine, which is not loaded with Python."""

    async def load(self) -> None:
        """Load it, once; raises any exception if that fails."""


class SimulatingOffloader(InlineOffloader):
    """Calls games at once, when what they simulate with is loaded."""

    def __init__(self, engine: EngineLoader) -> None:
        self._engine = engine

    async def run(self, kind: str, call: Callable[..., R], *arguments: Any) -> R:
        """Run a call and return its result; raises what it raises."""
        with contextlib.suppress(Exception):  # whatever it was: who simulates is refused
            await self._engine.load()
        return await super().run(kind, call, *arguments)


class BrowserHand:
    """A live hand in this worker."""

    def __init__(self, hand: HandSimulation) -> None:
        self._hand = hand

    async def move(self, moves: Sequence[Any]) -> tuple[bytes, int, bool]:
        """Make moves: the frames as JSON, how many were made, and whether that ends it."""
        return move_hand(self._hand, moves)

    async def scene(self) -> tuple[bytes, bool]:
        """All that has changed, as frames in JSON, and whether ending without a result would undo it."""
        return scene_of_hand(self._hand)

    async def finish(self) -> Record:
        """Let go: the result of the whole simulation."""
        return self._hand.finish()

    def close(self, *, broken: bool) -> None:
        """Nothing to give back."""


class BrowserHands:
    """Live hands in this worker."""

    def __init__(self, engine: EngineLoader) -> None:
        self._engine = engine

    def warm(self, game: str) -> None:
        """Nothing to prepare: the first call into the game loads the engine."""

    async def prepare(self, match: str, game: str, request: Record) -> None:
        """Build the scene once, so that its model is compiled when the hand begins."""
        await self.open(match, game, request)

    async def open(self, match: str, game: str, request: Record) -> HandSession:  # noqa: ARG002
        """Begin; raises Invalid without the engine."""
        with contextlib.suppress(Exception):  # whatever it was: the hand is refused
            await self._engine.load()
        with not_loaded():
            return BrowserHand(live_hand(game, request))


@contextlib.contextmanager
def not_loaded() -> Iterator[None]:
    """Say in a refusal that the engine could not be loaded."""
    try:
        yield
    except Invalid as refusal:
        if refusal.reason != "physics-missing":
            raise
        raise Invalid("wood-not-loaded") from refusal


class BrowserWork(InlineWork):
    """Hands slow jobs to the second worker: bots of people's tables first, then the rest in order."""

    def __init__(
        self, thinker: Thinker, engine: EngineLoader, random: Random, settings: Settings, timings: Timings
    ) -> None:
        self.hands = BrowserHands(engine)
        self._thinker = thinker
        self._engine = engine
        self._random = random
        self._settings = settings
        self._timings = timings
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._is_busy = False
        self._slow: set[tuple[str, str]] = set()
        """Games and levels that have taken longer than a quick thought."""

    def offloader(self, table: Callable[[], Table], *, always: bool) -> InlineOffloader:
        """Calls games at once; with `always`, those that simulate."""
        return SimulatingOffloader(self._engine) if always else super().offloader(table, always=always)

    async def think(
        self,
        game: AnyGame,
        position: bytes,
        seat: Seat,
        level: str,
        *,
        whose: str,  # noqa: ARG002 (there is one person)
        in_background: bool = False,
    ) -> Thought:
        """What a bot would play; raises WorkFailed."""
        budget = self._settings.bot_budget_ms
        job = ThinkJob(
            game=game.info.key,
            rules_version=game.info.rules_version,
            position=position.decode(),
            seat=seat,
            level=level,
            budget_ms=budget,
            seed=self._random.getrandbits(48),
        )
        seconds = 10 + 4 * budget / 1000
        if self._is_quick(game, level):
            answer = await self._do_here(job)
        else:
            answer = await self._do(job, IN_BACKGROUND if in_background else FOR_PEOPLE, seconds)
        thought: Thought = decode(answer, Thought)
        return thought

    def _is_quick(self, game: AnyGame, level: str) -> bool:
        if isinstance(game, Simulated):  # this worker moves the wood under a player's finger
            return False
        return level in QUICK_LEVELS and (game.info.key, level) not in self._slow

    async def _do_here(self, job: ThinkJob) -> bytes:
        """Think in this worker, after what pages have sent; raises WorkFailed."""
        await asyncio.sleep(0)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            return carry_out(msgspec.json.encode(job))
        except Exception as error:  # of the game or its bot
            raise WorkFailed(repr(error)) from error
        finally:
            if loop.time() - begun > self._timings.quick_thought:
                self._slow.add((job.game, job.level))

    def simulator(self, table: Callable[[], Table]) -> Simulator:
        """The physics of a match; raises Invalid where the engine could not be loaded."""

        def answer(request: Record) -> Record:
            with not_loaded():
                return simulate(table().game, request)

        return answer

    async def review(self, file: bytes, piece: bytes | None) -> bytes:
        """Begin a review of a match file, or continue one by a piece; raises WorkFailed."""
        job = ReviewJob(file=file.decode(), piece=None if piece is None else piece.decode())
        return await self._do(job, IN_BACKGROUND, self._timings.review_piece)

    async def _do(self, job: Job, priority: int, seconds: float) -> bytes:
        await self._turn(priority)
        try:
            async with asyncio.timeout(START + seconds):
                return await self._thinker.ask(msgspec.json.encode(job))
        except asyncio.CancelledError:
            self._thinker.restart()
            raise
        except Exception as error:  # the worker died, the job failed, or it takes for ever
            if isinstance(error, TimeoutError):
                self._thinker.restart()
            raise WorkFailed(repr(error)) from error
        finally:
            self._is_busy = False
            self._next()

    async def _turn(self, priority: int) -> None:
        """Wait until the worker is free and nothing more urgent waits."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (priority, next(self._numbers), turn))
        self._next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given the turn in the same moment
                self._is_busy = False
                self._next()
            raise

    def _next(self) -> None:
        while not self._is_busy and self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                self._is_busy = True
                turn.set_result(None)
