"""Lanes: the directions in which a column can be pulled out without touching another, by geometry alone."""

import math
from collections.abc import Iterator
from typing import NamedTuple

from ludoteca.games.villa_paletti.tables import ColumnId

from . import shapes
from .villa import Villa

OUT_GAP = 2.0
"""Millimetres from the floor above at which a column is out …"""
OUT_WAY = 10.0
"""… and from its former place, in any direction."""
STEP = 2.0
FARTHEST = 400.0


class Lane(NamedTuple):
    """A straight way out for a column."""

    direction: float
    """In degrees against the clock from the x axis."""
    way: float
    """Millimetres until the column is out."""
    gap: float
    """Millimetres to the nearest other column on the way; negative when it would be hit."""
    nearest: ColumnId | None = None


def way_out(villa: Villa, column: ColumnId, direction: float) -> float:
    """The distance that a column must be pulled in a direction until it is out from under its floor."""
    level = villa.level_of(column)
    if level == villa.top_level:
        return OUT_WAY
    outline = villa.outline(villa.floors[level])
    clear = villa.shape(column).radius + OUT_GAP
    pose = villa.pose_of(column)
    cosine, sine = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    way = OUT_WAY
    while way < FARTHEST:
        clearance = -shapes.clearance(outline, (pose.x + way * cosine, pose.y + way * sine))
        if clearance >= clear:
            break
        # No nearer end is possible than the distance that still lacks.
        way += max(STEP, clear - clearance if clearance < 0 else 0.0)
    return way


def lane(villa: Villa, column: ColumnId, direction: float) -> Lane:
    """The way out in one direction, with the gap at its narrowest place."""
    way = way_out(villa, column, direction)
    pose, radius = villa.pose_of(column), villa.shape(column).radius
    cosine, sine = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    gap, nearest = math.inf, None
    for other in villa.on_level(villa.level_of(column)):
        if other == column:
            continue
        there = villa.pose_of(other)
        dx, dy = there.x - pose.x, there.y - pose.y
        along = min(way, max(0.0, dx * cosine + dy * sine))
        apart = math.hypot(dx - along * cosine, dy - along * sine)
        between = apart - radius - villa.shape(other).radius
        if between < gap:
            gap, nearest = between, other
    return Lane(direction, way, gap, nearest)


def lanes(villa: Villa, column: ColumnId, step: float = 10.0) -> Iterator[Lane]:
    """The ways out in all directions, `step` degrees apart."""
    for index in range(round(360.0 / step)):
        yield lane(villa, column, index * step)
