"""Workers that play at the same time, and the guard who replaces one whose bot crashed it or hangs."""

import multiprocessing
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any

import msgspec

from .results import Forfeit, MatchResult
from .schedule import Fixture, Table
from .worker import NOBODY, Worker, forfeited, work

LOOK_EVERY = 0.25
"""Seconds between two looks at who is thinking too long."""
GRACE = 1.0
"""A program that hangs is noticed by its own worker, which is given so much longer than the limit."""

# Fresh processes: forking one that has threads is unsafe, and a fresh one is the same on every system.
_FRESH = multiprocessing.get_context("spawn")


Played = tuple[int, MatchResult, Any]
"""The number of a fixture, what came of it, and what its worker gathered."""


def played(
    table: Table, fixtures: Sequence[Fixture], workers: int, kind: type[Worker] = Worker
) -> Iterator[Played]:
    """Play them all; each result as it comes in."""
    with ExitStack() as house:
        crew = [Guarded(table, kind) for _ in range(min(workers, len(fixtures)))]
        for guarded in crew:
            house.callback(guarded.stop)
        waiting = iter(enumerate(fixtures))
        busy: dict[int, Guarded] = {}
        idle = list(crew)
        while True:
            while idle and (following := next(waiting, None)) is not None:
                number, fixture = following
                busy[number] = idle.pop()
                busy[number].give(fixture)
            if not busy:
                return
            ready = wait([guarded.pipe for guarded in busy.values()], LOOK_EVERY)
            for number, guarded in list(busy.items()):
                answer = guarded.answer(guarded.pipe in ready)
                if answer is not None:
                    del busy[number]
                    idle.append(guarded)
                    yield number, *answer


class Guarded:
    """A worker process, started anew whenever a bot took it down."""

    def __init__(self, table: Table, kind: type[Worker]) -> None:
        self.table = table
        self.kind = kind
        self.fixture: Fixture | None = None
        self._start()

    def _start(self) -> None:
        self.guard: Any = _FRESH.RawArray("d", (NOBODY, 0.0))
        self.pipe: Connection
        self.pipe, theirs = _FRESH.Pipe()
        arguments = (self.kind, theirs, msgspec.json.encode(self.table), self.guard)
        self._process = _FRESH.Process(target=work, args=arguments)
        self._process.start()
        theirs.close()

    def give(self, fixture: Fixture) -> None:
        """The next match for this worker."""
        self.fixture, self._since = fixture, monotonic()
        try:
            self.pipe.send(fixture)
        except OSError:  # it went away between two matches
            self.stop()
            self._start()
            self.pipe.send(fixture)

    def answer(self, answered: bool) -> tuple[MatchResult, Any] | None:
        """What came of the match, once that is known."""
        seat = int(self.guard[0])
        if answered:
            try:
                answer: tuple[MatchResult, Any] = self.pipe.recv()
                return answer
            except (EOFError, OSError):
                self._process.join()
                return self._replaced(seat, "crashed", f"exit code {self._process.exitcode}")
        if seat != NOBODY and monotonic() - self.guard[1] > self.table.limit + GRACE:
            return self._replaced(seat, "hung", f"no answer within {self.table.limit:g} s")
        return None

    def _replaced(self, seat: int, why: str, detail: str) -> tuple[MatchResult, Any]:
        """The match that took the worker down is forfeited; a new worker goes on."""
        if seat == NOBODY:
            raise RuntimeError(f"a worker ended outside any bot ({detail})")
        self.stop()
        self._start()
        assert self.fixture is not None
        seconds = monotonic() - self._since
        return forfeited(self.table, self.fixture, Forfeit(seat, why, detail), seconds), None

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.pipe.close()
        self._process.kill()
        self._process.join()
        self._process.close()
