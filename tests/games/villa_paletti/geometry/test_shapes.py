"""Flat shapes: overlap, containment and dimensions."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.villa_paletti.geometry import shapes
from ludoteca.games.villa_paletti.tables import PRINTED_BOX, Polygon

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
BLUE = PRINTED_BOX.floor["blue"].polygon


def moved(dx: float, dy: float) -> tuple[tuple[float, float], ...]:
    return tuple((x + dx, y + dy) for x, y in SQUARE)


def test_hexagon_is_22_mm_across_flats() -> None:
    corners = shapes.footprint(PRINTED_BOX.shapes["red-hex"], 0.0, 0.0)
    assert corners[0][0] - corners[3][0] == pytest.approx(22.0 * 2.0 / math.sqrt(3.0))
    assert corners[1][1] - corners[5][1] == pytest.approx(22.0)


@pytest.mark.parametrize(
    ("other", "meets", "lies_inside"),
    [
        (moved(20, 0), False, False),
        (moved(9, 9), True, False),
        (tuple((x / 2 + 1, y / 2 + 1) for x, y in SQUARE), True, True),
        (tuple((x * 3 - 5, y * 3 - 5) for x, y in SQUARE), True, False),
        (((4.0, -5.0), (6.0, -5.0), (6.0, 15.0), (4.0, 15.0)), True, False),
    ],
)
def test_overlap_and_containment_of_squares(other: Polygon, meets: bool, lies_inside: bool) -> None:
    assert shapes.overlap(SQUARE, other) is meets
    assert shapes.overlap(other, SQUARE) is meets
    assert shapes.inside(SQUARE, other) is lies_inside


@given(x=st.floats(-150, 150), y=st.floats(-150, 150), rotation=st.floats(0, 360))
def test_a_contained_shape_also_overlaps(x: float, y: float, rotation: float) -> None:
    shape = shapes.footprint(PRINTED_BOX.shapes["red-thick"], x, y, rotation)
    if shapes.inside(BLUE, shape):
        assert shapes.overlap(BLUE, shape)
        assert shapes.clearance(BLUE, (x, y)) > 0
    if shapes.clearance(BLUE, (x, y)) > 15.1:
        assert shapes.inside(BLUE, shape)
    if shapes.clearance(BLUE, (x, y)) < -15.1:
        assert not shapes.overlap(BLUE, shape)
