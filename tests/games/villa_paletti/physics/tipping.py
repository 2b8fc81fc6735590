"""How far a floor can be moved over its supports until it tips, by statics and in the simulation."""

import math
import random
from typing import NamedTuple

from msgspec.structs import replace

from ludoteca.games.villa_paletti.geometry.balance import margin_of_level
from ludoteca.games.villa_paletti.geometry.shapes import clearance, contains
from ludoteca.games.villa_paletti.geometry.villa import Column, Floor, Villa, upright_pose
from ludoteca.games.villa_paletti.physics.watch import FALLEN_TILT, tilt
from ludoteca.games.villa_paletti.physics.world import World
from ludoteca.games.villa_paletti.tables import COLUMNS, FLOOR_ORDER, PRINTED_BOX, FloorName

from .towers import tower

SPARSE = (4, 4, 3, 3, 3)
"""Columns on each level of the villas that are moved."""
TIPPED = 1.0
"""Degrees of lean from which a floor is falling; one that rocks leans less and comes back."""
WAITING = 1.5
"""Seconds after which a floor that would tip has begun to, and one that rocked is at rest."""
BETWEEN = 4.0
REACH = 120.0


class EdgeCase(NamedTuple):
    """Columns on the base, and all that is above them, which is moved in one direction."""

    villa: Villa
    direction: float

    def moved(self, way: float) -> Villa:
        """The villa with everything above the lowest columns moved by this number of millimetres."""
        angle = math.radians(self.direction)
        dx, dy = way * math.cos(angle), way * math.sin(angle)
        columns = tuple(
            replace(column, pose=replace(column.pose, x=column.pose.x + dx, y=column.pose.y + dy))
            if column.pose is not None and self.villa.level_of(column.id) > 0
            else column
            for column in self.villa.columns
        )
        floors = tuple(
            Floor(floor=floor.floor, pose=replace(floor.pose, x=floor.pose.x + dx, y=floor.pose.y + dy))
            for floor in self.villa.floors
        )
        return Villa(columns=columns, floors=floors)


def tower_case(seed: int, floors: int) -> EdgeCase:
    """A villa of this number of floors, all of them moved over its lowest columns."""
    counts = SPARSE[:floors]
    villa = tower(seed, floors, wood="perfect", columns=counts)
    return EdgeCase(villa, random.Random(f"tipping/{seed}").uniform(0.0, 360.0))


def edge_case(luck: random.Random) -> EdgeCase:
    """Three or four mixed columns, often only half covered, under a random floor that still stands."""
    while True:
        floor: FloorName = luck.choice(FLOOR_ORDER)
        outline = PRINTED_BOX.floor[floor].polygon
        columns: list[Column] = []
        for column in luck.sample(tuple(COLUMNS), luck.choice((3, 4))):
            spot = half_covered_spot(luck, floor) if luck.random() < 0.6 else None
            spot = spot or luck.choice([point for point in near(luck, floor) if contains(outline, point)])
            pose = upright_pose(*spot, PRINTED_BOX.height / 2.0, luck.uniform(0.0, 360.0))
            columns.append(Column(id=column, pose=pose))
        pose = upright_pose(0.0, 0.0, PRINTED_BOX.laid_height(0))
        villa = Villa(columns=tuple(columns), floors=(Floor(floor=floor, pose=pose),))
        if are_apart(columns) and margin_of_level(villa, 0) > 2.0:
            return EdgeCase(villa, luck.uniform(0.0, 360.0))


def near(luck: random.Random, floor: FloorName) -> list[tuple[float, float]]:
    """A few hundred random points in and around a floor's outline."""
    width = max(abs(x) for x, _ in PRINTED_BOX.floor[floor].polygon)
    height = max(abs(y) for _, y in PRINTED_BOX.floor[floor].polygon)
    return [(luck.uniform(-width, width), luck.uniform(-height, height)) for _ in range(200)]


def half_covered_spot(luck: random.Random, floor: FloorName) -> tuple[float, float] | None:
    """A point near the edge, where a column is only partly covered, or None if none was found."""
    outline = PRINTED_BOX.floor[floor].polygon
    return next((spot for spot in near(luck, floor) if abs(clearance(outline, spot)) < 4.0), None)


def are_apart(columns: list[Column]) -> bool:
    """Whether no two columns are closer than `BETWEEN`."""
    placed = [
        (column.pose, PRINTED_BOX.shapes[column.id].radius) for column in columns if column.pose is not None
    ]
    return all(
        math.hypot(one.x - other.x, one.y - other.y) > radius + other_radius + BETWEEN
        for index, (one, radius) in enumerate(placed)
        for other, other_radius in placed[:index]
    )


def tips_by_statics(case: EdgeCase) -> float:
    """The distance in millimetres at which the centre of gravity leaves the supports."""
    far = next(way for way in range(1, round(REACH) * 2) if margin_of_level(case.moved(way), 0) < 0.0)
    low, high = far - 1.0, float(far)
    while high - low > 1e-4:
        middle = (low + high) / 2.0
        low, high = (middle, high) if margin_of_level(case.moved(middle), 0) >= 0.0 else (low, middle)
    return low


def tips_in_simulation(case: EdgeCase, expected: float, reach: float = 2.0, precision: float = 0.05) -> float:
    """The distance in millimetres at which the floor tips in the simulation, searched around `expected`."""
    low, high = expected - reach, expected + reach
    while high - low > precision:
        middle = (low + high) / 2.0
        low, high = (low, middle) if does_tip(case.moved(middle)) else (middle, high)
    return (low + high) / 2.0


def does_tip(villa: Villa) -> bool:
    """Whether the floor leans over and does not come back when it is released."""
    world = World(villa)
    floor = world.number[villa.floors[0].floor]
    steps = world.steps_in(0.1)
    for _ in range(round(WAITING / 0.1)):
        world.step(steps)
        if tilt(world.row(floor)) > FALLEN_TILT:
            return True
    return tilt(world.row(floor)) > TIPPED
