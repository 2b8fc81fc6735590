from typing import Any

import pytest
from tests.toy.rules import GAME, Boast, Toy, ToyGame, ToyView

from ludoteca.core import Outcome
from ludoteca.testing.conformance import play_and_check


def test_a_sound_game_passes() -> None:
    for seed in range(20):
        match = play_and_check(GAME, seats=2 + seed % 3, seed=seed, level="uniform")
        assert match.outcome is not None


class Leaky(ToyGame):
    def view(self, state: Toy) -> ToyView:
        return ToyView(turn=state.turn, totals=state.totals, cards_left=sum(state.deck[:1]))


class Trusting(ToyGame):
    def apply(self, state: Toy, seat: int, action: Any, chance: Any) -> Any:
        return super().apply(state, state.turn if isinstance(action, Boast) else seat, action, chance)


class Endless(ToyGame):
    def active(self, state: Toy) -> tuple[int, ...]:
        return (state.turn,)

    def outcome(self, state: Toy) -> Outcome | None:  # noqa: ARG002
        return None


def play_some(game: ToyGame) -> None:
    for seed in range(20):
        play_and_check(game, seats=2, seed=seed, level="uniform", longest=200)


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Leaky(), "hidden parts do not change a view"),
        (Trusting(), "apply accepts what check refuses"),
        (Endless(), "not over after"),
    ],
)
def test_a_broken_promise_is_found(game: ToyGame, promise: str) -> None:
    # A subclass lives in this module, where no bots are; they are the toy's.
    type(game).__module__ = ToyGame.__module__
    with pytest.raises(AssertionError, match=promise):
        play_some(game)
