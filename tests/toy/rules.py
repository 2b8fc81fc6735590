"""A small game with luck and a hidden deck, for tests of everything that is not about one of the real games.

Three cards lie face down. In turn each player rolls a die and adds it (TOY-1), or turns a card and adds it
(TOY-2), or boasts, which changes nothing but a counter (TOY-3). First to reach the goal wins (TOY-4).
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

import msgspec

from ludoteca.core import (
    Action,
    Chance,
    Event,
    Game,
    GameInfo,
    Illegal,
    Invalid,
    Offer,
    Outcome,
    Position,
    Record,
    Seat,
    Step,
    Table,
    Whole,
)


class Options(Record, frozen=True, kw_only=True):
    goal: int = 12
    mood: Literal["calm", "loud"] = "calm"


class Roll(Action, frozen=True, kw_only=True):
    """Roll the die."""


class Turn(Action, frozen=True, kw_only=True):
    """Turn up the top card."""


class Boast(Action, frozen=True, kw_only=True):
    """Announce by how much you will win."""

    by: int


class Rolled(Event, frozen=True, kw_only=True):
    seat: Seat
    pips: int
    total: int


class Turned(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    total: int


class Boasted(Event, frozen=True, kw_only=True):
    seat: Seat
    by: int


class Toy(Position, frozen=True, kw_only=True):
    seats: int
    options: Options = Options()
    turn: int = 0
    totals: tuple[int, ...]
    deck: tuple[int, ...] = ()
    boasts: int = 0


class ToyView(Record, frozen=True, kw_only=True):
    turn: int
    totals: tuple[int, ...]
    cards_left: int


ToyAction = Roll | Turn | Boast


class ToyGame(Game[Toy, ToyAction]):
    info = GameInfo(
        key="toy",
        title="Toy",
        min_seats=2,
        max_seats=4,
        rules_version=1,
        options=Options,
        action=ToyAction,
        event=Rolled | Turned | Boasted,
        position=Toy,
        view=ToyView,
        hidden_information=True,
    )

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[Toy]:
        deck = tuple(card + 1 for card in chance.shuffle("deck", 3))
        return Step(Toy(seats=seats, options=options, totals=(0,) * seats, deck=deck), ())

    def active(self, state: Toy) -> tuple[Seat, ...]:
        return () if max(state.totals) >= state.options.goal else (state.turn,)

    def legal(self, state: Toy, seat: Seat) -> Sequence[ToyAction]:
        if seat not in self.active(state):
            return []
        return [Roll(), Turn()] if state.deck else [Roll()]

    def offers(self, state: Toy, seat: Seat) -> Sequence[Offer]:
        if seat not in self.active(state) or state.boasts >= 5:
            return []
        return [Offer(action="boast", rule="TOY-3", bounds={"by": Whole(low=1, high=9)})]

    def check(self, state: Toy, seat: Seat, action: ToyAction) -> None:
        if seat not in self.active(state):
            raise Illegal("TOY-1", "not-your-turn", seat=seat)
        if isinstance(action, Turn) and not state.deck:
            raise Illegal("TOY-2", "no-cards-left")
        if isinstance(action, Boast) and not (1 <= action.by <= 9 and state.boasts < 5):
            raise Illegal("TOY-3", "boast-too-big", by=action.by)

    def apply(self, state: Toy, seat: Seat, action: ToyAction, chance: Chance) -> Step[Toy]:
        self.check(state, seat, action)
        if isinstance(action, Boast):
            boasted = Boasted(seat=seat, by=action.by)
            return Step(msgspec.structs.replace(state, boasts=state.boasts + 1), (boasted,))
        gain = chance.draw("die", 6) + 1 if isinstance(action, Roll) else state.deck[0]
        deck = state.deck if isinstance(action, Roll) else state.deck[1:]
        total = state.totals[seat] + gain
        totals = tuple(total if s == seat else t for s, t in enumerate(state.totals))
        event: Event = (
            Rolled(seat=seat, pips=gain, total=total)
            if isinstance(action, Roll)
            else Turned(seat=seat, card=gain, total=total)
        )
        turn = (state.turn + 1) % state.seats
        return Step(msgspec.structs.replace(state, totals=totals, deck=deck, turn=turn), (event,))

    def outcome(self, state: Toy) -> Outcome | None:
        if self.active(state):
            return None
        return Outcome.by_score("goal", state.totals)

    def waits_for(self, state: Toy, seat: Seat) -> bool:  # noqa: ARG002
        return state.options.mood != "loud"

    def tables(self, state: Toy) -> Sequence[Table]:
        return [Table(key="toy-boasts", columns=("boasts",), rows=((state.boasts,),))]

    def facts(self, state: Toy) -> Mapping[str, int | str]:
        return {"toy-boasts": state.boasts}

    def from_position(self, position: Toy) -> Toy:
        if len(position.totals) != position.seats:
            raise Invalid("toy-totals", "TOY-4", seats=position.seats)
        return position

    def view(self, state: Toy) -> ToyView:
        return ToyView(turn=state.turn, totals=state.totals, cards_left=len(state.deck))

    def render(self, state: Toy, seat: Seat | None) -> str:  # noqa: ARG002
        return " ".join(f"[bold]{total}[/bold]" for total in state.totals)

    def reshuffle(self, state: Toy, seat: Seat, chance: Chance) -> Toy:  # noqa: ARG002
        order = chance.shuffle("unknown", len(state.deck))
        return msgspec.structs.replace(state, deck=tuple(state.deck[i] for i in order))


GAME = ToyGame()
