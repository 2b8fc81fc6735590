"""The town editor of PAL-V2: judges a town that is built by hand, tile by tile, in any order.

The editor itself is a matter of clients; here is what they ask. A draft is a town with empty slots, for a
number of players. Whatever the editor accepts can be finished (PAL-B5), so nobody paints into a corner.
"""

import msgspec

from ludoteca.core import Illegal, Invalid, Record

from .building import check_tile
from .completion import complete_with, completion_of, count_kinds, with_tile
from .geometry import SLOT_NAMES, SLOTS, Slot, SlotName, slot_named
from .tables import (
    COUNT_OF,
    EMPTY,
    KIND_OF,
    KINDS,
    PLAYERS,
    Rotation,
    Tile,
    TileKind,
    rotation_of,
    tile_of,
)
from .town import code_of, require_possible, town_of


class PlacedTile(Record, frozen=True, kw_only=True):
    """A tile in its slot."""

    slot: SlotName
    kind: TileKind
    rotation: Rotation = 0


class Draft(msgspec.Struct, frozen=True):
    """A town in the making."""

    seats: int
    tiles: bytes
    completion: bytes
    """A whole town that it can become (PAL-B5)."""

    @property
    def is_finished(self) -> bool:
        """Whether every slot has its tile."""
        return EMPTY not in self.tiles

    @property
    def code(self) -> str:
        """The town code; raises Invalid while slots are empty."""
        return code_of(town_of(self.tiles).tiles)


def empty_draft(seats: int) -> Draft:
    """The empty board for a number of players."""
    return draft_of(seats, ())


def draft_of(seats: int, placed: tuple[PlacedTile, ...]) -> Draft:
    """The draft with these tiles; raises Invalid if they cannot lie so or the town cannot be finished."""
    if seats not in PLAYERS:
        raise Invalid("wrong-number-of-seats", "PAL-C5", seats=seats, low=min(PLAYERS), high=max(PLAYERS))
    tiles = bytes([EMPTY]) * len(SLOTS)
    for tile in placed:
        tiles = with_tile(tiles, slot_named(tile.slot), tile_of(tile.kind, tile.rotation))
    require_possible(tiles)
    completion = completion_of(tiles, PLAYERS[seats].street_tiles)
    if completion is None:
        raise Invalid("town-cannot-be-finished", "PAL-B5")
    return Draft(seats, tiles, completion)


def check_placed(draft: Draft, slot: Slot, tile: Tile) -> None:
    """Raises Illegal, with the broken rule, if the tile may not be put there."""
    check_tile(draft.tiles, slot, tile)
    if _completed(draft, slot, tile) is None:
        raise Illegal("PAL-B5", "town-cannot-be-finished", slot=SLOT_NAMES[slot])


def put(draft: Draft, slot: Slot, tile: Tile) -> Draft:
    """The draft with one more tile; raises Illegal if it may not be put there."""
    check_placed(draft, slot, tile)
    completion = _completed(draft, slot, tile)
    assert completion is not None
    return Draft(draft.seats, with_tile(draft.tiles, slot, tile), completion)


def taken_away(draft: Draft, slot: Slot) -> Draft:
    """The draft without the tile in the slot: what could be finished still can."""
    if draft.tiles[slot] == EMPTY:
        raise Illegal("PAL-V2", "slot-empty", slot=SLOT_NAMES[slot])
    return Draft(draft.seats, with_tile(draft.tiles, slot, EMPTY), draft.completion)


def finished(draft: Draft) -> Draft:
    """The draft with every empty slot filled by the program."""
    return Draft(draft.seats, draft.completion, draft.completion)


def choices(draft: Draft, slot: Slot) -> list[PlacedTile]:
    """Every tile that may be put into the slot."""
    if draft.tiles[slot] != EMPTY:
        return []
    counts = count_kinds(draft.tiles)
    return [
        placed_tile(slot, tile)
        for tile in range(EMPTY)
        if counts[KIND_OF[tile]] < COUNT_OF[KIND_OF[tile]] and _completed(draft, slot, tile) is not None
    ]


def placed_tile(slot: Slot, tile: Tile) -> PlacedTile:
    """A tile in its slot, by name."""
    return PlacedTile(slot=SLOT_NAMES[slot], kind=KINDS[KIND_OF[tile]], rotation=rotation_of(tile))


def _completed(draft: Draft, slot: Slot, tile: Tile) -> bytes | None:
    return complete_with(draft.tiles, draft.completion, slot, tile)
