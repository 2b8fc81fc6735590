"""What a runtime brings to rooms, tables, clocks and bots' turns.

Timers and waiting are asyncio's: a runtime with virtual time brings an event loop whose time is virtual. The
server's runtime is `ludoteca.server.runtime`; nothing else may use sockets, threads or processes.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from ludoteca.core import AnyGame, Record, Seat, Simulator
from ludoteca.server.table.document import Table
from ludoteca.server.timings import Timings
from ludoteca.server.work.jobs import Thought

R = TypeVar("R")


class WorkFailed(Exception):
    """Work that was put aside gave no answer: it failed, or it took too long."""


class Time(Protocol):
    """The time of day, and a time that only goes forward."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def monotonic(self) -> float:
        """Seconds since some moment, for measuring durations."""


class Offloader(Protocol):
    """Runs calls into the game of one match so that a slow game does not delay other tables."""

    async def run(self, kind: str, call: Callable[..., R], *arguments: Any) -> R:
        """Run a call and return its result; raises what it raises. `kind` names calls of similar duration."""

    def run_soon(self, kind: str, call: Callable[[], R], then: Callable[[R], None]) -> None:
        """Run a call, at once if that kind is quick, and pass the result to `then`; failures are logged."""


class HandSession(Protocol):
    """The physics of one action that a player performs by hand."""

    async def move(self, moves: Sequence[Any]) -> tuple[bytes, int, bool]:
        """Make moves: the frames to show as JSON, how many were made, and whether that ends it."""

    async def scene(self) -> tuple[bytes, bool]:
        """All that has changed, as frames in JSON, and whether ending without a result would undo it."""

    async def finish(self) -> Record:
        """Let go: what physics answers to the whole action."""

    def close(self, *, broken: bool) -> None:
        """Give the session back; one that is broken is not used again."""


class Hands(Protocol):
    """Opens physics sessions for live hands."""

    def warm(self, game: str) -> None:
        """Prepare for the first live hand at a game."""

    async def prepare(self, match: str, game: str, request: Record) -> None:
        """Build the scene for a hand that is about to begin, if that delays no other hand."""

    async def open(self, match: str, game: str, request: Record) -> HandSession:
        """Begin; raises Invalid if too many hands are at work, and WorkFailed."""


class Work(Protocol):
    """Runs what takes long outside the event loop, where the runtime has somewhere else."""

    @property
    def hands(self) -> Hands:
        """Physics sessions for live hands."""

    def offloader(self, table: Callable[[], Table], *, always: bool) -> Offloader:
        """An offloader for one match; with `always` no call is ever considered quick."""

    async def aside(self, call: Callable[..., R], *arguments: Any) -> R:
        """Run a call into a game that belongs to no open match, or one that reads files."""

    async def aside_for_import(self, call: Callable[..., R], *arguments: Any) -> R:
        """Run a call that reads a match file, after those of other match files."""

    async def think(
        self,
        game: AnyGame,
        position: bytes,
        seat: Seat,
        level: str,
        *,
        whose: str,
        in_background: bool = False,
    ) -> Thought:
        """What a bot would play; raises WorkFailed.

        Bots that play for different people (`whose`) take turns; `in_background` gives way to all others.
        """

    def simulator(self, table: Callable[[], Table]) -> Simulator:
        """The physics of a match, as `Chance` calls it."""

    async def review(self, file: bytes, piece: bytes | None) -> bytes:
        """Begin a review of a match file, or continue one by a piece; raises WorkFailed."""


class Notifier:
    """Reaches people who are not connected: by email, push and web hook; by default not at all."""

    async def turn(
        self,
        table: Table,
        absent: Sequence[Seat],
        newly_absent: Sequence[Seat],
        seq: int,
        away_until: Mapping[str, int],
    ) -> None:
        """It is the turn of absent players; the new ones were not notified of this turn before."""

    async def remind(self, table: Table, due: Mapping[Seat, int], seq: int) -> None:
        """Remind players at these times that their days are running out, if it is still their turn."""

    async def over(self, table: Table) -> None:
        """A match is over."""


class Monitor:
    """Counts and measures for the host; by default nothing."""

    def appended(self, seconds: float) -> None:
        """An entry became durable in that time."""

    def append_failed(self, *, is_late: bool) -> None:
        """An entry was not written: another writer was first, or the database failed."""

    def frame_received(self) -> None:
        """A message arrived from a client."""

    def request_refused(self) -> None:
        """A client's request was refused."""

    def connection_dropped(self) -> None:
        """A connection was closed for breaking a limit or the protocol."""

    def clock_jumped(self) -> None:
        """The clock that all processes share has jumped."""


class Runtime(NamedTuple):
    """Everything that a runtime brings."""

    time: Time
    random: Random
    """Unpredictable on a server, seeded in a simulation."""
    work: Work
    notifier: Notifier
    monitor: Monitor
    timings: Timings
