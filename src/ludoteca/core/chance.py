"""Chance: the only source of luck and physics for rules.

A live match draws and records, a replay reads the record, a test follows a script, and a search uses a seeded
stream of its own. So a replay needs neither a seed nor a physics engine.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from .codec import known
from .errors import Invalid
from .records import Record

R = TypeVar("R", bound=Record)
Simulator = Callable[[Record], Record]
SYSTEM = random.SystemRandom()


class Draw(Record, frozen=True, kw_only=True):
    """One of `sides` equally likely numbers, counted from 0."""

    label: str
    sides: int
    value: int


class Shuffle(Record, frozen=True, kw_only=True):
    """The numbers 0 … n-1 in a random order."""

    label: str
    order: tuple[int, ...]


class Simulation(Record, frozen=True, kw_only=True):
    """The result of a simulation."""

    label: str
    result: Any


Drawn = Draw | Shuffle | Simulation


class Chance(Protocol):
    """The interface through which rules draw and simulate."""

    def draw(self, label: str, sides: int) -> int:
        """A number from 0 to `sides` - 1."""

    def shuffle(self, label: str, n: int) -> tuple[int, ...]:
        """The numbers 0 … n-1 in a random order."""

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:
        """The result of a simulation; raises Invalid where there is no simulator."""


class NoChance:
    """A chance for rules that must not need luck: any draw is a programming error."""

    def draw(self, label: str, sides: int) -> int:
        raise AssertionError(f"{label}: no luck here (one of {sides})")

    def shuffle(self, label: str, n: int) -> tuple[int, ...]:
        raise AssertionError(f"{label}: no luck here (an order of {n})")

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:
        raise AssertionError(f"{label}: no physics here ({type(request).__name__} to {result_type.__name__})")


class SeededChance:
    """Unrecorded draws from a seed, for search: the same seed gives the same draws."""

    def __init__(self, seed: int | str | random.Random, simulator: Simulator | None = None) -> None:
        self._seed = seed
        self._simulator = simulator

    @cached_property
    def _random(self) -> random.Random:
        """Created at the first draw: most actions draw nothing, and seeding takes as long as a move."""
        return self._seed if isinstance(self._seed, random.Random) else random.Random(self._seed)

    def draw(self, label: str, sides: int) -> int:
        if sides < 1:
            raise ValueError(f"{label}: nothing to draw from")
        # `randrange` without its checks of arguments: bots draw in every turn that they search.
        bits, width = self._random.getrandbits, sides.bit_length()
        while (value := bits(width)) >= sides:
            pass
        return value

    def shuffle(self, label: str, n: int) -> tuple[int, ...]:  # noqa: ARG002
        order = list(range(n))
        self._random.shuffle(order)
        return tuple(order)

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:
        if self._simulator is None:
            raise Invalid("physics-missing", label=label)
        result = self._simulator(request)
        if not isinstance(result, result_type):
            raise TypeError(f"{label}: physics answered {type(result).__name__}, not {result_type.__name__}")
        return result


class RecordingChance(SeededChance):
    """Draws from a seed or another source, each recorded in `drawn`."""

    used_up = True
    """Always true: an answer exists only once it was asked for."""

    def __init__(self, seed: int | str | random.Random, simulator: Simulator | None = None) -> None:
        super().__init__(seed, simulator)
        self.drawn: list[Drawn] = []

    def draw(self, label: str, sides: int) -> int:
        value = super().draw(label, sides)
        self.drawn.append(Draw(label=label, sides=sides, value=value))
        return value

    def shuffle(self, label: str, n: int) -> tuple[int, ...]:
        order = super().shuffle(label, n)
        self.drawn.append(Shuffle(label=label, order=order))
        return order

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:
        result = super().simulate(label, request, result_type)
        self.drawn.append(Simulation(label=label, result=msgspec.to_builtins(result)))
        return result


class ReplayedChance:
    """Replays recorded draws in their order; raises Invalid if the rules ask for others."""

    def __init__(self, drawn: Iterable[Drawn]) -> None:
        self.drawn: tuple[Drawn, ...] = tuple(drawn)
        self._next = 0

    @property
    def used_up(self) -> bool:
        """Whether every recorded answer was asked for."""
        return self._next == len(self.drawn)

    def _take(self, label: str) -> Drawn:
        if self.used_up:
            raise Invalid("draws-missing", label=label)
        drawn = self.drawn[self._next]
        if drawn.label != label:
            raise Invalid("draws-differ", label=label, recorded=drawn.label)
        self._next += 1
        return drawn

    def draw(self, label: str, sides: int) -> int:
        drawn = self._take(label)
        if not isinstance(drawn, Draw) or drawn.sides != sides or not 0 <= drawn.value < sides:
            raise Invalid("draws-differ", label=label, recorded=str(drawn))
        return drawn.value

    def shuffle(self, label: str, n: int) -> tuple[int, ...]:
        drawn = self._take(label)
        if not isinstance(drawn, Shuffle) or sorted(drawn.order) != list(range(n)):
            raise Invalid("draws-differ", label=label, recorded=str(drawn))
        return drawn.order

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:  # noqa: ARG002
        drawn = self._take(label)
        if not isinstance(drawn, Simulation):
            raise Invalid("draws-differ", label=label, recorded=str(drawn))
        try:
            return msgspec.convert(drawn.result, known(result_type))
        except msgspec.ValidationError as error:
            raise Invalid("draws-differ", label=label, recorded=str(error)) from error


class ScriptedChance(RecordingChance):
    """For tests: answers from a script by label, and from a seed where the script has no value left.

    A script maps a label to its values in order: numbers for draws, orders for shuffles, records (or the same
    as plain JSON values) for simulations. Each value is used once.
    """

    def __init__(
        self, script: dict[str, list[Any]], seed: int | str = 0, simulator: Simulator | None = None
    ) -> None:
        super().__init__(seed, simulator)
        self._script = script

    def _scripted(self, label: str) -> Any | None:
        values = self._script.get(label)
        return values.pop(0) if values else None

    def draw(self, label: str, sides: int) -> int:
        value = self._scripted(label)
        if value is None:
            return super().draw(label, sides)
        self.drawn.append(Draw(label=label, sides=sides, value=value))
        return int(value)

    def shuffle(self, label: str, n: int) -> tuple[int, ...]:
        order = self._scripted(label)
        if order is None:
            return super().shuffle(label, n)
        self.drawn.append(Shuffle(label=label, order=tuple(order)))
        return tuple(order)

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:
        result = self._scripted(label)
        if result is None:
            return super().simulate(label, request, result_type)
        answer = msgspec.convert(msgspec.to_builtins(result), known(result_type))
        self.drawn.append(Simulation(label=label, result=msgspec.to_builtins(answer)))
        return answer


class ContinuedChance:
    """Replays known draws first, then draws live; all of them are in `drawn`.

    So an action that has begun, such as a pull by hand, keeps the luck that the players have seen.
    """

    def __init__(self, known: Sequence[Drawn], live: RecordingChance) -> None:
        self._known = ReplayedChance(known)
        self._live = live

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """The known draws, then the live ones."""
        return (*self._known.drawn, *self._live.drawn)

    @property
    def used_up(self) -> bool:
        """Whether every known draw was asked for."""
        return self._known.used_up

    @property
    def _next(self) -> Chance:
        return self._live if self._known.used_up else self._known

    def draw(self, label: str, sides: int) -> int:
        return self._next.draw(label, sides)

    def shuffle(self, label: str, n: int) -> tuple[int, ...]:
        return self._next.shuffle(label, n)

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:
        return self._next.simulate(label, request, result_type)


class Luck(Protocol):
    """The luck of a match: a new chance for each entry of its log, by number."""

    def __call__(self, seq: int) -> RecordingChance:
        """The chance of an entry."""


class SeededLuck(NamedTuple):
    """Luck from a seed."""

    seed: int
    simulator: Simulator | None = None

    def __call__(self, seq: int) -> RecordingChance:
        return RecordingChance(f"{self.seed}/{seq}", self.simulator)


def seeded_luck(seed: int | None = None, simulator: Simulator | None = None) -> SeededLuck:
    """Luck from the seed; without one, from a seed of the operating system."""
    return SeededLuck(SYSTEM.getrandbits(64) if seed is None else seed, simulator)


class SystemLuck(NamedTuple):
    """Unpredictable luck from the operating system."""

    simulator: Simulator | None = None

    def __call__(self, seq: int) -> RecordingChance:  # noqa: ARG002
        return RecordingChance(SYSTEM, self.simulator)


class ScriptedLuck:
    """Luck that follows one script through the whole match, and a seed where the script has no value left."""

    def __init__(
        self, script: dict[str, list[Any]], seed: int = 0, simulator: Simulator | None = None
    ) -> None:
        self._remaining = {label: list(values) for label, values in script.items()}
        self._seed = seed
        self._simulator = simulator

    def __call__(self, seq: int) -> ScriptedChance:
        return ScriptedChance(self._remaining, f"{self._seed}/{seq}", self._simulator)
