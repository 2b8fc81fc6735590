"""One play of a game: an append-only log, and the state it leads to.

Undo is an entry, not an erasure. The log alone is the match: states are computed from it, and the snapshots
kept here are a cache. Judging changes nothing: it returns the entry that an action would become and the state
after it, so that a store can write the entry before the match accepts it.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from time import time
from typing import Any, Generic, TypeVar, overload

import msgspec

from .chance import ContinuedChance, Drawn, Luck, RecordingChance, ReplayedChance, seeded_luck
from .codec import as_read_back, convert, encode
from .errors import Illegal, Invalid
from .extras import simulator_of
from .game import AnyGame, Game
from .options import options_of
from .records import HOUSE, Action, Event, Outcome, Record, Seat

S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E")
P = TypeVar("P")

SNAPSHOT_EVERY = 64
"""Entries between two cached states."""
FINGERPRINT_EVERY = 512
"""Entries between two fingerprints of the position in the log."""


class Opened(Record, Generic[P, E], frozen=True, kw_only=True):
    """The first entry: a new match, or one that begins in a given position."""

    seq: int
    seat: Seat = HOUSE
    position: P | None = None
    draws: tuple[Drawn, ...] = ()
    events: tuple[E, ...] = ()
    fingerprint: str
    position_fingerprint: str | None = None
    """The fingerprint of the position after it: at the start and end, and at intervals."""
    rules_version: int
    at: datetime


class Played(Record, Generic[A, E], frozen=True, kw_only=True):
    """An action of a seat, with its draws and events."""

    seq: int
    seat: Seat
    action: A
    draws: tuple[Drawn, ...] = ()
    events: tuple[E, ...] = ()
    fingerprint: str
    position_fingerprint: str | None = None
    rules_version: int
    at: datetime


class Undone(Record, frozen=True, kw_only=True):
    """The match went back to the state after entry `back_to`, with the consent of the seats in `agreed`."""

    seq: int
    seat: Seat
    back_to: int
    agreed: tuple[Seat, ...] | None = None
    fingerprint: str
    position_fingerprint: str | None = None
    rules_version: int
    at: datetime


Entry = Opened[Any, Any] | Played[Any, Any] | Undone


def is_talk(entry: Entry) -> bool:
    """Whether an entry only says something to the table."""
    return isinstance(entry, Played) and bool(entry.action.is_talk)


class Judged(msgspec.Struct, frozen=True, gc=False):
    """The next entry of a log, not yet accepted, and the state after it."""

    entry: Entry
    state: Any
    active: tuple[Seat, ...]


@lru_cache(maxsize=1)
def _at(second: int) -> datetime:
    return datetime.fromtimestamp(second, UTC)


def utc_now() -> datetime:
    """The time of day to the second, for the time stamps of the log."""
    return _at(int(time()))


def fingerprint_of(parts: tuple[Any, ...]) -> str:
    """A fingerprint of records, the same on every machine and in every process (see `encode`)."""
    return blake2b(encode(parts), digest_size=8).hexdigest()


def position_fingerprint(game: AnyGame, state: Any) -> str:
    """A fingerprint of the position of a match, independent of how it arose."""
    return fingerprint_of((game.info.key, game.position(state)))


def line_of(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that are not undone."""
    line: list[int] = []
    for entry in entries:
        if isinstance(entry, Undone):
            while line[-1] != entry.back_to:
                line.pop()
        else:
            line.append(entry.seq)
    return line


Source = RecordingChance | ContinuedChance | ReplayedChance
"""The chance of an entry: live, continued or replayed."""


class Match(Generic[S, A]):
    """A match in memory: the log, the state after it, and how to play, undo and replay."""

    picture: "Callable[[Match[Any, Any]], str] | None" = None
    """Draws a match as text for `print`; `ludoteca` sets it, because texts are above the core."""

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
        self._luck = luck or seeded_luck(simulator=simulator_of(game))
        self._clock = clock
        self._snapshots: dict[int, S] = {opened.seq: state}
        self.active: tuple[Seat, ...] = game.active(state)
        """The seats that have to decide."""

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
        """A new match, with live luck or the given draws; raises Invalid for impossible options or draws."""
        info = game.info
        if not info.min_seats <= seats <= info.max_seats:
            raise Invalid("wrong-number-of-seats", seats=seats, low=info.min_seats, high=info.max_seats)
        luck = luck or seeded_luck(simulator=simulator_of(game))
        chance = luck(0) if draws is None else ReplayedChance(draws)
        step = game.setup(options_of(game, options), seats, chance)
        if not chance.used_up:
            raise Invalid("draws-left-over")
        stands = position_fingerprint(game, step.state)
        drawn, events = tuple(chance.drawn), step.recorded(info)
        opened: Opened[Any, Event] = Opened(
            seq=0,
            draws=drawn,
            events=events,
            fingerprint=fingerprint_of((stands, drawn, events)),
            position_fingerprint=stands,
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
        """A match that begins in a position; raises Invalid for a position that cannot arise."""
        if not isinstance(position, game.info.position):
            position = convert(position, game.info.position)
        state = game.from_position(position)
        stands = position_fingerprint(game, state)
        opened: Opened[Any, Event] = Opened(
            seq=0,
            position=game.position(state),
            fingerprint=fingerprint_of((stands,)),
            position_fingerprint=stands,
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
        """A match from a trusted log; a snapshot (entry and state) saves replaying it."""
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
            match._snapshots[line_of(entries[: snapshot[0] + 1])[-1]] = snapshot[1]
        match.state = match._state_on_line(match.line)
        match.active = game.active(match.state)
        return match

    def __str__(self) -> str:
        return repr(self) if Match.picture is None else Match.picture(self)

    def __repr__(self) -> str:
        actions = len(self.line) - 1
        played = "1 action" if actions == 1 else f"{actions} actions"
        waiting = "over" if not self.active else f"seat {', '.join(map(str, self.active))} to decide"
        return f"<Match of {self.game.info.title}: {played}, {waiting}>"

    @property
    def seq(self) -> int:
        """The number of the newest entry."""
        return len(self.entries) - 1

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None while the match goes on."""
        return None if self.active else self.game.outcome(self.state)

    # --- playing

    def judge(self, seat: Seat, action: A, chance: Source | None = None) -> Judged:
        """The entry that an action would become, with live or given luck; raises Illegal. Changes nothing."""
        game, seq, before = self.game, len(self.entries), self.entries[-1].fingerprint
        chance = self._luck(seq) if chance is None else chance
        action = as_read_back(action)
        step = game.apply(self.state, seat, action, chance)
        if not chance.used_up:
            raise Invalid("draws-left-over")
        state, events, drawn = step.state, step.recorded(game.info), tuple(chance.drawn)
        active = game.active(state)
        entry: Played[A, Event] = Played(
            seq=seq,
            seat=seat,
            action=action,
            draws=drawn,
            events=events,
            fingerprint=fingerprint_of((before, seat, action, drawn, events)),
            position_fingerprint=None
            if active and seq % FINGERPRINT_EVERY
            else position_fingerprint(game, state),
            rules_version=game.info.rules_version,
            at=self._clock(),
        )
        return Judged(entry, state, active)

    def accept(self, judged: Judged) -> None:
        """Add a judged entry to the log and continue from its state."""
        entry, seq = judged.entry, judged.entry.seq
        assert seq == len(self.entries), "an entry is judged by how the match stands"
        self.entries.append(entry)
        if isinstance(entry, Undone):
            del self.line[self.line.index(entry.back_to) + 1 :]
        else:
            self.line.append(seq)
        self.state, self.active = judged.state, judged.active
        if not seq % SNAPSHOT_EVERY:
            self._snapshots[self.line[-1]] = judged.state

    def legal(self, seat: Seat | None = None) -> Sequence[A]:
        """Every legal action of a seat that can be listed, by default of the one that has to decide."""
        return self.game.legal(self.state, self._deciding() if seat is None else seat)

    @overload
    def play(self, action: A | str, /, *, draws: Sequence[Drawn] | None = None) -> Played[A, Event]: ...

    @overload
    def play(
        self, seat: Seat, action: A | str, /, *, draws: Sequence[Drawn] | None = None
    ) -> Played[A, Event]: ...

    def play(self, *move: Any, draws: Sequence[Drawn] | None = None) -> Played[A, Event]:
        """Play an action, a record or text in the game's notation, with live luck or the given draws.

        The seat may be left out where one seat has to decide. Raises Illegal for what the rules forbid,
        Invalid for text or draws that make no sense, and TypeError for anything else, and changes nothing.
        """
        seat, action = (self._deciding(), *move) if len(move) == 1 else move
        judged = self.judge(seat, self._read(action), None if draws is None else ReplayedChance(draws))
        self.accept(judged)
        entry: Played[A, Event] = judged.entry  # type: ignore[assignment]  # `judge` makes no other
        return entry

    def _deciding(self) -> Seat:
        """The seat that has to decide; raises Illegal if there is none or more than one."""
        if len(self.active) != 1:
            raise Illegal("LUD-A1", "name-the-seat", active=len(self.active))
        return self.active[0]

    def _read(self, action: A | str) -> A:
        """An action as a record; raises Invalid or TypeError."""
        if isinstance(action, str):
            return self.game.from_notation(action)
        if not isinstance(action, self.game.info.action):
            title = self.game.info.title
            raise TypeError(f"{action!r:.200} is no action of {title}; give a record or its notation")
        read: A = action
        return read

    def luck_of_next(self) -> RecordingChance:
        """A new chance for the next entry."""
        return self._luck(len(self.entries))

    def judge_again(self, entry: Entry) -> Judged:
        """Judge a recorded entry by the rules; raises Invalid if it disagrees with them."""
        if entry.rules_version != self.game.info.rules_version:
            present = self.game.info.rules_version
            raise Invalid("rules-version-differs", recorded=entry.rules_version, present=present)
        try:
            if isinstance(entry, Played):
                judged = self.judge(entry.seat, entry.action, ReplayedChance(entry.draws))
            elif isinstance(entry, Undone):
                judged = self.judge_undo(entry.seat, entry.back_to, entry.agreed)
            else:
                raise Invalid("log-opened-twice", seq=entry.seq)
        except Illegal as refusal:
            broken = {"seq": entry.seq, "refused": refusal.reason}
            raise Invalid("log-breaks-a-rule", refusal.rule, **broken) from refusal
        if msgspec.structs.replace(judged.entry, at=entry.at) != entry:
            raise Invalid("log-differs", seq=entry.seq)
        return Judged(entry, judged.state, judged.active)

    # --- undo

    def undo_barrier(self, seat: Seat) -> int:
        """The earliest entry to which the seat may go back alone.

        LUD-U1: everything after it is the seat's own, drew no luck, revealed nothing and bound no other seat,
        or is talk of the others.
        """
        barrier = self.line[-1]
        for previous, entry in self._backwards():
            if is_talk(entry) and entry.seat != seat:
                continue
            if not isinstance(entry, Played) or entry.seat != seat or entry.draws:
                break
            if any(event.reveals or event.binds for event in entry.events):
                break
            barrier = previous
        return barrier

    def before_last_own(self, seat: Seat) -> int:
        """The entry before the seat's own newest move, not talk: what an undo goes back to (LUD-U1)."""
        for previous, entry in self._backwards():
            if isinstance(entry, Played) and entry.seat == seat and not is_talk(entry):
                return previous
        raise Illegal("LUD-U1", "nothing-to-undo")

    def _backwards(self) -> Iterator[tuple[int, Entry]]:
        """The entries that count, newest first, each with the number of the one before it."""
        for seq, previous in pairwise(reversed(self.line)):
            yield previous, self.entries[seq]

    def judge_undo(
        self, seat: Seat, back_to: int | None = None, agreed: tuple[Seat, ...] | None = None
    ) -> Judged:
        """The entry that an undo to the state after `back_to` would become, by default one entry back.

        `agreed` names the seats that consented; without it only what lies behind the barrier can be undone,
        from an entry of the seat itself on: talk of the others goes with a move, never on its own.
        """
        if len(self.line) == 1:
            raise Illegal("LUD-U1", "nothing-to-undo")
        back_to = self.line[-2] if back_to is None else back_to
        if back_to not in self.line[:-1]:
            raise Illegal("LUD-U1", "undo-no-such-entry", back_to=back_to)
        first = self.line[self.line.index(back_to) + 1]
        if agreed is None and (back_to < self.undo_barrier(seat) or self.entries[first].seat != seat):
            raise Illegal("LUD-U1", "undo-needs-consent", back_to=back_to)
        seq, before = len(self.entries), self.entries[-1].fingerprint
        state = self._state_on_line(self.line[: self.line.index(back_to) + 1])
        active = self.game.active(state)
        entry = Undone(
            seq=seq,
            seat=seat,
            back_to=back_to,
            agreed=agreed,
            fingerprint=fingerprint_of((before, seat, back_to, agreed)),
            position_fingerprint=None if seq % FINGERPRINT_EVERY else position_fingerprint(self.game, state),
            rules_version=self.game.info.rules_version,
            at=self._clock(),
        )
        return Judged(entry, state, active)

    def undo(
        self, seat: Seat | None = None, back_to: int | None = None, agreed: tuple[Seat, ...] | None = None
    ) -> Undone:
        """Undo; raises as `judge_undo` does. Without a seat: the newest action, with everyone's consent."""
        if seat is None:
            seat = self.entries[self.line[-1]].seat
            agreed = tuple(range(self.game.position(self.state).seats)) if agreed is None else agreed
        judged = self.judge_undo(seat, back_to, agreed)
        self.accept(judged)
        assert isinstance(judged.entry, Undone)
        return judged.entry

    # --- past states

    def state_at(self, seq: int) -> S:
        """The state after entry `seq`; raises Invalid if there is no such entry."""
        if not 0 <= seq < len(self.entries):
            raise Invalid("no-such-entry", seq=seq, last=self.seq)
        return self._state_on_line(line_of(self.entries[: seq + 1]))

    def states(self) -> Iterator[tuple[int, S]]:
        """The state after each entry that is not undone, with its number."""
        state = self._snapshots[self.line[0]]
        yield self.line[0], state
        for seq in self.line[1:]:
            state = self._after(state, seq)
            yield seq, state

    def _after(self, state: S, seq: int) -> S:
        entry = self.entries[seq]
        assert isinstance(entry, Played)
        return self.game.apply(state, entry.seat, entry.action, ReplayedChance(entry.draws)).state

    def _state_on_line(self, line: Sequence[int]) -> S:
        start = next(i for i in reversed(range(len(line))) if line[i] in self._snapshots)
        state = self._snapshots[line[start]]
        for seq in line[start + 1 :]:
            state = self._after(state, seq)
            if not seq % SNAPSHOT_EVERY:  # past states are often read in a row
                self._snapshots[seq] = state
        return state
