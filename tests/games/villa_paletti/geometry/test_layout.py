"""The villa set up from a seed follows VIL-U1 and VIL-U2."""

import math
import random
from itertools import combinations

import msgspec
import pytest

from ludoteca.games.villa_paletti.geometry import shapes
from ludoteca.games.villa_paletti.geometry.layout import start_villa
from ludoteca.games.villa_paletti.geometry.spots import Spot, fits
from ludoteca.games.villa_paletti.geometry.villa import Villa, free_spots, upright_pose
from ludoteca.games.villa_paletti.tables import COLUMNS, FLOOR_ORDER, PRINTED_BOX, Wood


def villa_of(seed: int, wood: Wood = "fine") -> Villa:
    """The villa that is set up from a seed."""
    luck = random.Random(seed)
    return start_villa(lambda _, sides: luck.randrange(sides), wood)


@pytest.mark.parametrize("seed", range(6))
def test_columns_are_apart_on_the_site_and_the_blue_floor_is_within_the_base(seed: int) -> None:
    villa = villa_of(seed)
    prints = [villa.footprint(column) for column in COLUMNS]
    assert all(shapes.in_disc(shape, PRINTED_BOX.base.site_across / 2) for shape in prints)
    assert not any(shapes.overlap(one, other) for one, other in combinations(prints, 2))
    assert shapes.in_disc(villa.outline(villa.floors[0]), PRINTED_BOX.base.across / 2)
    assert len(villa.resting_on("blue")) >= 3
    assert set(villa.free()) | set(villa.covered()) == set(COLUMNS)
    assert villa.on_level(0) == tuple(COLUMNS)


@pytest.mark.parametrize(("wood", "most"), [("perfect", 0.0), ("fine", 0.1), ("rough", 0.3)])
def test_the_option_wood_limits_errors_of_length(wood: Wood, most: float) -> None:
    lengths = [abs(column.longer) for column in villa_of(3, wood).columns]
    assert max(lengths) <= most
    assert max(lengths) >= most * 0.8


@pytest.mark.parametrize("seed", range(3))
def test_the_blue_floor_touches_no_column_from_inside(seed: int) -> None:
    villa = villa_of(seed)
    blue = villa.floors[0]
    w, x, y, z = blue.pose.qw, blue.pose.qx, blue.pose.qy, blue.pose.qz
    assert math.hypot(w, x, y, z) == pytest.approx(1.0)
    gaps = []
    for column in villa.resting_on("blue"):
        pose = villa.pose_of(column)
        normal = blue.pose.turn(0.0, 0.0, 1.0)
        along = (normal[0] * (pose.x - blue.pose.x) + normal[1] * (pose.y - blue.pose.y)) / normal[2]
        gaps.append(blue.pose.z - PRINTED_BOX.floors.thickness / 2 - along - villa.length(column))
    assert sorted(gaps)[:3] == pytest.approx([0.0] * 3, abs=0.001)


def test_the_same_seed_gives_the_same_villa_and_it_survives_json() -> None:
    villa = villa_of(5)
    assert villa_of(5) == villa
    assert msgspec.json.decode(msgspec.json.encode(villa), type=Villa) == villa


def test_suggested_spots_are_on_the_highest_floor() -> None:
    villa = villa_of(1)
    column = villa.free()[0]
    in_hand = villa.with_column(column, None)
    spots = list(free_spots(in_hand, column))
    assert spots
    assert all(fits(in_hand, column, Spot(*spot, rotation=17.0)) for spot in spots)
    blue = villa.floors[0].pose
    taken = in_hand.with_column("red-thick", upright_pose(blue.x, blue.y, 75.0 + 35.0))
    assert taken.level_of("red-thick") == 1
    assert not fits(taken, column, Spot(blue.x, blue.y))
    assert not fits(in_hand, column, Spot(blue.x + 200.0, blue.y))


def test_columns_stacked_on_the_red_floor_count_for_its_level() -> None:
    floors = [{"floor": floor, "pose": [0, 0, level * 75 + 72.5]} for level, floor in enumerate(FLOOR_ORDER)]
    columns = [{"id": "red-thick", "pose": [0, 0, 410]}, {"id": "blue-1", "pose": [3, 0, 480]}]
    villa = msgspec.convert({"columns": columns, "floors": floors}, Villa)
    assert villa.level_of("blue-1") == villa.level_of("red-thick") == 5
    assert villa.stands_on("blue-1") == ("red-thick",)
    assert villa.carries("red-thick") == ("blue-1",)
    assert villa.free() == ("blue-1",)
