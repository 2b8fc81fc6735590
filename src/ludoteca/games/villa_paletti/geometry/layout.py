"""The random layout before the first turn: all columns on the building site under the blue floor (VIL-U1)."""

import math
import random
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

import msgspec

from ludoteca.core import Invalid
from ludoteca.games.villa_paletti.own_pieces import Pieces, box_of
from ludoteca.games.villa_paletti.tables import (
    COLUMNS,
    PRINTED_BOX,
    TOLERANCES,
    Box,
    ColumnId,
    Point,
    Polygon,
    Wood,
)

from . import shapes
from .villa import Column, Floor, Pose, Villa, outline_of, upright_pose

Draw = Callable[[str, int], int]
"""`Chance.draw`: a label and a number of sides, answered by 0 … sides - 1."""

SEEDS = 2**32
CANDIDATES = 12
"""Places looked at for each column; the one farthest from the others is taken."""
RIM_GAP = 2.0
LEAST_GAP = 9.0
"""Millimetres between two columns, so that a finger fits."""
LEAST_MARGIN = 18.0
"""The least margin of the blue floor, in millimetres, that counts as safe (VIL-U2)."""
ATTEMPTS = 200


class Support(NamedTuple):
    """Three columns on which a flat floor comes to rest."""

    columns: tuple[Column, Column, Column]
    margin: float
    """How far inside the triangle of their axes the weight acts, in millimetres."""


def start_villa(draw: Draw, wood: Wood = "fine", pieces: Pieces | msgspec.UnsetType = msgspec.UNSET) -> Villa:
    """A random villa: columns spread over the site, the blue floor safely on at least three (VIL-U2).

    The pose of blue is what geometry says; `wood.Settle` makes it exact.
    """
    luck = random.Random(draw("villa", SEEDS))
    box = PRINTED_BOX if pieces is msgspec.UNSET else box_of(pieces)
    for _ in range(ATTEMPTS):
        columns = spread_columns(box, luck, wood)
        blue = lay_blue(box, luck, columns)
        if blue is not None:
            return Villa(columns=columns, floors=(blue,), pieces=pieces)
    raise Invalid("pieces-no-layout", "VIL-U2", at="base.site_across")


def random_length_errors(luck: random.Random, wood: Wood) -> dict[ColumnId, float]:
    """A random length error for each column, within the tolerance (VIL-C4)."""
    tolerance = TOLERANCES[wood]
    return {column: round((2.0 * luck.random() - 1.0) * tolerance, 4) for column in COLUMNS}


def spread_columns(box: Box, luck: random.Random, wood: Wood) -> tuple[Column, ...]:
    """All columns upright at random places on the building site; empty if the last ones do not fit."""
    cut = random_length_errors(luck, wood)
    placed: dict[ColumnId, Point] = {}
    order = sorted(COLUMNS, key=lambda column: (-COLUMNS[column].worth, luck.random()))
    for column in order:
        spots = [spot_on_site(box, luck, column) for _ in range(CANDIDATES)]
        best = max(spots, key=lambda spot: nearest_gap(box, placed, column, spot))
        if nearest_gap(box, placed, column, best) < LEAST_GAP:
            return ()
        placed[column] = best
    return tuple(
        Column(
            id=column,
            longer=cut[column],
            pose=upright_pose(
                *placed[column], (box.height + cut[column]) / 2.0, round(luck.random() * 360.0, 1)
            ),
        )
        for column in COLUMNS
    )


def spot_on_site(box: Box, luck: random.Random, column: ColumnId) -> Point:
    """A random place on the building site, uniform by area."""
    reach = box.base.site_across / 2.0 - box.shapes[column].radius - RIM_GAP
    radius, angle = reach * math.sqrt(luck.random()), 2.0 * math.pi * luck.random()
    return round(radius * math.cos(angle), 2), round(radius * math.sin(angle), 2)


def nearest_gap(box: Box, placed: dict[ColumnId, Point], column: ColumnId, spot: Point) -> float:
    """The gap between a column at `spot` and the nearest one placed."""
    radius = box.shapes[column].radius
    return min(
        (math.dist(spot, other) - radius - box.shapes[name].radius for name, other in placed.items()),
        default=math.inf,
    )


def lay_blue(box: Box, luck: random.Random, columns: tuple[Column, ...]) -> Floor | None:
    """The blue floor in a safe random place on the columns, within the base; None if no try succeeds."""
    for _ in range(CANDIDATES):
        x, y = (round((luck.random() - 0.5) * 60.0, 2) for _ in range(2))
        rotation = round(luck.random() * 360.0, 1)
        flat = Floor(floor="blue", pose=upright_pose(x, y, box.height, rotation))
        if not shapes.in_disc(outline_of(box, flat), box.base.across / 2.0):
            continue
        support = best_support(box, columns, flat)
        if support is not None and support.margin >= LEAST_MARGIN:
            return Floor(floor="blue", pose=pose_on_tops(box, support.columns, flat.pose))
    return None


def best_support(box: Box, columns: tuple[Column, ...], flat: Floor) -> Support | None:
    """The three columns on which a flat floor comes to rest, those with the best margin if lengths tie."""
    outline = outline_of(box, flat)
    under = [column for column in columns if shapes.overlap(outline, footprint(box, column))]
    return max(supports(box, under, flat), key=lambda support: support.margin, default=None)


def supports(box: Box, under: list[Column], flat: Floor) -> Iterator[Support]:
    """Every three columns that hold the floor's weight, with no other column above their plane."""
    outline = outline_of(box, flat)
    well_under = [column for column in under if shapes.contains(outline, foot(column))]
    for a, b, c in combinations(well_under, 3):
        corners = (foot(a), foot(b), foot(c))
        margin = shapes.clearance(corners, (flat.pose.x, flat.pose.y))
        if margin > 0 and all(column.longer <= plane((a, b, c), foot(column)) + 1e-9 for column in under):
            yield Support((a, b, c), margin)


def footprint(box: Box, column: Column) -> Polygon:
    """The outline of a column on the site, seen from above."""
    return shapes.footprint(box.shapes[column.id], *foot(column))


def foot(column: Column) -> Point:
    """The place of a standing column, seen from above."""
    assert column.pose is not None
    return column.pose.x, column.pose.y


def plane(columns: tuple[Column, Column, Column], at: Point) -> float:
    """The height over the nominal tops, at a point, of the plane through three column tops."""
    slope_x, slope_y = slopes(columns)
    x, y = foot(columns[0])
    return columns[0].longer + slope_x * (at[0] - x) + slope_y * (at[1] - y)


def slopes(columns: tuple[Column, Column, Column]) -> Point:
    """The slopes along x and y of the plane through three column tops."""
    (x0, y0), (x1, y1), (x2, y2) = map(foot, columns)
    rise_1, rise_2 = (column.longer - columns[0].longer for column in columns[1:])
    area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    return (
        (rise_1 * (y2 - y0) - rise_2 * (y1 - y0)) / area,
        (rise_2 * (x1 - x0) - rise_1 * (x2 - x0)) / area,
    )


def pose_on_tops(box: Box, columns: tuple[Column, Column, Column], flat: Pose) -> Pose:
    """A flat floor's pose lowered and tilted onto three column tops."""
    slope_x, slope_y = slopes(columns)
    height = box.height + box.thickness / 2.0 + plane(columns, (flat.x, flat.y))
    # The tilt is a fraction of a degree: a small turn around (-slope_y, slope_x), after the flat rotation.
    w, x, y = 1.0, slope_y / 2.0, -slope_x / 2.0
    norm = math.sqrt(w * w + x * x + y * y) * math.hypot(flat.qw, flat.qz)
    return Pose(
        flat.x,
        flat.y,
        height,
        flat.qw * w / norm,
        (x * flat.qw + y * flat.qz) / norm,
        (y * flat.qw - x * flat.qz) / norm,
        flat.qz * w / norm,
    )
