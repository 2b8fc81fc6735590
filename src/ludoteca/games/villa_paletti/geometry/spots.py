"""Where a column may be set down on the highest floor (VIL-T3)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ludoteca.core import Illegal
from ludoteca.games.villa_paletti.hand import check_reach
from ludoteca.games.villa_paletti.tables import COLUMNS, FLOOR_ORDER, ColumnId, ColumnKind, Polygon

from . import shapes
from .villa import Villa, free_spots

GRIDS = ((10.0, 1.0), (5.0, 1.0), (2.0, 0.1))
"""Millimetres between the spots that are listed and from a spot to its neighbours: a finer grid when nothing
fits on the coarser one. What fits on none of them has no free spot (VIL-T4)."""

RED_LEVEL = len(FLOOR_ORDER)
"""The floor on which columns may be stacked (VIL-T3)."""


class Spot(NamedTuple):
    """A place for a column: on the floor, or on another column."""

    x: float
    y: float
    on: ColumnId | None = None


@lru_cache(maxsize=1024)
def spots(villa: Villa, kind: ColumnKind) -> tuple[Spot, ...]:
    """Listed places for a column of that kind on the highest floor, on columns of the red floor last."""
    for step, gap in GRIDS:
        found = tuple(spots_on_grid(villa, kind, step, gap))
        if found:
            return found
    return ()


@lru_cache(maxsize=1024)
def has_spot(villa: Villa, kind: ColumnKind) -> bool:
    """Whether the highest floor has a free spot for a column of that kind (VIL-T4)."""
    return any(next(spots_on_grid(villa, kind, step, gap), None) for step, gap in GRIDS)


def spots_on_grid(villa: Villa, kind: ColumnKind, step: float, gap: float) -> Iterator[Spot]:
    """Places of a grid, then places on columns."""
    like = next(column.id for column in COLUMNS.values() if column.kind == kind)
    yield from (Spot(x, y) for x, y in free_spots(villa, like, step, gap))
    yield from stacked_spots(villa, kind)


def stacked_spots(villa: Villa, kind: ColumnKind) -> Iterator[Spot]:
    """Right on top of each column of the red floor that carries none (VIL-T3)."""
    if villa.top_level < RED_LEVEL:
        return
    shape = next(column.shape for column in COLUMNS.values() if column.kind == kind)
    for below in villa.on_level(villa.top_level):
        pose = villa.pose_of(below)
        x, y = round(pose.x, 1), round(pose.y, 1)
        if fits_on(villa, below, shapes.footprint(shape, x, y)):
            yield Spot(x, y, below)


def fits_on(villa: Villa, below: ColumnId, shape: Polygon) -> bool:
    """Whether an outline on top of a column stays inside the floor and clear of columns as high or higher."""
    height = layer(villa, below) + 1
    return shapes.inside(villa.floors[-1].outline, shape) and not any(
        shapes.overlap(shape, villa.footprint(other))
        for other in villa.on_level(villa.top_level)
        if layer(villa, other) >= height
    )


def layer(villa: Villa, column: ColumnId) -> int:
    """How many columns a column of the red floor stands on."""
    below = villa.stands_on(column)
    return 0 if below is None else 1 + layer(villa, below)


def check_spot(
    villa: Villa, column: ColumnId, x: float, y: float, rotation: float, on: ColumnId | None
) -> None:
    """Refuse a place beyond the edge, on another column or inside one (VIL-T3)."""
    check_reach("VIL-T3", x, y, rotation)
    shape = shapes.footprint(COLUMNS[column].shape, x, y, rotation)
    floor = villa.floors[-1]
    if not shapes.inside(floor.outline, shape):
        raise Illegal("VIL-T3", "over-the-edge", column=column, floor=floor.floor)
    if on is None:
        for other in villa.on_level(villa.top_level):
            if shapes.overlap(shape, villa.footprint(other)):
                raise Illegal("VIL-T3", "on-another-column", column=column, other=other)
        return
    check_stack(villa, column, on, shape)


def check_stack(villa: Villa, column: ColumnId, on: ColumnId, shape: Polygon) -> None:
    """Refuse to stack a column where that is not allowed or cannot be (VIL-T3)."""
    if villa.top_level < RED_LEVEL:
        raise Illegal("VIL-T3", "stacking-only-on-red", column=column, other=on)
    if on not in villa.on_level(villa.top_level):
        raise Illegal("VIL-T3", "not-on-red", column=column, other=on)
    if villa.carries(on):
        raise Illegal("VIL-T3", "carries-already", column=column, other=on)
    if not shapes.overlap(shape, villa.footprint(on)):
        raise Illegal("VIL-T3", "beside-the-column", column=column, other=on)
    if not fits_on(villa, on, shape):
        raise Illegal("VIL-T3", "on-another-column", column=column, other=on)
