"""Simulates carrying a piece over the villa, lowering it and letting go (VIL-T3, VIL-T7, VIL-U2)."""

import math
import random
from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.games.villa_paletti.geometry.spots import stands_well
from ludoteca.games.villa_paletti.geometry.villa import (
    Floor,
    Pose,
    Villa,
    carry_height,
    upright_pose,
)
from ludoteca.games.villa_paletti.hand import START
from ludoteca.games.villa_paletti.tables import Point
from ludoteca.games.villa_paletti.wood import HandPoint, LayFloor, SetDown, Settle, Tremor, WoodResult

from .hand import BOTH_HANDS, FINGERS, Grip, Strength
from .model import METRE, step_of
from .report import Fault, broken_off, disturbed, fell, knocked_over, let_rest, succeeded
from .tremor import Trembling
from .watch import FALLEN_DROP, OVERTURNED, Watch
from .world import World

DROP = 1.5
"""Millimetres above its place from which the engine's hand lowers a piece."""
LOWERING = 30.0
"""Millimetres a second."""
PRESS = 0.3
"""Millimetres below its place to which the hand goes before it opens."""
HOLDING = 0.05
OPENING = 0.1
"""Seconds that a placed piece is held, and in which a hand opens."""
PARTING: dict[Tremor, float] = {"steady": 0.3, "human": 0.6, "shaky": 1.0}
"""Radians a second with which a column begins to lean when fingers part: nothing where it stands, and enough
to let it land on an edge where it falls."""
HAND_CHASE = 400.0
"""Millimetres a second with which a hand that was held up catches up with its path."""


class CarryRun:
    """A piece being carried to its place, moved point by point along the hand's path until the hand opens."""

    def __init__(self, request: SetDown | LayFloor) -> None:
        self.request = request
        self.before = request.villa
        strength: Strength
        if isinstance(request, SetDown):
            self.piece, strength, flipped = request.column, FINGERS, False
            thick, ground = request.villa.length(request.column), ground_for(request)
        else:
            self.piece, strength, flipped = request.floor, BOTH_HANDS, request.flipped
            thick, ground = request.villa.box.thickness, highest_top(request.villa)
        # where it would be if it were lowered right there, and where it begins
        lying = upright_pose(request.x, request.y, ground + thick / 2.0, request.rotation, flipped)
        foot = ground + DROP if request.path is None else carry_height(request.villa)
        start = replace(lying, z=foot + thick / 2.0)
        self.villa = with_piece(request, start)
        self.world = World(self.villa, step_of(request.quality))
        self.watch = Watch(
            self.world, self.piece, lying, request.quality, any_column_falls=request.any_column_falls
        )
        self._grip = Grip(self.world, self.piece, 0.0, strength, carries=True)
        self._trembling = Trembling(request.tremor, start.z, request.seed, "place")
        self._last = START
        self._steps = 0

    @property
    def end(self) -> str | None:
        """How the run ended early: by a fall of the villa; None while it goes on."""
        return None if self.watch.fall is None else "fell"

    @property
    def has_moved(self) -> bool:
        """Whether any piece but the one in hand has been moved."""
        return self.watch.has_moved_others

    def advance(self, point: HandPoint) -> None:
        """Move the hand evenly from the last point to this one."""
        last, self._last = self._last, point
        speed = math.dist((last.x, last.y, last.z), (point.x, point.y, point.z)) / (point.t - last.t)
        for step in range(self._steps, round(point.t / self.world.timestep)):
            if self.watch.fall is not None:
                return
            self._steps = step + 1
            time = self._steps * self.world.timestep
            part = min(1.0, (time - last.t) / (point.t - last.t))
            start = self._grip.start
            target = (
                start[0] + (last.x + (point.x - last.x) * part) / METRE,
                start[1] + (last.y + (point.y - last.y) * part) / METRE,
                start[2] + (last.z + (point.z - last.z) * part) / METRE,
            )
            self._grip.follow(target, HAND_CHASE / METRE)
            self._trembling.move(speed, self.world.timestep)
            lean_x, lean_y = self._trembling.lean(time)
            self._grip.turn(
                last.turn + (point.turn - last.turn) * part,
                last.lean_x + (point.lean_x - last.lean_x) * part + lean_x,
                last.lean_y + (point.lean_y - last.lean_y) * part + lean_y,
            )
            self._press(1.0)

    def finish(self) -> WoodResult:
        """Open the hand, simulate until rest and return the result; call it once."""
        opened = self.world.time
        steps = self.world.steps_in(OPENING)
        for step in range(1, steps + 1):
            self._steps += 1
            self._press(1.0 - step / steps)
        luck = random.Random(f"{self.request.seed}/open")
        if isinstance(self.request, SetDown):
            self._grip.slip_off(PARTING[self.request.tremor], luck.uniform(0.0, 2.0 * math.pi))
        else:
            self._grip.let_go()
        self.watch.note_bearing()
        request = self.request
        if isinstance(request, LayFloor):
            self.watch.in_hand = None  # let go, it must lie by itself
        let_rest(self.watch)
        if self.watch.fall is not None:
            return fell(self.watch, self.villa)
        fault = self._misplaced(request, opened) if isinstance(request, SetDown) else knocked_over(self.watch)
        if fault is not None:
            return broken_off(self.watch, self.before, fault)
        return succeeded(self.watch, self.villa, "stands")

    def _press(self, part: float) -> None:
        """Apply the force of the hand for one step, with a fraction `part` of its strength."""
        self._grip.pull(self._trembling.at(self._steps * self.world.timestep), part)
        self.world.step()
        self.watch.note_touches()
        if self._steps % self.watch.look_every == 0:
            self.watch.observe()

    def _misplaced(self, request: SetDown, opened: float) -> Fault | None:
        """Why a column that was set down without a fall counts as broken off; None if not (VIL-T4)."""
        knocked = knocked_over(self.watch)
        if knocked is not None:
            return knocked
        now = self.world.villa(self.villa)
        column = now.column(request.column)
        sunk = now.box.standing_height(now.top_level) - column.foot(now.box)
        if now.pose_of(request.column).tilt > OVERTURNED or sunk > FALLEN_DROP:
            return Fault("toppled", request.column, opened)
        if not stands_well(now, request.column):
            return Fault("misplaced", request.column, opened)
        return disturbed(self.watch, self.before)


def with_piece(request: SetDown | LayFloor, pose: Pose) -> Villa:
    """The villa with the piece that is being placed."""
    if isinstance(request, SetDown):
        return request.villa.with_column(request.column, pose)
    return request.villa.with_floor(Floor(floor=request.floor, pose=pose))


def settle(request: Settle) -> WoodResult:
    """Simulate a villa until it is at rest; returns the result."""
    watch = Watch(World(request.villa))
    let_rest(watch)
    if watch.fall is not None:
        return fell(watch, request.villa)
    fault = knocked_over(watch)
    if fault is not None:
        return broken_off(watch, request.villa, fault)
    return succeeded(watch, request.villa, "stands")


def place(request: SetDown | LayFloor) -> WoodResult:
    """Simulate the placing of a column or floor, along a given path or straight down; returns the result."""
    run = CarryRun(request)
    for point in straight_down() if request.path is None else request.path.points:
        run.advance(point)
        if run.end is not None:
            break
    return run.finish()


def straight_down() -> Sequence[HandPoint]:
    """The default path that lowers a piece from right above its place."""
    way = DROP + PRESS
    down = way / LOWERING
    return (HandPoint(down, 0.0, 0.0, -way), HandPoint(down + HOLDING, 0.0, 0.0, -way))


def ground_for(request: SetDown) -> float:
    """The height of the surface that the column is to stand on."""
    if request.on is None:
        return ground_at(request.villa, (request.x, request.y))
    return request.villa.pose_of(request.on).z + request.villa.length(request.on) / 2.0


def ground_at(villa: Villa, place: Point) -> float:
    """The height of the highest floor's upper side at a place; the floor may be slightly tilted."""
    floor = villa.floors[-1].pose
    normal_x, normal_y, normal_z = floor.turn(0.0, 0.0, -1.0 if floor.flipped else 1.0)
    slope = (normal_x * (place[0] - floor.x) + normal_y * (place[1] - floor.y)) / normal_z
    return floor.z + villa.box.thickness / 2.0 - slope


def highest_top(villa: Villa) -> float:
    """The top of the highest column of the highest level, or its nominal height if there is none."""
    tops = [
        villa.pose_of(column).z + villa.length(column) / 2.0 for column in villa.on_level(villa.top_level)
    ]
    return max(tops, default=villa.box.laid_height(villa.top_level) - villa.box.thickness / 2.0)
