"""Clocks of seats and of the table, in milliseconds; the caller passes the time in."""

from collections.abc import Mapping

import msgspec

from ludoteca.core import HOUSE, Record, Seat, decoder
from ludoteca.server.protocol.shapes import Bank, Clock, ClockFace, Days

Span = tuple[int, int]
"""Beginning and end, in milliseconds since 1970."""

DAY = 86_400_000
ABANDONED = 10
"""Decisions in a row that each seat may miss before the match counts as abandoned."""


class ClockState(Record, frozen=True, kw_only=True):
    """What all clocks showed after an entry; stored with it."""

    remaining: tuple[int, ...] = ()
    table: int | None = None
    at: int = 0
    """When that was: the running clocks are charged from then on."""
    missed: int = 0
    """Decisions in a row, up to this entry, that were missed."""


class Clocks:
    """The clocks of one match; those of the seats that have to decide are running, and that of the table."""

    def __init__(self, rule: Clock | None, seats: int, table_ms: int | None) -> None:
        self.rule = rule
        self._remaining = [_full(rule)] * seats if rule is not None else []
        self._table = table_ms
        self._running: tuple[Seat, ...] = ()
        """The seats of people who have to decide: no clock runs for a bot."""
        self._on = False
        """Whether any seat has to decide, so that the table's clock runs."""
        self._since = 0
        self._missed = 0
        self._away: Mapping[Seat, tuple[Span, ...]] = {}

    @property
    def used(self) -> bool:
        """Whether this match has any clock."""
        return self.rule is not None or self._table is not None

    def restore(self, state: ClockState, asked: tuple[Seat, ...], on: bool, since: int) -> None:
        """Continue from a stored state; the running clocks are charged from `since` on."""
        self._remaining = list(state.remaining)
        self._table, self._missed = state.table, state.missed
        self._running, self._on = asked, on
        self._since = since

    def shift(self, jump: int) -> None:
        """The clock by which time is measured has jumped: charge no player for that."""
        self._since += jump

    def set_away(self, away: Mapping[Seat, tuple[Span, ...]]) -> None:
        """Set the vacations by seat, earliest first: clocks in days do not run then."""
        is_used = isinstance(self.rule, Days)
        self._away = {seat: _merged(spans) for seat, spans in away.items()} if is_used else {}

    def copy(self) -> "Clocks":
        """A copy, to be moved on while the original stays as it is."""
        other = Clocks(self.rule, 0, None)
        other._remaining = list(self._remaining)
        other._table, other._running, other._on = self._table, self._running, self._on
        other._since, other._away, other._missed = self._since, self._away, self._missed
        return other

    def moved(
        self, seat: Seat, asked: tuple[Seat, ...], on: bool, now: int, *, is_missed: bool = False
    ) -> None:
        """Note that a seat has decided, or missed to, and which people have to decide now.

        A move of the host's seat ends the table's time.
        """
        self._charge(now)
        if is_missed:
            self._missed += 1
        elif seat != HOUSE:
            self._missed = 0
        if seat == HOUSE and self._on:
            self._table = None  # it does not run out again
        if isinstance(self.rule, Bank) and seat != HOUSE:
            self._remaining[seat] += self.rule.increment * 1000
        if isinstance(self.rule, Days):
            for other in asked:
                if other == seat or other not in self._running:
                    self._remaining[other] = _full(self.rule)
        self._running, self._on = asked, on

    def ask(self, asked: tuple[Seat, ...], now: int) -> None:
        """Let the clocks of these people run for the same decision: a bot took over, or gave back."""
        self._charge(now)
        self._running = asked

    def has_run_out(self, seat: Seat) -> bool:
        """Whether a seat has no time left."""
        return self.rule is not None and not self._remaining[seat]

    @property
    def is_abandoned(self) -> bool:
        """Whether every seat has missed its last ten decisions."""
        return self._missed >= ABANDONED * len(self._remaining)

    def _charge(self, now: int) -> None:
        if self.rule is not None:
            for seat in self._running:
                self._remaining[seat] = self._left(seat, now)
        if self._table is not None and self._on:
            self._table = max(0, self._table - max(0, now - self._since))
        self._since = now

    def _left(self, seat: Seat, now: int) -> int:
        """Milliseconds left on a running clock."""
        ran = max(0, now - self._since)
        for began, ended in self._away.get(seat, ()):
            ran -= max(0, min(now, ended) - max(self._since, began))
        return max(0, self._remaining[seat] - ran)

    def expires_at(self, seat: Seat) -> int:
        """When a running clock runs out."""
        end = self._since + self._remaining[seat]
        for began, ended in self._away.get(seat, ()):
            if began < end:
                end += max(0, ended - max(self._since, began))
        return end

    def state(self) -> ClockState:
        """The state to store with the newest entry."""
        return ClockState(
            remaining=tuple(self._remaining), table=self._table, at=self._since, missed=self._missed
        )

    def faces(self, now: int) -> tuple[ClockFace, ...]:
        """What the clocks show at a moment."""
        elapsed = max(0, now - self._since)
        seats = [
            ClockFace(
                seat=seat,
                remaining_ms=self._left(seat, now) if seat in self._running else left,
                running=seat in self._running and not self._is_away(seat, now),
            )
            for seat, left in enumerate(self._remaining)
        ]
        if self._table is not None:
            left = max(0, self._table - elapsed) if self._on else self._table
            seats.append(ClockFace(seat=HOUSE, remaining_ms=left, running=self._on))
        return tuple(seats)

    def _is_away(self, seat: Seat, now: int) -> bool:
        return any(began <= now < ended for began, ended in self._away.get(seat, ()))

    def next_expiry(self) -> tuple[int, Seat] | None:
        """The next clock to run out, and when."""
        ends = [(self.expires_at(seat), seat) for seat in self._running if self._remaining]
        if self._table is not None and self._on:
            ends.append((self._since + self._table, HOUSE))
        return min(ends, default=None)


def _merged(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """The same spans without overlaps."""
    merged: list[Span] = []
    for began, ended in spans:
        if merged and began <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(ended, merged[-1][1]))
        else:
            merged.append((began, ended))
    return tuple(merged)


def _full(rule: Clock) -> int:
    return rule.seconds * 1000 if isinstance(rule, Bank) else rule.days * DAY


def encode_state(clocks: Clocks) -> str | None:
    """The state to store with an entry, as JSON; None without clocks."""
    return msgspec.json.encode(clocks.state()).decode() if clocks.used else None


def decode_state(text: str) -> ClockState:
    """The state that was stored with an entry."""
    state: ClockState = decoder(ClockState).decode(text)
    return state
