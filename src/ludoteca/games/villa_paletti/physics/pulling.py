"""Simulates taking a column out: the hand moves, and the column follows or gets stuck (VIL-T2, VIL-T4)."""

import math
from collections.abc import Iterable
from typing import Literal

from ludoteca.games.villa_paletti.geometry import shapes
from ludoteca.games.villa_paletti.geometry.lanes import OUT_GAP, OUT_WAY, way_out
from ludoteca.games.villa_paletti.hand import (
    LIFT_SPEED,
    LIFTING,
    MOST_LIFT,
    MOST_STEADY,
    START,
    lift_grip,
    straight_path,
)
from ludoteca.games.villa_paletti.wood import (
    HandPath,
    HandPoint,
    Hold,
    Lift,
    Pull,
    Straight,
    WoodResult,
)

from .hand import FINGERS, HOOK, Grip, SteadyingHand
from .model import METRE, step_of
from .report import Fault, broken_off, disturbed, fell, knocked_over, let_rest, only_touched, succeeded
from .tremor import Trembling
from .watch import Watch
from .world import World

RAMP = 0.3
"""Seconds in which the second hand gathers its whole strength."""
STRAIN = 0.3
"""By how much of its tremor a second hand trembles more when it lifts with all its strength."""
STICKING = 1.6
"""How much more friction a column has that does not slide …"""
STUCK, SLIDING = 2.0, 6.0
"""… which it begins to do at the one speed and ceases at the other, in millimetres a second."""
HAND_CHASE = 400.0
"""Millimetres a second with which a hand that was held up catches up with its path."""
STEADIED = 1.0
"""Millimetres: a hand that rests on a column trembles fully only when it has gone this far (VIL-T4)."""

End = Literal["out", "let_go", "fell"]


class PullRun:
    """One attempt to take a column out, moved point by point along the hand's path until it ends."""

    def __init__(self, pull: Pull) -> None:
        self.pull = pull
        self.piece = pull.column
        self.before = pull.villa
        self.end: End | None = None
        column = pull.villa.column(pull.column)
        self.level = pull.villa.level_of(pull.column)
        self._is_free = pull.villa.cover_of(pull.column) is None
        self.world = World(pull.villa, step_of(pull.quality))
        self.watch = Watch(
            self.world,
            in_hand=pull.column,
            quality=pull.quality,
            any_column_falls=pull.any_column_falls,
        )
        along = (pull.grip - column.length(pull.villa.box) / 2.0) / METRE
        self._grip = Grip(self.world, pull.column, along, FINGERS if pull.tool == "hand" else HOOK)
        height = pull.villa.pose_of(pull.column).z
        self._trembling = Trembling(pull.tremor, height, pull.seed, "pull")
        self._second = None if pull.hold is None else SecondHand(self.world, pull.hold, pull)
        self._last = START
        self._steps = 0
        self._gone = 0.0
        """The farthest that the hand has gone from where it took hold, in millimetres."""
        self._chase = (pull.motion.speed if isinstance(pull.motion, Straight) else HAND_CHASE) / METRE
        self._body = self.world.number[pull.column]
        self._sticks = False
        self.world.solve_for("pull")
        if self._second is not None:
            self._second.come(self.watch)

    def advance(self, point: HandPoint) -> None:
        """Move the hand evenly from the last point to this one, unless the attempt ends before that."""
        last, self._last = self._last, point
        step_time = self.world.timestep
        speed = math.dist((last.x, last.y, last.z), (point.x, point.y, point.z)) / (point.t - last.t)
        if (point.steady or point.lift) and self._second is None:
            self._second = self._reach_for_floor()
        for step in range(self._steps, round(point.t / step_time)):
            if self.end is not None:
                return
            self._steps = step + 1
            time = self._steps * step_time
            part = min(1.0, (time - last.t) / (point.t - last.t))
            start = self._grip.start
            target = (
                start[0] + (last.x + (point.x - last.x) * part) / METRE,
                start[1] + (last.y + (point.y - last.y) * part) / METRE,
                start[2] + (last.z + (point.z - last.z) * part) / METRE,
            )
            self._grip.follow(target, self._chase)
            self._trembling.move(speed, step_time)
            lean_x, lean_y = self._trembling.lean(time)
            self._grip.turn(
                last.turn + (point.turn - last.turn) * part,
                last.lean_x + (point.lean_x - last.lean_x) * part + lean_x,
                last.lean_y + (point.lean_y - last.lean_y) * part + lean_y,
            )
            self._grip.pull(self._tremor(time, math.dist(target, start) * METRE))
            if self._second is not None:
                self._second.press(self.watch, point.steady, point.lift)
            self._stick_or_slip()
            self.world.step()
            self.watch.note_touches()
            if self._steps % self.watch.look_every == 0:
                self.watch.observe()
                self.end = self._judge()

    @property
    def has_moved(self) -> bool:
        """Whether any piece has been moved: the attempt has begun (VIL-T4)."""
        return self.watch.has_moved

    def _tremor(self, time: float, far: float) -> tuple[float, float, float]:
        """The tremor at a time, when the hand is `far` millimetres from where it took hold."""
        self._gone = max(self._gone, far)
        part = min(1.0, self._gone / STEADIED)
        x, y, z = self._trembling.at(time)
        return part * x, part * y, part * z

    def _stick_or_slip(self) -> None:
        """Wood that does not move sticks: it takes more to set it sliding than to keep it so."""
        speed = math.hypot(*self.world.speed(self._body)[:2]) * METRE
        if speed < STUCK and not self._sticks:
            self._sticks = True
            self.world.roughen(self.piece, STICKING)
        elif speed > SLIDING and self._sticks:
            self._sticks = False
            self.world.roughen(self.piece, 1.0)

    def _reach_for_floor(self) -> "SecondHand | None":
        """The second hand on the floor, over the covered part of the column; None if no floor is there."""
        if self.level == len(self.world.floors):
            return None
        floor = self.before.floors[self.level]
        outline = self.before.outline(floor)
        corners = self.before.footprint(self.piece)
        covered = [corner for corner in corners if shapes.contains(outline, corner)] or corners
        x, y = (math.fsum(values) / len(covered) for values in zip(*covered, strict=True))
        return SecondHand(self.world, Hold(floor=floor.floor, x=x, y=y), self.pull)

    def finish(self) -> WoodResult:
        """Let go, or take the column away; simulate until rest and return the result (VIL-T4)."""
        end = self.end or "let_go"
        opened = self.world.time
        self._grip.let_go()
        self.world.solve_for("rest")
        self.world.roughen(self.piece, 1.0)
        if end == "out":
            self.world.set_aside(self.pull.column)
        if end == "out" or self.pull.quality == "exact":  # a sketch of a failure need not see the end of it
            if self._second is not None:
                self._second.leave(self.watch)
            let_rest(self.watch, puts_back=end != "out")
        if self.watch.fall is not None:
            return fell(self.watch, self.before)
        if end != "out":
            may_touch = isinstance(self.pull.motion, HandPath) and not self.pull.any_column_falls
            if may_touch and not self.has_moved:
                return only_touched(self.watch, self.before)
            given_up = knocked_over(self.watch) or Fault("let_go", None, opened)
            return broken_off(self.watch, self.before, given_up)
        fault = disturbed(self.watch, self.before.with_column(self.piece, None))
        if fault is not None:
            return broken_off(self.watch, self.before, fault)
        return succeeded(self.watch, self.before, "out")

    def _judge(self) -> End | None:
        """How the attempt has ended: `fell`, `out` or `let_go`; None while it goes on."""
        if self.watch.fall is not None:
            return "fell"
        if self._is_out():
            return "out"
        return "let_go" if self._gives_up() else None

    def _gives_up(self) -> bool:
        """Whether a careful hand lets go now, because another piece has moved or leans (VIL-T4)."""
        limit = self.pull.give_up
        if limit is None:
            return False
        return self.watch.farthest_move() > limit or any(
            shift.moved > limit or shift.tilted > limit for shift in self.watch.shifts().values()
        )

    def _is_out(self) -> bool:
        """Whether the column has left its place and no part of the floor above covers it any more."""
        index = self.world.number[self.pull.column]
        row, start = self.world.row(index), self.watch.before[index]
        if math.dist(row[:3], start[:3]) * METRE < OUT_WAY:
            return False
        if self.level == len(self.world.floors):
            return True
        if self._is_free and (row[2] - start[2]) * METRE >= OUT_WAY:
            return True  # lifted, however near the edge of a floor it stood
        above = self.world.pose(self.world.floors[self.level].floor)
        column = self.world.pose(self.pull.column)
        x, y, _ = above.find(*column.place(0.0, 0.0, self.before.length(self.pull.column) / 2.0))
        radius = self.before.shape(self.pull.column).radius
        outline = self.before.box.floor[self.world.floors[self.level].floor].polygon
        return -shapes.clearance(outline, (x, y)) >= radius + OUT_GAP


class SecondHand:
    """The second hand on a floor, from taking hold to letting go.

    A declared one comes before the pull and stays; a live one holds and lifts as the points of the path say.
    In both cases its strength grows and fades within `RAMP`, and the harder it lifts the more it trembles.
    """

    def __init__(self, world: World, hold: Hold, pull: Pull) -> None:
        self.hold = hold
        self._hand = SteadyingHand(world, hold.floor, (hold.x / METRE, hold.y / METRE))
        height = world.row(world.number[hold.floor])[2] * METRE
        self._trembling = Trembling(pull.tremor, height, pull.seed, "hold")

    def press(self, watch: Watch, steady: float, lift: float) -> None:
        """Apply the force for the next step: what is wanted now, or what was declared if that is more."""
        self._strive(watch, max(steady, self.hold.steady), max(lift, self.hold.lift))

    def come(self, watch: Watch) -> None:
        """Simulate taking hold, with slowly rising force."""
        self._over_ramp(watch, self.hold.steady, self.hold.lift)

    def leave(self, watch: Watch) -> None:
        """Simulate letting go, with slowly falling force."""
        self._over_ramp(watch, 0.0, 0.0)
        self._hand.let_go()
        watch.held = None

    def _strive(self, watch: Watch, steady: float, lift: float) -> None:
        """Bring the strength nearer to what is wanted, and apply it for the next step."""
        hand, part = self._hand, watch.world.timestep / RAMP
        hand.steady += min(max(steady - hand.steady, -part * MOST_STEADY), part * MOST_STEADY)
        hand.lift += min(max(lift - hand.lift, -part * MOST_LIFT), part * MOST_LIFT)
        watch.held = self.hold.floor if hand.steady > 0.0 or hand.lift > 0.0 else None
        effort = 1.0 + STRAIN * hand.lift / MOST_LIFT
        hand.press(self._trembling.at(watch.world.time, effort))

    def _over_ramp(self, watch: Watch, steady: float, lift: float) -> None:
        """Simulate the time in which the force rises or falls."""
        for step in range(1, watch.world.steps_in(RAMP) + 1):
            self._strive(watch, steady, lift)
            watch.world.step()
            if step % watch.look_every == 0:
                watch.observe()


def pull_out(pull: Pull) -> WoodResult:
    """Simulate a pull, declared or along an explicit path; returns the result."""
    match pull.motion:
        case Straight() as straight:
            way = way_out(pull.villa, pull.column, straight.direction)
            return carry_out(pull, straight_path(straight.direction, way, straight.speed))
        case HandPath(points=points):
            return carry_out(pull, points)


def lift_off(lift: Lift) -> WoodResult:
    """Simulate lifting a column with nothing over it straight up; returns the result."""
    pull = Pull(
        villa=lift.villa,
        column=lift.column,
        motion=Straight(direction=0.0, speed=LIFT_SPEED),
        grip=lift_grip(lift.villa.box),
        tremor=lift.tremor,
        seed=lift.seed,
        quality=lift.quality,
        any_column_falls=lift.any_column_falls,
    )
    return carry_out(pull, LIFTING)


def carry_out(pull: Pull, points: Iterable[HandPoint]) -> WoodResult:
    """Move the hand along a path until the attempt ends; returns the result."""
    run = PullRun(pull)
    for point in points:
        run.advance(point)
        if run.end is not None:
            break
    return run.finish()
