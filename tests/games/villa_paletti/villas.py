"""Villas for tests, described by the columns on each level, under the next floor or beside it."""

import math
from collections.abc import Iterator, Sequence
from typing import Any

from ludoteca.games.villa_paletti.decisions import TakingTurn, VillaDecision
from ludoteca.games.villa_paletti.geometry import shapes
from ludoteca.games.villa_paletti.geometry.villa import (
    Column,
    Floor,
    Villa,
    upright_pose,
)
from ludoteca.games.villa_paletti.options import Options
from ludoteca.games.villa_paletti.position import from_position
from ludoteca.games.villa_paletti.state import State
from ludoteca.games.villa_paletti.tables import COLUMNS, FLOOR_ORDER, PRINTED_BOX, ColumnId, Point

BEARING = ((-38.0, 0.0), (38.0, 0.0), (0.0, 14.0), (0.0, -14.0))
"""Places for columns that support every floor on every level."""

Level = tuple[Sequence[ColumnId], Sequence[ColumnId]]
"""The columns under the next floor, and those beside it."""

COLOURS = (("red",), ("yellow",), ("blue",), ("green",))


def ids(text: str) -> tuple[ColumnId, ...]:
    """Column ids from short forms: `r1 rh bt` are red-1, red-hex and blue-thick."""
    colours = {"r": "red", "y": "yellow", "b": "blue", "g": "green"}
    shapes_ = {"h": "hex", "t": "thick"}
    return tuple(f"{colours[word[0]]}-{shapes_.get(word[1], word[1])}" for word in text.split())


def build(*levels: tuple[str, str]) -> Villa:
    """A villa from its levels, the lowest first, each as `(under the next floor, beside it)`."""
    columns: dict[ColumnId, Column] = {column: Column(id=column) for column in COLUMNS}
    floors = tuple(
        Floor(floor=floor, pose=upright_pose(0.0, 0.0, PRINTED_BOX.laid_height(level)))
        for level, floor in enumerate(FLOOR_ORDER[: len(levels) - 1])
    )
    for level, (under, beside) in enumerate(levels):
        taken: list[tuple[Point, float]] = []
        is_top = level == len(levels) - 1
        for column, covered in [*((c, not is_top) for c in ids(under)), *((c, False) for c in ids(beside))]:
            spot = next(places(level, column, covered, is_top, taken))
            taken.append((spot, PRINTED_BOX.shapes[column].radius))
            columns[column] = Column(
                id=column, pose=upright_pose(*spot, PRINTED_BOX.standing_height(level) + 35.0)
            )
    return Villa(columns=tuple(columns.values()), floors=floors)


def places(
    level: int, column: ColumnId, covered: bool, is_top: bool, taken: Sequence[tuple[Point, float]]
) -> Iterator[Point]:
    """Free places for a column on a level; for covered columns the ones that support the floor well first."""
    radius = PRINTED_BOX.shapes[column].radius
    grid = ((float(x), float(y)) for y in range(-112, 113, 7) for x in range(-112, 113, 7))
    for x, y in [*(BEARING if covered or is_top else ()), *grid]:
        on_ground = (
            math.hypot(x, y) + radius <= PRINTED_BOX.base.site_across / 2.0
            if level == 0
            else shapes.clearance(PRINTED_BOX.floor[FLOOR_ORDER[level - 1]].polygon, (x, y)) >= radius
        )
        if not on_ground or any(math.dist((x, y), there) < radius + r + 1.0 for there, r in taken):
            continue
        if not is_top:
            cover = shapes.clearance(PRINTED_BOX.floor[FLOOR_ORDER[level]].polygon, (x, y))
            if (covered and cover < radius) or (not covered and cover > -radius - 1.0):
                continue
        yield x, y


def position(villa: Villa, seats: int = 4, **fields: Any) -> State:
    """The state of a match with this villa; seat 0 is to move unless `fields` say otherwise."""
    colours = {2: (("red", "blue"), ("yellow", "green")), 3: COLOURS[:3], 4: COLOURS}[seats]
    decisions: tuple[VillaDecision, ...] = fields.pop("decisions", (TakingTurn(seat=0),))
    options: Options = fields.pop("options", Options(wood="perfect"))
    return from_position(
        State(
            seats=seats,
            villa=villa,
            turn=1,
            decisions=decisions,
            options=options,
            **{"colours": colours, **fields},
        )
    )
