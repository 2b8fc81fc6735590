"""The limits of a player's hand in reach, speed and strength, checked before a simulation."""

import math
from collections.abc import Sequence

from msgspec import structs

from ludoteca.core import Illegal, Invalid, Term, derived

from .tables import Box
from .wood import HandPath, HandPoint, Hold, Pull, Straight

MOST_POINTS = 3000
"""A minute at 50 points a second."""
LONGEST = 60.0
"""Seconds that a pull may take."""
FASTEST = 2000.0
"""Millimetres a second: no hand at a table is faster."""
FARTHEST = 500.0
"""Millimetres from the grip, or from the middle of the table."""
MOST_TURN = 720.0
FASTEST_TURN = 1080.0
"""Degrees in all, and degrees a second."""
MOST_LEAN = 20.0
"""Degrees by which a hand may tilt what it holds."""
SPEED_RANGE = (10.0, 200.0)
"""Millimetres a second, for a declared pull."""
GRIP_MARGIN = 5.0
"""Millimetres from either end of a column to the nearest place where it can be gripped."""
MOST_LIFT = 1.0
"""Newtons with which the second hand may lift: the knob for how hard the game is."""
MOST_STEADY = 2.0
"""Newtons with which the second hand may hold a floor against slipping."""
GIVE_UP_RANGE = (0.2, 10.0)
"""Millimetres or degrees at which a careful hand lets go by itself."""

ONLY_TOUCHED = 0.3
"""Millimetres: an attempt begins when a piece has been moved farther (VIL-T4)."""

START = HandPoint(0.0, 0.0, 0.0, 0.0)

GATHERING = 0.3
"""Seconds in which a hand gathers speed, in this many even parts …"""
GATHERING_PARTS = 6
SLACK = 12.0
"""… and the millimetres that it goes on after geometry says that the column is out."""
PATIENCE = 0.6
"""Seconds that it waits at its end for a column that lags."""
LIFT_GRIP = 50.0
LIFT_HEIGHT = 25.0
LIFT_SPEED = 100.0
"""For lifting: the height of the grip, the millimetres it is raised, and the millimetres a second."""


def path_along(direction: tuple[float, float, float], way: float, speed: float) -> tuple[HandPoint, ...]:
    """The path of a hand that gathers speed, moves straight for `way` millimetres and waits at the end."""
    times = [GATHERING * part / GATHERING_PARTS for part in range(1, GATHERING_PARTS + 1)]
    gone = [(time, speed * time * time / (2.0 * GATHERING)) for time in times]
    end = GATHERING / 2.0 + way / speed
    points = [
        *((time, far) for time, far in gone if time < end and far < way),
        (end, way),
        (end + PATIENCE, way),
    ]
    return tuple(
        HandPoint(round(time, 4), *(round(axis * far, 4) for axis in direction)) for time, far in points
    )


def straight_path(direction: float, way: float, speed: float) -> tuple[HandPoint, ...]:
    """The path of a declared pull, in degrees against the clock, until the column is out."""
    angle = math.radians(direction)
    return path_along((math.cos(angle), math.sin(angle), 0.0), way + SLACK, speed)


HELD = 1.5
HELD_PARTS = 30
"""Seconds for which a hand is held still to see what it has begun, and the points of that time."""
LIFTING = path_along((0.0, 0.0, 1.0), LIFT_HEIGHT, LIFT_SPEED)
"""The path of a hand that lifts a column with nothing over it."""


def held_still(last: HandPoint) -> tuple[HandPoint, ...]:
    """The points of a hand that stays where it is for a while, in which a fall that has begun shows."""
    times = (round(last.t + HELD * part / HELD_PARTS, 4) for part in range(1, HELD_PARTS + 1))
    return tuple(structs.replace(last, t=time) for time in times if time <= LONGEST)


def lift_grip(box: Box) -> float:
    """How far above its foot a column is gripped to be lifted, in millimetres."""
    return min(LIFT_GRIP, grip_range(box)[1])


def check_pull(pull: Pull) -> None:
    """Raises Illegal, with the limit that is broken, for a pull that no hand can make (VIL-T2)."""
    check_grip(pull.grip, pull.villa.box)
    match pull.motion:
        case Straight(direction=direction, speed=speed):
            check_range("hand-direction", direction, -360.0, 360.0)
            check_range("hand-speed", speed, *SPEED_RANGE)
        case HandPath(points=points):
            check_path(points)
    if pull.hold is not None:
        check_hold(pull.hold)
    if pull.give_up is not None:
        check_range("hand-give-up", pull.give_up, *GIVE_UP_RANGE)


def check_grip(grip: float, box: Box) -> None:
    """Raises Invalid for a grip that is too near to an end of the column, or not finite."""
    low, high = grip_range(box)
    if not low <= grip <= high:
        most = derived("highest-grip", Term("column-height", box.height), Term("grip-margin", -GRIP_MARGIN))
        raise Invalid("hand-grip", "VIL-T2", most, value=grip, low=low, high=high)


def grip_range(box: Box) -> tuple[float, float]:
    """The heights above its foot at which a column can be gripped, in millimetres."""
    return GRIP_MARGIN, box.height - GRIP_MARGIN


def check_hold(hold: Hold) -> None:
    """Raises Illegal for a second hand that is too strong or holds at no valid point."""
    check_range("hand-lift", hold.lift, 0.0, MOST_LIFT)
    check_range("hand-steady", hold.steady, 0.0, MOST_STEADY)
    check_range("hand-hold-x", hold.x, -FARTHEST, FARTHEST)
    check_range("hand-hold-y", hold.y, -FARTHEST, FARTHEST)


def check_path(points: Sequence[HandPoint], rule: str = "VIL-T2") -> None:
    """Raises Illegal for a path that is empty, too long, unordered, not finite, too far or too fast."""
    if not points:
        raise Invalid("hand-path-empty", rule=rule)
    if len(points) > MOST_POINTS:
        raise Invalid("hand-path-points", rule=rule, points=len(points), most=MOST_POINTS)
    before = START
    for index, point in enumerate(points):
        check_point(before, point, index, rule)
        before = point


def check_point(before: HandPoint, point: HandPoint, index: int, rule: str = "VIL-T2") -> None:
    """Raises Illegal for a point of a path that cannot follow the one before."""
    if not all(map(math.isfinite, structs.astuple(point))):
        raise Invalid("hand-path-finite", rule=rule, index=index)
    if not before.t < point.t <= LONGEST:
        raise Invalid("hand-path-time", rule=rule, index=index, t=point.t, most=LONGEST)
    if math.hypot(point.x, point.y, point.z) > FARTHEST or abs(point.turn) > MOST_TURN:
        raise Invalid("hand-path-far", rule=rule, index=index, most=FARTHEST)
    seconds = point.t - before.t
    way = math.dist((before.x, before.y, before.z), (point.x, point.y, point.z))
    if way > FASTEST * seconds or abs(point.turn - before.turn) > FASTEST_TURN * seconds:
        raise Invalid("hand-path-fast", rule=rule, index=index, most=FASTEST)
    if math.hypot(point.lean_x, point.lean_y) > MOST_LEAN:
        raise Invalid("hand-path-lean", rule=rule, index=index, most=MOST_LEAN)
    check_range("hand-lift", point.lift, 0.0, MOST_LIFT)
    check_range("hand-steady", point.steady, 0.0, MOST_STEADY)


def check_placing(rule: str, allowed: str, *, by_hand: bool) -> None:
    """Raises Illegal for a way of placing a piece that the options of the match exclude (VIL-T3)."""
    if by_hand and allowed == "by_panel":
        raise Illegal(rule, "placing-by-panel")
    if not by_hand and allowed == "by_hand":
        raise Illegal(rule, "placing-by-hand")


def check_reach(rule: str, x: float, y: float, rotation: float) -> None:
    """Raises Illegal for a place beyond the reach of a hand, or for numbers that are not finite."""
    for name, value, most in (("x", x, FARTHEST), ("y", y, FARTHEST), ("rotation", rotation, 360.0)):
        if not -most <= value <= most:
            raise Invalid("place-out-of-range", rule=rule, name=name, value=value, most=most)


def check_range(reason: str, value: float, low: float, high: float) -> None:
    """Raises Illegal for a number that is outside its range or not finite."""
    if not low <= value <= high:
        raise Invalid(reason, rule="VIL-T2", value=value, low=low, high=high)
