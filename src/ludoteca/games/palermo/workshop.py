"""The editor in which people build a town tile by tile, in any order, before a match (PAL-V2).

Every draft that is accepted can be finished (PAL-B5), so an author never gets stuck.
"""

from typing import Annotated

import msgspec

from ludoteca.core import Invalid, Record

from .completion import complete_with, completion_of
from .geometry import SLOT_NAMES, SLOTS, CellName, Slot, SlotName, names_of, slot_named
from .options import require_possible_seats
from .own_tiles import Tiles, tile_set_of
from .tables import (
    ALL_TILES,
    DOORS,
    EMPTY,
    HOUSES,
    KIND_OF,
    KINDS,
    PLAYERS,
    PRINTED_BOX,
    ROOFS,
    STREET,
    PlayersRow,
    Rotation,
    Tile,
    TileKind,
    TileSet,
    rotation_of,
    tile_of,
)
from .tiles import count_kinds, with_tile
from .town import code_of, require_possible, tiles_of


class PlacedTile(Record, frozen=True, kw_only=True):
    """A tile in its slot."""

    slot: SlotName
    kind: TileKind
    rotation: Rotation = 0


class TownDraft(Record, frozen=True, kw_only=True):
    """An unfinished town or its code, and what the editor asks about it."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    tiles: Annotated[tuple[PlacedTile, ...], msgspec.Meta(max_length=36)] = ()
    box: Tiles | msgspec.UnsetType = msgspec.UNSET
    """The houses of your own box."""
    code: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """Begin with the town of this code instead of tiles."""
    slot: SlotName | None = None
    """Which slot is looked at: its choices are wanted."""
    finish: bool = False
    """Fill the empty slots."""


class DraftTile(Record, frozen=True, kw_only=True):
    """A tile of the draft, with the cells a picture needs."""

    slot: SlotName
    kind: TileKind
    rotation: Rotation
    roofs: tuple[CellName, ...]
    door: CellName | None


class TownJudged(Record, frozen=True, kw_only=True):
    """A draft that can be finished (PAL-B4, PAL-B5)."""

    tiles: tuple[DraftTile, ...]
    supply: dict[TileKind, int]
    """Tiles still in the box."""
    choices: tuple[PlacedTile, ...]
    """The tiles that may be put into the selected slot."""
    code: str | None
    """The town code, once no slot is empty."""
    houses: int
    houses_needed: int


def judge(asked: TownDraft) -> TownJudged:
    """Judge a draft for the editor; raises Invalid, with the broken rule, for an impossible one."""
    require_possible_seats(asked.seats)
    numbers = PLAYERS[asked.seats]
    box = PRINTED_BOX if asked.box is msgspec.UNSET else tile_set_of(asked.box)
    tiles = _tiles_placed(asked.tiles) if asked.code is None else tiles_of(box, asked.code)
    require_possible(box, tiles)
    completion = _finished(box, tiles, numbers)
    if asked.finish:
        tiles = completion
    counts = count_kinds(tiles)
    return TownJudged(
        tiles=tuple(_shown(slot, tile) for slot, tile in enumerate(tiles) if tile != EMPTY),
        supply={
            kind: count - counts[number]
            for number, (kind, count) in enumerate(zip(KINDS, box.counts, strict=True))
            if count
        },
        choices=() if asked.slot is None else _choices(box, tiles, completion, slot_named(asked.slot)),
        code=None if EMPTY in tiles else code_of(tiles),
        houses=_houses(tiles),
        houses_needed=numbers.houses,
    )


def _tiles_placed(placed: tuple[PlacedTile, ...]) -> bytes:
    tiles = bytes([EMPTY]) * len(SLOTS)
    for tile in placed:
        slot = slot_named(tile.slot)
        if tiles[slot] != EMPTY:
            raise Invalid("slot-taken", "PAL-C1", slot=tile.slot)
        tiles = with_tile(tiles, slot, tile_of(tile.kind, tile.rotation))
    return tiles


def _houses(tiles: bytes) -> int:
    return sum(tile in HOUSES for tile in tiles)


def _finished(box: TileSet, tiles: bytes, numbers: PlayersRow) -> bytes:
    """A whole town that the draft can become; raises Invalid if there is none for this number of players."""
    houses, streets = _houses(tiles), tiles.count(STREET)
    room = len(SLOTS) - 1 - streets
    if room < numbers.houses:
        raise Invalid("too-few-houses", "PAL-V2", houses=room, needed=numbers.houses)
    if EMPTY not in tiles:
        return tiles
    if houses > numbers.houses:
        raise Invalid("too-many-houses", "PAL-V2", houses=houses, needed=numbers.houses)
    return completion_of(box, tiles, numbers.street_tiles)


def _choices(box: TileSet, tiles: bytes, completion: bytes, slot: Slot) -> tuple[PlacedTile, ...]:
    """Every tile that may be put into the slot."""
    if tiles[slot] != EMPTY:
        return ()
    counts = count_kinds(tiles)
    return tuple(
        _placed_tile(slot, tile)
        for tile in ALL_TILES
        if tile != EMPTY
        and counts[KIND_OF[tile]] < box.counts[KIND_OF[tile]]
        and isinstance(complete_with(box, tiles, completion, slot, tile, elsewhere=True), bytes)
    )


def _placed_tile(slot: Slot, tile: Tile) -> PlacedTile:
    """A tile in its slot, by name."""
    return PlacedTile(slot=SLOT_NAMES[slot], kind=KINDS[KIND_OF[tile]], rotation=rotation_of(tile))


def _shown(slot: Slot, tile: Tile) -> DraftTile:
    placed = _placed_tile(slot, tile)
    doors = names_of(DOORS[slot][tile])
    return DraftTile(
        slot=SLOT_NAMES[slot],
        kind=placed.kind,
        rotation=placed.rotation,
        roofs=names_of(ROOFS[slot][tile]),
        door=doors[0] if doors else None,
    )
