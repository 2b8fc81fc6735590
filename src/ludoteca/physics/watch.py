"""Watching the wood: has it fallen, who was pushed, is it still, and the film of it (VIL-E3, VIL-T4)."""

import math
from typing import NamedTuple

import numpy as np

from ludoteca.games.villa_paletti.pieces import ColumnId, FloorName
from ludoteca.games.villa_paletti.villa import Pose
from ludoteca.games.villa_paletti.wood import Cause, ContactLost, FloorShift, Frame, PieceId, Quality

from .arrays import Array
from .model import METRE
from .world import World, in_metres

LOOK_EVERY = 5
"""Steps between two looks."""
FRAMES_A_SECOND = 25

FALLEN_TILT = 10.0
"""Degrees: a floor that tilts more has fallen (VIL-E3)."""
FALLEN_DROP = 10.0
"""Millimetres: a floor that dropped more has fallen, a column that moved more has left its level (VIL-E3)."""
OVERTURNED = 30.0
"""Degrees: no column comes back from there; even a thick one tips over at 23."""

STILL_MOVE = 0.02
STILL_TURN = 0.02
"""Millimetres and degrees that the villa may move within a window of time and still count as still."""
STILL_WINDOW = 0.1
STILL_WINDOWS: dict[Quality, int] = {"exact": 3, "sketch": 2}
"""So many quiet windows in a row are rest."""


class Fall(NamedTuple):
    """Why the villa fell, and by which piece."""

    cause: Cause
    culprit: PieceId


class Watch:
    """Compares the moving villa with how it stood before, and films it."""

    def __init__(
        self,
        world: World,
        in_hand: PieceId | None = None,
        goal: Pose | None = None,
        quality: Quality = "exact",
    ) -> None:
        """`in_hand` is not judged as part of the villa; `goal` is the place it is brought to, if any."""
        self.world = world
        self.in_hand = in_hand
        self.before = world.poses.copy()
        if in_hand is not None and goal is not None:
            self.before[world.number[in_hand]] = in_metres(goal)
        self.held: FloorName | None = None
        """The floor under the second hand: what is in a hand does not fall (VIL-E3)."""
        self.fall: Fall | None = None
        self.frames: list[Frame] = []
        self.quality = quality
        self._taken = in_hand
        self._farthest = np.zeros(len(world.names))
        self._bearing = world.bearing()
        self._opened: dict[tuple[PieceId, PieceId], float] = {}
        self._shown: dict[PieceId, Pose] = {}
        self._next_frame = 0.0 if quality == "exact" else math.inf
        if quality == "exact":
            self._film()

    def go_on_with(self, world: World) -> None:
        """Watch the same moment in a world that lacks the piece in hand."""
        kept = [self.world.number[name] for name in world.names]
        self.before = self.before[kept]
        self._farthest = self._farthest[kept]
        self.world = world
        self.in_hand = None

    def look(self) -> None:
        """Take note of pushes, lost contacts and a fall; to be called every `LOOK_EVERY` steps."""
        moved = np.hypot(*(self.world.poses[:, :2] - self.before[:, :2]).T) * METRE
        np.maximum(self._farthest, moved, out=self._farthest)
        if self.fall is None:
            if self.quality == "exact":
                self._look_for_lost_contacts()
            self.fall = self._look_for_fall()
        if self.world.time >= self._next_frame - 1e-9:
            self._film()

    def note_bearing(self) -> None:
        """Take note of what carries what now: a piece has just been placed."""
        self._bearing |= self.world.bearing()

    def farthest_push(self) -> float:
        """How far any column but the one in hand was moved at most, in millimetres."""
        judged = [column.id != self.in_hand for column in self.world.columns]
        return float(self._farthest[: len(judged)].max(where=judged, initial=0.0))

    def pushes(self) -> dict[ColumnId, float]:
        """How far each column but the one in hand was moved at most, in millimetres."""
        return {
            column.id: round(float(self._farthest[self.world.number[column.id]]), 3)
            for column in self.world.columns
            if column.id != self.in_hand
        }

    def shifts(self) -> dict[FloorName, FloorShift]:
        """How every floor but one in hand lies compared with before."""
        return {
            floor.floor: self._shift(self.world.number[floor.floor])
            for floor in self.world.floors
            if floor.floor != self.in_hand
        }

    def has_toppled(self, column: ColumnId) -> bool:
        """Whether a column has fallen over or left its level."""
        index = self.world.number[column]
        return self._column_fell(index, tilts(self.world.poses)[index]) is not None

    def lost_contact(self) -> ContactLost | None:
        """The contact that opened first, of those that did not close again before the fall.

        Those of the column in hand count only if there are no others: they open by being pulled.
        """
        if not self._opened:
            return None
        (below, above), time = min(
            self._opened.items(), key=lambda item: (self._taken in item[0], item[1], item[0])
        )
        return ContactLost(t=round(time, 3), below=below, above=above)

    def _shift(self, index: int) -> FloorShift:
        now, before = self.world.poses[index], self.before[index]
        turned = math.degrees(2.0 * math.acos(min(1.0, abs(float(now[3:] @ before[3:])))))
        return FloorShift(
            moved=round(math.dist(now[:2], before[:2]) * METRE, 3),
            turned=round(turned, 3),
            tilted=round(float(tilts(self.world.poses)[index]), 3),
            dropped=round(float(before[2] - now[2]) * METRE, 3),
        )

    def _look_for_fall(self) -> Fall | None:
        """VIL-E3: what is clearly going down has fallen."""
        tilt = tilts(self.world.poses)
        drop = (self.before[:, 2] - self.world.poses[:, 2]) * METRE
        for index, name in enumerate(self.world.names):
            if name in (self.in_hand, self.held):
                continue
            cause: Cause | None = None
            if index < len(self.world.columns):
                cause = self._column_fell(index, tilt[index])
            elif tilt[index] > FALLEN_TILT:
                cause = "tilted"
            elif drop[index] > FALLEN_DROP:
                cause = "dropped"
            if cause is not None:
                return Fall(cause, name)
        return None

    def _column_fell(self, index: int, tilt: float) -> Cause | None:
        if tilt > OVERTURNED:
            return "overturned"
        if abs(self.world.poses[index, 2] - self.before[index, 2]) * METRE > FALLEN_DROP:
            return "left_level"
        return None

    def _look_for_lost_contacts(self) -> None:
        """Remember when each contact of before opened; one that closes again is forgotten."""
        now = self.world.touching()
        for pair in self._bearing:
            if pair in now:
                self._opened.pop(pair, None)
            else:
                self._opened.setdefault(pair, self.world.time)

    def _film(self) -> None:
        """Add a frame with the pieces that have moved since the last one."""
        moved = {}
        for name, row in zip(self.world.names, self.world.poses, strict=True):
            pose = for_film(row)
            if name not in self._shown or looks_moved(self._shown[name], pose):
                moved[name] = self._shown[name] = pose
        if moved:
            self.frames.append(Frame(round(self.world.time, 3), moved))
        self._next_frame = self.world.time + 1.0 / FRAMES_A_SECOND


def watch_for(watch: Watch, seconds: float) -> None:
    """Let time pass and film it."""
    for _ in range(round(seconds / watch.world.timestep / LOOK_EVERY)):
        watch.world.step(LOOK_EVERY)
        watch.look()


def wait_for_rest(watch: Watch, longest: float) -> None:
    """Let a swaying villa come to rest, for so many seconds at most, or until it clearly falls (VIL-E3)."""
    end = watch.world.time + longest
    quiet = 0
    while watch.world.time < end and watch.fall is None and quiet < STILL_WINDOWS[watch.quality]:
        before = watch.world.poses.copy()
        watch_for(watch, STILL_WINDOW)
        quiet = quiet + 1 if is_still(watch.world.poses, before) else 0


def is_still(poses: Array, before: Array) -> bool:
    """Whether nothing moved or turned noticeably between two moments."""
    moved = float(np.abs(poses[:, :3] - before[:, :3]).max(initial=0.0)) * METRE
    turned = math.degrees(float(np.abs(poses[:, 3:] - before[:, 3:]).max(initial=0.0)) * 2.0)
    return moved < STILL_MOVE and turned < STILL_TURN


def tilts(poses: Array) -> Array:
    """How far each body leans, in degrees, whichever side is up."""
    upright = 1.0 - 2.0 * (poses[:, 4] ** 2 + poses[:, 5] ** 2)
    angles: Array = np.degrees(np.arccos(np.minimum(1.0, np.abs(upright))))
    return angles


def looks_moved(shown: Pose, pose: Pose) -> bool:
    """Whether a piece moved by more than the last digit, which flickers."""
    place = (abs(pose.x - shown.x), abs(pose.y - shown.y), abs(pose.z - shown.z))
    turn = (pose.qw - shown.qw, pose.qx - shown.qx, pose.qy - shown.qy, pose.qz - shown.qz)
    return max(place) > 0.015 or max(map(abs, turn)) > 0.00015


def for_film(row: Array) -> Pose:
    """A pose rounded to 0.01 mm and 0.0001."""
    x, y, z, *turn = row.tolist()
    return Pose(*(round(length * METRE, 2) for length in (x, y, z)), *(round(part, 4) for part in turn))
