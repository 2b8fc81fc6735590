"""Hands: springs of limited strength between where the hand wants to be and the wood it holds.

A spring of this stiffness is too stiff for explicit steps on a column of ten grams, so each is solved
implicitly in the inertia of the piece it holds; it never whirls. Metres, newtons, radians.
"""

import math
from typing import NamedTuple

from ludoteca.games.villa_paletti.wood import PieceId

from .world import World

Vector = tuple[float, float, float]
NO_FORCE: Vector = (0.0, 0.0, 0.0)


class Strength(NamedTuple):
    """How a hand holds: spring and largest force, rotation spring and largest torque."""

    spring: float
    force: float
    twist_spring: float
    torque: float


FINGERS = Strength(spring=400.0, force=4.0, twist_spring=2.0, torque=0.05)
"""The hand around a column keeps it upright."""
HOOK = Strength(spring=400.0, force=4.0, twist_spring=0.0, torque=0.0)
"""The hook drags and lets the column lean."""
BOTH_HANDS = Strength(spring=400.0, force=4.0, twist_spring=4.0, torque=0.2)
"""Both hands under a floor that is being laid."""
LEAD = 0.011
"""How far the hand may run ahead of what it holds: then it pulls with all its force."""


class Grip:
    """A hand around a piece: pulls the gripped point to a target and keeps the piece as it was turned."""

    def __init__(self, world: World, piece: PieceId, along_axis: float, strength: Strength) -> None:
        """`along_axis`: where on the piece's own upright axis it is gripped, from its centre."""
        index = world.number[piece]
        self.world = world
        self.piece = piece
        self.strength = strength
        self._along = along_axis
        self._row = world.poses[index]
        self._speed = world.speeds[index]
        self._mass = float(world.model.body_mass[index + 1])
        across, around = world.inertia(piece)
        self._inertia = (across, across, around)
        self._turn: tuple[float, ...] = tuple(self._row[3:].tolist())
        self.start = self.point()
        self.hand = self.start
        """Where the hand is, without its tremor."""

    def point(self) -> Vector:
        """Where the gripped point of the piece is."""
        x, y, z, qw, qx, qy, qz = self._row.tolist()
        a = self._along
        return (
            x + a * 2.0 * (qx * qz + qw * qy),
            y + a * 2.0 * (qy * qz - qw * qx),
            z + a * (1.0 - 2.0 * (qx * qx + qy * qy)),
        )

    def follow(self, target: Vector, fastest: float) -> None:
        """Move the hand towards its target, no faster than given and never far ahead of the piece."""
        self.hand = towards(self.hand, target, fastest * self.world.timestep)
        self.hand = towards(self.point(), self.hand, LEAD)

    def pull(self, shake: Vector, part: float = 1.0) -> None:
        """Press on the piece for the next step, with a part of the strength."""
        step = self.world.timestep
        x, y, z, qw, qx, qy, qz = self._row.tolist()
        vx, vy, vz, *spin = self._speed.tolist()
        arm = (
            self._along * 2.0 * (qx * qz + qw * qy),
            self._along * 2.0 * (qy * qz - qw * qx),
            self._along * (1.0 - 2.0 * (qx * qx + qy * qy)),
        )
        wx, wy, wz = rotate((qw, qx, qy, qz), spin)
        turning = cross((wx, wy, wz), arm)
        mass = 1.0 / (1.0 / self._mass + self._along * self._along / self._inertia[0])
        spring = self.strength.spring * part
        damping = 2.0 * math.sqrt(spring * mass)
        softened = 1.0 + step * (damping + step * spring) / mass
        force = limited(
            tuple(
                (spring * (hand + shaken - at) - (damping + step * spring) * speed) / softened
                for hand, shaken, at, speed in zip(
                    self.hand,
                    shake,
                    (x + arm[0], y + arm[1], z + arm[2]),
                    (vx + turning[0], vy + turning[1], vz + turning[2]),
                    strict=True,
                )
            ),
            self.strength.force * part,
        )
        twist = self._twist((qw, qx, qy, qz), (wx, wy, wz), part)
        lever = cross(arm, force)
        self.world.push(self.piece, force, (twist[0] + lever[0], twist[1] + lever[1], twist[2] + lever[2]))

    def let_go(self) -> None:
        """Press no more."""
        self.world.push(self.piece, NO_FORCE, NO_FORCE)

    def _twist(self, turn: tuple[float, ...], spin: Vector, part: float) -> Vector:
        spring = self.strength.twist_spring * part
        if spring == 0.0:
            return NO_FORCE
        step = self.world.timestep
        lean = rotation_between(turn, self._turn)
        torque = []
        for angle, speed, inertia in zip(lean, spin, self._inertia, strict=True):
            damping = 2.0 * math.sqrt(spring * inertia)
            softened = 1.0 + step * (damping + step * spring) / inertia
            torque.append((spring * angle - (damping + step * spring) * speed) / softened)
        return limited(tuple(torque), self.strength.torque * part)


class Steadying:
    """The second hand at a point of a floor: holds it against slipping and lifts it a little (VIL-T2)."""

    RISE = 0.004
    """How high it would lift, in metres, if it were strong enough."""
    SPRING = 400.0

    def __init__(
        self, world: World, floor: PieceId, at: tuple[float, float], steady: float, lift: float
    ) -> None:
        self.world = world
        self.floor = floor
        self.steady = steady
        self.lift = lift
        index = world.number[floor]
        row = world.poses[index]
        self._arm = rotate(
            conjugate(tuple(row[3:].tolist())),
            (at[0] - float(row[0]), at[1] - float(row[1]), 0.0),
        )
        self._mass = float(world.model.body_mass[index + 1])
        self._inertia = min(world.inertia(floor))
        self._start = self._point(tuple(row.tolist()))

    def move_to(self, world: World) -> None:
        """Keep holding in a world that goes on without a column."""
        self.world = world

    def press(self, shake: Vector, part: float) -> None:
        """Hold for the next step, with a part of the strength (it comes and goes gently)."""
        index = self.world.number[self.floor]
        row = tuple(self.world.poses[index].tolist())
        vx, vy, vz, *spin = self.world.speeds[index].tolist()
        turn = row[3:]
        arm = rotate(turn, self._arm)
        turning = cross(rotate(turn, spin), arm)
        here = self._point(row)
        step = self.world.timestep
        reach = arm[0] ** 2 + arm[1] ** 2
        mass = 1.0 / (1.0 / self._mass + reach / self._inertia)
        damping = 2.0 * math.sqrt(self.SPRING * mass)
        softened = 1.0 + step * (damping + step * self.SPRING) / mass
        x, y, z = (
            (self.SPRING * (start + shaken + rise - at) - (damping + step * self.SPRING) * speed) / softened
            for start, shaken, rise, at, speed in zip(
                self._start,
                shake,
                (0.0, 0.0, self.RISE),
                here,
                (vx + turning[0], vy + turning[1], vz + turning[2]),
                strict=True,
            )
        )
        sideways = limited((x, y, 0.0), self.steady * part)
        upward = min(max(z, 0.0), self.lift * part)
        force = (sideways[0], sideways[1], upward)
        self.world.push(self.floor, force, cross(arm, force))

    def let_go(self) -> None:
        """Press no more."""
        self.world.push(self.floor, NO_FORCE, NO_FORCE)

    def _point(self, row: tuple[float, ...]) -> Vector:
        arm = rotate(row[3:], self._arm)
        return (row[0] + arm[0], row[1] + arm[1], row[2] + arm[2])


def towards(start: Vector, target: Vector, farthest: float) -> Vector:
    """The point on the way to a target, at most so far from the start."""
    way = math.dist(start, target)
    if way <= farthest:
        return target
    part = farthest / way
    return (
        start[0] + (target[0] - start[0]) * part,
        start[1] + (target[1] - start[1]) * part,
        start[2] + (target[2] - start[2]) * part,
    )


def limited(vector: tuple[float, ...], most: float) -> Vector:
    """The vector, shortened to a length if it exceeds it."""
    x, y, z = vector
    size = math.sqrt(x * x + y * y + z * z)
    if size <= most:
        return (x, y, z)
    part = most / size
    return (x * part, y * part, z * part)


def cross(a: Vector, b: Vector) -> Vector:
    """The vector product."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def conjugate(turn: tuple[float, ...]) -> tuple[float, ...]:
    """The turn back."""
    w, x, y, z = turn
    return (w, -x, -y, -z)


def rotate(turn: tuple[float, ...], vector: "Vector | list[float]") -> Vector:
    """A vector of the piece as seen from the table."""
    w, a, b, c = turn
    x, y, z = vector
    tx, ty, tz = 2.0 * (b * z - c * y), 2.0 * (c * x - a * z), 2.0 * (a * y - b * x)
    return (x + w * tx + b * tz - c * ty, y + w * ty + c * tx - a * tz, z + w * tz + a * ty - b * tx)


def rotation_between(turn: tuple[float, ...], wanted: tuple[float, ...]) -> Vector:
    """The turn that still lacks, as an axis times its angle, seen from the table."""
    w0, x0, y0, z0 = wanted
    w1, x1, y1, z1 = turn
    w = w0 * w1 + x0 * x1 + y0 * y1 + z0 * z1
    x = -w0 * x1 + x0 * w1 - y0 * z1 + z0 * y1
    y = -w0 * y1 + y0 * w1 - z0 * x1 + x0 * z1
    z = -w0 * z1 + z0 * w1 - x0 * y1 + y0 * x1
    sine = math.sqrt(x * x + y * y + z * z)
    if sine < 1e-12:
        return NO_FORCE
    angle = 2.0 * math.atan2(sine, abs(w)) * (1.0 if w >= 0.0 else -1.0)
    return (x / sine * angle, y / sine * angle, z / sine * angle)
