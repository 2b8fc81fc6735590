"""Scenarios for tests of Palanche: begun at a position, played in notation, with chosen dice."""

from typing import Any

from ludoteca.core import Event, Illegal, ScriptedChance, Seat, convert
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State

Dice = tuple[int, int]


class Scenario:
    """The state of a match and the events of its last action; `do` checks that money adds up."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()

    def do(self, seat: Seat, text: str, *dice: Dice) -> "Scenario":
        """Play an action in notation with these dice, and return self."""
        chance = ScriptedChance({"die": [die - 1 for roll in dice for die in roll]})
        step = GAME.apply(self.state, seat, GAME.from_notation(text), chance)
        self.state, self.events = step.state, step.events
        GAME.audit(self.state)
        return self

    def refusal(self, seat: Seat, text: str) -> tuple[str, str]:
        """The rule and the reason with which an action is refused; raises AssertionError if it is allowed."""
        try:
            GAME.check(self.state, seat, GAME.from_notation(text))
        except Illegal as refusal:
            return refusal.rule, refusal.reason
        raise AssertionError(f"{text} is allowed")

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of this type in the last action."""
        return [event for event in self.events if isinstance(event, kind)]

    def cash(self, seat: Seat) -> int:
        return self.state.balances[seat]

    @property
    def collection(self) -> int:
        return self.state.balances[self.state.setting.collection]

    def owner(self, key: str) -> int:
        return self.state.land.owner[self.state.setting.number[key]]

    def cubes(self, key: str) -> int:
        return self.state.land.cubes[self.state.setting.number[key]]

    def space(self, seat: Seat) -> str:
        return self.state.setting.keys[self.state.pawns[seat]]

    @property
    def decision(self) -> str:
        """The kind of the open decision and its seat, such as `turn 0`."""
        decision = self.state.decisions[-1]
        return f"{decision.__struct_config__.tag} {decision.seat}"


def start(seats: int = 3, **fields: Any) -> Scenario:
    """A scenario at the start of a full match with 1,000 for each seat, changed by these position fields."""
    fields.setdefault("options", {"length": "full"})
    fields.setdefault("cash", [1000] * seats)
    return Scenario(GAME.from_position(convert({"seats": seats, **fields}, Position)))


def with_top_card(deck: str, key: str) -> dict[str, list[str]]:
    """Position fields for decks with this card on top."""
    return {deck: [key]}
