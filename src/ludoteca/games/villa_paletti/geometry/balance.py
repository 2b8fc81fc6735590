"""Balance by gravity alone: how far inside its supports the weight of each level lies.

All that lies on the columns of a level weighs on one point, and that point must lie within the convex hull of
what touches. A builder's eye sees as much.
"""

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ludoteca.games.villa_paletti.tables import FLOORS, ColumnId, Point, Polygon

from . import shapes
from .villa import Column, Floor, Villa, covers


class Bearing(NamedTuple):
    """How a level bears what is above it: the hull of what touches, and the weight on it."""

    hull: Polygon
    grams: float
    centre: Point
    """Where the weight acts, as seen from above."""

    def with_weight(self, grams: float, at: Point) -> "Bearing":
        """The same level with something more, or less, above it."""
        total = self.grams + grams
        x, y = (
            (self.grams * own + grams * other) / total for own, other in zip(self.centre, at, strict=True)
        )
        return Bearing(self.hull, total, (x, y))

    @property
    def margin(self) -> float:
        """How far inside the hull the weight acts, in millimetres; negative: it tips."""
        if len(self.hull) < 3:
            return -math.inf
        return shapes.clearance(self.hull, self.centre)


def margin(villa: Villa) -> float:
    """How far inside its supports the load of the worst level lies, in millimetres; negative: it tips."""
    return worst(bearings(villa))


def worst(levels: Iterable[Bearing]) -> float:
    """The smallest margin of several levels."""
    return min((level.margin for level in levels), default=math.inf)


def margin_of_level(villa: Villa, level: int) -> float:
    """How far inside the hull of the contacts of a level's columns the load above it lies."""
    return bearing(villa, level).margin


@lru_cache(maxsize=64)
def bearings(villa: Villa) -> tuple[Bearing, ...]:
    """How every level with a floor over it bears, from below."""
    return tuple(bearing(villa, level) for level in range(villa.top_level))


def bearing(villa: Villa, level: int) -> Bearing:
    """How one level bears the floor above it and everything on that."""
    touching = (point for column in villa.on_level(level) for point in touching_above(villa, column))
    weights = [(FLOORS[floor.floor].grams, floor.pose) for floor in villa.floors[level:]]
    weights += [
        (column.piece.shape.grams, villa.pose_of(column.id))
        for column in villa.standing
        if villa.level_of(column.id) > level
    ]
    grams = sum(weight for weight, _ in weights)
    centre = (
        sum(weight * pose.x for weight, pose in weights) / grams,
        sum(weight * pose.y for weight, pose in weights) / grams,
    )
    return Bearing(shapes.convex_hull(touching), grams, centre)


def margin_with(villa: Villa, grams: float, at: Point) -> float:
    """The margin of the worst level once something of that weight stands on the highest floor."""
    return worst(level.with_weight(grams, at) for level in bearings(villa))


def margin_without(villa: Villa, column: ColumnId) -> float:
    """The margin of the worst level once a column is gone."""
    return worst(bearings_without(villa, column))


def bearings_without(villa: Villa, column: ColumnId) -> tuple[Bearing, ...]:
    """How every level with a floor over it bears once a column is gone, from below."""
    own = villa.level_of(column)
    pose, grams = villa.pose_of(column), villa.column(column).piece.shape.grams
    levels = list(bearings(villa))
    for level in range(own):
        levels[level] = levels[level].with_weight(-grams, (pose.x, pose.y))
    if own < villa.top_level:
        levels[own] = bearing(villa.with_column(column, None), own)
    return tuple(levels)


def touching_above(villa: Villa, column: ColumnId) -> tuple[Point, ...]:
    """The corners of what a column shares with the floor right above it."""
    floor, standing = villa.floors[villa.level_of(column)], villa.column(column)
    return shared_with(floor, standing) if covers(floor, standing) else ()


@lru_cache(maxsize=1024)
def shared_with(floor: Floor, column: Column) -> tuple[Point, ...]:
    """The corners of what a floor shares with a column that it covers in part or wholly."""
    pose, shape = column.pose, column.piece.shape
    assert pose is not None
    footprint = shapes.footprint(shape, pose.x, pose.y, pose.rotation)
    if shapes.clearance(floor.outline, (pose.x, pose.y)) >= shape.radius:
        return footprint
    return tuple(shared_corners(footprint, floor.outline))


def touching_below(villa: Villa, column: ColumnId) -> tuple[Point, ...]:
    """The corners of what a column stands on."""
    level = villa.level_of(column)
    if level == 0:
        return villa.footprint(column)
    return tuple(shared_corners(villa.footprint(column), villa.floors[level - 1].outline))


def shared_corners(one: Polygon, other: Polygon) -> Iterator[Point]:
    """Points whose hull is the hull of the part that two polygons share."""
    if shapes.far_apart(one, other):
        return
    yield from (corner for corner in one if shapes.contains(other, corner))
    yield from (corner for corner in other if shapes.contains(one, corner))
    for start, end in shapes.edges(one):
        for other_start, other_end in shapes.edges(other):
            if shapes.segments_cross(start, end, other_start, other_end):
                yield crossing(start, end, other_start, other_end)


def crossing(a: Point, b: Point, c: Point, d: Point) -> Point:
    """Where two segments that cross meet."""
    from_c, from_d = shapes.turn(a, b, c), shapes.turn(a, b, d)
    part = from_c / (from_c - from_d)
    return c[0] + (d[0] - c[0]) * part, c[1] + (d[1] - c[1]) * part
