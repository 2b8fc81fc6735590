"""The wood of a box of one's own: sizes, weights and outlines of base, columns and floors (VIL-C1 to C3)."""

from functools import lru_cache
from typing import Annotated

import msgspec

from ludoteca.core import Invalid, Record

from .tables import (
    FLOOR_ORDER,
    PRINTED_BOX,
    Base,
    Box,
    ColumnKind,
    ColumnRows,
    FloorName,
    FloorPiece,
    FloorRows,
    Kind,
)

Coordinate = Annotated[float, msgspec.Meta(ge=-250.0, le=250.0)]
FEWEST_POINTS, MOST_POINTS = 4, 40
"""How many points the curve of an outline runs through."""


class OwnBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The round base of one's own box, in millimetres (VIL-C1)."""

    across: Annotated[float, msgspec.Meta(ge=160.0, le=400.0)]
    site_across: Annotated[float, msgspec.Meta(ge=120.0, le=400.0)]
    """The inner disc that may be built on."""
    thickness: Annotated[float, msgspec.Meta(ge=2.0, le=40.0)]


class OwnColumn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the three kinds of column (VIL-C2)."""

    kind: ColumnKind
    across: Annotated[float, msgspec.Meta(ge=8.0, le=50.0)]
    """Millimetres across; of a hexagonal column, from flat to flat."""
    grams: Annotated[float, msgspec.Meta(ge=1.0, le=200.0)]


class OwnFloor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the five floors; its outline is a closed curve through these points, in millimetres (VIL-C3)."""

    floor: FloorName
    grams: Annotated[float, msgspec.Meta(ge=2.0, le=500.0)]
    outline: Annotated[
        tuple[tuple[Coordinate, Coordinate], ...],
        msgspec.Meta(min_length=FEWEST_POINTS, max_length=MOST_POINTS),
    ]


class Pieces(Record, frozen=True, kw_only=True, cache_hash=True):
    """The wood of a box: numbers, colours and points are as printed, sizes and outlines are its own."""

    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    column_height: Annotated[float, msgspec.Meta(ge=45.0, le=110.0)]
    floor_thickness: Annotated[float, msgspec.Meta(ge=2.0, le=12.0)]
    base: OwnBase
    columns: Annotated[tuple[OwnColumn, ...], msgspec.Meta(max_length=3)] = msgspec.field(name="column")
    floors: Annotated[tuple[OwnFloor, ...], msgspec.Meta(max_length=5)] = msgspec.field(name="floor")


def printed_pieces() -> Pieces:
    """The wood of the printed box (VIL-C1 … VIL-C3)."""
    box = PRINTED_BOX
    return Pieces(
        column_height=box.height,
        floor_thickness=box.thickness,
        base=OwnBase(box.base.across, box.base.site_across, box.base.thickness),
        columns=tuple(OwnColumn(kind.kind, kind.across, kind.grams) for kind in box.columns.kinds),
        floors=tuple(OwnFloor(piece.floor, piece.grams, piece.outline) for piece in box.floors.order),
    )


@lru_cache(maxsize=64)  # bounded: anyone may send pieces, under any name
def box_of(pieces: Pieces) -> Box:
    """The box with these pieces; raises Invalid, with the place of the flaw, if a piece lacks or is twice."""
    kinds = tuple(kind.kind for kind in PRINTED_BOX.columns.kinds)
    for number, column in enumerate(pieces.columns):
        if number >= len(kinds) or column.kind != kinds[number]:
            raise Invalid("pieces-columns", "VIL-C2", at=f"column[{number}].kind")
    if len(pieces.columns) < len(kinds):
        raise Invalid("pieces-columns", "VIL-C2", at="column")
    for number, floor in enumerate(pieces.floors):
        if number >= len(FLOOR_ORDER) or floor.floor != FLOOR_ORDER[number]:
            raise Invalid("pieces-floors", "VIL-C3", at=f"floor[{number}].floor")
    if len(pieces.floors) < len(FLOOR_ORDER):
        raise Invalid("pieces-floors", "VIL-C3", at="floor")
    printed = PRINTED_BOX.columns
    sizes = {column.kind: column for column in pieces.columns}
    return Box(
        base=Base(pieces.base.across, pieces.base.site_across, pieces.base.thickness),
        columns=ColumnRows(
            pieces.column_height,
            printed.colours,
            tuple(_kind(kind, sizes[kind.kind]) for kind in printed.kinds),
        ),
        wood=PRINTED_BOX.wood,
        floors=FloorRows(
            pieces.floor_thickness,
            tuple(FloorPiece(floor.floor, floor.grams, floor.outline) for floor in pieces.floors),
        ),
    )


def _kind(printed: Kind, size: OwnColumn) -> Kind:
    return msgspec.structs.replace(printed, across=size.across, grams=size.grams)
