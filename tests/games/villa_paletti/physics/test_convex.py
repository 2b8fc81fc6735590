"""Floors are cut into convex parts that together are the floor."""

import pytest

from ludoteca.games.villa_paletti.physics.convex import convex_parts, dents_of, floor_parts
from ludoteca.games.villa_paletti.tables import FLOOR_ORDER, PRINTED_BOX, FloorName, area_and_centre


@pytest.mark.parametrize("floor", FLOOR_ORDER)
def test_the_parts_of_a_floor_are_convex_and_have_its_area(floor: FloorName) -> None:
    outline, parts = PRINTED_BOX.floor[floor].polygon, floor_parts(PRINTED_BOX, floor)
    assert not any(dents_of(part) for part in parts)
    assert sum(area_and_centre(part)[0] for part in parts) == pytest.approx(area_and_centre(outline)[0])
    assert {corner for part in parts for corner in part} == set(outline)


def test_a_corner_is_cut_the_short_way() -> None:
    angle = ((0.0, 0.0), (40.0, 0.0), (40.0, 10.0), (10.0, 10.0), (10.0, 30.0), (0.0, 30.0))
    assert dents_of(angle) == [3]
    assert len(convex_parts(angle)) == 2
    square = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    assert convex_parts(square) == (square,)
