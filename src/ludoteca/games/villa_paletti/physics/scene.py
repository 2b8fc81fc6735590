"""The villa as triangles with wooden colours, for the picture."""

import math
from typing import NamedTuple

import numpy as np

from ludoteca.games.villa_paletti.geometry.shapes import edges
from ludoteca.games.villa_paletti.geometry.villa import Column, Floor, Pose, Villa
from ludoteca.games.villa_paletti.tables import (
    BOX,
    FLOOR_THICKNESS,
    FLOORS,
    Colour,
    FloorName,
    Point,
    Polygon,
)

from .arrays import Array
from .convex import floor_parts

STAINS: dict[Colour | FloorName, tuple[float, float, float]] = {
    "red": (0.68, 0.10, 0.08),
    "yellow": (0.93, 0.68, 0.10),
    "blue": (0.10, 0.27, 0.58),
    "green": (0.16, 0.42, 0.16),
    "orange": (0.88, 0.38, 0.06),
}
"""Stained wood, in red, green and blue as a screen shows them."""
RAW_BEECH = (0.80, 0.62, 0.42)
RIM_GREEN = (0.20, 0.40, 0.22)
ROUND_SIDES = 48
SMOOTH = math.cos(math.radians(32.0))
"""Sides that meet at a flatter angle than this are shaded as one curve."""


class Mesh(NamedTuple):
    """Triangles as seen from the table, with what shading needs at each corner."""

    corners: Array
    normals: Array
    grain: Array
    """Where in the wood each corner is: the third coordinate runs along the grain."""
    colours: Array
    """One colour a triangle."""


def scene_of(villa: Villa) -> Mesh:
    """Base, columns and floors."""
    meshes = [base_disc(), site_disc()]
    meshes += [column_mesh(column) for column in villa.standing]
    meshes += [floor_mesh(floor) for floor in villa.floors]
    return Mesh(*(np.concatenate(parts) for parts in zip(*meshes, strict=True)))


def base_disc() -> Mesh:
    """The round base with its rim that is not to be built on (VIL-C1)."""
    pose = Pose(0.0, 0.0, -BOX.base.thickness / 2.0)
    return prism(
        (circle(BOX.base.across / 2.0, 96),),
        circle(BOX.base.across / 2.0, 96),
        BOX.base.thickness,
        pose,
        RIM_GREEN,
        lying=True,
    )


def site_disc() -> Mesh:
    """The building site, a hair above the base so that it is seen."""
    outline = circle(BOX.base.site_across / 2.0, 96)
    return prism((outline,), outline, 0.4, Pose(0.0, 0.0, 0.0), RAW_BEECH, lying=True)


def column_mesh(column: Column) -> Mesh:
    """A column, round ones rounder than they are simulated."""
    assert column.pose is not None
    shape = column.piece.shape
    outline = circle(shape.radius, shape.sides if shape.kind == "hexagonal" else ROUND_SIDES)
    return prism((outline,), outline, column.length, column.pose, STAINS[column.piece.colour], lying=False)


def floor_mesh(floor: Floor) -> Mesh:
    """A floor with its irregular outline."""
    outline = FLOORS[floor.floor].polygon
    parts = floor_parts(floor.floor)
    return prism(parts, outline, FLOOR_THICKNESS, floor.pose, STAINS[floor.floor], lying=True)


def circle(radius: float, sides: int) -> Polygon:
    """A regular polygon around the origin."""
    angles = [2.0 * math.pi * side / sides for side in range(sides)]
    return tuple((radius * math.cos(angle), radius * math.sin(angle)) for angle in angles)


def prism(
    caps: tuple[Polygon, ...],
    outline: Polygon,
    height: float,
    pose: Pose,
    colour: tuple[float, float, float],
    *,
    lying: bool,
) -> Mesh:
    """An extruded outline whose caps are given as convex parts; the grain lies along x or stands along z."""
    corners: list[list[tuple[float, float, float]]] = []
    normals: list[list[tuple[float, float, float]]] = []
    half = height / 2.0
    for side in (half, -half):
        up = (0.0, 0.0, 1.0 if side > 0 else -1.0)
        for part in caps:
            for first, second, third in strip(part):
                corners.append([(*first, side), (*second, side), (*third, side)])
                normals.append([up, up, up])
    for (start, end), (at_start, at_end) in zip(edges(outline), edge_normals(outline), strict=True):
        corners.append([(*start, -half), (*end, -half), (*end, half)])
        corners.append([(*start, -half), (*end, half), (*start, half)])
        normals.append([(*at_start, 0.0), (*at_end, 0.0), (*at_end, 0.0)])
        normals.append([(*at_start, 0.0), (*at_end, 0.0), (*at_start, 0.0)])
    local = np.array(corners)
    turn = np.array([pose.turn(*axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1))])
    grain = local[:, :, [1, 2, 0]] if lying else local
    offset = np.array([hash_shift(pose.x), hash_shift(pose.y), 0.0])  # no two pieces have the same figure
    return Mesh(
        local @ turn + (pose.x, pose.y, pose.z),
        np.array(normals) @ turn,
        grain + offset,
        np.repeat([colour], len(local), axis=0),
    )


def strip(polygon: Polygon) -> list[tuple[Point, Point, Point]]:
    """A convex polygon as a strip of triangles from side to side: no long slivers, which are slow to draw."""
    count = len(polygon)
    zigzag = [polygon[step // 2 if step % 2 == 0 else count - 1 - step // 2] for step in range(count)]
    return list(zip(zigzag, zigzag[1:], zigzag[2:], strict=False))


def edge_normals(outline: Polygon) -> list[tuple[Point, Point]]:
    """For every side the outward directions at its two ends, rounded where the corner is blunt."""
    flat = []
    for (x0, y0), (x1, y1) in edges(outline):
        length = math.hypot(x1 - x0, y1 - y0)
        flat.append(((y1 - y0) / length, (x0 - x1) / length))
    count = len(flat)
    return [
        (blend(flat[index], flat[index - 1]), blend(flat[index], flat[(index + 1) % count]))
        for index in range(count)
    ]


def blend(own: Point, neighbour: Point) -> Point:
    """The direction half-way between two sides, or one's own at a sharp corner."""
    if own[0] * neighbour[0] + own[1] * neighbour[1] < SMOOTH:
        return own
    x, y = own[0] + neighbour[0], own[1] + neighbour[1]
    length = math.hypot(x, y)
    return x / length, y / length


def hash_shift(value: float) -> float:
    """A shift of the grain that looks random and is always the same."""
    return (value * 7.31) % 97.0
