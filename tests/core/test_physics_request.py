"""What an action by hand asks physics, before the hand has moved."""

from typing import Any, cast

import pytest
from tests.toy.rules import GAME as TOY
from tests.toy.rules import Options, Roll

from ludoteca.core import (
    AnyGame,
    Chance,
    Draw,
    Invalid,
    Record,
    RecordingChance,
    Seat,
    Shuffle,
    Simulation,
    physics_request_of,
    seeded_luck,
    simulator_of,
)


class Push(Record, frozen=True, kw_only=True):
    force: int


class Fallen(Record, frozen=True, kw_only=True):
    pieces: int


class Pushing:
    """A game, as far as a hand asks: it rolls a die, mixes three cards and pushes."""

    def apply(self, state: Any, seat: Seat, action: Any, chance: Chance) -> Any:  # noqa: ARG002
        force = chance.draw("die", 6) + sum(chance.shuffle("cards", 3))
        return chance.simulate("push", Push(force=force), Fallen)


def test_a_question_holds_the_luck_that_was_drawn_before_it() -> None:
    live = RecordingChance(seed=1)
    question = physics_request_of(cast("AnyGame", Pushing()), None, 0, None, live)
    die, cards = live.drawn
    assert isinstance(die, Draw)
    assert isinstance(cards, Shuffle)
    assert (question.label, question.request) == ("push", Push(force=die.value + 3))
    assert question.drawn == (die, cards)
    answer = Simulation(label="push", result={"type": "fallen", "pieces": 2})
    assert question.answered(Fallen(pieces=2)) == (die, cards, answer)


def test_an_action_that_asks_no_physics_is_not_made_by_hand() -> None:
    state = TOY.setup(Options(), 2, seeded_luck(1)(0)).state
    with pytest.raises(Invalid, match="no-live-actions"):
        physics_request_of(TOY, state, 0, Roll(), RecordingChance(seed=1))
    assert simulator_of(TOY) is None
