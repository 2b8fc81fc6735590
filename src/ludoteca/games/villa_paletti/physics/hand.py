"""Simulated hands: damped springs of limited force between a hand's target and the piece it holds.

A spring of this stiffness is too stiff for explicit steps on a column of ten grams, so each is solved
implicitly in the inertia of the piece it holds; it never whirls. Metres, newtons, radians.

What else acts on the piece (its weight, the floor that rests on it) is felt from how it gave way to the last
pushes. So a column that is held fast feels the whole spring, whatever the length of a time step.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

from ludoteca.games.villa_paletti.wood import PieceId

from .angles import arctangent, cosine, sine
from .model import GRAVITY
from .world import World

Vector = tuple[float, float, float]
NO_FORCE: Vector = (0.0, 0.0, 0.0)


class Strength(NamedTuple):
    """The strength of a hand: spring stiffness and largest force, rotation spring and largest torque."""

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


class Spring:
    """A damped spring on a piece in three directions, each with its own inertia, solved implicitly."""

    FEELING = 0.01
    """Seconds over which the hand feels what else acts on the piece."""

    def __init__(self, stiffness: float, inertia: Vector, step: float) -> None:
        self._stiffness = stiffness
        self._inertia = inertia
        self._step = step
        self._attention = step / (step + self.FEELING)
        self._speed: Vector | None = None
        self._push = NO_FORCE
        self._others = NO_FORCE

    def push(self, gap: Vector, speed: Vector, part: float, limit: Callable[[Vector], Vector]) -> Vector:
        """The force for the next step, towards closing the gap, within `part` of the strength and a limit."""
        step, stiffness = self._step, self._stiffness * part
        before = speed if self._speed is None else self._speed
        others, forces = [], []
        for axis, inertia in enumerate(self._inertia):
            felt = inertia * (speed[axis] - before[axis]) / step - self._push[axis]
            other = self._others[axis] + self._attention * (felt - self._others[axis])
            firm = 2.0 * math.sqrt(stiffness * inertia) + step * stiffness
            ahead = speed[axis] + step * other / inertia
            forces.append((stiffness * gap[axis] - firm * ahead) / (1.0 + step * firm / inertia))
            others.append(other)
        self._speed = speed
        self._others = (others[0], others[1], others[2])
        self._push = limit((forces[0], forces[1], forces[2]))
        return self._push


class Grip:
    """A hand that holds a piece: it pulls the gripped point to a target and keeps the piece's rotation."""

    def __init__(
        self, world: World, piece: PieceId, along_axis: float, strength: Strength, *, carries: bool = False
    ) -> None:
        """`along_axis`: where on the piece's own upright axis it is gripped, from its centre.

        A hand that `carries` knows the weight of the piece and bears it.
        """
        index = world.number[piece]
        self.world = world
        self.piece = piece
        self.strength = strength
        self._along = along_axis
        self._body = index
        across, around = world.inertia(piece)
        mass = 1.0 / (1.0 / world.mass(piece) + along_axis * along_axis / across)
        self._pull = Spring(strength.spring, (mass, mass, mass), world.timestep)
        self._twist = Spring(strength.twist_spring, (across, across, around), world.timestep)
        self._weight = world.mass(piece) * GRAVITY if carries else 0.0
        self._first_turn: tuple[float, ...] = tuple(world.row(index)[3:])
        self._turn = self._first_turn
        self.start = self.point()
        self.hand = self.start
        """Where the hand is, without its tremor."""

    def point(self) -> Vector:
        """The present position of the gripped point."""
        x, y, z, qw, qx, qy, qz = self.world.row(self._body)
        a = self._along
        return (
            x + a * 2.0 * (qx * qz + qw * qy),
            y + a * 2.0 * (qy * qz - qw * qx),
            z + a * (1.0 - 2.0 * (qx * qx + qy * qy)),
        )

    def follow(self, target: Vector, fastest: float) -> None:
        """Move the hand towards its target, at most `fastest` and never far ahead of the piece."""
        self.hand = towards(self.hand, target, fastest * self.world.timestep)
        self.hand = towards(self.point(), self.hand, LEAD)

    def turn(self, degrees: float, lean_x: float = 0.0, lean_y: float = 0.0) -> None:
        """Turn the piece around the upright axis, and lean it, by degrees from how it was when gripped."""
        half = math.radians(degrees) / 2.0
        w, z = cosine(half), sine(half)
        qw, qx, qy, qz = self._first_turn
        self._turn = (w * qw - z * qz, w * qx - z * qy, w * qy + z * qx, w * qz + z * qw)
        lean = math.radians(math.hypot(lean_x, lean_y))
        if lean:
            part = sine(lean / 2.0) / lean
            a, b = -math.radians(lean_y) * part, math.radians(lean_x) * part
            w = cosine(lean / 2.0)
            qw, qx, qy, qz = self._turn
            self._turn = (
                w * qw - a * qx - b * qy,
                w * qx + a * qw + b * qz,
                w * qy - a * qz + b * qw,
                w * qz + a * qy - b * qx,
            )

    def pull(self, shake: Vector, part: float = 1.0) -> None:
        """Apply the hand's force to the piece for the next step, with a fraction `part` of its strength."""
        x, y, z, qw, qx, qy, qz = self.world.row(self._body)
        vx, vy, vz, *spin = self.world.speed(self._body)
        arm = (
            self._along * 2.0 * (qx * qz + qw * qy),
            self._along * 2.0 * (qy * qz - qw * qx),
            self._along * (1.0 - 2.0 * (qx * qx + qy * qy)),
        )
        wx, wy, wz = rotate((qw, qx, qy, qz), spin)
        turning = cross((wx, wy, wz), arm)
        gap = (
            self.hand[0] + shake[0] - x - arm[0],
            self.hand[1] + shake[1] - y - arm[1],
            self.hand[2] + shake[2] - z - arm[2],
        )
        speed = (vx + turning[0], vy + turning[1], vz + turning[2])
        force = self._pull.push(gap, speed, part, lambda force: limited(force, self.strength.force * part))
        lean = rotation_between((qw, qx, qy, qz), self._turn)
        twist = self._twist.push(
            lean, (wx, wy, wz), part, lambda torque: limited(torque, self.strength.torque * part)
        )
        force = (force[0], force[1], force[2] + self._weight * part)
        lever = cross(arm, force)
        self.world.push(self.piece, force, (twist[0] + lever[0], twist[1] + lever[1], twist[2] + lever[2]))

    def let_go(self) -> None:
        """Stop applying force."""
        self.world.push(self.piece, NO_FORCE, NO_FORCE)

    def slip_off(self, spin: float, around: float) -> None:
        """Let go with fingers that part unevenly: the piece begins to lean, by radians a second."""
        self.let_go()
        axis = (spin * cosine(around), spin * sine(around), 0.0)
        turn = tuple(self.world.row(self._body)[3:])
        self.world.engine.kick(self._body, (0.0, 0.0, 0.0, *rotate(conjugate(turn), axis)))


class SteadyingHand:
    """The second hand at a point of a floor: it keeps it from slipping and lifts it a little (VIL-T2)."""

    RISE = 0.004
    """How high it would lift, in metres, if it were strong enough."""
    SPRING = 400.0

    def __init__(self, world: World, floor: PieceId, at: tuple[float, float]) -> None:
        self.world = world
        self.floor = floor
        self.steady = self.lift = 0.0
        """The forces, in newtons, with which it may hold and lift now."""
        index = world.number[floor]
        row = tuple(world.row(index))
        self._arm = rotate(conjugate(row[3:]), (at[0] - row[0], at[1] - row[1], 0.0))
        reach = self._arm[0] * self._arm[0] + self._arm[1] * self._arm[1]
        mass = 1.0 / (1.0 / world.mass(floor) + reach / min(world.inertia(floor)))
        self._spring = Spring(self.SPRING, (mass, mass, mass), world.timestep)
        self._start = self._point(row)

    def press(self, shake: Vector) -> None:
        """Apply the hand's force for the next step."""
        index = self.world.number[self.floor]
        row = tuple(self.world.row(index))
        vx, vy, vz, *spin = self.world.speed(index)
        turn = row[3:]
        arm = rotate(turn, self._arm)
        turning = cross(rotate(turn, spin), arm)
        here = self._point(row)
        gap = (
            self._start[0] + shake[0] - here[0],
            self._start[1] + shake[1] - here[1],
            self._start[2] + shake[2] + self.RISE - here[2],
        )
        speed = (vx + turning[0], vy + turning[1], vz + turning[2])
        force = self._spring.push(gap, speed, 1.0, self._within_strength)
        self.world.push(self.floor, force, cross(arm, force))

    def let_go(self) -> None:
        """Stop applying force."""
        self.world.push(self.floor, NO_FORCE, NO_FORCE)

    def _within_strength(self, force: Vector) -> Vector:
        """The force limited to the hand's strength; it never presses down."""
        x, y, _ = limited((force[0], force[1], 0.0), self.steady)
        return x, y, min(max(force[2], 0.0), self.lift)

    def _point(self, row: tuple[float, ...]) -> Vector:
        """The present position of the held point."""
        arm = rotate(row[3:], self._arm)
        return (row[0] + arm[0], row[1] + arm[1], row[2] + arm[2])


def towards(start: Vector, target: Vector, farthest: float) -> Vector:
    """The point on the way from start to target, at most `farthest` from the start."""
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
    """The vector, shortened to the length `most` if it is longer."""
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
    """The inverse of a rotation."""
    w, x, y, z = turn
    return (w, -x, -y, -z)


def rotate(turn: tuple[float, ...], vector: "Vector | list[float]") -> Vector:
    """A vector turned from the piece's own axes to those of the table."""
    w, a, b, c = turn
    x, y, z = vector
    tx, ty, tz = 2.0 * (b * z - c * y), 2.0 * (c * x - a * z), 2.0 * (a * y - b * x)
    return (x + w * tx + b * tz - c * ty, y + w * ty + c * tx - a * tz, z + w * tz + a * ty - b * tx)


def rotation_between(turn: tuple[float, ...], wanted: tuple[float, ...]) -> Vector:
    """The rotation from one turn to another, as an axis times its angle, in the axes of the table."""
    w0, x0, y0, z0 = wanted
    w1, x1, y1, z1 = turn
    w = w0 * w1 + x0 * x1 + y0 * y1 + z0 * z1
    x = -w0 * x1 + x0 * w1 - y0 * z1 + z0 * y1
    y = -w0 * y1 + y0 * w1 - z0 * x1 + x0 * z1
    z = -w0 * z1 + z0 * w1 - x0 * y1 + y0 * x1
    size = math.sqrt(x * x + y * y + z * z)
    if size < 1e-12:
        return NO_FORCE
    angle = 2.0 * arctangent(size, abs(w)) * (1.0 if w >= 0.0 else -1.0)
    return (x / size * angle, y / size * angle, z / size * angle)
