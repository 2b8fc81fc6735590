"""The pieces in the box: columns, floors and base, read from `data/pieces.toml` (VIL-C1 … VIL-C4)."""

import math
import tomllib
from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from typing import Literal, get_args

import msgspec

ColumnId = str
Colour = Literal["red", "yellow", "blue", "green"]
ColumnKind = Literal["thin", "hexagonal", "thick"]
FloorName = Literal["blue", "green", "yellow", "orange", "red"]
Wood = Literal["perfect", "fine", "rough"]

Point = tuple[float, float]
Polygon = tuple[Point, ...]

COLOURS: tuple[Colour, ...] = get_args(Colour)
FLOOR_ORDER: tuple[FloorName, ...] = get_args(FloorName)

POINTS_PER_CURVE = 4
"""How finely a Catmull-Rom piece between two listed points is drawn; physics uses the same outline."""


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of `pieces.toml`."""


class Base(Piece, frozen=True):
    """The round base; only its inner disc, the building site, may be built on (VIL-C1)."""

    across: float
    site_across: float
    thickness: float


class Kind(Piece, frozen=True):
    """One of the three shapes of column (VIL-C2)."""

    kind: ColumnKind
    worth: int
    names: tuple[str, ...]
    across: float
    sides: int
    grams: float

    @property
    def radius(self) -> float:
        """The distance from the axis to a corner of the prism, in millimetres."""
        if self.kind == "hexagonal":
            return self.across / math.sqrt(3.0)
        return self.across / 2.0


class ColumnPiece(Piece, frozen=True):
    """One of the twenty columns, such as `red-1` or `red-hex`; the same in every box (VIL-C2)."""

    id: ColumnId
    colour: Colour
    kind: ColumnKind
    """Thin, hexagonal or thick."""
    worth: int
    """Its points on the highest floor (VIL-S1)."""


class FloorPiece(Piece, frozen=True, dict=True):
    """One of the five floors; the outline is listed as the points that its curve runs through (VIL-C3)."""

    floor: FloorName
    grams: float
    outline: Polygon

    @cached_property
    def polygon(self) -> Polygon:
        """The outline as a closed polygon, counter-clockwise, around the centre of gravity at (0, 0)."""
        return centred_curve(self.outline)


class ColumnRows(Piece, frozen=True):
    """The `columns` rows of the file."""

    height: float
    colours: tuple[Colour, ...]
    kinds: tuple[Kind, ...]


class FloorRows(Piece, frozen=True):
    """The `floors` rows of the file."""

    thickness: float
    order: tuple[FloorPiece, ...]


class Box(Piece, frozen=True, dict=True, eq=False):
    """Everything in a box: the printed one, or one of a player's own. Two boxes are never equal."""

    base: Base
    columns: ColumnRows
    wood: dict[Wood, float]
    floors: FloorRows

    @property
    def height(self) -> float:
        """The nominal height of a column, in millimetres."""
        return self.columns.height

    @property
    def thickness(self) -> float:
        """The thickness of a floor, in millimetres."""
        return self.floors.thickness

    @cached_property
    def storey(self) -> float:
        """From the foot of one level to the foot of the next, in millimetres."""
        return self.height + self.thickness

    @cached_property
    def shapes(self) -> dict[ColumnId, Kind]:
        """The size and weight of each column."""
        return {
            f"{colour}-{name}": shape
            for colour in self.columns.colours
            for shape in self.columns.kinds
            for name in shape.names
        }

    @cached_property
    def floor(self) -> dict[FloorName, FloorPiece]:
        """The floors by name, in the order in which they are laid."""
        return {piece.floor: piece for piece in self.floors.order}

    def standing_height(self, level: int) -> float:
        """The nominal height of the surface of a level: 0 is the site, 1 the top of the blue floor."""
        return level * self.storey

    def laid_height(self, level: int) -> float:
        """The nominal height of the centre of the floor that lies on the columns of `level`."""
        return level * self.storey + self.height + self.thickness / 2.0


def closed_curve(points: Sequence[Point], steps: int = POINTS_PER_CURVE) -> Polygon:
    """The closed Catmull-Rom curve through the points, as a polygon of `steps` corners a piece."""
    count = len(points)
    pieces = [[points[(index + offset) % count] for offset in (-1, 0, 1, 2)] for index in range(count)]
    return tuple(
        (
            catmull_rom(before[0], start[0], end[0], after[0], step / steps),
            catmull_rom(before[1], start[1], end[1], after[1], step / steps),
        )
        for before, start, end, after in pieces
        for step in range(steps)
    )


def catmull_rom(before: float, start: float, end: float, after: float, at: float) -> float:
    """One coordinate of the curve between `start` (at 0) and `end` (at 1)."""
    linear = end - before
    square = 2.0 * before - 5.0 * start + 4.0 * end - after
    cube = 3.0 * (start - end) + after - before
    return start + 0.5 * at * (linear + at * (square + at * cube))


def area_and_centre(polygon: Sequence[Point]) -> tuple[float, Point]:
    """Signed area (positive when counter-clockwise) and centre of gravity of a flat polygon."""
    doubled = moment_x = moment_y = 0.0
    for (x0, y0), (x1, y1) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        cross = x0 * y1 - x1 * y0
        doubled += cross
        moment_x += (x0 + x1) * cross
        moment_y += (y0 + y1) * cross
    return doubled / 2.0, (moment_x / (3.0 * doubled), moment_y / (3.0 * doubled))


def centred_curve(outline: Sequence[Point]) -> Polygon:
    """The closed curve through the points, counter-clockwise, with its centre of gravity at the origin."""
    curve = closed_curve(outline)
    area, (centre_x, centre_y) = area_and_centre(curve)
    centred = tuple((x - centre_x, y - centre_y) for x, y in curve)
    return centred if area > 0 else centred[::-1]


def unpack_box() -> Box:
    """Read the file that lists all pieces."""
    text = files(__package__).joinpath("data/pieces.toml").read_bytes()
    return msgspec.convert(tomllib.loads(text.decode()), Box)


PRINTED_BOX = unpack_box()
"""The pieces as the program has them; a match may be played with others (`own_pieces`)."""
TOLERANCES = PRINTED_BOX.wood
"""The largest error of a column's length, by the option `wood` (VIL-C4)."""
COLUMNS: dict[ColumnId, ColumnPiece] = {
    f"{colour}-{name}": ColumnPiece(f"{colour}-{name}", colour, kind.kind, kind.worth)
    for colour in PRINTED_BOX.columns.colours
    for kind in PRINTED_BOX.columns.kinds
    for name in kind.names
}
