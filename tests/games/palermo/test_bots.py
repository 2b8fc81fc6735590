"""The simple bot builds, claims, aims, hinders, collects and goes home, and says why."""

import pytest

from ludoteca.core import Choice, SeededChance
from ludoteca.games.palermo.actions import ClaimDoor, LayHouse, PalermoAction, PlacePoliceman, SetTarget, Walk
from ludoteca.games.palermo.bots import LEVELS, SimpleBot
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import State

from .scenes import exchanged, play, scene


def choice(state: State, seed: int = 1) -> Choice[PalermoAction]:
    made = SimpleBot().choose(GAME, state, state.seat, SeededChance(seed), None)
    GAME.check(state, state.seat, made.action)
    return made


def test_levels() -> None:
    assert list(LEVELS) == ["simple"]


def test_it_builds_close_to_what_it_owns() -> None:
    begun = GAME.setup(Options(first_player=0), 3, SeededChance(0)).state
    assert choice(begun).reasons[0].key == "start-anywhere"
    state = play(begun, "start C3", "lay 1 C4", "lay 1 C5 270")
    made = choice(state)
    assert isinstance(made.action, LayHouse)
    assert made.reasons[0].key == "close-to-own-doors"


def test_it_claims_and_aims_at_the_nearest() -> None:
    state = GAME.setup(Options(ready_made_town=True), 3, SeededChance(0)).state
    assert isinstance(choice(state).action, ClaimDoor)
    stones = scene(chips=exchanged(("f8", "g11")), options={"target_stones": True}, stage="target")
    assert choice(stones).action == SetTarget(door="f8")


@pytest.mark.rules("PAL-M6", "PAL-E1")
def test_it_collects_and_goes_home() -> None:
    no_police = {"no_police": True}
    state = scene(chips=exchanged(("f8", "g11")), options=no_police)
    assert choice(state).action == Walk(to="f8")
    assert choice(state).reasons[0].params == {"cell": "f8", "income": 2}
    home = scene(chips={0: ()}, pawns={0: "h6"}, options=no_police)
    assert choice(home).action == Walk(to="g6")
    far = scene(pawns={0: "a2"}, options=no_police)
    assert choice(far).reasons[0].key == "comes-closer"
    at_home = scene(chips={0: ()}, pawns={1: "a8", 2: "a9"}, options=no_police)
    assert choice(at_home).reasons[0].key == "nothing-else"


@pytest.mark.rules("PAL-P1")
def test_now_and_then_it_hinders() -> None:
    state = scene(pawns={0: "a2", 1: "c10", 2: "h4"})
    made = [choice(state, seed) for seed in range(40)]
    placed = [each.action for each in made if isinstance(each.action, PlacePoliceman)]
    assert 0 < len(placed) < 25


def test_two_bots_on_each_others_doors_do_not_wait_forever() -> None:
    chips: dict[int, tuple[str, ...]] = {0: ("j8", "c11"), 1: ("h8", "b6")}
    state = scene(pawns={0: "h8", 1: "j8"}, chips=chips, options={"no_police": True})
    assert choice(state).action != Walk(to="h8")
