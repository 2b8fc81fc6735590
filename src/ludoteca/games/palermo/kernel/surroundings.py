"""Which houses cut no street off, by the 4 × 4 cells around their slot, compiled; most need no flood."""

from typing import Any

import numpy as np
from numba import uint64

from ludoteca.games.palermo.geometry import ROW
from ludoteca.games.palermo.surroundings import CORNER_OF_BLOCK, RING
from ludoteca.games.palermo.tables import PRINTED_BOX, ROOFS

from .cells import (
    BYPASS_WORDS,
    SLOT_WORDS,
    are_equal,
    both,
    either,
    first_of,
    is_empty,
    meet,
    read,
    spread,
    without,
    words_of,
)
from .compiled import Int, inlined

BLOCK_CORNER = np.array(CORNER_OF_BLOCK, np.int64)
RING_WORDS = np.array([words_of(ring) for ring in RING])
IN_SLOT = (5, 6, 9, 10)
"""The cells of a slot among the 4 × 4 cells around it, row by row."""
PLACES = [CORNER_OF_BLOCK[0] + row * ROW + column for row in range(4) for column in range(4)]
ROOFS_IN_BLOCK = [
    sum((roofs >> place & 1) << number for number, place in enumerate(PLACES)) for roofs in ROOFS[0]
]


def beside_in_block(cells: Any) -> Any:
    """The cells that share an edge with cells, among the 4 × 4."""
    sideways = (cells & 0x7777) << 1 | (cells & 0xEEEE) >> 1
    return sideways | cells << 4 & 0xFFFF | cells >> 4


def _together() -> Any:
    """For every state of 4 × 4 cells, which houses in their middle keep the streets around them connected.

    A bit for each house: `surely_fitting` of the Python rules for all blocks at once.
    """
    blocks: Any = np.arange(1 << 16)
    kept = np.zeros(1 << 16, np.int64)
    for tile in PRINTED_BOX.houses:
        streets = blocks & ~ROOFS_IN_BLOCK[tile]
        beside = beside_in_block(ROOFS_IN_BLOCK[tile]) & streets
        reached = beside & -beside
        for _ in range(16):
            reached = (beside_in_block(reached) | reached) & streets
        kept |= ((beside & ~reached) == 0).astype(np.int64) << tile
    return kept.astype(np.uint16)


TOGETHER = _together()
"""By the 4 × 4 cells around an empty slot: a bit for each house that surely cuts nothing off."""
OPEN_IN_SLOT = [
    sum((ROOFS_IN_BLOCK[tile] >> cell & 1 ^ 1) << place for place, cell in enumerate(IN_SLOT))
    for tile in PRINTED_BOX.houses
]
"""The street cells of each house, a bit for each of the four cells of its slot."""


def touching(block: Any) -> Any:
    """Which of the four cells of a slot are beside a cell of the 4 × 4 cells around it that is not in it."""
    first, second = block >> 1 | block >> 4, block >> 2 | block >> 7
    third, fourth = block >> 8 | block >> 13, block >> 11 | block >> 14
    return first & 1 | (second & 1) << 1 | (third & 1) << 2 | (fourth & 1) << 3


def _fitting() -> Any:
    """For the streets around a slot, in up to four parts that are not connected: which houses connect all.

    The index has four bits for each part: the cells of the slot that it touches. `_connects` of the Python
    rules for all parts at once.
    """
    index: Any = np.arange(1 << 16)
    parts = [index >> shift & 15 for shift in (0, 4, 8, 12)]
    fitting = np.zeros(1 << 16, np.int64)
    for tile, streets in zip(PRINTED_BOX.houses, OPEN_IN_SLOT, strict=True):
        reached = np.full(1 << 16, streets & -streets)
        for _ in range(4):
            sideways = (reached & 5) << 1 | (reached & 10) >> 1 | (reached & 3) << 2 | (reached & 12) >> 2
            reached = (reached | sideways) & streets
            for part in parts:
                reached |= np.where(part & reached, part & streets, 0)
        fits = reached == streets
        for part in parts:
            fits &= (part == 0) | (part & streets != 0)
        fitting |= fits.astype(np.int64) << tile
    return fitting.astype(np.uint16)


FITTING = _fitting()
UNKNOWN = 0xFFFF


def _alone() -> Any:
    """For every state of 4 × 4 cells, which houses fit in their middle, where these cells alone decide it.

    They do where the streets beside the slot are connected around it; `UNKNOWN` elsewhere.
    """
    blocks: Any = np.arange(1 << 16)
    outside = blocks & ~0x0660
    ring = outside & 0x6996
    reached = ring & -ring
    for _ in range(12):
        reached = (beside_in_block(reached) | reached) & outside
    return np.where(ring & ~reached, UNKNOWN, FITTING[touching(ring)]).astype(np.uint16)


ALONE = _alone()
touching_slot = inlined(touching)


@inlined
def around(slot: Int, words: Any) -> Int:
    """Which of the 4 × 4 cells with the slot in their middle belong to the set, a bit for each."""
    block, place = np.int64(0), BLOCK_CORNER[slot]
    for row in range(4):
        word, bit = place >> 6, place & 63
        bits = words[word] >> uint64(bit)
        if bit > 60:
            bits |= words[word + 1] << uint64(64 - bit)
        block |= np.int64(bits & uint64(15)) << (4 * row)
        place += ROW
    return block


@inlined
def fitting(slot: Int, block: Int, streets: Any) -> Int:
    """The houses that cut nothing off in an empty slot, a bit for each; `block` are the cells around it."""
    alone = ALONE[block]
    if alone != UNKNOWN:
        return alone
    outside = without(read(streets), read(SLOT_WORDS[slot]))
    rest = both(read(RING_WORDS[slot]), outside)
    reached = read(BYPASS_WORDS)  # most are connected with it
    parts, number = np.int64(0), np.int64(0)
    while not is_empty(rest):
        while not is_empty(without(rest, reached)):
            wider = both(either(spread(reached), reached), outside)
            if are_equal(wider, reached):
                break
            reached = wider
        if meet(reached, rest):
            parts |= touching_slot(around(slot, both(reached, rest))) << (4 * number)
            number += 1
            rest = without(rest, reached)
        reached = first_of(rest)
    return FITTING[parts]
