"""Simulated villas stay at rest and tip where statics predicts; `bench/villa_paletti_physics.py` has more."""

import math
import random

import pytest
from tests.games.villa_paletti.physics.sway import sway_limit
from tests.games.villa_paletti.physics.tipping import does_tip, edge_case, tips_by_statics, tower_case
from tests.games.villa_paletti.physics.towers import tower

from ludoteca.games.villa_paletti.geometry.balance import margin
from ludoteca.games.villa_paletti.physics.model import GRAVITY
from ludoteca.games.villa_paletti.physics.report import loads_of
from ludoteca.games.villa_paletti.physics.world import World


@pytest.mark.parametrize("floors", [1, 3, 5])
def test_a_villa_stays_at_rest_and_its_loads_add_up(floors: int) -> None:
    villa = tower(21, floors)
    world = World(villa)
    before = world.rows()
    world.step(round(5.0 / world.timestep))
    assert (
        1000 * max(math.dist(now[:3], row[:3]) for now, row in zip(world.rows(), before, strict=True)) < 0.2
    )
    loads = loads_of(villa)
    for level in range(floors):
        grams = sum(villa.box.floor[floor.floor].grams for floor in villa.floors[level:])
        above = [column for column in villa.standing if villa.level_of(column.id) > level]
        weight = (grams + sum(villa.shape(column.id).grams for column in above)) / 1000 * GRAVITY
        assert sum(loads[column] for column in villa.on_level(level)) == pytest.approx(weight, rel=0.02)


def test_a_floor_tips_within_a_millimetre_of_the_prediction_of_statics() -> None:
    luck = random.Random(8)
    for _ in range(8):
        case = edge_case(luck)
        edge = tips_by_statics(case)
        assert not does_tip(case.moved(edge - 1.0))
        assert does_tip(case.moved(edge + 1.0))


def test_the_linear_programme_agrees_with_the_hull() -> None:
    luck = random.Random(9)
    for _ in range(4):
        case = edge_case(luck)
        edge = tips_by_statics(case)
        assert sway_limit(case.moved(edge - 0.5)) > 0.0
        assert sway_limit(case.moved(edge + 0.5)) == 0.0
        assert margin(case.moved(edge - 0.5)) > 0.0


@pytest.mark.parametrize("seed", [3, 7])
def test_three_floors_stand_until_shortly_before_the_limit_of_statics(seed: int) -> None:
    """With softer contacts the upper part would lean out and tip a millimetre early."""
    case = tower_case(seed, 3)
    edge = tips_by_statics(case)
    assert not does_tip(case.moved(edge - 0.7))
    assert does_tip(case.moved(edge + 0.3))
