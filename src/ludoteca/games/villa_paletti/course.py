"""The way of one action through the rules."""

from typing import Any

import msgspec

from ludoteca.core import Chance, Event, Step

from .state import Decision, Loads, State
from .villa import Villa
from .wood import WoodResult


class Course:
    """One action on its way: the state so far, what has happened, and the door to chance."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def change(self, **fields: Any) -> None:
        """Something is different now."""
        self.state = msgspec.structs.replace(self.state, **fields)

    def open(self, decision: Decision) -> None:
        """Somebody has to decide something before what is open already."""
        self.change(decisions=(*self.state.decisions, decision))

    def close(self) -> None:
        """The decision on top is made."""
        self.change(decisions=self.state.decisions[:-1])

    def rebuild(self, villa: Villa, loads: Loads) -> None:
        """The villa is different now."""
        self.change(villa=villa, loads=loads)

    def tremor_seed(self) -> int:
        """How the hand trembles this time."""
        return self.chance.draw("tremor", TREMORS)

    def step(self) -> Step[State]:
        """Where the action has led."""
        return Step(self.state, tuple(self.events))


TREMORS = 2**32


def loads_of(result: WoodResult) -> Loads:
    """The loads of a result, in the order of the columns' names."""
    return tuple(sorted(result.loads.items()))
