"""Balance by gravity alone: how far inside its supports the weight on each level acts.

Everything above the columns of a level acts as one weight at one point, and that point must be inside the
convex hull of the contacts.
"""

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ludoteca.games.villa_paletti.tables import Box, ColumnId, Point, Polygon

from . import shapes
from .villa import Column, Floor, Villa, covers, outline_of


class Bearing(NamedTuple):
    """How a level of columns bears what is above it: the hull of the contacts, and the weight on it."""

    hull: Polygon
    grams: float
    centre: Point
    """Where the weight acts, as seen from above."""

    def with_weight(self, grams: float, at: Point) -> "Bearing":
        """The same bearing with some grams more, or less, at a point above it."""
        total = self.grams + grams
        x, y = (
            (self.grams * own + grams * other) / total for own, other in zip(self.centre, at, strict=True)
        )
        return Bearing(self.hull, total, (x, y))

    @property
    def margin(self) -> float:
        """How far inside the hull the weight acts, in millimetres; negative if it tips."""
        if len(self.hull) < 3:
            return -math.inf
        return shapes.clearance(self.hull, self.centre)


def margin(villa: Villa) -> float:
    """The smallest margin of all levels of the villa, in millimetres; negative if it tips."""
    return worst(bearings(villa))


def worst(levels: Iterable[Bearing]) -> float:
    """The smallest margin of several bearings; infinite if there are none."""
    return min((level.margin for level in levels), default=math.inf)


def margin_of_level(villa: Villa, level: int) -> float:
    """How far inside its contacts the weight on a level acts, in millimetres; negative if it tips."""
    return bearing(villa, level).margin


@lru_cache(maxsize=64)
def bearings(villa: Villa) -> tuple[Bearing, ...]:
    """The bearing of each level with a floor over it, from below."""
    return tuple(bearing(villa, level) for level in range(villa.top_level))


def bearing(villa: Villa, level: int) -> Bearing:
    """The bearing of one level for the floor above it and everything on that."""
    touching = (point for column in villa.on_level(level) for point in touching_above(villa, column))
    weights = [(villa.box.floor[floor.floor].grams, floor.pose) for floor in villa.floors[level:]]
    weights += [
        (villa.shape(column.id).grams, villa.pose_of(column.id))
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
    """The smallest margin of all levels with some grams more at a point of the highest floor."""
    return worst(level.with_weight(grams, at) for level in bearings(villa))


def margin_without(villa: Villa, column: ColumnId) -> float:
    """The smallest margin of all levels without a column."""
    return worst(bearings_without(villa, column))


def bearings_without(villa: Villa, column: ColumnId) -> tuple[Bearing, ...]:
    """The bearing of each level with a floor over it, from below, without a column."""
    own = villa.level_of(column)
    pose, grams = villa.pose_of(column), villa.shape(column).grams
    levels = list(bearings(villa))
    for level in range(own):
        levels[level] = levels[level].with_weight(-grams, (pose.x, pose.y))
    if own < villa.top_level:
        levels[own] = bearing(villa.with_column(column, None), own)
    return tuple(levels)


def touching_above(villa: Villa, column: ColumnId) -> tuple[Point, ...]:
    """The corners of the contact between a column and the floor right above it."""
    floor, standing = villa.floors[villa.level_of(column)], villa.column(column)
    return shared_with(villa.box, floor, standing) if covers(villa.box, floor, standing) else ()


@lru_cache(maxsize=1024)
def shared_with(box: Box, floor: Floor, column: Column) -> tuple[Point, ...]:
    """The corners of the contact between a floor and a column that it covers wholly or in part."""
    pose, shape, outline = column.pose, box.shapes[column.id], outline_of(box, floor)
    assert pose is not None
    footprint = shapes.footprint(shape, pose.x, pose.y, pose.rotation)
    if shapes.clearance(outline, (pose.x, pose.y)) >= shape.radius:
        return footprint
    return tuple(shared_corners(footprint, outline))


def touching_below(villa: Villa, column: ColumnId) -> tuple[Point, ...]:
    """The corners of the contact between a column and what it stands on."""
    level = villa.level_of(column)
    if level == 0:
        return villa.footprint(column)
    return tuple(shared_corners(villa.footprint(column), villa.outline(villa.floors[level - 1])))


def shared_corners(one: Polygon, other: Polygon) -> Iterator[Point]:
    """Points whose convex hull is that of the intersection of two polygons."""
    if shapes.boxes_disjoint(one, other):
        return
    yield from (corner for corner in one if shapes.contains(other, corner))
    yield from (corner for corner in other if shapes.contains(one, corner))
    for start, end in shapes.edges(one):
        for other_start, other_end in shapes.edges(other):
            if shapes.segments_cross(start, end, other_start, other_end):
                yield intersection(start, end, other_start, other_end)


def intersection(a: Point, b: Point, c: Point, d: Point) -> Point:
    """The intersection point of two segments that cross."""
    from_c, from_d = shapes.turn(a, b, c), shapes.turn(a, b, d)
    part = from_c / (from_c - from_d)
    return c[0] + (d[0] - c[0]) * part, c[1] + (d[1] - c[1]) * part
