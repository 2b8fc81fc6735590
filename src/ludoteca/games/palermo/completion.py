"""PAL-B5: the proof that a town can still be finished.

A *completion* is a whole town that agrees with every tile laid so far, holds each kind of tile no more often
than the box does and the right number of street tiles, and leaves every street cell connected to the bypass
(PAL-B4). The state always has one. A new tile is legal if a completion with it is found: the present one
with this tile in it, or with the slots around filled again, or another one. Where that stays undecided, the
present one is opened in two places: around the new tile and around a slot that gives its tile up for it. The
order is fixed and work is counted, never timed: every machine comes to the same verdict, and undecided counts
as no.
"""

from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from typing import Literal

from ludoteca.core import Invalid

from .filling import NEAR, STREET_KIND, Undecided, filled, filled_from
from .geometry import CELLS_OF_SLOT, Slot
from .surroundings import Tiles, fits, fitting
from .tables import EMPTY, HOUSES, KIND_OF, ROOFS, Tile, TileSet
from .tiles import count_kinds, streets_of, with_tile

PATIENCE_NEARBY = (40,)
PATIENCE = (150, 300)
"""Tiles tried to complete a town with a new tile, first in the slots around it."""
PATIENCE_ELSEWHERE = ((True, (60,)), (False, (60,)), (True, (400, 400)))
"""Tiles tried around each slot that gives its tile up: first a tile of the same kind, then of others."""
MORE_PATIENCE = (150, 300, 2_000, 2_000, 20_000, 20_000)
"""Tiles tried for a town that has no completion yet."""

Unfinished = Literal["town-cannot-be-finished", "town-undecided"]
"""Why there is no completion: it is impossible, or the search did not find one."""


def completion_of(box: TileSet, tiles: bytes, street_tiles: int) -> bytes:
    """A completion with this number of street tiles; raises Invalid if there is none (PAL-B5)."""
    try:
        whole = filled(box, tiles, street_tiles, MORE_PATIENCE)
    except Undecided:
        raise Invalid("town-undecided", "PAL-B5") from None
    if whole is None:
        raise Invalid("town-cannot-be-finished", "PAL-B5")
    return whole


def complete_with(
    box: TileSet, tiles: bytes, completion: bytes, slot: Slot, tile: Tile, *, elsewhere: bool = False
) -> bytes | Unfinished:
    """A completion of the town with `tile` in the empty `slot`, from a completion of the town without it.

    `elsewhere` tries harder in a town that stays undecided, as the rules do since version 4.
    """
    town, old = _known_of(completion), completion[slot]
    if town.fitting(slot) >> tile & 1 and _is_in_the_box(box, old, tile, town.counts):
        return with_tile(completion, slot, tile)
    ground = _known_of(tiles)
    if not ground.fitting(slot) >> tile & 1:
        return "town-cannot-be-finished"
    street_tiles = town.counts[STREET_KIND]
    laid, exchanged = with_tile(tiles, slot, tile), with_tile(completion, slot, tile)
    # The tile is taken from another free slot if the box has no more of its kind.
    kind = KIND_OF[tile]
    same_kind = next(
        (other for other in ground.empty if other != slot and KIND_OF[completion[other]] == kind), slot
    )
    opened, counts = bytearray(exchanged), [*town.counts]
    counts[KIND_OF[old]] -= 1
    counts[kind] += 1
    streets = town.streets | CELLS_OF_SLOT[slot]
    for near in (*NEAR[slot], same_kind):
        if laid[near] == EMPTY and opened[near] != EMPTY:
            counts[KIND_OF[opened[near]]] -= 1
            counts[-1] += 1
            streets |= CELLS_OF_SLOT[near]
            opened[near] = EMPTY
    if fits(slot, streets, tile):
        streets &= ~ROOFS[slot][tile]
        with suppress(Undecided):
            if whole := filled_from(box, bytes(opened), counts, streets, street_tiles, PATIENCE_NEARBY):
                return whole
    with suppress(Undecided):
        streets = ground.streets & ~ROOFS[slot][tile]
        counts = count_kinds(laid)
        return filled_from(box, laid, counts, streets, street_tiles, PATIENCE) or "town-cannot-be-finished"
    for is_same_kind, patience in PATIENCE_ELSEWHERE if elsewhere else ():
        for other, there in enumerate(laid):
            if there == EMPTY and (KIND_OF[completion[other]] == kind) == is_same_kind:
                around = _opened(laid, exchanged, (*NEAR[slot], other, *NEAR[other]))
                with suppress(Undecided):
                    if whole := filled(box, around, street_tiles, patience):
                        return whole
    return "town-undecided"


def _opened(laid: bytes, town: bytes, slots: Iterable[Slot]) -> bytes:
    """The town with those of the slots empty in which no tile is laid."""
    opened = bytearray(town)
    for slot in slots:
        if laid[slot] == EMPTY:
            opened[slot] = EMPTY
    return bytes(opened)


class _Known:
    """What is asked of a town for every tile in turn."""

    def __init__(self, tiles: bytes) -> None:
        self.streets = streets_of(tiles)
        self.counts = count_kinds(tiles)
        self.empty = [slot for slot, tile in enumerate(tiles) if tile == EMPTY]
        self._fitting: dict[Slot, Tiles] = {}

    def fitting(self, slot: Slot) -> Tiles:
        """The tiles that would cut nothing off in the slot, in place of what is there."""
        tiles = self._fitting.get(slot)
        if tiles is None:
            tiles = self._fitting[slot] = fitting(slot, self.streets | CELLS_OF_SLOT[slot])
        return tiles


@lru_cache(maxsize=16)
def _known_of(tiles: bytes) -> _Known:
    return _Known(tiles)


def _is_in_the_box(box: TileSet, old: Tile, new: Tile, counts: list[int]) -> bool:
    """Whether the new tile can simply take the place of the old one in a completion with these counts.

    Only houses may stay in the box: the start tile and the street tiles are all needed.
    """
    old_kind, kind = KIND_OF[old], KIND_OF[new]
    if old_kind == kind:
        return True
    both_houses = old in HOUSES and new in HOUSES
    return both_houses and counts[kind] < box.counts[kind]
