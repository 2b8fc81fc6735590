"""The printed parts: the tiles in every slot and rotation, and numbers by the number of players.

A tile with its rotation is one small number: 0 … 11 are the printed houses (kind by kind, each in four
rotations), then START, STREET, EMPTY for a slot without a tile, and from 15 the houses that only a box of
one's own has. A town is 36 such numbers in a `bytes`. The shapes are constants: on four cells there are only
five, and a match chooses by its `TileSet` how many of each are in the box.
"""

import pkgutil
import tomllib
from functools import cache
from typing import Any, Literal, TypeVar, get_args

import msgspec

from ludoteca.core import Invalid

from .geometry import CELLS_OF_SLOT, SLOTS, CellSet, Slot, cell_at, corner_of_slot

R = TypeVar("R", bound=msgspec.Struct)

HouseKind = Literal["one", "two", "three", "one_mirrored", "two_mirrored"]
"""A house, named for its roof cells; the last two are mirrored: only a box of one's own has them."""
TileKind = Literal["one", "two", "three", "start", "street", "one_mirrored", "two_mirrored"]
Rotation = Literal[0, 90, 180, 270]
"""The rotation of a tile, clockwise, in degrees."""

Tile = int
"""A tile with its rotation, as a number."""
Kind = int
"""The number of a kind of tile."""

ROTATIONS: tuple[Rotation, ...] = (0, 90, 180, 270)
KINDS: tuple[TileKind, ...] = get_args(TileKind)
HOUSE_KINDS: tuple[HouseKind, ...] = get_args(HouseKind)
PRINTED: tuple[HouseKind, ...] = HOUSE_KINDS[:3]
SIGNS: dict[HouseKind, str] = dict(zip(HOUSE_KINDS, ("1", "2", "3", "1m", "2m"), strict=True))
"""A kind of house as people type it."""
START: Tile = len(PRINTED) * len(ROTATIONS)
STREET: Tile = START + 1
EMPTY: Tile = STREET + 1
FIRST_TILE: dict[HouseKind, Tile] = {
    kind: number * len(ROTATIONS) + (0 if kind in PRINTED else EMPTY + 1 - START)
    for number, kind in enumerate(HOUSE_KINDS)
}
"""The tile of each kind of house that is not turned; the other rotations follow it."""
HOUSES: tuple[Tile, ...] = tuple(first + turn for first in FIRST_TILE.values() for turn in range(4))
ALL_TILES: tuple[Tile, ...] = tuple(sorted((*HOUSES, START, STREET, EMPTY)))
KIND_OF: tuple[Kind, ...] = (
    *(tile // len(ROTATIONS) for tile in range(START)),
    KINDS.index("start"),
    KINDS.index("street"),
    len(KINDS),
    *(KINDS.index(kind) for kind in HOUSE_KINDS[len(PRINTED) :] for _ in ROTATIONS),
)
"""The kind of each tile; of EMPTY, the number after the last kind."""


class TileRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of tile as `data/tiles.toml` describes it (PAL-C2, PAL-C3)."""

    kind: TileKind
    count: int
    roofs: str
    door: str = ""


class PlayersRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that depend on the number of players (PAL-C5, PAL-B6, PAL-E2)."""

    seats: int
    chips: int
    street_tiles: int
    interest: int

    @property
    def houses(self) -> int:
        """The number of houses of the finished town."""
        return self.seats * self.chips


def _rows(file: str, table: str, row: type[R]) -> list[R]:
    data = pkgutil.get_data(__package__, f"data/{file}")
    assert data is not None, "the package holds its data"
    rows: Any = tomllib.loads(data.decode())[table]
    return msgspec.convert(rows, list[row])  # type: ignore[valid-type]  # a type known at run time


TILES: tuple[TileRow, ...] = tuple(
    sorted(_rows("tiles.toml", "tiles", TileRow), key=lambda row: KINDS.index(row.kind))
)
COUNT_OF: tuple[int, ...] = tuple(row.count for row in TILES)
"""The number of tiles of each kind in the printed box."""
PLAYERS: dict[int, PlayersRow] = {row.seats: row for row in _rows("players.toml", "tables", PlayersRow)}

TURNED = {"a": "b", "b": "d", "d": "c", "c": "a"}
_PLACE = {"a": (0, 1), "b": (1, 1), "c": (0, 0), "d": (1, 0)}


def house(kind: HouseKind, rotation: Rotation) -> Tile:
    """The tile of a house of that kind and rotation."""
    return FIRST_TILE[kind] + ROTATIONS.index(rotation)


def tile_of(kind: TileKind, rotation: Rotation) -> Tile:
    """The tile of that kind and rotation; raises Invalid for a rotated tile without a house."""
    for house_kind in HOUSE_KINDS:
        if kind == house_kind:
            return house(house_kind, rotation)
    if rotation:
        raise Invalid("rotation-of-a-street", "PAL-C3", kind=kind, rotation=rotation)
    return START if kind == "start" else STREET


def house_kind(tile: Tile) -> HouseKind:
    """The kind of a house."""
    kind = KINDS[KIND_OF[tile]]
    assert kind != "start"
    assert kind != "street"
    return kind


def rotation_of(tile: Tile) -> Rotation:
    """The rotation of a tile; 0 for all but houses, which look the same from every side."""
    if tile < START:
        return ROTATIONS[tile % len(ROTATIONS)]
    return ROTATIONS[(tile - EMPTY - 1) % len(ROTATIONS)] if tile > EMPTY else 0


def _cells(letters: str, tile: Tile, slot: Slot) -> CellSet:
    column, row = corner_of_slot(slot)
    cells = 0
    for letter in letters:
        for _ in range(rotation_of(tile) // 90):
            letter = TURNED[letter]
        right, up = _PLACE[letter]
        cells |= cell_at(column + right, row + up)
    return cells


def _table(letters: list[str]) -> tuple[tuple[CellSet, ...], ...]:
    """For each slot and tile, the cells of the letters in its description."""
    return tuple(tuple(_cells(letters[KIND_OF[tile]], tile, slot) for tile in ALL_TILES) for slot in SLOTS)


ROOFS: tuple[tuple[CellSet, ...], ...] = _table([*(row.roofs for row in TILES), ""])
"""The roof cells of a tile in a slot: `ROOFS[slot][tile]`."""
DOORS: tuple[tuple[CellSet, ...], ...] = _table([*(row.door for row in TILES), ""])
"""The door cell of a tile in a slot (none for a tile without a house)."""
STREETS: tuple[tuple[CellSet, ...], ...] = tuple(
    tuple(CELLS_OF_SLOT[slot] - roofs for roofs in ROOFS[slot]) for slot in SLOTS
)
"""The street cells of a tile in a slot; an empty slot counts as street (PAL-B4)."""


class TileSet(msgspec.Struct, frozen=True):
    """The tiles in the box of a match."""

    counts: tuple[int, ...]
    """The number of tiles of each kind."""

    @property
    def houses(self) -> tuple[Tile, ...]:
        """The houses in the box, in all rotations."""
        return _houses_in(self.counts)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of houses in the box."""
        return tuple(dict.fromkeys(KIND_OF[tile] for tile in self.houses))

    def with_roofs(self, roofs: int) -> tuple[Kind, ...]:
        """The kinds in the box with this number of roofs."""
        return _kinds_with(self.counts, roofs)


@cache
def _houses_in(counts: tuple[int, ...]) -> tuple[Tile, ...]:
    return tuple(tile for tile in HOUSES if counts[KIND_OF[tile]])


@cache
def _kinds_with(counts: tuple[int, ...], roofs: int) -> tuple[Kind, ...]:
    return tuple(kind for kind, row in enumerate(TILES) if len(row.roofs) == roofs and counts[kind])


PRINTED_BOX = TileSet(COUNT_OF)
