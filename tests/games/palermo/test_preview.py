"""The previews of houses and policemen before they are on the board."""

import pytest

from ludoteca.core import Illegal, SeededChance
from ludoteca.games.palermo.actions import LayHouse, LayStart, PalermoAction, PlacePoliceman
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import State

from .scenes import scene


def after(*actions: PalermoAction) -> State:
    """The state of a new match after these actions."""
    state = GAME.setup(Options(first_player=0), 3, SeededChance(1)).state
    for action in actions:
        (seat,) = GAME.active(state)
        state = GAME.apply(state, seat, action, SeededChance(1)).state
    return state


FIRST = (LayStart(slot="F6"), LayHouse(kind="two", slot="C3", rotation=0))


@pytest.mark.rules("PAL-B2", "PAL-B4")
def test_the_preview_of_a_house_shows_shared_walls_and_the_way_to_its_door() -> None:
    shown = GAME.preview(after(*FIRST), 1, LayHouse(kind="two", slot="B3", rotation=0))
    assert shown.walls == (("e7", "f7"),)
    assert shown.way[0] == "d6"
    assert shown.way[-1] in {"a6", "d1"}


@pytest.mark.rules("PAL-B1")
def test_other_actions_have_no_preview() -> None:
    shown = GAME.preview(after(), 0, LayStart(slot="A1"))
    assert (shown.walls, shown.way) == ((), ())


@pytest.mark.rules("PAL-B2")
def test_what_is_not_legal_is_not_previewed() -> None:
    with pytest.raises(Illegal, match="does-not-join"):
        GAME.preview(after(*FIRST), 1, LayHouse(kind="one", slot="A1", rotation=0))


@pytest.mark.rules("PAL-M4")
def test_the_preview_of_a_policeman_says_whom_he_hinders() -> None:
    state = scene(pawns={0: "h8", 1: "a8"})
    shown = GAME.preview(state, 0, PlacePoliceman(cell="b8"))
    assert [(each.seat, each.income > 0) for each in shown.hindered] == [(1, True)]
    assert GAME.preview(state, 0, PlacePoliceman(cell="k4")).hindered == ()


@pytest.mark.rules("PAL-M3", "PAL-M4")
def test_a_policeman_who_moves_away_hinders_nobody_only_because_walks_end_elsewhere() -> None:
    away = GAME.preview(scene(pawns={0: "h8", 1: "a8"}, police={0: "b8"}), 0, PlacePoliceman(cell="k4"))
    assert away.hindered == ()
    arriving = [
        GAME.preview(scene(pawns={0: "h8", 1: "a8"}, police=stone), 0, PlacePoliceman(cell="b8"))
        for stone in ({}, {0: "a9"})
    ]
    assert arriving[0] == arriving[1]
