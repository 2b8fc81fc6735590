"""The conformance check finds games that break the contract."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.toy.rules import GAME, Boast, Boasted, Toy, ToyGame, ToyView

from ludoteca.core import Game, Outcome
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


class TellingGame(ToyGame):
    """Its events tell the hidden deck."""

    def apply(self, state: Toy, seat: int, action: Any, chance: Any) -> Any:
        step = super().apply(state, seat, action, chance)
        told = tuple(
            replace(event, by=sum(state.deck[:1])) if isinstance(event, Boasted) else event
            for event in step.events
        )
        return replace(step, events=told)


class PartialGame(ToyGame):
    """What is legal depends on the hidden deck."""

    def legal(self, state: Toy, seat: int) -> Any:
        listed = super().legal(state, seat)
        return listed[::-1] if state.deck and state.deck[0] % 2 else listed


class UnfairGame(ToyGame):
    """Its winners are not first."""

    def outcome(self, state: Toy) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, winners=tuple(s for s, r in enumerate(outcome.ranks) if r > 1))


class CarelessGame(ToyGame):
    """It has private views and reshuffles nothing."""

    info = replace(ToyGame.info, private=ToyView)
    reshuffle = Game.reshuffle


def play_some(game: ToyGame) -> None:
    for seed in range(20):
        play_and_check(game, seats=2, seed=seed, level="uniform", longest=200)


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (LeakyGame(), "hidden parts do not change a view"),
        (UncheckedGame(), "apply accepts what check refuses"),
        (EndlessGame(), "not over after"),
        (TellingGame(), "hidden parts do not change what an event tells"),
        (PartialGame(), "hidden parts do not change what is legal"),
        (UnfairGame(), "winners are the seats of the first rank"),
        (CarelessGame(), "reshuffles what is hidden"),
    ],
)
def test_a_broken_promise_is_found(game: ToyGame, promise: str) -> None:
    # Bots are looked up beside the module of the class: this one has none, the toy's has.
    type(game).__module__ = ToyGame.__module__
    with pytest.raises(AssertionError, match=promise):
        play_some(game)
