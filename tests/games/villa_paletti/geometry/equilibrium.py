"""An independent check of balance: whether a villa can stand, as a linear programme over all contact forces.

It shares nothing with `geometry.balance` but the pieces and their poses: contacts are found by sampling
points of each column's top and foot, and each piece must be in balance: the forces from below equal its
weight and the forces from above, and so do their moments. Contact forces push and never pull; there is no
friction.
"""

import math
import random

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog

from ludoteca.games.villa_paletti.geometry.balance import margin
from ludoteca.games.villa_paletti.geometry.villa import Column, Floor, Villa, upright_pose
from ludoteca.games.villa_paletti.tables import (
    COLUMNS,
    FLOOR_ORDER,
    PRINTED_BOX,
    ColumnId,
)

Points = NDArray[np.float64]
ON_A_RIM = 48
"""Points sampled along the rim of a column's end: the error is half a step between them."""
ARM = 20.0
"""Unit of length in moments, in millimetres, chosen so that all equations have a similar scale."""
NEARLY = 0.7
"""Millimetres from the edge within which the samples cannot decide: half a step on the widest column."""
BALANCED = 1e-4
"""Grams that may be missing for a balance: the tolerance of the solver."""


def inside(outline: Points, points: Points) -> NDArray[np.bool_]:
    """Which points are inside an outline, by its winding number."""
    before = outline[None, :, :] - points[:, None, :]
    after = np.roll(before, -1, axis=1)
    cross = before[..., 0] * after[..., 1] - before[..., 1] * after[..., 0]
    turned = np.arctan2(cross, (before * after).sum(axis=2)).sum(axis=1)
    return np.asarray(np.abs(turned) > math.pi)


def laid(floor: Floor) -> Points:
    """The outline of a level floor, seen from above."""
    pose = floor.pose
    corners = np.array(PRINTED_BOX.floor[floor.floor].polygon)
    flip = np.array([1.0, -1.0]) if pose.flipped else np.array([1.0, 1.0])
    angle = 2.0 * math.atan2(pose.qy, pose.qx) if pose.flipped else 2.0 * math.atan2(pose.qz, pose.qw)
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    return np.asarray((corners * flip) @ turn + (pose.x, pose.y))


def end_of(column: Column) -> Points:
    """Points along the rim of a column's end, seen from above."""
    pose, shape = column.pose, PRINTED_BOX.shapes[column.id]
    assert pose is not None
    start = 2.0 * math.atan2(pose.qz, pose.qw)
    angles = start + 2.0 * math.pi * np.arange(shape.sides) / shape.sides
    corners = np.stack((np.cos(angles), np.sin(angles)), axis=1) * shape.radius
    steps = max(1, ON_A_RIM // shape.sides)
    along = np.arange(steps)[:, None, None] / steps
    rim = (1.0 - along) * corners + along * np.roll(corners, -1, axis=0)
    return np.asarray(rim.reshape(-1, 2) + np.array((pose.x, pose.y)))


def centre_of_area(outline: Points) -> Points:
    """The centre of gravity of a plate with this outline."""
    after = np.roll(outline, -1, axis=0)
    cross = outline[:, 0] * after[:, 1] - after[:, 0] * outline[:, 1]
    return np.asarray(((outline + after) * cross[:, None]).sum(axis=0) / (3.0 * cross.sum()))


class Loads:
    """The balance of all pieces as one system of linear equations in the contact forces."""

    def __init__(self, villa: Villa) -> None:
        self.pieces: dict[str, int] = {}
        self.weights: list[tuple[float, float, float]] = []
        self.forces: list[tuple[int | None, int, float, float]] = []
        outlines = [laid(floor) for floor in villa.floors]
        for floor, outline in zip(villa.floors, outlines, strict=True):
            self._weigh(floor.floor, PRINTED_BOX.floor[floor.floor].grams, centre_of_area(outline))
        for column in villa.standing:
            assert column.pose is not None
            self._weigh(
                column.id, PRINTED_BOX.shapes[column.id].grams, np.array((column.pose.x, column.pose.y))
            )
        for column in villa.standing:
            assert column.pose is not None
            level = round((column.pose.z - PRINTED_BOX.height / 2.0) / PRINTED_BOX.storey)
            end = end_of(column)
            foot = end if level == 0 else end[inside(outlines[level - 1], end)]
            below = None if level == 0 else villa.floors[level - 1].floor
            self._touch(below, column.id, foot)
            if level < len(outlines):
                top = end[inside(outlines[level], end)]
                # a corner of the floor may be inside the column's end, and rest on it there
                corners = outlines[level][inside(end, outlines[level])]
                self._touch(column.id, villa.floors[level].floor, np.concatenate((top, corners)))

    def _weigh(self, name: str, grams: float, at: Points) -> None:
        self.pieces[name] = len(self.pieces)
        self.weights.append((grams, float(at[0]), float(at[1])))

    def _touch(self, below: str | None, above: str, points: Points) -> None:
        lower = None if below is None else self.pieces[below]
        self.forces += [(lower, self.pieces[above], float(x), float(y)) for x, y in points]

    def are_carried(self) -> bool:
        """Whether there are contact forces with which every piece is in balance."""
        if not self.forces:
            return not self.weights
        equations = 3 * len(self.pieces)
        system = np.zeros((equations, len(self.forces)))
        for number, (below, above, x, y) in enumerate(self.forces):
            arms = (1.0, x / ARM, y / ARM)
            system[3 * above : 3 * above + 3, number] += arms
            if below is not None:
                system[3 * below : 3 * below + 3, number] -= arms
        needed = np.array([(grams, grams * x / ARM, grams * y / ARM) for grams, x, y in self.weights]).ravel()
        # Minimise what is missing for a balance, positive or negative, in each equation.
        missing = np.concatenate((np.zeros(len(self.forces)), np.ones(2 * equations)))
        system = np.hstack((system, np.eye(equations), -np.eye(equations)))
        solved = linprog(missing, A_eq=system, b_eq=needed, bounds=(0, None))
        assert solved.status == 0, solved.message
        return bool(solved.fun < BALANCED)


def random_villa(luck: random.Random) -> Villa:
    """A random villa of one to five floors with upright columns; many of them tip."""
    left = list(COLUMNS)
    luck.shuffle(left)
    placed: list[Column] = []
    floors: list[Floor] = []
    for level in range(luck.randint(1, 5)):
        spots = spread(luck, left, level, floors)
        if not spots:
            break
        for column, x, y in spots:
            pose = upright_pose(
                x, y, PRINTED_BOX.standing_height(level) + PRINTED_BOX.height / 2.0, luck.uniform(0.0, 360.0)
            )
            placed.append(Column(id=column, pose=pose))
            left.remove(column)
        middle = np.array([(x, y) for _, x, y in spots]).mean(axis=0)
        x, y = (at + luck.gauss(0.0, luck.choice((4.0, 15.0, 30.0))) for at in middle.tolist())
        height = PRINTED_BOX.laid_height(level)
        pose = upright_pose(x, y, height, luck.uniform(0.0, 360.0), luck.random() < 0.5)
        floors.append(Floor(floor=FLOOR_ORDER[level], pose=pose))
    return Villa(columns=tuple(placed), floors=tuple(floors))


def spread(
    luck: random.Random, left: list[ColumnId], level: int, floors: list[Floor]
) -> list[tuple[ColumnId, float, float]]:
    """Two to five columns at random places, wholly on the ground and apart from each other."""
    found: list[tuple[ColumnId, float, float]] = []
    wanted = min(luck.randint(2, 5), len(left))
    ground = laid(floors[-1]) if level else None
    reach = 90.0 if ground is None else float(np.abs(ground).max())
    for column in left[:wanted]:
        radius = PRINTED_BOX.shapes[column].radius
        for _ in range(60):
            x, y = luck.uniform(-reach, reach), luck.uniform(-reach, reach)
            rim = np.array([(x, y)]) + (radius + 1.0) * np.array(
                [(math.cos(angle), math.sin(angle)) for angle in np.linspace(0.0, 2.0 * math.pi, 16)]
            )
            fits = ground is None or bool(inside(ground, rim).all())
            apart = all(math.dist((x, y), other[1:]) > radius + 16.0 for other in found)
            if fits and apart:
                found.append((column, x, y))
                break
    return found


def compare(luck: random.Random) -> str:
    """Compare both methods on a random villa: `stands`, `tips`, or `close` where the samples cannot decide.

    Raises AssertionError if they disagree.
    """
    villa = random_villa(luck)
    by_hull = margin(villa)
    if abs(by_hull) < NEARLY:
        return "close"
    assert Loads(villa).are_carried() == (by_hull > 0.0), (by_hull, villa)
    return "stands" if by_hull > 0.0 else "tips"
