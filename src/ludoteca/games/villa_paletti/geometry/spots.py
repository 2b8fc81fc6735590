"""Legal places for a column on the highest floor (VIL-T3)."""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice
from typing import NamedTuple

from ludoteca.core import Illegal
from ludoteca.games.villa_paletti.hand import check_reach
from ludoteca.games.villa_paletti.tables import (
    COLUMNS,
    FLOOR_ORDER,
    ColumnId,
    ColumnKind,
    Kind,
    Polygon,
)

from . import shapes
from .measures import gap_of, over_edge, overlap_of
from .villa import Villa, free_spots

GRIDS = ((10.0, 1.0), (5.0, 1.0), (2.0, 0.1))
"""Millimetres between the spots that are listed and from a spot to its neighbours: a finer grid when nothing
fits on the coarser one, whichever way it is turned."""
TIGHT_STEP = 3.0
TIGHT_TURNS = 4
NARROWED = 4
CLOSEST = 0.01
"""If nothing fits on the grids: the width of the grid whose roomiest places are refined, their number of
rotations, and the smallest step in millimetres."""

WAYS = tuple((math.cos(math.pi * turn / 6.0), math.sin(math.pi * turn / 6.0)) for turn in range(12))
"""The directions in which a spot is moved to find more room: a narrow gap may lead any way."""

RED_LEVEL = len(FLOOR_ORDER)
"""The floor on which columns may be stacked (VIL-T3)."""
HAIR = 1.0
"""Millimetres beyond an edge that are tolerated once all is at rest."""
ASKEW = 3.0
"""Degrees from the floor's own upright at which a column does not stand but leans."""


class Spot(NamedTuple):
    """A place for a column: on the floor, or on another column."""

    x: float
    y: float
    on: ColumnId | None = None
    rotation: float = 0.0


@lru_cache(maxsize=1024)
def spots(villa: Villa, kind: ColumnKind) -> tuple[Spot, ...]:
    """Listed places for a column of that kind on the highest floor, on columns of the red floor last.

    None exactly when the floor has no free spot, as `check_spot` judges it (VIL-T4).
    """
    like = next(column.id for column in COLUMNS.values() if column.kind == kind)
    for step, gap in GRIDS:
        found = [Spot(x, y) for x, y in free_spots(villa, like, step, gap)]
        found += [spot for spot in centred_spots(villa) if fits(villa, like, spot)]
        if found:
            return tuple(found)
    leaning = (spot for spot in off_centre_spots(villa, like) if fits(villa, like, spot))
    return tuple(islice(chain(tight_spots(villa, like), leaning), 1))


def has_spot(villa: Villa, kind: ColumnKind) -> bool:
    """Whether the highest floor has a free spot for a column of that kind (VIL-T4)."""
    return bool(spots(villa, kind))


def fits(villa: Villa, column: ColumnId, spot: Spot) -> bool:
    """Whether a column may be set down on a spot."""
    shape = shapes.footprint(villa.shape(column), spot.x, spot.y, spot.rotation)
    return obstacle(villa, shape, spot.on) is None


def bare_columns(villa: Villa) -> tuple[ColumnId, ...]:
    """The columns on the red floor on which another column may be stacked (VIL-T3)."""
    if villa.top_level < RED_LEVEL:
        return ()
    return tuple(column for column in villa.on_level(RED_LEVEL) if not villa.carries(column))


def centred_spots(villa: Villa) -> Iterator[Spot]:
    """The spots right on top of each bare column of the red floor."""
    for below in bare_columns(villa):
        pose = villa.pose_of(below)
        yield Spot(round(pose.x, 1), round(pose.y, 1), below)


def off_centre_spots(villa: Villa, column: ColumnId) -> Iterator[Spot]:
    """The spots on top of a bare column but off its middle: away from the edge, or across two columns."""
    reach = villa.shape(column).radius
    for below in bare_columns(villa):
        pose = villa.pose_of(below)
        way = reach + villa.shape(below).radius
        count = int(way / TIGHT_STEP)
        for row in range(-count, count + 1):
            for place in range(-count, count + 1):
                x, y = round(pose.x + place * TIGHT_STEP, 1), round(pose.y + row * TIGHT_STEP, 1)
                yield Spot(x, y, below)


def tight_spots(villa: Villa, column: ColumnId) -> Iterator[Spot]:
    """Spots on the floor itself where a column only just fits, perhaps only rotated."""
    shape = villa.shape(column)
    outline = villa.highest_outline
    others = villa.on_level(villa.top_level)
    axes = [(villa.pose_of(other), inner_radius(villa.shape(other))) for other in others]
    footprints = [villa.footprint(other) for other in others]

    def room_of_circle(spot: Spot) -> float:
        """The room that the column's inscribed circle has at a spot."""
        edge = shapes.clearance(outline, (spot.x, spot.y))
        return min(edge, *(math.hypot(spot.x - pose.x, spot.y - pose.y) - inner for pose, inner in axes))

    def room_of_shape(spot: Spot) -> float:
        """The room that the column's outline has at a spot."""
        return room_around(outline, footprints, shapes.footprint(shape, spot.x, spot.y, spot.rotation))

    grid = [Spot(x, y) for x, y in shapes.grid(outline, TIGHT_STEP)]
    found: list[Spot] = []
    for guess in sorted(grid, key=room_of_circle, reverse=True):
        if len(found) == NARROWED:
            break
        if all(math.hypot(guess.x - spot.x, guess.y - spot.y) > 2.0 * TIGHT_STEP for spot in found):
            found.append(roomiest_near(guess, 0.0, room_of_circle, shape.radius))
    turn = 360.0 / shape.sides / TIGHT_TURNS
    for spot in found:
        # What the column's outline needs lies between the circles inside and around it.
        if room_of_circle(spot) < inner_radius(shape):
            continue
        for index in range(TIGHT_TURNS):
            turned = roomiest_near(spot._replace(rotation=turn * index), turn / 2.0, room_of_shape, 0.0)
            if fits(villa, column, turned):
                yield turned


def inner_radius(shape: Kind) -> float:
    """The radius of the circle inscribed in a column's outline."""
    return shape.radius * math.cos(math.pi / shape.sides)


def roomiest_near(spot: Spot, turn: float, room: Callable[[Spot], float], enough: float) -> Spot:
    """A spot moved and rotated in ever smaller steps until its room is enough or cannot grow."""
    step, best = TIGHT_STEP / 2.0, room(spot)
    while step > CLOSEST and best <= enough:
        tries = [spot._replace(x=spot.x + step * right, y=spot.y + step * up) for right, up in WAYS]
        tries += [spot._replace(rotation=spot.rotation + way) for way in (turn, -turn) if turn]
        more, found = max((room(each), each) for each in tries)
        if more > best:
            spot, best = found, more
        else:
            step, turn = step / 2.0, turn / 2.0
    return spot._replace(x=round(spot.x, 3), y=round(spot.y, 3), rotation=round(spot.rotation % 360.0, 3))


def room_around(outline: Polygon, others: Sequence[Polygon], shape: Polygon) -> float:
    """The gap from an outline to the floor's edge and to other columns; negative if it overlaps."""
    edge = min(shapes.clearance(outline, corner) for corner in shape)
    poking = min(-shapes.clearance(shape, corner) for corner in outline)
    return min(edge, poking, *(shapes.gap_between(shape, other) for other in others))


def layer(villa: Villa, column: ColumnId) -> int:
    """The number of columns below a column in a stack on the red floor."""
    return max((1 + layer(villa, below) for below in villa.stands_on(column)), default=0)


def check_spot(
    villa: Villa, column: ColumnId, x: float, y: float, rotation: float, on: ColumnId | None
) -> None:
    """Raises Illegal for a spot beyond the edge, on another column or inside one (VIL-T3)."""
    check_reach("VIL-T3", x, y, rotation)
    shape = shapes.footprint(villa.shape(column), x, y, rotation)
    match obstacle(villa, shape, on):
        case None:
            return
        case "over-the-edge", _:
            floor = villa.floors[-1]
            beyond = over_edge(villa.outline(floor), shape)
            raise Illegal("VIL-T3", "over-the-edge", beyond, column=column, floor=floor.floor)
        case "on-another-column", other:
            overlap = overlap_of(shape, villa.footprint(other), other)
            raise Illegal("VIL-T3", "on-another-column", overlap, column=column, other=other)
        case "beside-the-column", other:
            gap = gap_of(shape, villa.footprint(other), other)
            raise Illegal("VIL-T3", "beside-the-column", gap, column=column, other=other)
        case reason, other:
            raise Illegal("VIL-T3", reason, column=column, other=other)


def obstacle(villa: Villa, shape: Polygon, on: ColumnId | None) -> tuple[str, ColumnId] | None:
    """Why a column of this outline may not be set down, with the piece in the way; None if it may (VIL-T3).

    The search for spots asks this thousands of times: measures are left to the refusal.
    """
    floor = villa.floors[-1]
    if not shapes.inside(villa.outline(floor), shape):
        return "over-the-edge", floor.floor
    if on is not None:
        if reason := _not_stackable(villa, on):
            return reason, on
        if not shapes.overlap(shape, villa.footprint(on)):
            return "beside-the-column", on
    height = 0 if on is None else layer(villa, on) + 1
    for other in villa.on_level(villa.top_level):
        if layer(villa, other) >= height and shapes.overlap(shape, villa.footprint(other)):
            return "on-another-column", other
    return None


def _not_stackable(villa: Villa, on: ColumnId) -> str | None:
    """Why no column may be set down on this one; None if one may (VIL-T3)."""
    if villa.top_level < RED_LEVEL:
        return "stacking-only-on-red"
    if on not in villa.on_level(villa.top_level):
        return "not-on-red"
    return "carries-already" if villa.carries(on) else None


def stands_well(villa: Villa, column: ColumnId) -> bool:
    """Whether a column that was set down is in a legal place, within a small tolerance (VIL-T3)."""
    pose = villa.pose_of(column)
    if pose.tilt - villa.floors[-1].pose.tilt > ASKEW:
        return False
    outline = villa.highest_outline
    if any(shapes.clearance(outline, corner) < -HAIR for corner in villa.footprint(column)):
        return False
    box = villa.box
    foot = villa.column(column).foot(box) - box.standing_height(villa.top_level)
    return abs(foot) < box.height / 2 or (villa.top_level == RED_LEVEL and bool(villa.stands_on(column)))
