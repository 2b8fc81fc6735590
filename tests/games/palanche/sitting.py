"""A table for tests: set up as a position, played in notation, with the dice as wanted."""

from typing import Any

from ludoteca.core import Event, Illegal, ScriptedChance, Seat, convert
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State

Dice = tuple[int, int]


class Sitting:
    """A match under way; checks after every action that money adds up."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()

    def do(self, seat: Seat, text: str, *dice: Dice) -> "Sitting":
        """Play an action; the dice fall as given."""
        chance = ScriptedChance({"die": [die - 1 for roll in dice for die in roll]})
        step = GAME.apply(self.state, seat, GAME.from_notation(text), chance)
        self.state, self.events = step.state, step.events
        GAME.audit(self.state)
        return self

    def refusal(self, seat: Seat, text: str) -> tuple[str, str]:
        """The rule and the reason for which an action is refused."""
        try:
            GAME.check(self.state, seat, GAME.from_notation(text))
        except Illegal as refusal:
            return refusal.rule, refusal.reason
        raise AssertionError(f"{text} is allowed")

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind that the last action brought."""
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
    def asks(self) -> str:
        """The kind of decision on top, and whose it is."""
        decision = self.state.decisions[-1]
        return f"{decision.__struct_config__.tag} {decision.seat}"


def sit(seats: int = 3, **fields: Any) -> Sitting:
    """A table as at the start of a full match with 1,000 each, except for what is said."""
    fields.setdefault("options", {"length": "full"})
    fields.setdefault("cash", [1000] * seats)
    return Sitting(GAME.from_position(convert({"seats": seats, **fields}, Position)))


def with_top_card(deck: str, key: str) -> dict[str, list[str]]:
    """Decks with this card on top of its own."""
    return {deck: [key]}
