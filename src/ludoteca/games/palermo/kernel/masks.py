"""Masks of legal actions, compiled."""

from typing import Any

from numba import uint64

from ludoteca.games.palermo.tables import START

from .building import FIRST_SLOTS, find_houses
from .cells import NUMBER_OF_PLACE, WORDS, Words, either, is_empty, lowest_bit, nothing, read, without
from .compiled import Int, inlined
from .match import (
    CLAIMING,
    LAYING_HOUSE,
    LAYING_START,
    OVER,
    SETTING_TARGET,
    SLOTS,
    Match,
)
from .turns import (
    CLAIM_DOOR,
    LAY_HOUSE,
    LAY_START,
    PLACE_POLICEMAN,
    SET_TARGET,
    STAY,
    TAKE_INTEREST,
    WALK,
    Work,
    police_cells,
)
from .walking import find_walks, is_home, read_word


@inlined
def mark_cells(flags: Any, first: Int, cells: Words) -> None:
    """Set the flag of each cell, by its number, counted from `first`."""
    for word in range(WORDS):
        bits = read_word(cells, word)
        while bits:
            flags[first + NUMBER_OF_PLACE[64 * word + lowest_bit(bits)]] = 1
            bits &= bits - uint64(1)


@inlined
def free_doors(match: Match) -> Words:
    """The doors of a ready-made town that are not claimed."""
    claimed = nothing()
    for seat in range(match.seats):
        claimed = either(claimed, read(match.chips[seat]))
    return without(read(match.doors), claimed)


@inlined
def _mark_houses(match: Match, flags: Any, work: Work) -> None:
    """Set the flag of each house that may be laid."""
    if is_empty(read(match.roofs)):
        # After the start tile every house is tried, ten times as many as later: once for each of its slots.
        slot = 0
        while match.tiles[slot] != START:
            slot += 1
        flags[:] = work.firsts[match.street_tiles, slot]
        if work.has_firsts[match.street_tiles, slot]:
            return
        work.has_firsts[match.street_tiles, slot] = 1
        for index in range(find_houses(match, work.houses, work.search)):
            flags[work.houses[index]] = 1
        work.firsts[match.street_tiles, slot] = flags
        return
    for index in range(find_houses(match, work.houses, work.search)):
        flags[work.houses[index]] = 1


@inlined
def write_mask(match: Match, mask: Any, work: Work) -> None:
    """Write a 1 for each legal action, 0 elsewhere; nothing is legal when the match is over."""
    mask[:] = 0
    stage, seat = match.stage, match.seat
    if stage == LAYING_START:
        for slot in range(SLOTS):
            # The start tile is the first that is laid.
            mask[LAY_START + slot] = FIRST_SLOTS[match.street_tiles, slot]
    elif stage == LAYING_HOUSE:
        _mark_houses(match, mask[LAY_HOUSE:CLAIM_DOOR], work)
    elif stage == CLAIMING:
        mark_cells(mask, CLAIM_DOOR, free_doors(match))
    elif stage == SETTING_TARGET:
        mark_cells(mask, SET_TARGET, read(match.chips[seat]))
    elif stage != OVER:
        mark_cells(mask, PLACE_POLICEMAN, police_cells(match))
        if is_home(match, seat):
            mask[TAKE_INTEREST] = 1
            return
        find_walks(match, seat, work.walks)
        ends = read(work.walks.cells)
        mark_cells(mask, WALK, ends)
        if is_empty(ends):
            # PAL-M9: a pawn without a walk stays.
            mask[STAY] = 1
