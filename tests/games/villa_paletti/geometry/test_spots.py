"""The search for a free spot agrees with the check of a spot (VIL-T3)."""

import random

import pytest
from tests.games.villa_paletti.villas import build

from ludoteca.games.villa_paletti.geometry import shapes
from ludoteca.games.villa_paletti.geometry.spots import GRIDS, Spot, fits, inner_radius, spots
from ludoteca.games.villa_paletti.geometry.villa import Villa, free_spots, upright_pose
from ludoteca.games.villa_paletti.tables import COLUMNS, PRINTED_BOX, ColumnId

CROWD = (
    "yellow-thick",
    "blue-thick",
    "green-thick",
    "yellow-hex",
    "blue-hex",
    "green-hex",
    "yellow-3",
    "blue-3",
)


def crowded(seed: int) -> Villa:
    """An orange floor with as many columns as random places have room for."""
    luck = random.Random(seed)
    villa = build(("r1 y1 b1", "rt"), ("r2", ""), ("y2", ""), ("b2", ""), ("", ""))
    for column in CROWD:
        for _ in range(60):
            x, y, turn = luck.uniform(-75, 75), luck.uniform(-36, 36), luck.uniform(0, 60)
            if fits(villa, column, Spot(x, y, None, turn)):
                pose = upright_pose(x, y, PRINTED_BOX.standing_height(4) + 35, turn)
                villa = villa.with_column(column, pose)
                break
    return villa


def found_by_grid(villa: Villa, column: ColumnId) -> Spot | None:
    """A spot that the check allows, searched on a grid over the whole floor."""
    outline, shape = villa.highest_outline, villa.shape(column)
    for x in range(-75, 76, 2):
        for y in range(-36, 37, 2):
            if shapes.clearance(outline, (x, y)) < inner_radius(shape):
                continue
            for turn in range(0, 60, 15) if shape.kind == "hexagonal" else (0,):
                spot = Spot(float(x), float(y), None, float(turn))
                if fits(villa, column, spot):
                    return spot
    return None


@pytest.mark.rules("VIL-T4", "VIL-T3")
@pytest.mark.parametrize("seed", [0, 2, 3, 5])
def test_a_spot_is_found_whenever_the_grid_finds_one(seed: int) -> None:
    villa = crowded(seed)
    for column in ("red-hex", "red-thick"):
        listed = spots(villa, COLUMNS[column].kind)
        assert all(fits(villa, column, spot) for spot in listed)
        assert listed or found_by_grid(villa, column) is None


@pytest.mark.rules("VIL-T4")
def test_a_hexagon_that_fits_only_turned_has_a_spot() -> None:
    villa = crowded(2)
    assert not any(next(iter(free_spots(villa, "red-hex", *grid)), None) for grid in GRIDS)
    (spot,) = spots(villa, "hexagonal")
    assert spot.rotation
    assert not fits(villa, "red-hex", spot._replace(rotation=0.0))


@pytest.mark.rules("VIL-T3", "VIL-T1")
def test_a_column_across_two_others_stands_on_both() -> None:
    villa = build(("r1 y1 b1", ""), ("r2", ""), ("y2", ""), ("b2", ""), ("g1", ""), ("", ""))
    for column, x in (("blue-thick", -16.0), ("yellow-thick", 16.0)):
        villa = villa.with_column(column, upright_pose(x, 0.0, PRINTED_BOX.standing_height(5) + 35.0))
    assert fits(villa, "green-thick", Spot(0.0, 0.0, "blue-thick"))
    villa = villa.with_column("green-thick", upright_pose(0.0, 0.0, PRINTED_BOX.standing_height(5) + 105.0))
    assert set(villa.stands_on("green-thick")) == {"blue-thick", "yellow-thick"}
    assert villa.carries("blue-thick") == villa.carries("yellow-thick") == ("green-thick",)


NARROW: list[list[tuple[ColumnId, float, float, float]]] = [
    [
        ("red-thick", 24.5031, 9.0915, 43.7336),
        ("yellow-thick", -11.1965, -8.823, 27.134),
        ("blue-thick", 58.7833, 10.2106, 14.5721),
        ("green-thick", -48.5866, -4.3756, 26.8017),
    ],
    [
        ("red-thick", 18.2709, 5.3581, 52.177),
        ("yellow-thick", -30.7423, -10.1035, 13.3079),
        ("green-thick", 45.2445, -8.9108, 14.8031),
    ],
    [
        ("red-thick", -44.575, 7.3485, 58.4029),
        ("blue-thick", 33.6416, -2.0398, 35.8005),
        ("green-hex", -7.6907, 6.2012, 4.1464),
    ],
    [
        ("red-thick", -49.6332, 10.5014, 59.9801),
        ("yellow-thick", 15.0886, -14.346, 9.4394),
        ("blue-thick", 48.2887, -6.0564, 16.3022),
        ("green-thick", -16.2615, 3.9002, 6.9329),
    ],
]
"""Columns on the orange floor between which a thick one just fits: a gap that leads slantwise."""


@pytest.mark.rules("VIL-T4")
@pytest.mark.parametrize("columns", NARROW)
def test_a_free_spot_in_a_slanting_gap_is_found(columns: list[tuple[ColumnId, float, float, float]]) -> None:
    villa = build(("r1 y1 b1 g1", ""), ("r2 y2 b2 g2", ""), ("r3 y3 b3 g3", ""), ("rh yh bh", ""), ("", ""))
    for column, x, y, turn in columns:
        villa = villa.with_column(column, upright_pose(x, y, PRINTED_BOX.standing_height(4) + 35, turn))
    assert not any([*free_spots(villa, "red-thick", step, gap)] for step, gap in GRIDS), "no grid has one"
    (spot,) = spots(villa, "thick")
    assert fits(villa, "red-thick", spot)
