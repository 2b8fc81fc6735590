"""Players write words, one after the other or all of them in each round, until enough are written.

A word may be written as it is (TLY-1) or with a die (TLY-2), which another player has to agree to take back.
Rolling also finds coins, which only that seat sees. The view has a list that slides and an object that grows.
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
RECENT = 5
"""Words that are shown."""


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
    coins: tuple[int, ...]
    recent: tuple[str, ...] = ()
    newest: dict[str, str] = msgspec.field(default_factory=dict)


class TallyView(Record, frozen=True, kw_only=True):
    """What every player sees."""

    waiting: tuple[Seat, ...]
    count: int
    pips: tuple[int, ...]
    recent: tuple[str, ...]
    """The last words, oldest first."""
    newest: dict[str, str]
    """The last word of each seat that has written."""


class TallyPurse(Record, frozen=True, kw_only=True):
    """What only one seat sees."""

    coins: int


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
        view=TallyView,
        private=TallyPurse,
        hidden_information=True,
    )

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[Tally]:  # noqa: ARG002
        waiting = tuple(range(seats)) if options.together else (0,)
        none = (0,) * seats
        return Step(Tally(seats=seats, options=options, waiting=waiting, pips=none, coins=none), ())

    def active(self, state: Tally) -> tuple[Seat, ...]:
        return () if state.count >= state.options.goal else state.waiting

    def legal(self, state: Tally, seat: Seat) -> Sequence[TallyAction]:
        return [Write(word=f"default-{state.count}")] if seat in self.active(state) else []

    def check(self, state: Tally, seat: Seat, action: TallyAction) -> None:  # noqa: ARG002
        if seat not in self.active(state):
            raise Illegal("TLY-1", "not-your-turn", seat=seat)

    def apply(self, state: Tally, seat: Seat, action: TallyAction, chance: Chance) -> Step[Tally]:
        self.check(state, seat, action)
        rolled, found = 0, 0
        if isinstance(action, Roll):
            rolled, found = chance.draw("die", 6) + 1, chance.draw("coins", 100) + 1
        waiting = tuple(other for other in state.waiting if other != seat)
        if not waiting:
            waiting = tuple(range(state.seats)) if state.options.together else ((seat + 1) % state.seats,)
        after = msgspec.structs.replace(
            state,
            waiting=waiting,
            count=state.count + 1,
            pips=_with(state.pips, seat, rolled),
            coins=_with(state.coins, seat, found),
            recent=(*state.recent, action.word)[-RECENT:],
            newest={**state.newest, str(seat): action.word},
        )
        return Step(after, (Written(seat=seat, word=action.word, pips=rolled),))

    def outcome(self, state: Tally) -> Outcome | None:
        return None if self.active(state) else Outcome.by_score("written", state.pips)

    def view(self, state: Tally) -> TallyView:
        return TallyView(
            waiting=state.waiting,
            count=state.count,
            pips=state.pips,
            recent=state.recent,
            newest=state.newest,
        )

    def private(self, state: Tally, seat: Seat) -> TallyPurse:
        return TallyPurse(coins=state.coins[seat])

    def reshuffle(self, state: Tally, seat: Seat, chance: Chance) -> Tally:
        coins = (had if each == seat else chance.draw("unknown", 100) for each, had in enumerate(state.coins))
        return msgspec.structs.replace(state, coins=tuple(coins))


def _with(amounts: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return tuple(had + more * (other == seat) for other, had in enumerate(amounts))


GAME = TallyGame()
