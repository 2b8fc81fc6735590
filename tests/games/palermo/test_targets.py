"""PAL-V4: target stones."""

import pytest

from ludoteca.core import NoChance, SeededChance
from ludoteca.games.palermo.decisions import SettingTarget, TakingTurn
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Collecting, State

from .scenes import DOORS, exchanged, legal, play, scene, why_not

STONES = {"target_stones": True}


@pytest.mark.rules("PAL-V4")
def test_every_player_places_a_stone_before_the_first_turn() -> None:
    state = scene(options=STONES, stage="target")
    assert sorted(legal(state)) == sorted(f"target {door}" for door in DOORS[0])
    assert why_not(state, "walk h8") == ("PAL-V4", "target-comes-first")
    assert why_not(state, "target f8") == ("PAL-V4", "not-your-chip")
    state = play(state, "target c11", "target f8")
    assert state.decisions[-1] == SettingTarget(seat=2)
    state = play(state, "target e5")
    assert state.decisions == (TakingTurn(seat=0),)
    assert why_not(state, "target c12") == ("PAL-V4", "target-stays")
    assert why_not(scene(), "target c11") == ("PAL-V4", "no-target-stones")


@pytest.mark.rules("PAL-V4")
def test_only_the_target_can_be_collected() -> None:
    state = scene(
        options=STONES,
        chips=exchanged(("j8", "g11"), ("k5", "e11")),
        pawns={0: "h8"},
        targets={0: "k5", 1: "b8", 2: "e5"},
    )
    assert why_not(state, "walk j8") == ("PAL-V4", "not-the-target")
    near = scene(
        options=STONES,
        chips=exchanged(("j8", "g11"), ("k5", "e11")),
        pawns={0: "g8"},
        targets={0: "k5", 1: "b8", 2: "e5"},
    )
    after = play(near, "walk j8")
    assert after.chips[0] == near.chips[0], "ending on another own door collects nothing"


@pytest.mark.rules("PAL-V4")
def test_a_new_stone_is_placed_after_each_chip_but_the_last() -> None:
    state = scene(
        options=STONES,
        chips={0: ("j8", "c11"), 1: DOORS[1][:4]},
        pawns={0: "i8", 1: "a8"},
        targets={0: "j8", 1: "b8", 2: "e5"},
    )
    state = play(state, "walk j8")
    assert state.decisions[-1] == SettingTarget(seat=0)
    assert legal(state) == ["target c11"]
    assert play(state, "target c11").seat == 1
    last = scene(
        options=STONES,
        chips={0: ("j8",), 1: DOORS[1][:4]},
        pawns={0: "i8", 1: "a8"},
        targets={0: "j8", 1: "b8", 2: "e5"},
    )
    assert play(last, "walk j8").seat == 1


@pytest.mark.rules("PAL-V4", "PAL-V2")
def test_stones_follow_the_claiming_of_doors() -> None:
    state: State = GAME.setup(
        Options(target_stones=True, ready_made_town=True, first_player=1), 4, SeededChance(1)
    ).state
    while not isinstance(state, Collecting):
        state = GAME.apply(state, state.seat, GAME.default(state, state.seat), NoChance()).state
    assert state.decisions[-1] == SettingTarget(seat=1)
