"""The simulation request that an action by hand makes, found before the hand moves."""

from typing import Any, NamedTuple, TypeVar

import msgspec

from .chance import ContinuedChance, Drawn, RecordingChance, Simulation
from .errors import Invalid
from .game import AnyGame
from .records import Record, Seat

R = TypeVar("R", bound=Record)


class PhysicsRequest(NamedTuple):
    """The request that playing an action sends to the simulator, and the draws made before it."""

    label: str
    request: Record
    drawn: tuple[Drawn, ...]

    def answered(self, result: Record) -> tuple[Drawn, ...]:
        """The draws before the request followed by its result, as `ContinuedChance` takes them."""
        return (*self.drawn, Simulation(label=self.label, result=msgspec.to_builtins(result)))


class _Stopped(Exception):
    """Ends a run of the rules at the first simulation; rules are pure, so this is safe anywhere."""


class _StoppingChance:
    """A chance that draws like the one it wraps and stops at the first simulation."""

    def __init__(self, live: RecordingChance | ContinuedChance) -> None:
        self._live = live
        self.found: PhysicsRequest | None = None

    def draw(self, label: str, sides: int) -> int:
        return self._live.draw(label, sides)

    def shuffle(self, label: str, n: int) -> tuple[int, ...]:
        return self._live.shuffle(label, n)

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:  # noqa: ARG002
        self.found = PhysicsRequest(label, request, tuple(self._live.drawn))
        raise _Stopped


def physics_request_of(
    game: AnyGame, state: Any, seat: Seat, action: Any, live: RecordingChance | ContinuedChance
) -> PhysicsRequest:
    """The simulation request of an action.

    Raises Illegal if the rules forbid the action, and Invalid if it needs no simulation.
    """
    chance = _StoppingChance(live)
    try:
        game.apply(state, seat, action, chance)
    except _Stopped:
        assert chance.found is not None
        return chance.found
    raise Invalid("no-live-actions")
