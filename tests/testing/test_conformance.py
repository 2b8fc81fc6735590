"""The conformance check finds games that break the contract."""

from typing import Any

import pytest
from tests.toy.rules import GAME, Boast, Toy, ToyGame, ToyView

from ludoteca.core import Outcome
from ludoteca.testing.conformance import play_and_check


def test_a_game_that_keeps_the_contract_passes() -> None:
    for seed in range(20):
        match = play_and_check(GAME, seats=2 + seed % 3, seed=seed, level="uniform")
        assert match.outcome is not None


class LeakyGame(ToyGame):
    """Its view depends on the hidden deck."""

    def view(self, state: Toy) -> ToyView:
        return ToyView(turn=state.turn, totals=state.totals, cards_left=sum(state.deck[:1]))


class UncheckedGame(ToyGame):
    """Its `apply` accepts a boast out of turn."""

    def apply(self, state: Toy, seat: int, action: Any, chance: Any) -> Any:
        return super().apply(state, state.turn if isinstance(action, Boast) else seat, action, chance)


class EndlessGame(ToyGame):
    """Its matches never end."""

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
        (LeakyGame(), "hidden parts do not change a view"),
        (UncheckedGame(), "apply accepts what check refuses"),
        (EndlessGame(), "not over after"),
    ],
)
def test_a_broken_promise_is_found(game: ToyGame, promise: str) -> None:
    # Bots are looked up beside the module of the class: this one has none, the toy's has.
    type(game).__module__ = ToyGame.__module__
    with pytest.raises(AssertionError, match=promise):
        play_some(game)
