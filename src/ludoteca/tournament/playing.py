"""Plays the matches of a tournament in worker processes; a bot that crashes or hangs forfeits its match."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import monotonic
from typing import Any

from ludoteca.processes import Batch, Worker, WorkerLost, WorkerTimeout
from ludoteca.processes.worker import FRESH

from .results import Forfeit, MatchResult
from .schedule import Fixture, Table
from .worker import NO_SEAT, TournamentWorker, forfeited

GRACE = 1.0
"""Seconds beyond the limit, in which a worker itself notices that a bot's program hangs."""

NumberedResult = tuple[int, tuple[MatchResult, Any]]
"""The number of a fixture, its result, and what its worker gathered."""


def play_fixtures(
    table: Table, fixtures: Sequence[Fixture], workers: int, kind: type[TournamentWorker] = TournamentWorker
) -> Iterator[NumberedResult]:
    """Play all matches; yields each result as soon as it is there."""
    with Batch(workers, partial(MatchProcess, table, kind), forfeit_of) as batch:
        yield from batch.run(kind.play_and_gather, fixtures)


class MatchProcess(Worker):
    """A process with a TournamentWorker, and a view of which of its bots is thinking since when."""

    def __init__(self, table: Table, kind: type[TournamentWorker]) -> None:
        self.table = table
        self.thinking: Any = FRESH.RawArray("d", (NO_SEAT, 0.0))
        """Shared with the process: the seat that is thinking, and since when."""
        super().__init__(prepare=partial(kind, table, self.thinking), may_have_children=True)

    def send(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Have a match played, and note when it began."""
        self.since = monotonic()
        super().send(function, *arguments)

    def check_time(self) -> None:
        """Raise WorkerTimeout if a bot has been thinking for longer than the limit."""
        seat, since = self.thinking
        if seat != NO_SEAT and monotonic() - since > self.table.limit + GRACE:
            raise WorkerTimeout(f"no answer within {self.table.limit:g} s")


def forfeit_of(process: MatchProcess, fixture: Fixture, lost: WorkerLost) -> tuple[MatchResult, None]:
    """The result of a match whose process a bot took down."""
    seat = int(process.thinking[0])
    if seat == NO_SEAT:
        raise RuntimeError(f"a worker ended while no bot was thinking ({lost})") from lost
    forfeit = Forfeit(seat, "hung" if isinstance(lost, WorkerTimeout) else "crashed", str(lost))
    return forfeited(process.table, fixture, forfeit, monotonic() - process.since), None
