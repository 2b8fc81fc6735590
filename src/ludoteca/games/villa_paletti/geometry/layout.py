"""The random layout before the first turn: all columns on the building site under the blue floor (VIL-U1)."""

import math
import random
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from ludoteca.games.villa_paletti.tables import (
    BOX,
    COLUMN_HEIGHT,
    COLUMNS,
    FLOOR_THICKNESS,
    ColumnId,
    Point,
    Polygon,
    Wood,
)

from . import shapes
from .villa import Column, Floor, Pose, Villa, upright_pose

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


def start_villa(draw: Draw, wood: Wood = "fine") -> Villa:
    """A random villa: columns spread over the site, the blue floor safely on at least three (VIL-U2).

    The pose of blue is what geometry says; `wood.Settle` makes it exact.
    """
    luck = random.Random(draw("villa", SEEDS))
    for _ in range(ATTEMPTS):
        columns = spread_columns(luck, wood)
        blue = lay_blue(luck, columns)
        if blue is not None:
            return Villa(columns=columns, floors=(blue,))
    raise AssertionError("no safe set-up found")


def random_length_errors(luck: random.Random, wood: Wood) -> dict[ColumnId, float]:
    """A random length error for each column, within the tolerance (VIL-C4)."""
    tolerance = BOX.wood[wood]
    return {column: round((2.0 * luck.random() - 1.0) * tolerance, 4) for column in COLUMNS}


def spread_columns(luck: random.Random, wood: Wood) -> tuple[Column, ...]:
    """All columns upright at random places on the building site; empty if the last ones do not fit."""
    cut = random_length_errors(luck, wood)
    placed: dict[ColumnId, Point] = {}
    order = sorted(COLUMNS, key=lambda column: (-COLUMNS[column].worth, luck.random()))
    for column in order:
        spots = [spot_on_site(luck, column) for _ in range(CANDIDATES)]
        best = max(spots, key=lambda spot: nearest_gap(placed, column, spot))
        if nearest_gap(placed, column, best) < LEAST_GAP:
            return ()
        placed[column] = best
    return tuple(
        Column(
            id=column,
            longer=cut[column],
            pose=upright_pose(
                *placed[column], (COLUMN_HEIGHT + cut[column]) / 2.0, round(luck.random() * 360.0, 1)
            ),
        )
        for column in COLUMNS
    )


def spot_on_site(luck: random.Random, column: ColumnId) -> Point:
    """A random place on the building site, uniform by area."""
    reach = BOX.base.site_across / 2.0 - COLUMNS[column].shape.radius - RIM_GAP
    radius, angle = reach * math.sqrt(luck.random()), 2.0 * math.pi * luck.random()
    return round(radius * math.cos(angle), 2), round(radius * math.sin(angle), 2)


def nearest_gap(placed: dict[ColumnId, Point], column: ColumnId, spot: Point) -> float:
    """The gap between a column at `spot` and the nearest one placed."""
    radius = COLUMNS[column].shape.radius
    return min(
        (math.dist(spot, other) - radius - COLUMNS[name].shape.radius for name, other in placed.items()),
        default=math.inf,
    )


def lay_blue(luck: random.Random, columns: tuple[Column, ...]) -> Floor | None:
    """The blue floor in a safe random place on the columns, within the base; None if no try succeeds."""
    for _ in range(CANDIDATES):
        x, y = (round((luck.random() - 0.5) * 60.0, 2) for _ in range(2))
        rotation = round(luck.random() * 360.0, 1)
        flat = Floor(floor="blue", pose=upright_pose(x, y, COLUMN_HEIGHT, rotation))
        if not shapes.in_disc(flat.outline, BOX.base.across / 2.0):
            continue
        support = best_support(columns, flat)
        if support is not None and support.margin >= LEAST_MARGIN:
            return Floor(floor="blue", pose=pose_on_tops(support.columns, flat.pose))
    return None


def best_support(columns: tuple[Column, ...], flat: Floor) -> Support | None:
    """The three columns on which a flat floor comes to rest, those with the best margin if lengths tie."""
    under = [column for column in columns if shapes.overlap(flat.outline, footprint(column))]
    return max(supports(under, flat), key=lambda support: support.margin, default=None)


def supports(under: list[Column], flat: Floor) -> Iterator[Support]:
    """Every three columns that hold the floor's weight, with no other column above their plane."""
    well_under = [column for column in under if shapes.contains(flat.outline, foot(column))]
    for a, b, c in combinations(well_under, 3):
        corners = (foot(a), foot(b), foot(c))
        margin = shapes.clearance(corners, (flat.pose.x, flat.pose.y))
        if margin > 0 and all(column.longer <= plane((a, b, c), foot(column)) + 1e-9 for column in under):
            yield Support((a, b, c), margin)


def footprint(column: Column) -> Polygon:
    """The outline of a column on the site, seen from above."""
    return shapes.footprint(column.piece.shape, *foot(column))


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


def pose_on_tops(columns: tuple[Column, Column, Column], flat: Pose) -> Pose:
    """A flat floor's pose lowered and tilted onto three column tops."""
    slope_x, slope_y = slopes(columns)
    height = COLUMN_HEIGHT + FLOOR_THICKNESS / 2.0 + plane(columns, (flat.x, flat.y))
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
