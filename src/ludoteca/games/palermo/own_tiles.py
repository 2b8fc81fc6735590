"""The houses of a box of one's own: its shapes, checked and counted by kind (PAL-C2, PAL-C3)."""

from collections import Counter
from functools import lru_cache
from typing import Annotated

import msgspec

from ludoteca.core import Derivation, Invalid, Record, Term, derived

from .tables import COUNT_OF, KINDS, TILES, TURNED, Kind, TileSet

CELLS = "abcd"
BESIDE = {"a": "bc", "b": "ad", "c": "ad", "d": "bc"}
"""The cells of a tile that share an edge with each cell."""


MOST_SHAPES, MOST_OF_A_SHAPE = 12, 36


class TileShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A house as it is drawn, in any rotation, and how many of it are in the box."""

    roofs: Annotated[str, msgspec.Meta(min_length=1, max_length=4)]
    """The cells under a roof: of a b in the upper row and c d in the lower one."""
    door: Annotated[str, msgspec.Meta(max_length=1)]
    """The street cell in front of the door."""
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_OF_A_SHAPE)]


class Tiles(Record, frozen=True, kw_only=True):
    """The houses of a box: several shapes with the same number of roofs, with doors to the left and right."""

    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    houses: Annotated[tuple[TileShape, ...], msgspec.Meta(max_length=MOST_SHAPES)] = msgspec.field(
        name="house"
    )


def printed_tiles() -> Tiles:
    """The houses of the printed box (PAL-C2)."""
    rows = [TileShape(row.roofs, row.door, row.count) for row in TILES if row.door and row.count]
    return Tiles(houses=tuple(rows))


@lru_cache(maxsize=256)  # bounded: anyone may send tiles, under any name
def tile_set_of(tiles: Tiles) -> TileSet:
    """The tiles in the box by kind; raises Invalid, with the place of the first flaw, if they make no box."""
    counts = [count if not row.door else 0 for count, row in zip(COUNT_OF, TILES, strict=True)]
    for number, shape in enumerate(tiles.houses):
        kind = _kind_of(shape, f"house[{number}]")
        if counts[kind]:
            raise Invalid("tile-twice", "PAL-C3", at=f"house[{number}]", roofs=shape.roofs, door=shape.door)
        counts[kind] = shape.count
    found: Counter[int] = Counter()
    for row, count in zip(TILES, counts, strict=True):
        found[len(row.roofs)] += count
    for row, count in zip(TILES, COUNT_OF, strict=True):
        roofs = len(row.roofs)
        if count and row.door and found[roofs] != count:
            numbers = {"roofs": roofs, "right": count, "found": found[roofs]}
            raise Invalid("tile-counts", "PAL-C2", _counted(tiles, roofs), at="house[0]", **numbers)
    return TileSet(tuple(counts))


def _counted(tiles: Tiles, roofs: int) -> Derivation:
    """The houses with this number of roofs, shape by shape."""
    shapes = [shape for shape in tiles.houses if len(shape.roofs) == roofs]
    terms = [Term("shape", shape.count, {"roofs": shape.roofs, "door": shape.door}) for shape in shapes]
    return derived("houses-found", *terms or [Term("no-shape", 0)], roofs=roofs)


def _kind_of(shape: TileShape, at: str) -> Kind:
    """The kind of a shape in any rotation; raises Invalid if it is no house."""
    roofs, door = set(shape.roofs), shape.door
    if len(roofs) != len(shape.roofs) or not roofs < {*CELLS} or roofs in ({"a", "d"}, {"b", "c"}):
        raise Invalid("tile-roofs", "PAL-C3", at=f"{at}.roofs", roofs=shape.roofs)
    if door not in CELLS or not door or door in roofs or not roofs & {*BESIDE[door]}:
        raise Invalid("tile-door", "PAL-C3", at=f"{at}.door", roofs=shape.roofs, door=door)
    for _ in range(4):
        for kind, row in enumerate(TILES):
            if (set(row.roofs), row.door) == (roofs, door):
                return kind
        roofs, door = {TURNED[cell] for cell in roofs}, TURNED[door]
    raise AssertionError(f"{KINDS} are all shapes of a house")
