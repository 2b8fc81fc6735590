"""What an action by hand asks physics, before the hand has moved."""

from typing import Any, NamedTuple, TypeVar

import msgspec

from .chance import Drawn, RecordingChance, Simulation
from .errors import Invalid
from .game import AnyGame
from .records import Record, Seat

R = TypeVar("R", bound=Record)


class Question(NamedTuple):
    """What playing an action asks physics, and the luck that was drawn before it asked."""

    label: str
    request: Record
    drawn: tuple[Drawn, ...]

    def answered(self, result: Record) -> tuple[Drawn, ...]:
        """All that is known of the action's luck, now that the hand has done it (see `ContinuedChance`)."""
        return (*self.drawn, Simulation(label=self.label, result=msgspec.to_builtins(result)))


class _Asked(Exception):
    """Physics was asked. Rules are pure, so a run of them may end anywhere."""


class _QuestionChance:
    """Draws live until physics is asked, and there the run ends."""

    def __init__(self, live: RecordingChance) -> None:
        self._live = live
        self.question: Question | None = None

    def draw(self, label: str, sides: int) -> int:
        return self._live.draw(label, sides)

    def shuffle(self, label: str, n: int) -> tuple[int, ...]:
        return self._live.shuffle(label, n)

    def simulate(self, label: str, request: Record, result_type: type[R]) -> R:  # noqa: ARG002
        self.question = Question(label, request, tuple(self._live.drawn))
        raise _Asked


def question_of(game: AnyGame, state: Any, seat: Seat, action: Any, live: RecordingChance) -> Question:
    """What playing the action asks physics; raises Illegal if it may not be played."""
    chance = _QuestionChance(live)
    try:
        game.apply(state, seat, action, chance)
    except _Asked:
        assert chance.question is not None
        return chance.question
    raise Invalid("no-live-actions")
