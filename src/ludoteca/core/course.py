"""An action while it is played: the state so far, the events, and the decisions it opens and closes."""

from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from .chance import Chance
from .game import Step
from .records import Event, Record, Seat


class Decision(Record, frozen=True, kw_only=True):
    """A choice that a seat has to make.

    A state keeps the open decisions as a stack, `decisions`: the last is to be made now, and the one below
    continues when it is closed. `rule` is the rule that says what is allowed meanwhile.
    """

    rule: ClassVar[str]

    seat: Seat


S = TypeVar("S")


class Course(Generic[S]):
    """An action while it is played: the state so far, the chance, and the events.

    The state has a field `decisions`. A game adds changes of its own (to pay, to rebuild) in a subclass.
    """

    def __init__(self, state: S, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.told: list[Event] = []

    def tell(self, event: Event) -> None:
        """Add an event."""
        self.told.append(event)

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)  # type: ignore[type-var]  # every state is a struct

    # Nearly every action calls one of these three: they use `replace` itself, since passing fields through
    # `change` takes four times as long.

    def open(self, decision: Decision) -> None:
        """Put a decision on the stack: it is to be made before those that are open."""
        state: Any = self.state
        self.state = replace(state, decisions=(*state.decisions, decision))

    def close(self) -> None:
        """Remove the decision on top; the one below continues."""
        state: Any = self.state
        self.state = replace(state, decisions=state.decisions[:-1])

    def go_on(self, decision: Decision) -> None:
        """Replace the decision on top."""
        state: Any = self.state
        self.state = replace(state, decisions=(*state.decisions[:-1], decision))

    def step(self) -> Step[S]:
        """The state and the events as the result of the action."""
        return Step(self.state, tuple(self.told))
