"""Balance by gravity alone: how far inside its supports the weight of each level lies.

All that lies on the columns of a level weighs on one point, and that point must lie within the convex hull of
what touches. A builder's eye sees as much.
"""

import math
from collections.abc import Iterator

from . import shapes
from .pieces import FLOORS, ColumnId, Point, Polygon
from .villa import Villa


def margin(villa: Villa) -> float:
    """How far inside its supports the load of the worst level lies, in millimetres; negative: it tips."""
    return min((margin_of_level(villa, level) for level in range(villa.top_level)), default=math.inf)


def margin_of_level(villa: Villa, level: int) -> float:
    """How far inside the hull of the contacts of a level's columns the load above it lies."""
    touching = [point for column in villa.on_level(level) for point in touching_above(villa, column)]
    if len(touching) < 3:
        return -math.inf
    return shapes.clearance(shapes.convex_hull(touching), centre_of_load(villa, level))


def centre_of_load(villa: Villa, level: int) -> Point:
    """Where the floor above a level and everything on it weighs down."""
    weights = [(FLOORS[floor.floor].grams, floor.pose) for floor in villa.floors[level:]]
    weights += [
        (column.piece.shape.grams, villa.pose_of(column.id))
        for column in villa.standing
        if villa.level_of(column.id) > level
    ]
    grams = sum(weight for weight, _ in weights)
    return (
        sum(weight * pose.x for weight, pose in weights) / grams,
        sum(weight * pose.y for weight, pose in weights) / grams,
    )


def touching_above(villa: Villa, column: ColumnId) -> tuple[Point, ...]:
    """The corners of what a column shares with the floor right above it."""
    level = villa.level_of(column)
    return tuple(shared_corners(villa.footprint(column), villa.floors[level].outline))


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
    within = [corner for corner in one if shapes.contains(other, corner)]
    yield from within
    if len(within) == len(one):
        return
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
