"""Players write words, one after the other or all of them in each round, until enough are written.

A word may be written as it is (TLY-1) or with a die (TLY-2), which another player has to agree to take back.
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from ludoteca.core import (
    Action,
    Chance,
    Event,
    Game,
    GameInfo,
    Illegal,
    Outcome,
    Position,
    Record,
    Seat,
    Step,
)

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Options(Record, frozen=True, kw_only=True):
    """How long a match is, and whether all seats decide at the same time."""

    goal: int = 30
    together: bool = False


class Write(Action, frozen=True, kw_only=True):
    """Write a word."""

    word: Word


class Roll(Action, frozen=True, kw_only=True):
    """Write a word, and roll a die."""

    word: Word


class Written(Event, frozen=True, kw_only=True):
    """A seat has written a word."""

    seat: Seat
    word: str
    pips: int


class Tally(Position, frozen=True, kw_only=True):
    """How many words are written, and which seats have to write now."""

    seats: int
    options: Options = Options()
    waiting: tuple[Seat, ...]
    count: int = 0
    pips: tuple[int, ...]


TallyAction = Write | Roll


class TallyGame(Game[Tally, TallyAction]):
    """The rules."""

    info = GameInfo(
        key="tally",
        title="Tally",
        min_seats=2,
        max_seats=4,
        rules_version=1,
        options=Options,
        action=TallyAction,
        event=Written,
        position=Tally,
    )

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[Tally]:  # noqa: ARG002
        waiting = tuple(range(seats)) if options.together else (0,)
        return Step(Tally(seats=seats, options=options, waiting=waiting, pips=(0,) * seats), ())

    def active(self, state: Tally) -> tuple[Seat, ...]:
        return () if state.count >= state.options.goal else state.waiting

    def legal(self, state: Tally, seat: Seat) -> Sequence[TallyAction]:
        return [Write(word=f"default-{state.count}")] if seat in self.active(state) else []

    def check(self, state: Tally, seat: Seat, action: TallyAction) -> None:  # noqa: ARG002
        if seat not in self.active(state):
            raise Illegal("TLY-1", "not-your-turn", seat=seat)

    def apply(self, state: Tally, seat: Seat, action: TallyAction, chance: Chance) -> Step[Tally]:
        self.check(state, seat, action)
        rolled = chance.draw("die", 6) + 1 if isinstance(action, Roll) else 0
        waiting = tuple(other for other in state.waiting if other != seat)
        if not waiting:
            waiting = tuple(range(state.seats)) if state.options.together else ((seat + 1) % state.seats,)
        pips = tuple(had + rolled * (other == seat) for other, had in enumerate(state.pips))
        after = msgspec.structs.replace(state, waiting=waiting, count=state.count + 1, pips=pips)
        return Step(after, (Written(seat=seat, word=action.word, pips=rolled),))

    def outcome(self, state: Tally) -> Outcome | None:
        return None if self.active(state) else Outcome.by_score("written", state.pips)


GAME = TallyGame()
