"""The data of columns and floors is that of the rulebook (VIL-C1 … VIL-C4)."""

from collections import Counter
from typing import get_args

import pytest

from ludoteca.games.villa_paletti.decisions import DecisionKind, VillaDecision
from ludoteca.games.villa_paletti.tables import COLOURS, COLUMNS, FLOOR_ORDER, PRINTED_BOX, area_and_centre


def test_there_are_five_columns_of_each_colour() -> None:
    assert len(COLUMNS) == 20
    for colour in COLOURS:
        kinds = Counter(piece.kind for piece in COLUMNS.values() if piece.colour == colour)
        assert kinds == {"thin": 3, "hexagonal": 1, "thick": 1}


def test_a_column_is_worth_points_by_its_kind() -> None:
    assert {piece.kind: piece.worth for piece in COLUMNS.values()} == {"thin": 1, "hexagonal": 2, "thick": 3}


def test_floors_are_in_order_each_smaller_than_the_one_before() -> None:
    assert tuple(PRINTED_BOX.floor) == FLOOR_ORDER
    areas = [area_and_centre(piece.polygon)[0] for piece in PRINTED_BOX.floor.values()]
    assert areas == sorted(areas, reverse=True)


def test_all_floors_have_the_same_density() -> None:
    for piece in PRINTED_BOX.floor.values():
        area, centre = area_and_centre(piece.polygon)
        assert centre == pytest.approx((0.0, 0.0), abs=1e-9)
        assert 1000 * piece.grams / (area * PRINTED_BOX.floors.thickness) == pytest.approx(0.66, abs=0.02)


def test_the_kinds_of_decisions_are_their_tags() -> None:
    tags = [str(decision.__struct_config__.tag) for decision in get_args(VillaDecision)]
    assert list(get_args(DecisionKind)) == tags
