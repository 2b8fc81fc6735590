"""The workshop where a town is built by hand, as an editor sees it: one question, one answer (PAL-V2)."""

from typing import Annotated

import msgspec

from ludoteca.core import Illegal, Invalid, Record

from .completion import count_kinds
from .editor import PlacedTile, choices, draft_of, finished, placed_tile
from .geometry import SLOT_NAMES, SLOTS, CellName, SlotName, names_of, slot_named
from .tables import COUNT_OF, DOORS, EMPTY, KINDS, PLAYERS, ROOFS, TileKind
from .town import tiles_of


class TownDraft(Record, frozen=True, kw_only=True):
    """A town in the making, or the code of one, and what is asked about it."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    tiles: Annotated[tuple[PlacedTile, ...], msgspec.Meta(max_length=36)] = ()
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
    rotation: int
    roofs: tuple[CellName, ...]
    door: CellName | None


class TownJudged(Record, frozen=True, kw_only=True):
    """A draft that can be finished (PAL-B4, PAL-B5)."""

    tiles: tuple[DraftTile, ...]
    supply: dict[TileKind, int]
    """Tiles still in the box."""
    choices: tuple[PlacedTile, ...]
    """What may be put into the slot that is looked at."""
    code: str | None
    """The town code, once no slot is empty."""
    houses: int
    houses_needed: int


def judge(asked: TownDraft) -> TownJudged:
    """What the editor shows of a draft; raises Invalid, with the broken rule, for one that cannot be."""
    try:
        draft = draft_of(asked.seats, asked.tiles if asked.code is None else _tiles_of_code(asked.code))
        draft = finished(draft) if asked.finish else draft
        offered = choices(draft, slot_named(asked.slot)) if asked.slot is not None else []
    except Illegal as broken:
        raise Invalid(broken.reason, broken.rule, **broken.params) from broken
    counts = count_kinds(draft.tiles)
    return TownJudged(
        tiles=tuple(_shown(slot, tile) for slot, tile in enumerate(draft.tiles) if tile != EMPTY),
        supply={kind: COUNT_OF[number] - counts[number] for number, kind in enumerate(KINDS)},
        choices=tuple(offered),
        code=draft.code if draft.is_finished else None,
        houses=sum(counts[:3]),
        houses_needed=PLAYERS[asked.seats].houses,
    )


def _tiles_of_code(code: str) -> tuple[PlacedTile, ...]:
    tiles = tiles_of(code)
    return tuple(placed_tile(slot, tiles[slot]) for slot in SLOTS)


def _shown(slot: int, tile: int) -> DraftTile:
    placed = placed_tile(slot, tile)
    doors = names_of(DOORS[slot][tile])
    return DraftTile(
        slot=SLOT_NAMES[slot],
        kind=placed.kind,
        rotation=placed.rotation,
        roofs=names_of(ROOFS[slot][tile]),
        door=doors[0] if doors else None,
    )
