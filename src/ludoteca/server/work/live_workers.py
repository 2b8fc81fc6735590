"""Workers for things done by hand: a session of physics in each, kept warm between hands."""

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ludoteca.core import Invalid, Record, encode

from .jobs import live_hand, warm_up
from .workers import Worker, WorkerFailed

AT_ONCE = 4
"""How many hands may be at work in one process."""
STEP_TIMEOUT = 30.0


# --- in the worker: one session at a time

_session: Any = None


def open_session(game: str, request: Record) -> None:
    """Begin; raises Invalid without physics."""
    global _session
    _session = live_hand(game, request)


def move_session(moves: list[Any]) -> tuple[bytes, int, bool]:
    """Move the hand; the new frames as JSON, how many moves were made, and whether that was the end."""
    frames: list[Any] = []
    made = 0
    while made < len(moves) and not _session.is_over:
        frames += _session.move(moves[made])
        made += 1
    return encode(frames), made, bool(_session.is_over)


def finish_session() -> Record:
    """Let go; what physics answers to the whole of it."""
    result: Record = _session.finish()
    return result


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

    def load(self) -> dict[str, int]:
        """How many are busy and idle."""
        return {"busy": len(self._busy) + len(self._starting), "idle": len(self._idle)}

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

    def warm(self, game: str) -> None:
        """Have a worker ready soon for hands at a game."""
        if not self._idle and not self._busy and (self._warming is None or self._warming.done()):
            self._warming = asyncio.get_running_loop().create_task(self._warm(game))

    async def _warm(self, game: str) -> None:
        with contextlib.suppress(WorkerFailed):  # whoever needs one tries again
            self._idle.append(await self._start(game))

    async def _start(self, game: str) -> Worker:
        """A new worker; nobody else gets it before it is warm."""
        worker: Worker = await asyncio.get_running_loop().run_in_executor(self._threads, Worker, 0)
        self._starting.add(worker)
        try:
            await self.call(worker, warm_up, game)
        except BaseException:
            worker.end()
            raise
        finally:
            self._starting.discard(worker)
        return worker

    async def take(self, match: str, game: str) -> Worker:
        """A worker for a hand at a match; raises Invalid if all hands are full."""
        preparing = self._preparing.get(match)
        if preparing is not None:
            await asyncio.shield(preparing)
        return await self._take(match, game)

    async def _take(self, match: str, game: str) -> Worker:
        if self._warming is not None:
            await asyncio.shield(self._warming)
        if len(self._busy) + len(self._starting) >= AT_ONCE:
            raise Invalid("too-many-hands", most=AT_ONCE)
        worker = next((each for each in self._idle if self._knows.get(each) == match), None)
        if worker is None and self._idle:
            worker = self._idle[0]
        if worker is None:
            worker = await self._start(game)
        else:
            self._idle.remove(worker)
        self._busy.add(worker)
        self._knows[worker] = match
        return worker

    async def prepare(self, match: str, game: str, question: Record) -> None:
        """Have a worker get ready for a question, if that keeps nobody else waiting."""
        if match in self._preparing or len(self._busy) + len(self._starting) + 1 >= AT_ONCE:
            return
        ready = self._preparing[match] = asyncio.get_running_loop().create_future()
        try:
            worker = await self._take(match, game)
            is_ready = False
            try:
                await self.call(worker, open_session, game, question)
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
