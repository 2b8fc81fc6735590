"""Worker processes for live hands: one physics session in each, kept warm between hands."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.core import Invalid, Record, Refusal
from ludoteca.processes import Pool, Worker, WorkerFailed
from ludoteca.server.people.caller import address_of_caller
from ludoteca.server.ports import HandSession, WorkFailed
from ludoteca.server.work.jobs import live_hand, move_hand, scene_of_hand, warm_up

AT_ONCE = 4
"""How many hands may be at work in one process."""
OF_AN_ADDRESS = AT_ONCE - 1
"""How many of them for one address: the last is left to others."""


# --- in the worker: one session at a time

_session: Any = None


def open_session(game: str, request: Record) -> None:
    """Begin; raises Invalid without physics."""
    global _session
    _session = live_hand(game, request)


def move_session(moves: list[Any]) -> tuple[bytes, int, bool]:
    """Move the hand; the new frames as JSON, how many moves were made, and whether that was the end."""
    return move_hand(_session, moves)


def scene_of_session() -> tuple[bytes, bool]:
    """All that has changed, as frames in JSON, and whether ending it without a result would undo that."""
    return scene_of_hand(_session)


def finish_session() -> Record:
    """Let go; what physics answers to the whole of it."""
    result: Record = _session.finish()
    return result


# --- in the server


class LiveWorkers(Pool):
    """Workers for hands: one for each session, kept warm between sessions."""

    def __init__(self, step_seconds: float) -> None:
        super().__init__(AT_ONCE, niceness=0)
        self._step_seconds = step_seconds
        self._starting: set[Worker] = set()
        self._knows: dict[Worker, str] = {}
        """The match whose scene a worker has built: another hand at it begins sooner there."""
        self._address: dict[Worker, str] = {}
        """The address for which a worker is busy."""
        self._taken: list[str] = []
        """The addresses that have workers, busy or being started, each as often as it has some."""
        self._preparing: dict[str, asyncio.Future[None]] = {}
        """The matches for whose next hand a worker is being prepared."""
        self._warming: asyncio.Task[None] | None = None

    def load(self) -> dict[str, int]:
        """How many workers are busy or starting, and how many are idle."""
        return {"busy": len(self._busy) + len(self._starting), "idle": len(self._idle)}

    async def call(self, worker: Worker, function: Any, *arguments: Any) -> Any:
        """Run a function in a worker; raises WorkerFailed if it fails or takes too long."""
        return await self.run_in(worker, function, *arguments, timeout=self._step_seconds)

    def warm(self, game: str) -> None:
        """Start a worker for the hands of a game, if there is none."""
        if not self._idle and not self._busy and (self._warming is None or self._warming.done()):
            self._warming = asyncio.get_running_loop().create_task(self._warm(game))

    async def _warm(self, game: str) -> None:
        with contextlib.suppress(WorkerFailed):  # the next hand tries again
            self._idle.append(await self._start_warm(game))

    async def _start_warm(self, game: str) -> Worker:
        """Start a worker and load the physics of a game in it."""
        worker = await self._start()
        self._starting.add(worker)
        try:
            await self.call(worker, warm_up, game)
        except BaseException:
            worker.end()
            raise
        finally:
            self._starting.discard(worker)
        return worker

    async def open(self, match: str, game: str, request: Record) -> HandSession:
        """Begin a session for a hand at a match; raises Invalid if all workers are busy, and WorkFailed."""
        preparing = self._preparing.get(match)
        if preparing is not None:
            await asyncio.shield(preparing)
        try:
            worker = await self._take(match, game)
            try:
                await self.call(worker, open_session, game, request)
            except (WorkerFailed, Refusal):
                self.give_back(worker, broken=True)
                raise
        except WorkerFailed as error:
            raise WorkFailed(str(error)) from error
        return WorkerSession(self, worker)

    async def _take(self, match: str, game: str) -> Worker:
        if self._warming is not None:
            await asyncio.shield(self._warming)
        if len(self._taken) >= AT_ONCE:
            raise Invalid("too-many-hands", most=AT_ONCE)
        address = address_of_caller()
        if address and self._taken.count(address) >= OF_AN_ADDRESS:
            raise Invalid("too-many-hands", most=OF_AN_ADDRESS)
        self._taken.append(address)
        try:
            worker = await self._idle_or_new(match, game)
        except BaseException:
            self._taken.remove(address)
            raise
        self._busy.add(worker)
        self._knows[worker], self._address[worker] = match, address
        return worker

    async def _idle_or_new(self, match: str, game: str) -> Worker:
        """A worker for a hand at a match: the one that knows it, or any."""
        worker = next((each for each in self._idle if self._knows.get(each) == match), None)
        if worker is None and self._idle:
            worker = self._idle[0]
        if worker is None:
            return await self._start_warm(game)
        self._idle.remove(worker)
        return worker

    async def prepare(self, match: str, game: str, request: Record) -> None:
        """Open the session of an expected hand in advance, if that leaves a worker free for other matches."""
        if match in self._preparing or len(self._taken) + 1 >= AT_ONCE:
            return
        ready = self._preparing[match] = asyncio.get_running_loop().create_future()
        try:
            with contextlib.suppress(WorkerFailed):  # the hand that begins tries again
                worker = await self._take(match, game)
                is_ready = False
                try:
                    await self.call(worker, open_session, game, request)
                    is_ready = True
                finally:
                    self.give_back(worker, broken=not is_ready)
        finally:
            del self._preparing[match]
            ready.set_result(None)

    def give_back(self, worker: Worker, broken: bool = False) -> None:
        """End a session; a broken worker is ended, too."""
        if broken:
            self._knows.pop(worker, None)
        self._taken.remove(self._address.pop(worker))
        super().give_back(worker, broken)

    async def close(self) -> None:
        """End all workers, also one that is being started."""
        for worker in self._starting:
            worker.end()
        if self._warming is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._warming
        await super().close()


class WorkerSession:
    """The session of one live hand in its worker."""

    def __init__(self, workers: LiveWorkers, worker: Worker) -> None:
        self._workers = workers
        self._worker = worker

    async def move(self, moves: Sequence[Any]) -> tuple[bytes, int, bool]:
        """Make moves: the frames as JSON, how many were made, and whether that ends it."""
        made: tuple[bytes, int, bool] = await self._call(move_session, moves)
        return made

    async def scene(self) -> tuple[bytes, bool]:
        """All that has changed, and whether ending without a result would undo it."""
        scene: tuple[bytes, bool] = await self._call(scene_of_session)
        return scene

    async def finish(self) -> Record:
        """Let go: the result of the whole simulation."""
        result: Record = await self._call(finish_session)
        return result

    async def _call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return await self._workers.call(self._worker, function, *arguments)
        except WorkerFailed as error:
            raise WorkFailed(str(error)) from error

    def close(self, *, broken: bool) -> None:
        """Give the worker back; a broken one is ended."""
        self._workers.give_back(self._worker, broken)
