"""One play of a game: an append-only log, and the state it leads to.

Undo is an entry, not an erasure. The log alone is the match: states are worked out from it, and the snapshots
kept here are a cache.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Generic, TypeVar

from .chance import Drawn, Luck, RecordingChance, ReplayedChance, seeded_luck
from .codec import convert, encode
from .errors import Illegal, Invalid
from .game import AnyGame, Game
from .options import options_of
from .records import HOUSE, Action, Event, Outcome, Record, Seat

S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E")
P = TypeVar("P")

SNAPSHOT_EVERY = 32


class Opened(Record, Generic[P, E], frozen=True, kw_only=True):
    """The first entry: the table is set, from the box or in a given position."""

    seq: int
    seat: Seat = HOUSE
    position: P | None = None
    draws: tuple[Drawn, ...] = ()
    events: tuple[E, ...] = ()
    state_hash: str
    rules_version: int
    at: datetime


class Played(Record, Generic[A, E], frozen=True, kw_only=True):
    """A seat did something."""

    seq: int
    seat: Seat
    action: A
    draws: tuple[Drawn, ...] = ()
    events: tuple[E, ...] = ()
    state_hash: str
    rules_version: int
    at: datetime


class Undone(Record, frozen=True, kw_only=True):
    """The match went back to how it stood after entry `back_to`; if `agreed` is given, by their consent."""

    seq: int
    seat: Seat
    back_to: int
    agreed: tuple[Seat, ...] | None = None
    state_hash: str
    rules_version: int
    at: datetime


Entry = Opened[Any, Any] | Played[Any, Any] | Undone


def utc_now() -> datetime:
    """The clock on the wall; only the log's time stamps read it."""
    return datetime.now(UTC).replace(microsecond=0)


def state_hash(game: AnyGame, state: Any) -> str:
    """A fingerprint of a state, the same on every machine."""
    return hashlib.sha256(encode(game.position(state))).hexdigest()[:16]


def line_of(entries: Sequence[Entry]) -> list[int]:
    """The entries that still count, undone ones left out."""
    line: list[int] = []
    for entry in entries:
        if isinstance(entry, Undone):
            while line[-1] != entry.back_to:
                line.pop()
        else:
            line.append(entry.seq)
    return line


def _require_used_up(chance: RecordingChance | ReplayedChance) -> None:
    if isinstance(chance, ReplayedChance) and not chance.used_up:
        raise Invalid("draws-left-over")


class Match(Generic[S, A]):
    """A match in memory: plays, takes back, replays, and goes to a file and back."""

    def __init__(
        self,
        game: Game[S, A],
        state: S,
        opened: Opened[Any, Any],
        *,
        luck: Luck | None = None,
        clock: Callable[[], datetime] = utc_now,
    ) -> None:
        self.game = game
        self.state = state
        self.entries: list[Entry] = [opened]
        self.line: list[int] = [opened.seq]
        self._luck = luck or seeded_luck()
        self._clock = clock
        self._snapshots: dict[int, S] = {opened.seq: state}
        self._standing: tuple[S, tuple[Seat, ...], Outcome | None] | None = None
        """Whose decision it is in a state, and its result: asked many times, worked out once."""

    @classmethod
    def new(
        cls,
        game: Game[S, A],
        seats: int,
        options: Any = None,
        *,
        luck: Luck | None = None,
        draws: Sequence[Drawn] | None = None,
        clock: Callable[[], datetime] = utc_now,
    ) -> "Match[S, A]":
        """Set the table, with live luck or with the draws given; raises Invalid if it cannot be set so."""
        info = game.info
        if not info.min_seats <= seats <= info.max_seats:
            raise Invalid("wrong-number-of-seats", seats=seats, low=info.min_seats, high=info.max_seats)
        luck = luck or seeded_luck()
        chance = luck(0) if draws is None else ReplayedChance(draws)
        step = game.setup(options_of(game, options), seats, chance)
        _require_used_up(chance)
        opened: Opened[Any, Event] = Opened(
            seq=0,
            draws=tuple(chance.drawn),
            events=step.events,
            state_hash=state_hash(game, step.state),
            rules_version=info.rules_version,
            at=clock(),
        )
        return cls(game, step.state, opened, luck=luck, clock=clock)

    @classmethod
    def at_position(
        cls,
        game: Game[S, A],
        position: Any,
        *,
        luck: Luck | None = None,
        clock: Callable[[], datetime] = utc_now,
    ) -> "Match[S, A]":
        """A match that begins in a given position; raises Invalid if it cannot arise."""
        if not isinstance(position, game.info.position):
            position = convert(position, game.info.position)
        state = game.from_position(position)
        opened: Opened[Any, Event] = Opened(
            seq=0,
            position=game.position(state),
            state_hash=state_hash(game, state),
            rules_version=game.info.rules_version,
            at=clock(),
        )
        return cls(game, state, opened, luck=luck, clock=clock)

    @classmethod
    def restored(
        cls,
        game: Game[S, A],
        seats: int,
        options: Any,
        entries: Sequence[Entry],
        *,
        snapshot: tuple[int, S] | None = None,
        luck: Luck | None = None,
        clock: Callable[[], datetime] = utc_now,
    ) -> "Match[S, A]":
        """A match from a log that we wrote ourselves; a snapshot (entry and state) saves playing it again."""
        opened = entries[0]
        assert isinstance(opened, Opened)
        if opened.position is not None:
            state = game.from_position(opened.position)
        else:
            state = game.setup(options_of(game, options), seats, ReplayedChance(opened.draws)).state
        match = cls(game, state, opened, luck=luck, clock=clock)
        match.entries = list(entries)
        match.line = line_of(entries)
        if snapshot is not None:
            match._snapshots[snapshot[0]] = snapshot[1]
        match.state = match._state_on_line(match.line)
        return match

    @property
    def seq(self) -> int:
        """The number of the newest entry."""
        return len(self.entries) - 1

    @property
    def active(self) -> tuple[Seat, ...]:
        """Whose decision it is."""
        return self._how_it_stands()[1]

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self._how_it_stands()[2]

    def _how_it_stands(self) -> tuple[S, tuple[Seat, ...], Outcome | None]:
        if self._standing is None or self._standing[0] is not self.state:
            active = self.game.active(self.state)
            self._standing = (self.state, active, None if active else self.game.outcome(self.state))
        return self._standing

    def play(self, seat: Seat, action: A, draws: Sequence[Drawn] | None = None) -> Played[A, Event]:
        """Play an action, with live luck or with the draws given; a refusal changes nothing."""
        seq = len(self.entries)
        chance = self._luck(seq) if draws is None else ReplayedChance(draws)
        step = self.game.apply(self.state, seat, action, chance)
        _require_used_up(chance)
        entry: Played[A, Event] = Played(
            seq=seq,
            seat=seat,
            action=action,
            draws=tuple(chance.drawn),
            events=step.events,
            state_hash=state_hash(self.game, step.state),
            rules_version=self.game.info.rules_version,
            at=self._clock(),
        )
        self._append(entry, step.state)
        return entry

    def undo_barrier(self, seat: Seat) -> int:
        """The earliest entry to which the seat may go back alone.

        LUD-U1: everything after it is the seat's own, drew no luck, revealed nothing and bound nobody else.
        """
        barrier = self.line[-1]
        for previous, entry in self._backwards():
            if not isinstance(entry, Played) or entry.seat != seat or entry.draws:
                break
            if any(event.reveals or event.binds for event in entry.events):
                break
            barrier = previous
        return barrier

    def before_last_own(self, seat: Seat) -> int:
        """The entry before the seat's own newest move: what an undo goes back to (LUD-U1)."""
        for previous, entry in self._backwards():
            if isinstance(entry, Played) and entry.seat == seat:
                return previous
        raise Illegal("LUD-U1", "nothing-to-undo")

    def _backwards(self) -> Iterator[tuple[int, Entry]]:
        """The entries that count, newest first, each with the number of the one before it."""
        for previous, seq in zip(reversed(self.line[:-1]), reversed(self.line[1:]), strict=True):
            yield previous, self.entries[seq]

    def undo(self, seat: Seat, back_to: int | None = None, agreed: tuple[Seat, ...] | None = None) -> Undone:
        """Go back to how it stood after entry `back_to`, by default one entry.

        `agreed` names the seats that consented; without it only what lies behind the barrier can be undone.
        """
        if len(self.line) == 1:
            raise Illegal("LUD-U1", "nothing-to-undo")
        back_to = self.line[-2] if back_to is None else back_to
        if back_to not in self.line[:-1]:
            raise Illegal("LUD-U1", "undo-no-such-entry", back_to=back_to)
        if agreed is None and back_to < self.undo_barrier(seat):
            raise Illegal("LUD-U1", "undo-needs-consent", back_to=back_to)
        state = self._state_on_line(self.line[: self.line.index(back_to) + 1])
        entry = Undone(
            seq=len(self.entries),
            seat=seat,
            back_to=back_to,
            agreed=agreed,
            state_hash=state_hash(self.game, state),
            rules_version=self.game.info.rules_version,
            at=self._clock(),
        )
        self._append(entry, state)
        return entry

    def state_at(self, seq: int) -> S:
        """The state as it stood after entry `seq`."""
        if not 0 <= seq < len(self.entries):
            raise Invalid("no-such-entry", seq=seq, last=self.seq)
        return self._state_on_line(line_of(self.entries[: seq + 1]))

    def _append(self, entry: Played[A, Event] | Undone, state: S) -> None:
        self.entries.append(entry)
        if isinstance(entry, Undone):
            del self.line[self.line.index(entry.back_to) + 1 :]
        else:
            self.line.append(entry.seq)
            if entry.seq % SNAPSHOT_EVERY == 0:
                self._snapshots[entry.seq] = state
        self.state = state

    def _state_on_line(self, line: Sequence[int]) -> S:
        start = next(i for i in reversed(range(len(line))) if line[i] in self._snapshots)
        state = self._snapshots[line[start]]
        for seq in line[start + 1 :]:
            entry = self.entries[seq]
            assert isinstance(entry, Played)
            state = self.game.apply(state, entry.seat, entry.action, ReplayedChance(entry.draws)).state
        return state
