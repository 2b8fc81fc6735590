"""Previews and offers of pulls, places and floors before they are played."""

from typing import Literal

import pytest

from ludoteca.core import Bound, Illegal, SeededChance
from ludoteca.games.villa_paletti.actions import LayFloor, Pull
from ludoteca.games.villa_paletti.moves import OFFERS
from ludoteca.games.villa_paletti.options import Options
from ludoteca.games.villa_paletti.preview import Allowed, FloorPreview, WayOut
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.scripted_physics import ScriptedPhysics
from ludoteca.games.villa_paletti.state import State


def opened(set_up: Literal["from_seed", "in_turn"] = "from_seed") -> State:
    """A match of two before its first action, with the villa set up from a seed or by the players."""
    chance = SeededChance(3, ScriptedPhysics())
    return GAME.setup(Options(youngest=0, colours="rolled", set_up=set_up), 2, chance).state


@pytest.mark.rules("VIL-T2")
def test_a_pull_shows_its_way_out_and_what_it_passes() -> None:
    state = opened()
    (seat,) = GAME.active(state)
    pull = next(action for action in GAME.legal(state, seat) if isinstance(action, Pull))
    seen = GAME.preview(state, seat, pull)
    assert isinstance(seen, WayOut)
    assert seen.way >= 10.0
    assert (seen.gap is None) == (seen.nearest is None)
    assert seen.nearest != pull.column


@pytest.mark.rules("VIL-T7", "VIL-U2")
def test_a_floor_shows_what_it_would_rest_on() -> None:
    state = opened(set_up="in_turn")
    chance = SeededChance(3, ScriptedPhysics())
    while not isinstance(GAME.legal(state, GAME.active(state)[0])[0], LayFloor):
        seat = GAME.active(state)[0]
        place = GAME.legal(state, seat)[0]
        assert GAME.preview(state, seat, place) == Allowed()
        state = GAME.apply(state, seat, place, chance).state
    seat = GAME.active(state)[0]
    best = GAME.legal(state, seat)[0]
    seen = GAME.preview(state, seat, best)
    assert isinstance(seen, FloorPreview)
    assert len(seen.rests_on) >= seen.needed == 3
    with pytest.raises(Illegal) as refused:
        GAME.preview(state, seat, LayFloor(x=300.0, y=0.0))
    assert refused.value.rule == "VIL-U2"


def test_offers_have_the_kinds_of_bounds_that_are_declared() -> None:
    state = opened(set_up="in_turn")
    chance = SeededChance(3, ScriptedPhysics())
    seen: dict[str, dict[str, type[Bound]]] = {}
    while seen.keys() != OFFERS.keys():
        (seat,) = GAME.active(state)
        for offer in GAME.offers(state, seat):
            seen[offer.action] = {name: type(bound) for name, bound in offer.bounds.items()}
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0], chance).state
    assert seen == OFFERS
