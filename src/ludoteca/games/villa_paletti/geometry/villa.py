"""The villa as data: the pose of each column and floor, and the levels and covers that follow.

Lengths are millimetres, angles degrees. The origin is the middle of the base's upper side, z points up.
"""

import math
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from ludoteca.core import Record
from ludoteca.games.villa_paletti.own_pieces import Pieces, box_of
from ludoteca.games.villa_paletti.tables import (
    COLUMNS,
    FLOOR_ORDER,
    PRINTED_BOX,
    Box,
    ColumnId,
    ColumnPiece,
    FloorName,
    Kind,
    Point,
    Polygon,
)

from . import shapes

Loads = tuple[tuple[ColumnId, float], ...]
"""The weight on the top of each standing column, in newtons."""


CARRIED = 20.0
"""Millimetres above everything that stands there at which a hand carries a piece over the villa."""


class Pose(Record, frozen=True, kw_only=False, array_like=True, tag=False):
    """The pose of a piece: its centre in millimetres and a unit quaternion; a list of 7 in JSON.

    A column's centre is half-way up its axis, which is its own z. A floor's centre is its centre of gravity,
    half-way through the wood; its outline lies in its own x and y.
    """

    x: float
    y: float
    z: float
    qw: float = 1.0
    qx: float = 0.0
    qy: float = 0.0
    qz: float = 0.0

    @property
    def rotation(self) -> float:
        """The rotation around the upright axis, -180 … 180 degrees, seen from above."""
        x_axis = self.turn(1.0, 0.0, 0.0)
        return math.degrees(math.atan2(x_axis[1], x_axis[0]))

    @property
    def tilt(self) -> float:
        """The angle from level (floor) or upright (column), 0 … 90 degrees, whichever side is up."""
        upright = 1.0 - 2.0 * (self.qx * self.qx + self.qy * self.qy)
        return math.degrees(math.acos(min(1.0, abs(upright))))

    @property
    def flipped(self) -> bool:
        """Whether the piece is upside down."""
        return self.qx * self.qx + self.qy * self.qy > 0.5

    def turn(self, x: float, y: float, z: float) -> tuple[float, float, float]:
        """A direction in the piece's own axes, in the axes of the table."""
        w, a, b, c = self.qw, self.qx, self.qy, self.qz
        tx, ty, tz = 2.0 * (b * z - c * y), 2.0 * (c * x - a * z), 2.0 * (a * y - b * x)
        return (
            x + w * tx + b * tz - c * ty,
            y + w * ty + c * tx - a * tz,
            z + w * tz + a * ty - b * tx,
        )

    def place(self, x: float, y: float, z: float = 0.0) -> tuple[float, float, float]:
        """A point in the piece's own coordinates, in those of the table."""
        dx, dy, dz = self.turn(x, y, z)
        return self.x + dx, self.y + dy, self.z + dz

    def find(self, x: float, y: float, z: float) -> tuple[float, float, float]:
        """A point in the table's coordinates, in those of the piece."""
        back = Pose(0.0, 0.0, 0.0, self.qw, -self.qx, -self.qy, -self.qz)
        return back.turn(x - self.x, y - self.y, z - self.z)


def upright_pose(x: float, y: float, z: float, rotation: float = 0.0, flipped: bool = False) -> Pose:
    """A level pose, rotated by some degrees; a flipped piece is first rolled over its own x axis."""
    half = math.radians(rotation) / 2.0
    if flipped:
        return Pose(x, y, z, 0.0, math.cos(half), math.sin(half), 0.0)
    return Pose(x, y, z, math.cos(half), 0.0, 0.0, math.sin(half))


class Column(Record, frozen=True, kw_only=True, tag=False):
    """One of the twenty columns: its length error and its pose."""

    id: ColumnId
    longer: float = 0.0
    """By how many millimetres it exceeds the nominal height; negative when shorter (VIL-C4)."""
    pose: Pose | None = None
    """None while it is in a hand or out of the game."""

    @property
    def piece(self) -> ColumnPiece:
        """Its kind, colour and points."""
        return COLUMNS[self.id]

    def length(self, box: Box) -> float:
        """Its real length in millimetres."""
        return box.height + self.longer

    def foot(self, box: Box) -> float:
        """The height of the lower end of a standing column."""
        assert self.pose is not None
        return self.pose.z - self.length(box) / 2.0


class Floor(Record, frozen=True, kw_only=True, tag=False):
    """A floor that has been laid."""

    floor: FloorName
    pose: Pose


@lru_cache(maxsize=256)
def outline_of(box: Box, floor: Floor) -> Polygon:
    """The outline of a laid floor as seen from above, counter-clockwise, in millimetres."""
    corners = (floor.pose.place(x, y) for x, y in box.floor[floor.floor].polygon)
    return shapes.counter_clockwise(tuple((x, y) for x, y, _ in corners))


@lru_cache(maxsize=4096)
def covers(box: Box, floor: Floor, column: Column) -> bool:
    """Whether the outline of a floor covers any part of a standing column's top (VIL-T7)."""
    pose, outline = column.pose, outline_of(box, floor)
    assert pose is not None
    return shapes.contains(outline, (pose.x, pose.y)) or shapes.overlap(
        outline, shapes.footprint(box.shapes[column.id], pose.x, pose.y, pose.rotation)
    )


class Villa(Record, frozen=True, kw_only=True, tag=False):
    """All columns, and the floors laid so far, from below."""

    columns: tuple[Column, ...]
    floors: tuple[Floor, ...] = ()
    pieces: Pieces | msgspec.UnsetType = msgspec.UNSET
    """The sizes and outlines of the pieces, if they are not the printed ones."""

    @property
    def box(self) -> Box:
        """The pieces with their sizes and outlines."""
        return PRINTED_BOX if self.pieces is msgspec.UNSET else box_of(self.pieces)

    def shape(self, column: ColumnId) -> Kind:
        """The size and weight of a column."""
        return self.box.shapes[column]

    def length(self, column: ColumnId) -> float:
        """The real length of a column in millimetres."""
        return self.column(column).length(self.box)

    def outline(self, floor: Floor) -> Polygon:
        """The outline of a floor of this box, as seen from above."""
        return outline_of(self.box, floor)

    @property
    def highest_outline(self) -> Polygon:
        """The outline of the highest floor, as seen from above."""
        return self.outline(self.floors[-1])

    def column(self, column: ColumnId) -> Column:
        """The column of that name; KeyError if there is none."""
        for candidate in self.columns:
            if candidate.id == column:
                return candidate
        raise KeyError(column)

    def pose_of(self, column: ColumnId) -> Pose:
        """The pose of a standing column; KeyError if it is not in the villa."""
        pose = self._standing(column).pose
        assert pose is not None
        return pose

    @property
    def standing(self) -> tuple[Column, ...]:
        """The columns that are in the villa."""
        return tuple(column for column in self.columns if column.pose is not None)

    @property
    def top_level(self) -> int:
        """The number of the highest floor; 0 is the building site."""
        return len(self.floors)

    @property
    def next_floor(self) -> FloorName | None:
        """The floor that would be laid next; None if red is laid already (VIL-C3)."""
        return FLOOR_ORDER[len(self.floors)] if len(self.floors) < len(FLOOR_ORDER) else None

    def level_of(self, column: ColumnId) -> int:
        """The level that a column stands on: 0 the building site, 1 the blue floor, … 5 the red floor.

        A column that stands on another one, as is allowed on the red floor, counts for the red floor.
        """
        return min(storey_of(self.box, self._standing(column)), len(self.floors))

    def on_level(self, level: int) -> tuple[ColumnId, ...]:
        """The columns that stand on a level."""
        top, box = len(self.floors), self.box
        return tuple(column.id for column in self.standing if min(storey_of(box, column), top) == level)

    def stands_on(self, column: ColumnId) -> tuple[ColumnId, ...]:
        """The one or two columns right below one that is stacked on the red floor; else empty (VIL-T3)."""
        box = self.box
        foot = self._standing(column).foot(box)
        if foot - self.level_of(column) * box.storey < box.height / 2:
            return ()
        return tuple(
            other
            for other in self.on_level(self.level_of(column))
            if abs(foot - self._standing(other).foot(box) - box.height) < box.height / 2
            and shapes.overlap(self.footprint(column), self.footprint(other))
        )

    def carries(self, column: ColumnId) -> tuple[ColumnId, ...]:
        """The columns that stand directly on this one (only on the red floor)."""
        level = self.level_of(column)
        if level < len(FLOOR_ORDER):
            return ()
        return tuple(other for other in self.on_level(level) if column in self.stands_on(other))

    def footprint(self, column: ColumnId) -> Polygon:
        """The outline of a standing column, seen from above."""
        pose = self.pose_of(column)
        return shapes.footprint(self.shape(column), pose.x, pose.y, pose.rotation)

    def cover_of(self, column: ColumnId) -> FloorName | None:
        """The floor right above a column that covers any part of its top (VIL-T7); None if it is free."""
        level = self.level_of(column)
        if level == len(self.floors):
            return None
        above = self.floors[level]
        return above.floor if covers(self.box, above, self.column(column)) else None

    def covered(self) -> dict[ColumnId, FloorName]:
        """Every covered column with the floor over it."""
        covers = {column.id: self.cover_of(column.id) for column in self.standing}
        return {column: floor for column, floor in covers.items() if floor is not None}

    def free(self) -> tuple[ColumnId, ...]:
        """The columns with nothing over them: no floor, no column."""
        return tuple(
            column.id
            for column in self.standing
            if self.cover_of(column.id) is None and not self.carries(column.id)
        )

    def resting_on(self, floor: FloorName) -> tuple[ColumnId, ...]:
        """The columns that a floor rests on, by the rule of VIL-T7."""
        return tuple(column for column, above in self.covered().items() if above == floor)

    def with_column(self, column: ColumnId, pose: Pose | None) -> "Villa":
        """The same villa with another pose of a column; None takes it out."""
        columns = tuple(
            msgspec.structs.replace(each, pose=pose) if each.id == column else each for each in self.columns
        )
        return msgspec.structs.replace(self, columns=columns)

    def with_floor(self, floor: Floor) -> "Villa":
        """The same villa with one more floor."""
        return msgspec.structs.replace(self, floors=(*self.floors, floor))

    def _standing(self, column: ColumnId) -> Column:
        """The standing column of that name; KeyError if there is none."""
        standing = self.column(column)
        if standing.pose is None:
            raise KeyError(column)
        return standing


def storey_of(box: Box, column: Column) -> int:
    """The number of storeys below a standing column; a stacked one counts a storey more."""
    return max(0, round(column.foot(box) / box.storey))


def carry_height(villa: Villa) -> float:
    """The height of the underside of a piece when a hand begins to carry it over the villa."""
    box, level = villa.box, villa.top_level
    stacked = [storey_of(box, villa.column(column)) - level for column in villa.on_level(level)]
    columns = max(stacked, default=-1) + 1
    return box.standing_height(level) + columns * box.height + CARRIED


def free_spots(villa: Villa, column: ColumnId, step: float = 5.0, gap: float = 1.0) -> Iterable[Point]:
    """Spots of a grid on the highest floor where a column fits in any rotation, `gap` clear of the others."""
    radius = villa.shape(column).radius
    outline = villa.highest_outline
    others = [
        (villa.pose_of(other), villa.shape(other).radius + radius + gap)
        for other in villa.on_level(villa.top_level)
    ]
    for x, y in shapes.grid(outline, step):
        if (
            all(math.hypot(x - pose.x, y - pose.y) >= apart for pose, apart in others)
            and shapes.contains(outline, (x, y))
            and shapes.distance_to_edge(outline, (x, y)) >= radius
        ):
            yield x, y
