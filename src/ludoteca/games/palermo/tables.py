"""The printed parts: the tiles in every slot and rotation, and numbers by the number of players.

A tile as it lies is one small number: 0 … 11 are the houses (kind by kind, each in four rotations), then
START and STREET, and EMPTY for a slot without a tile. A town is 36 such numbers in a `bytes`.
"""

import pkgutil
import tomllib
from typing import Any, Literal, TypeVar

import msgspec

from ludoteca.core import Invalid

from .geometry import CELLS_OF_SLOT, SLOTS, CellSet, Slot, cell_at, corner_of_slot

R = TypeVar("R", bound=msgspec.Struct)

HouseKind = Literal["one", "two", "three"]
"""A house, named for its roof cells."""
TileKind = Literal["one", "two", "three", "start", "street"]
Rotation = Literal[0, 90, 180, 270]
"""The rotation of a tile, clockwise, in degrees."""

Tile = int
"""A tile with its rotation, as a number."""
Kind = int
"""The number of a kind of tile."""

ROTATIONS: tuple[Rotation, ...] = (0, 90, 180, 270)
KINDS: tuple[TileKind, ...] = ("one", "two", "three", "start", "street")
HOUSE_KINDS: tuple[HouseKind, ...] = ("one", "two", "three")
HOUSES: tuple[Tile, ...] = tuple(range(len(HOUSE_KINDS) * len(ROTATIONS)))
START: Tile = len(HOUSES)
STREET: Tile = START + 1
EMPTY: Tile = STREET + 1
KIND_OF: tuple[Kind, ...] = (*(tile // len(ROTATIONS) for tile in HOUSES), 3, 4, 5)


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
"""The number of tiles of each kind in the box."""
PLAYERS: dict[int, PlayersRow] = {row.seats: row for row in _rows("players.toml", "tables", PlayersRow)}

_TURNED = {"a": "b", "b": "d", "d": "c", "c": "a"}
_PLACE = {"a": (0, 1), "b": (1, 1), "c": (0, 0), "d": (1, 0)}


def house(kind: HouseKind, rotation: Rotation) -> Tile:
    """The tile of a house of that kind and rotation."""
    return HOUSE_KINDS.index(kind) * len(ROTATIONS) + ROTATIONS.index(rotation)


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
    return HOUSE_KINDS[tile // len(ROTATIONS)]


def rotation_of(tile: Tile) -> Rotation:
    """The rotation of a tile; 0 for all but houses, which look the same from every side."""
    return ROTATIONS[tile % len(ROTATIONS)] if tile < START else 0


def _cells(letters: str, tile: Tile, slot: Slot) -> CellSet:
    column, row = corner_of_slot(slot)
    cells = 0
    for letter in letters:
        for _ in range(rotation_of(tile) // 90):
            letter = _TURNED[letter]
        right, up = _PLACE[letter]
        cells |= cell_at(column + right, row + up)
    return cells


def _table(letters: list[str]) -> tuple[tuple[CellSet, ...], ...]:
    """For each slot and tile, the cells of the letters in its description."""
    return tuple(
        (*(_cells(letters[KIND_OF[tile]], tile, slot) for tile in range(EMPTY)), 0) for slot in SLOTS
    )


ROOFS: tuple[tuple[CellSet, ...], ...] = _table([row.roofs for row in TILES])
"""The roof cells of a tile in a slot: `ROOFS[slot][tile]`."""
DOORS: tuple[tuple[CellSet, ...], ...] = _table([row.door for row in TILES])
"""The door cell of a tile in a slot (none for a tile without a house)."""
STREETS: tuple[tuple[CellSet, ...], ...] = tuple(
    tuple(CELLS_OF_SLOT[slot] - roofs for roofs in ROOFS[slot]) for slot in SLOTS
)
"""The street cells of a tile in a slot; an empty slot counts as street (PAL-B4)."""
