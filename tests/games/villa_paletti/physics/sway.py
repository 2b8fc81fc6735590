"""How hard a villa may be shaken sideways before no contact forces can keep it in balance.

A linear programme, independent of the simulation and of `geometry.balance`, which considers gravity only.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array

from ludoteca.games.villa_paletti.geometry.balance import touching_above, touching_below
from ludoteca.games.villa_paletti.geometry.villa import Column, Pose, Villa
from ludoteca.games.villa_paletti.physics.model import FRICTION, GRAVITY

DIRECTIONS = 8


class Body(NamedTuple):
    """A weight and where it acts."""

    newtons: float
    centre: tuple[float, float, float]


class Touch(NamedTuple):
    """A point at which one piece bears another; `below` is None for the base."""

    point: tuple[float, float, float]
    below: int | None
    above: int


def sway_limit(villa: Villa) -> float:
    """The sideways acceleration that the villa bears in its weakest direction, as a fraction of gravity."""
    bodies, touches = bodies_of(villa), touches_of(villa)
    if not touches:
        return 0.0
    directions = [2.0 * math.pi * index / DIRECTIONS for index in range(DIRECTIONS)]
    return min(sway_towards(bodies, touches, math.cos(angle), math.sin(angle)) for angle in directions)


def sway_towards(bodies: Sequence[Body], touches: Sequence[Touch], x: float, y: float) -> float:
    """The largest sideways acceleration in one direction at which all pieces are in balance; 0 if none.

    Unknowns: for every touch an upward force and two along the floor, and the acceleration itself.
    """
    rows, columns, values = [], [], []

    def add(row: int, column: int, value: float) -> None:
        """Set one coefficient of the balance equations."""
        rows.append(row)
        columns.append(column)
        values.append(value)

    unknown = 3 * len(touches)
    for index, touch in enumerate(touches):
        for body, sign in ((touch.above, 1.0), (touch.below, -1.0)):
            if body is None:
                continue
            rx, ry, rz = (
                point - centre for point, centre in zip(touch.point, bodies[body].centre, strict=True)
            )
            moments = ((0.0, rz, -ry), (-rz, 0.0, rx), (ry, -rx, 0.0))  # of a unit force along x, y, z
            for axis in range(3):
                add(6 * body + axis, 3 * index + axis, sign)
                for around in range(3):
                    add(6 * body + 3 + around, 3 * index + axis, sign * moments[axis][around])
    balance = np.zeros(6 * len(bodies))
    for index, (newtons, _) in enumerate(bodies):
        balance[6 * index + 2] = newtons
        add(6 * index, unknown, -newtons * x)
        add(6 * index + 1, unknown, -newtons * y)
    equations = coo_array((values, (rows, columns)), shape=(len(balance), unknown + 1)).tocsr()
    goal = np.zeros(unknown + 1)
    goal[unknown] = -1.0
    answer = linprog(
        goal,
        A_ub=friction_pyramids(len(touches)),
        b_ub=np.zeros(4 * len(touches)),
        A_eq=equations,
        b_eq=balance,
        bounds=[*((None, None), (None, None), (0.0, None)) * len(touches), (0.0, 10.0)],
        method="highs",
    )
    return float(answer.x[unknown]) if answer.status == 0 else 0.0


def friction_pyramids(touches: int) -> coo_array:
    """The constraints that limit each sideways force to friction, as a pyramid inside the true cone."""
    grip = FRICTION / math.sqrt(2.0)
    rows, columns, values = [], [], []
    for touch in range(touches):
        for face, (axis, sign) in enumerate(((0, 1.0), (0, -1.0), (1, 1.0), (1, -1.0))):
            rows += [4 * touch + face] * 2
            columns += [3 * touch + axis, 3 * touch + 2]
            values += [sign, -grip]
    return coo_array((values, (rows, columns)), shape=(4 * touches, 3 * touches + 1)).tocsr()


def bodies_of(villa: Villa) -> list[Body]:
    """The bearing columns, then the floors with the free columns' weight on them; newtons, millimetres."""
    bearing = [(villa.shape(column.id).grams, villa.pose_of(column.id)) for column in bearing_columns(villa)]
    bodies = [body_of([weight]) for weight in bearing]
    for level, floor in enumerate(villa.floors, start=1):
        carried = [
            (villa.shape(column).grams, villa.pose_of(column))
            for column in villa.on_level(level)
            if villa.cover_of(column) is None
        ]
        bodies.append(body_of([(villa.box.floor[floor.floor].grams, floor.pose), *carried]))
    return bodies


def body_of(weights: Sequence[tuple[float, Pose]]) -> Body:
    """One body with the total weight of several, at their common centre of gravity."""
    grams = sum(weight for weight, _ in weights)
    x = sum(weight * pose.x for weight, pose in weights) / grams
    y = sum(weight * pose.y for weight, pose in weights) / grams
    z = sum(weight * pose.z for weight, pose in weights) / grams
    return Body(grams / 1000.0 * GRAVITY, (x, y, z))


def bearing_columns(villa: Villa) -> list[Column]:
    """The columns with a floor on them, which move when the villa sways."""
    return [column for column in villa.standing if villa.cover_of(column.id) is not None]


def touches_of(villa: Villa) -> list[Touch]:
    """Every corner at which a bearing column touches what is below or above it."""
    bearing = bearing_columns(villa)
    touches = []
    for me, column in enumerate(bearing):
        level = villa.level_of(column.id)
        pose, half = villa.pose_of(column.id), villa.length(column.id) / 2.0
        below = len(bearing) + level - 1 if level > 0 else None
        touches += [Touch((*point, pose.z - half), below, me) for point in touching_below(villa, column.id)]
        above = len(bearing) + level
        touches += [Touch((*point, pose.z + half), me, above) for point in touching_above(villa, column.id)]
    return touches
