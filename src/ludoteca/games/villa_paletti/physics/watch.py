"""Observes a simulated villa: falls, touched columns, lost contacts, rest, and the film (VIL-E3, VIL-T4)."""

import math
from operator import mul
from typing import NamedTuple

from ludoteca.games.villa_paletti.geometry.villa import Pose, storey_of
from ludoteca.games.villa_paletti.hand import ONLY_TOUCHED
from ludoteca.games.villa_paletti.tables import ColumnId, FloorName, Point
from ludoteca.games.villa_paletti.wood import Cause, ContactLost, FloorShift, PieceId, Quality

from .angles import cosine
from .film import Film, is_away
from .model import METRE
from .world import Row, World, in_metres, in_millimetres

LOOK_EVERY = 0.01
"""Seconds between two looks."""
FRAMES_A_SECOND = 25

FALLEN_TILT = 10.0
"""Degrees: a floor that tilts more has fallen (VIL-E3)."""
FALLEN_DROP = 10.0
"""Millimetres: a floor that dropped more has fallen, a column that moved more has left its level (VIL-E3)."""
OVERTURNED = 30.0
"""The tilt in degrees from which no column rights itself; even a thick one tips over at 23."""

STILL_WINDOW = 0.05
"""Seconds of a time window, and the quiet windows in a row that count as rest."""


class Stillness(NamedTuple):
    """When a villa counts as still."""

    move: float
    turn: float
    """Millimetres and degrees that anything may move within a window."""
    windows: int


AT_REST: dict[Quality, Stillness] = {"exact": Stillness(0.04, 0.04, 3), "sketch": Stillness(0.05, 0.05, 2)}
SAFE_NOW = Stillness(0.1, 0.1, 2)
"""Enough to know that it will not fall, when everything is put back anyway (VIL-T4)."""


class Fall(NamedTuple):
    """Why the villa fell, and which piece fell first."""

    cause: Cause
    culprit: PieceId


class Watch:
    """Compares the simulated villa with how it was before, notes what happens, and records the film."""

    def __init__(
        self,
        world: World,
        in_hand: PieceId | None = None,
        goal: Pose | None = None,
        quality: Quality = "exact",
        *,
        any_column_falls: bool = False,
    ) -> None:
        """`in_hand` is not judged as part of the villa; `goal` is the place it is brought to, if any.

        `any_column_falls`: whether a free-standing column that goes over is a fall, too.
        """
        self.world = world
        self.in_hand = in_hand
        self.before = world.rows()
        if in_hand is not None and goal is not None:
            self.before[world.number[in_hand]] = list(in_metres(goal))
        self.held: FloorName | None = None
        """The floor under the second hand: what is in a hand does not fall (VIL-E3)."""
        self.fall: Fall | None = None
        self.film = Film(world)
        self.quality = quality
        self.look_every = world.steps_in(LOOK_EVERY)
        self._touched: dict[int, float] = {}
        """The columns that the piece in hand has touched, and when first."""
        self._fell_at: float | None = None
        covers = world.start.covered()
        self._free = {
            body
            for body, column in world.column_of.items()
            if not any_column_falls and covers.get(column.id) in (None, in_hand)
        }
        """The columns that may go over without a fall: no floor, except one in hand, is over them."""
        self._knocked: dict[int, float] = {}
        """The free-standing columns that were knocked over or rolled off, and when (VIL-E3)."""
        self._farthest = self._farthest_other = 0.0
        self._bearing = world.bearing()
        self._opened: dict[int, float] = {}
        self._next_frame = 1.0 / FRAMES_A_SECOND if quality == "exact" else math.inf
        if quality == "exact" and in_hand is not None:
            self.film.add([world.number[in_hand]])
        self._least_upright = {
            **dict.fromkeys(world.column_of, cosine(math.radians(OVERTURNED))),
            **dict.fromkeys(range(len(world.floors)), cosine(math.radians(FALLEN_TILT))),
        }
        """How upright a column or a floor is that has not fallen, in the order in which they are judged."""

    def observe(self) -> None:
        """Note lost contacts and a fall; to be called every `look_every` steps."""
        if self.fall is None:
            if self.quality == "exact":
                self._look_for_lost_contacts()
            self.fall = self._look_for_fall()
        if not self.has_moved:
            self._farthest = max(self._farthest, self._most_moved())
        if not self.has_moved_others:
            in_hand = None if self.in_hand is None else self.world.number[self.in_hand]
            self._farthest_other = max(self._farthest_other, self._most_moved(but=in_hand))
        if self.world.time >= self._next_frame - 1e-9:
            self._next_frame = self.world.time + 1.0 / FRAMES_A_SECOND
            self.film.add(self.film.moved())

    @property
    def has_moved(self) -> bool:
        """Whether any piece has been moved: the attempt has begun (VIL-T4)."""
        return self._farthest > ONLY_TOUCHED

    @property
    def has_moved_others(self) -> bool:
        """Whether any piece but the one in hand has been moved."""
        return self._farthest_other > ONLY_TOUCHED

    def _most_moved(self, but: int | None = None) -> float:
        """The largest distance of any piece, but one, from where it was, in millimetres."""
        rows = enumerate(zip(self.world.rows(), self.before, strict=True))
        ways = (math.dist(now[:3], before[:3]) for body, (now, before) in rows if body != but)
        return max(ways, default=0.0) * METRE

    @property
    def knocked_over(self) -> tuple[ColumnId, float] | None:
        """The free-standing column that was knocked over or rolled off first, and when; None if none was."""
        if not self._knocked:
            return None
        body = min(self._knocked, key=self._knocked.__getitem__)
        return self.world.column_of[body].id, self._knocked[body]

    def note_bearing(self) -> None:
        """Note which pieces carry which now, after a piece was placed."""
        self._bearing |= self.world.bearing()

    def note_touches(self) -> None:
        """Note what the piece in hand touches; to be called every step while it is in the hand."""
        if self.in_hand is None:
            return
        for body in self.world.touched_by(self.in_hand):
            if body in self.world.column_of:
                self._touched.setdefault(body, self.world.time)

    def farthest_move(self) -> float:
        """The largest rounded displacement of any column but the one in hand, in millimetres."""
        rows = self.world.rows()
        ways = (
            math.dist(rows[body][:2], self.before[body][:2])
            for body, column in self.world.column_of.items()
            if column.id != self.in_hand
        )
        return max(ways, default=0.0) * METRE

    def pushes(self) -> dict[ColumnId, float]:
        """The displacement of each touched column relative to what it stands on, in millimetres.

        A column that only moved along with its floor was not pushed (VIL-T4).
        """
        return {self.world.column_of[body].id: round(self._pushed(body), 3) for body in sorted(self._touched)}

    def touched_at(self, column: ColumnId) -> float:
        """When a column was first touched, in seconds."""
        return self._touched[self.world.number[column]]

    def _pushed(self, body: int) -> float:
        """The displacement of one touched column relative to what it stands on."""
        column = self.world.column_of[body]
        level = min(storey_of(self.world.box, column), len(self.world.floors))
        if level == 0:
            return math.dist(self.world.row(body)[:2], self.before[body][:2]) * METRE
        ground = self.world.number[self.world.floors[level - 1].floor]
        length = column.length(self.world.box)
        stood = on_floor(self.before[ground], self.before[body], length)
        stands = on_floor(self.world.row(ground), self.world.row(body), length)
        return math.dist(stood, stands)

    def shifts(self) -> dict[FloorName, FloorShift]:
        """How each floor, except one in hand, has moved compared with before."""
        return {
            floor.floor: self._shift(self.world.number[floor.floor])
            for floor in self.world.floors
            if floor.floor != self.in_hand
        }

    def lost_contact(self) -> ContactLost | None:
        """The contact that opened first and did not close again before the fall."""
        if not self._opened:
            return None
        opened = [(self._bearing[number], time) for number, time in self._opened.items()]
        (below, above), time = min(opened, key=lambda item: (item[1], item[0]))
        return ContactLost(t=round(time, 3), below=below, above=above)

    def _shift(self, index: int) -> FloorShift:
        """How one floor has moved compared with before."""
        now, before = self.world.row(index), self.before[index]
        turned = math.degrees(2.0 * math.acos(min(1.0, abs(math.fsum(map(mul, now[3:], before[3:]))))))
        return FloorShift(
            moved=round(math.dist(now[:2], before[:2]) * METRE, 3),
            turned=round(turned, 3),
            tilted=round(tilt(now), 3),
            dropped=round((before[2] - now[2]) * METRE, 3),
        )

    def _look_for_fall(self) -> Fall | None:
        """Note a fall: a piece that is clearly going down has fallen (VIL-E3)."""
        fall = self._fallen_piece()
        if fall is not None:
            self._fell_at = self.world.time
        return fall

    @property
    def fell_at(self) -> float | None:
        """The time at which the villa was clearly going down, in seconds."""
        return self._fell_at

    def _fallen_piece(self) -> Fall | None:
        """The fall that is happening now, with its piece; None while the villa stands."""
        far = FALLEN_DROP / METRE
        rows = self.world.rows()
        for index, least in self._least_upright.items():
            now, before = rows[index], self.before[index]
            is_tilted, drop = uprightness(now) < least, before[2] - now[2]
            if not is_tilted and -far <= drop <= far:
                continue
            name = self.world.names[index]
            if name in (self.in_hand, self.held):
                continue
            if index in self.world.column_of:
                if index in self._free:  # VIL-E3: no fall while every floor stays up
                    self._knocked.setdefault(index, self.world.time)
                    continue
                return Fall("overturned" if is_tilted else "left_level", name)
            if is_tilted or drop > 0.0:
                return Fall("tilted" if is_tilted else "dropped", name)
        return None

    def _look_for_lost_contacts(self) -> None:
        """Note when each earlier contact opened; one that closes again is forgotten."""
        now = self.world.touching()
        for number in self._bearing:
            if number in now:
                self._opened.pop(number, None)
            else:
                self._opened.setdefault(number, self.world.time)

    def end_film(self) -> None:
        """Add a last frame with every piece at rest."""
        if self.quality == "exact":
            self.film.add(self.film.moved(0.0, 0.0))


def on_floor(floor: Row, column: Row, length: float) -> Point:
    """The position of a column's foot relative to a floor, in millimetres."""
    x, y, z = in_millimetres(column).place(0.0, 0.0, -length / 2.0)
    own_x, own_y, _ = in_millimetres(floor).find(x, y, z)
    return own_x, own_y


def watch_for(watch: Watch, seconds: float) -> None:
    """Simulate for some seconds, observing and filming."""
    for _ in range(watch.world.steps_in(seconds) // watch.look_every):
        watch.world.step(watch.look_every)
        watch.observe()


def wait_for_rest(watch: Watch, longest: float, stillness: Stillness) -> None:
    """Simulate until the villa is still, clearly falls (VIL-E3), or the longest time has passed."""
    end = watch.world.time + longest
    quiet = 0
    while watch.world.time < end and watch.fall is None and quiet < stillness.windows:
        before = watch.world.rows()
        watch_for(watch, STILL_WINDOW)
        quiet = quiet + 1 if is_still(watch.world.rows(), before, stillness) else 0


def is_still(now: list[Row], before: list[Row], stillness: Stillness) -> bool:
    """Whether no piece moved or turned noticeably between two sets of poses."""
    move, turn = stillness.move / METRE, math.radians(stillness.turn) / 2.0
    return not any(is_away(row, other, move, turn) for row, other in zip(now, before, strict=True))


def uprightness(row: Row) -> float:
    """The cosine of how far a body leans from upright, whichever side is up."""
    return abs(1.0 - 2.0 * (row[4] * row[4] + row[5] * row[5]))


def tilt(row: Row) -> float:
    """How far a body leans from upright, in degrees, whichever side is up."""
    return math.degrees(math.acos(min(1.0, uprightness(row))))
