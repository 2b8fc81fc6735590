"""The way of one action through the rules, and the decisions that it opens and closes."""

from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from .chance import Chance
from .game import Step
from .records import Event, Record, Seat


class Decision(Record, frozen=True, kw_only=True):
    """Something that a seat has to decide.

    A state keeps those that are open as a stack, `decisions`: the last one asks, and the one under it
    goes on when it is closed. `rule` is the rule that says what may be done meanwhile.
    """

    rule: ClassVar[str]

    seat: Seat


S = TypeVar("S")


class Course(Generic[S]):
    """One action on its way: the state so far, the door to chance, and what has happened.

    The state has a field `decisions`. Games with verbs of their own (to pay, to rebuild) add them in
    a subclass.
    """

    def __init__(self, state: S, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.told: list[Event] = []

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.told.append(event)

    def change(self, **fields: Any) -> None:
        """Something is different now."""
        self.state = replace(self.state, **fields)  # type: ignore[type-var]  # every state is a struct

    # These three come with nearly every action: `replace` itself, since handing the fields on through
    # `change` takes four times as long.

    def open(self, decision: Decision) -> None:
        """Somebody has to decide this before what is open already."""
        state: Any = self.state
        self.state = replace(state, decisions=(*state.decisions, decision))

    def close(self) -> None:
        """The decision on top is made; what lies under it goes on."""
        state: Any = self.state
        self.state = replace(state, decisions=state.decisions[:-1])

    def go_on(self, decision: Decision) -> None:
        """The decision on top goes on as this one."""
        state: Any = self.state
        self.state = replace(state, decisions=(*state.decisions[:-1], decision))

    def step(self) -> Step[S]:
        """Where the action has led."""
        return Step(self.state, tuple(self.told))
