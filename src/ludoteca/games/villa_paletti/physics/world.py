"""The simulated world of one villa: poses in; poses, contacts and loads out after some steps."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.games.villa_paletti.geometry.villa import Column, Floor, Pose, Villa
from ludoteca.games.villa_paletti.tables import ColumnId
from ludoteca.games.villa_paletti.wood import PieceId

from .engine import PAIRS, POSE, SPEED, engines
from .model import GRAVITY, METRE, SOLVERS, TIMESTEP, Work, describe, friction_of

GROUND = "ground"
"""Base and table, in contacts."""
BEARING = 0.02
"""Newtons from which on a contact carries."""
LOAD_STEPS = 4
"""Steps over which loads are averaged."""
FALLING = 0.2
"""The downward speed, in metres a second, above which a piece falls and does not only roll or slide."""
Row = list[float]
"""The pose of a body: metres, then a quaternion."""
FREE_FALL = 1.0
"""By how much, in metres a second squared, what falls freely may differ from gravity."""
IMPACT = 0.15
"""The downward speed, in metres a second, from which on wood that strikes wood bounces."""
STRIKE = 20.0
"""The upward acceleration, in metres a second squared, that tells a strike."""
BOUNCE = 0.38
"""The part of the impulse of a strike that is given back when it ends: a column that falls flat from 60 mm
rises by a quarter of that."""
ASIDE = 800.0
"""Millimetres from the middle, both ways, to where a column that was taken out stands."""


class World:
    """The pieces of one villa under gravity. Bodies are numbered: floors from below, then columns.

    In this order, in which a column couples no two bodies but its floors, the solver needs half the time.
    """

    def __init__(self, villa: Villa, timestep: float = TIMESTEP) -> None:
        """With all pieces that are in the villa."""
        columns, floors = villa.standing, villa.floors
        self.start = villa
        """The villa as it was at the beginning."""
        self.box = villa.box
        self.columns = columns
        self.floors = floors
        self.names: tuple[PieceId, ...] = (
            *(floor.floor for floor in floors),
            *(column.id for column in columns),
        )
        self.number = {name: index for index, name in enumerate(self.names)}
        self.column_of = dict(enumerate(columns, len(floors)))
        """The columns by their bodies."""
        description = describe(
            self.box,
            tuple((column.id, column.length(self.box)) for column in columns),
            tuple(floor.floor for floor in floors),
            timestep,
        )
        self.engine = engines().engine_of(description)
        self.timestep = timestep
        self.aside: ColumnId | None = None
        """The column that was taken out, if any: no part of the villa any more."""
        poses: Row = []
        for pose in (*(each.pose for each in floors), *(each.pose for each in columns)):
            assert pose is not None, "only what stands in the villa is simulated"
            poses += in_metres(pose)
        self.engine.begin(poses)
        self._strikes: dict[int, Strike] = {}
        self._flying: set[int] = set()
        """The bodies that strike others now, and those that fell freely in the last step."""

    @property
    def time(self) -> float:
        """Simulated seconds since the beginning."""
        return self.engine.time

    @property
    def is_falling(self) -> bool:
        """Whether a piece is falling now."""
        return min(self.engine.speeds[2::SPEED].tolist(), default=0.0) < -FALLING

    def steps_in(self, seconds: float) -> int:
        """The number of time steps in some seconds, at least one."""
        return max(1, round(seconds / self.timestep))

    def step(self, steps: int = 1) -> None:
        """Advance the simulation by some steps."""
        for _ in range(steps):
            down = self.engine.speeds[2::SPEED].tolist()
            if self._strikes or min(down, default=0.0) < -IMPACT:
                self._step_and_bounce([body for body, speed in enumerate(down) if speed < -IMPACT])
            else:
                self.engine.step()

    def _step_and_bounce(self, falling: list[int]) -> None:
        """Advance by one step; a body that fell freely and struck another gets back a part of the impulse.

        Contacts are critically damped, so that a villa stays at rest; restitution is added to that. What lies
        in a heap does not bounce.
        """
        before = {body: self.speed(body) for body in {*falling, *self._strikes}}
        self.engine.step()
        flew, self._flying = self._flying, set()
        for body in sorted(before):
            now = self.speed(body)
            change = [after - then for after, then in zip(now, before[body], strict=True)]
            if abs(change[2] / self.timestep + GRAVITY) < FREE_FALL:
                self._flying.add(body)
            struck = self._strikes.pop(body, None)
            if struck is None and body in flew:
                struck = Strike(before[body], [0.0] * SPEED)
            if struck is None:
                continue
            if change[2] > STRIKE * self.timestep:
                summed = [one + other for one, other in zip(struck.change, change, strict=True)]
                self._strikes[body] = Strike(struck.speed, summed)
            elif any(struck.change):
                self._bounce(body, struck, now)

    def _bounce(self, body: int, struck: "Strike", now: Row) -> None:
        """Give back a part of the impulse of a strike, but never more energy than the body had before it."""
        name = self.names[body]
        arm = max(self.inertia(name)) / self.mass(name)
        part = BOUNCE
        for _ in range(4):
            kick = [part * each for each in struck.change]
            after = [one + other for one, other in zip(now, kick, strict=True)]
            if energy(after, arm) <= energy(struck.speed, arm):
                self.engine.kick(body, kick)
                return
            part /= 2.0

    def solve_for(self, work: Work) -> None:
        """Spend as much on each step as the work needs."""
        self.engine.tune(*SOLVERS[work])

    def roughen(self, column: ColumnId, factor: float) -> None:
        """Multiply the friction of a column by a factor, from the next step on."""
        index = self.number[column]
        own = friction_of(self.box, column, self.column_of[index].length(self.box))
        self.engine.roughen(index, own * factor)

    def push(self, piece: PieceId, force: Sequence[float], torque: Sequence[float]) -> None:
        """Apply a force (newtons) and torque at the centre of a piece until the next call."""
        self.engine.push(self.number[piece], (*force, *torque))

    def mass(self, piece: PieceId) -> float:
        """The mass of a piece in kilograms."""
        return self.engine.mass(self.number[piece])

    def inertia(self, piece: PieceId) -> tuple[float, float]:
        """A piece's moments of inertia: for leaning in its weakest direction, and for turning upright."""
        *moments, w, x, y, z = self.engine.inertia(self.number[piece])
        axes = (
            (1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - w * z), 2.0 * (x * z + w * y)),
            (2.0 * (x * y + w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - w * x)),
            (2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y)),
        )

        def entry(row: int, column: int) -> float:
            return math.fsum(axes[row][k] * moments[k] * axes[column][k] for k in range(3))

        middle, half = (entry(0, 0) + entry(1, 1)) / 2.0, (entry(0, 0) - entry(1, 1)) / 2.0
        return middle - math.hypot(half, entry(0, 1)), entry(2, 2)

    def row(self, body: int) -> Row:
        """The present pose of a body."""
        return self.engine.poses[POSE * body : POSE * body + POSE].tolist()

    def speed(self, body: int) -> Row:
        """The present speed of a body: metres a second, then radians a second around the body's own axes."""
        return self.engine.speeds[SPEED * body : SPEED * body + SPEED].tolist()

    def rows(self) -> list[Row]:
        """The present poses of all bodies."""
        numbers = self.engine.poses.tolist()
        return [numbers[first : first + POSE] for first in range(0, len(numbers), POSE)]

    def pose(self, piece: PieceId) -> Pose:
        """The present pose of a piece, rounded to a millionth of a millimetre."""
        return in_millimetres(self.row(self.number[piece]))

    def villa(self, like: Villa) -> Villa:
        """The villa as it is now; a column that was set aside, or never was in this world, has no pose."""
        columns = tuple(
            Column(
                id=column.id,
                longer=column.longer,
                pose=self.pose(column.id) if self._stands(column.id) else None,
            )
            for column in like.columns
        )
        floors = tuple(Floor(floor=floor.floor, pose=self.pose(floor.floor)) for floor in self.floors)
        return Villa(columns=columns, floors=floors, pieces=like.pieces)

    def set_aside(self, column: ColumnId) -> None:
        """Move a column out of the villa to a far place on the table, where it touches nothing."""
        index = self.number[column]
        self.push(column, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
        height = self.column_of[index].length(self.box) / 2.0 - self.box.base.thickness
        self.engine.place(index, in_metres(Pose(ASIDE, ASIDE, height)))
        self.aside = column

    def _stands(self, column: ColumnId) -> bool:
        return column in self.number and column != self.aside

    def touching(self) -> set[int]:
        """Every pair of pieces that touch, numbered as in `bearing`."""
        return self.engine.pairs()

    def touched_by(self, piece: PieceId) -> Sequence[int]:
        """The bodies that touch a piece now."""
        return self.engine.touching(self.number[piece])

    def bearing(self) -> dict[int, tuple[PieceId, PieceId]]:
        """Every pair of pieces of which the lower one carries the upper one, encoded as one number each."""
        forces: dict[tuple[int, int], float] = {}
        for first, second, force in self.engine.contact_forces():
            pair = min(first, second), max(first, second)
            forces[pair] = forces.get(pair, 0.0) + abs(force)
        return {
            (first + 1) * PAIRS + second + 1: self._lower_first(first, second)
            for (first, second), force in forces.items()
            if force > BEARING
        }

    def _lower_first(self, first: int, second: int) -> tuple[PieceId, PieceId]:
        """The two bodies of a pair, the lower one first."""
        if first < 0 or second < 0:
            return GROUND, self.names[max(first, second)]
        if self._height(first) <= self._height(second):
            return self.names[first], self.names[second]
        return self.names[second], self.names[first]

    def loads(self) -> dict[ColumnId, float]:
        """The weight on the top of each column, in newtons; advances the simulation by a few steps."""
        totals = [0.0] * len(self.names)
        for _ in range(LOAD_STEPS):
            self.step()
            totals = [total + force for total, force in zip(totals, self._top_forces(), strict=True)]
        return {
            column.id: totals[self.number[column.id]] / LOAD_STEPS
            for column in self.columns
            if self._stands(column.id)
        }

    def top_force(self, column: ColumnId) -> float:
        """The downward force on a column from what is above it, in newtons, now."""
        return self._top_forces()[self.number[column]]

    def _top_forces(self) -> list[float]:
        """The downward force on each body from the pieces above it, now."""
        forces = [0.0] * len(self.names)
        for first, second, upward in self.engine.contact_forces():
            if first >= 0 and second >= 0:
                lower = first if self._height(first) <= self._height(second) else second
                forces[lower] += upward if lower == first else -upward
        return forces

    def _height(self, body: int) -> float:
        """The present height of a body's centre, in metres."""
        return self.row(body)[2]


class Strike(NamedTuple):
    """A body that strikes others: its speed before that, and how it has changed since."""

    speed: Row
    change: Row


def energy(speed: Row, arm: float) -> float:
    """A measure of the energy of a body; `arm` is its moment of inertia over its mass."""
    x, y, z, *spin = speed
    return x * x + y * y + z * z + arm * math.fsum(each * each for each in spin)


def in_metres(pose: Pose) -> tuple[float, ...]:
    """A pose in the units and order of MuJoCo."""
    return (pose.x / METRE, pose.y / METRE, pose.z / METRE, pose.qw, pose.qx, pose.qy, pose.qz)


def in_millimetres(row: Row) -> Pose:
    """A pose in the units of the rules, rounded far below any visible difference."""
    x, y, z, qw, qx, qy, qz = row
    return Pose(
        round(x * METRE, 6),
        round(y * METRE, 6),
        round(z * METRE, 6),
        round(qw, 9),
        round(qx, 9),
        round(qy, 9),
        round(qz, 9),
    )
