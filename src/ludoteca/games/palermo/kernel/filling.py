"""The proof that a town can be finished (PAL-B5): `filling` and `completion` compiled, tile for tile.

The search tries the same tiles in the same order and gives up after the same number of them as the Python
rules do: which completion is found, and whether one is, is part of the rules.
"""

from typing import Any

import numpy as np

from ludoteca.games.palermo.completion import PATIENCE, PATIENCE_ELSEWHERE, PATIENCE_NEARBY
from ludoteca.games.palermo.filling import NEAR, START_KIND, STREET_KIND
from ludoteca.games.palermo.tables import COUNT_OF, EMPTY, KIND_OF, PRINTED_BOX, ROOFS

from .cells import (
    BYPASS_WORDS,
    SLOT_WORDS,
    WORDS,
    Words,
    both,
    count,
    either,
    read,
    without,
    words_of,
    write,
)
from .compiled import Flag, Int, inlined
from .match import SLOTS
from .surroundings import RING_WORDS, TOGETHER, around, fitting

KINDS = len(COUNT_OF)
HOUSE_TILES = len(PRINTED_BOX.houses)
NO_HOUSE = -1
"""The capacity of a slot in which no house fits; others are kinds, 0 … 2."""
ROTATIONS = 4
ROOF_WORDS = np.array([[words_of(roofs) for roofs in of_slot] for of_slot in ROOFS])
NEAR_SLOTS = np.array([[*near, *[-1] * (8 - len(near))] for near in NEAR], np.int64)
"""The slots around each slot, -1 beyond the last."""
KIND = np.array(KIND_OF, np.int64)
COUNTS = np.array(COUNT_OF, np.int64)
NEARBY = np.array(PATIENCE_NEARBY, np.int64)
ANYWHERE = np.array(PATIENCE, np.int64)
SAME_KIND = np.array([is_same_kind for is_same_kind, _ in PATIENCE_ELSEWHERE])
ELSEWHERE = np.array([[*tries, *[0] * (2 - len(tries))] for _, tries in PATIENCE_ELSEWHERE], np.int64)
ORDERS_ELSEWHERE = np.array([len(tries) for _, tries in PATIENCE_ELSEWHERE], np.int64)
"""How many of the tries of each stage count: one with each order of filling the slots."""
FOUND, IMPOSSIBLE, UNDECIDED = 0, 1, 2
SEARCH = np.dtype(
    [
        ("streets", np.uint64, (SLOTS + 1, WORDS)),
        ("capacities", np.int8, (SLOTS + 1, SLOTS)),
        ("slot", np.int64, SLOTS + 1),
        ("kind", np.int64, SLOTS + 1),
        ("tile", np.int64, SLOTS + 1),
        ("fits", np.uint16, SLOTS + 1),
        ("empty", np.int64, SLOTS),
        ("left", np.int64, KINDS),
        ("left_at_first", np.int64, KINDS),
        ("tiles", np.uint8, SLOTS),
        ("opened", np.uint8, SLOTS),
        ("found", np.uint8, SLOTS),
        ("completed", np.uint64, WORDS),
        ("opening", np.uint64, WORDS),
        ("counts", np.int64, KINDS),
    ],
    align=True,
)
"""The memory of a search: a level for each slot that is being filled, and the town it found."""
Search = Any
"""A record of the type SEARCH in compiled code."""
TAKEN = -2
"""The capacity of a slot that is not empty."""


@inlined
def streets_of(tiles: Any) -> Words:
    """All street cells of a town, the bypass included; empty slots count as street (PAL-B4)."""
    streets = read(BYPASS_WORDS)
    for slot in range(SLOTS):
        streets = either(streets, without(read(SLOT_WORDS[slot]), read(ROOF_WORDS[slot, tiles[slot]])))
    return streets


@inlined
def count_of_kind(tiles: Any, kind: Int) -> Int:
    """The number of tiles of a kind."""
    number = 0
    for slot in range(SLOTS):
        number += KIND[tiles[slot]] == kind
    return number


@inlined
def complete_with(tiles: Any, completion: Any, slot: Int, tile: Int, search: Search) -> Flag:
    """Whether a completion with `tile` in the empty `slot` is found; it is then in `search.found`."""
    survey_completion(completion, search)
    if can_replace(completion, slot, tile, search):
        search.found[:] = completion
        search.found[slot] = tile
        return True
    return complete_by_search(tiles, completion, slot, tile, search)


@inlined
def survey_completion(completion: Any, search: Search) -> None:
    """Write what `can_replace` needs: the streets of a completion, and its number of each kind."""
    write(search.completed, streets_of(completion))
    search.counts[:] = 0
    for slot in range(SLOTS):
        search.counts[KIND[completion[slot]]] += 1


@inlined
def can_replace(completion: Any, slot: Int, tile: Int, search: Search) -> Flag:
    """Whether the tile can simply take the place of the one that the completion has in its slot."""
    old = completion[slot]
    if KIND[old] != KIND[tile]:
        both_houses = old < HOUSE_TILES and tile < HOUSE_TILES
        if not both_houses or search.counts[KIND[tile]] >= COUNTS[KIND[tile]]:
            return False
    return is_safe(slot, tile, read(search.completed), search)


@inlined
def is_safe(slot: Int, tile: Int, streets: Words, search: Search) -> Flag:
    """Whether a tile cuts nothing off where all streets are connected without it.

    Without a tile that the slot has now they are, too, since every tile has a street cell.
    """
    if tile >= HOUSE_TILES:
        return True
    write(search.opening, either(streets, read(SLOT_WORDS[slot])))
    block = around(slot, search.opening)
    return TOGETHER[block] >> tile & 1 or fitting(slot, block, search.opening) >> tile & 1


@inlined
def complete_by_search(tiles: Any, completion: Any, slot: Int, tile: Int, search: Search) -> Flag:
    """Whether a completion with `tile` is found by search: nearby, anywhere, elsewhere."""
    laid, new = streets_of(tiles), read(ROOF_WORDS[slot, tile])
    if not is_safe(slot, tile, laid, search):
        return False
    found, opened = search.found, search.opened
    found[:] = completion
    found[slot] = tile
    street_tiles = search.counts[STREET_KIND]
    opened[:] = found
    streets = either(read(search.completed), read(SLOT_WORDS[slot]))
    for index in range(8):
        near = NEAR_SLOTS[slot, index]
        if near >= 0 and tiles[near] == EMPTY:
            opened[near] = EMPTY
            streets = either(streets, read(SLOT_WORDS[near]))
    # The tile is taken from another free slot if the box has no more of its kind.
    for other in range(SLOTS):
        if tiles[other] == EMPTY and other != slot and KIND[completion[other]] == KIND[tile]:
            opened[other] = EMPTY
            streets = either(streets, read(SLOT_WORDS[other]))
            break
    if fill(opened, slot, without(streets, new), street_tiles, NEARBY, search) == FOUND:
        return True
    opened[:] = tiles
    opened[slot] = tile
    verdict = fill(opened, slot, without(laid, new), street_tiles, ANYWHERE, search)
    if verdict != UNDECIDED:
        return verdict == FOUND
    for stage in range(len(ELSEWHERE)):
        patience = ELSEWHERE[stage, : ORDERS_ELSEWHERE[stage]]
        for other in range(SLOTS):
            if tiles[other] != EMPTY or other == slot:
                continue
            if (KIND[completion[other]] == KIND[tile]) != SAME_KIND[stage]:
                continue
            opened[:] = completion
            opened[slot] = tile
            opened[other] = EMPTY
            for index in range(8):
                for middle in (slot, other):
                    near = NEAR_SLOTS[middle, index]
                    if near >= 0 and tiles[near] == EMPTY and near != slot:
                        opened[near] = EMPTY
            if fill(opened, slot, streets_of(opened), street_tiles, patience, search) == FOUND:
                return True
    return False


@inlined
def fill(tiles: Any, new: Int, streets: Words, street_tiles: Int, patience: Any, search: Search) -> Int:
    """Find a whole town with this number of street tiles, and write it to `search.found`.

    Its streets are known, and without the tile in the slot `new` none is cut off.
    """
    left, empty, total = search.left_at_first, 0, 0
    for kind in range(KINDS):
        left[kind] = COUNTS[kind]
    left[STREET_KIND] = street_tiles
    for slot in range(SLOTS):
        if tiles[slot] == EMPTY:
            search.empty[empty] = slot
            empty += 1
        else:
            left[KIND[tiles[slot]]] -= 1
    for kind in range(KINDS):
        if left[kind] < 0:
            return IMPOSSIBLE
        total += left[kind]
    # Houses may stay in the box; the start tile and the street tiles are all needed.
    if total < empty or left[START_KIND] + left[STREET_KIND] > empty:
        return IMPOSSIBLE
    if not is_safe(new, tiles[new], streets, search):
        return IMPOSSIBLE
    write(search.streets[0], streets)
    search.capacities[0] = TAKEN
    for index in range(empty):
        slot = search.empty[index]
        search.capacities[0, slot] = capacity(slot, search.streets[0])
    for number in range(len(patience)):
        search.tiles[:] = tiles
        search.left[:] = left
        verdict = _search(search, empty, patience[number], number % 2 == 0)
        if verdict != UNDECIDED:
            return verdict
    return UNDECIDED


@inlined
def _search(search: Search, empty: Int, tries: Int, from_the_edges: Flag) -> Int:
    """Fill the slot with the least capacity first, depth first, with backtracking."""
    depth = 0
    is_new = True
    while True:
        if is_new:
            if depth == empty:
                search.found[:] = search.tiles
                return FOUND
            slot = _next_slot(search, depth, empty, from_the_edges)
            search.slot[depth] = slot
            search.tile[depth] = -1
            search.kind[depth] = -1
            if slot >= 0:
                search.fits[depth] = TOGETHER[around(slot, search.streets[depth])]
                _next_kind(search, depth, empty)
        if search.slot[depth] < 0 or search.kind[depth] < 0:
            # Nothing fits here: take back the tile of the level before.
            if depth == 0:
                return IMPOSSIBLE
            depth -= 1
            search.tiles[search.slot[depth]] = EMPTY
            is_new = False
            _next_tile(search, depth, empty)
            continue
        if tries == 0:
            return UNDECIDED
        tries -= 1
        if _lay(search, depth):
            depth += 1
            is_new = True
        else:
            is_new = False
            _next_tile(search, depth, empty)


@inlined
def _next_tile(search: Search, depth: Int, empty: Int) -> None:
    """Go on to the next tile of the kind, or to the next kind."""
    kind = search.kind[depth]
    if kind < START_KIND and search.tile[depth] < kind * ROTATIONS + ROTATIONS - 1:
        search.tile[depth] += 1
        return
    search.left[kind] += 1
    _next_kind(search, depth, empty)


@inlined
def _next_kind(search: Search, depth: Int, empty: Int) -> None:
    """Go on to the next kind that is left, taking it from the box: big houses, start tile, street tiles."""
    left, kind = search.left, search.kind[depth]
    houses = empty - depth - left[START_KIND] - left[STREET_KIND]
    if kind < 0:
        largest = np.int64(search.capacities[depth, search.slot[depth]])
        kind = largest if houses else np.int64(NO_HOUSE)
    elif kind < START_KIND:
        kind -= 1
    else:
        kind += 1
    while 0 <= kind < START_KIND and not left[kind]:
        kind -= 1
    if kind < 0:
        kind = START_KIND
    while START_KIND <= kind < KINDS and not left[kind]:
        kind += 1
    if kind == KINDS:
        search.kind[depth] = -1
        return
    left[kind] -= 1
    search.kind[depth] = kind
    # The start tile and the street tiles follow the houses, one of each.
    search.tile[depth] = kind * ROTATIONS if kind < START_KIND else HOUSE_TILES + kind - START_KIND


@inlined
def _lay(search: Search, depth: Int) -> Flag:
    """Lay the tile of this level if it cuts nothing off, and prepare the next level."""
    slot, tile = search.slot[depth], search.tile[depth]
    streets = read(search.streets[depth])
    still_open = without(streets, read(ROOF_WORDS[slot, tile]))
    if tile < HOUSE_TILES and not search.fits[depth] >> tile & 1:
        search.fits[depth] = fitting(slot, around(slot, search.streets[depth]), search.streets[depth])
        if not search.fits[depth] >> tile & 1:
            return False
    write(search.streets[depth + 1], still_open)
    search.capacities[depth + 1] = search.capacities[depth]
    search.capacities[depth + 1, slot] = TAKEN
    for index in range(8):
        near = NEAR_SLOTS[slot, index]
        if near >= 0 and search.capacities[depth + 1, near] > NO_HOUSE:
            search.capacities[depth + 1, near] = capacity(near, search.streets[depth + 1])
    search.tiles[slot] = tile
    return True


@inlined
def _next_slot(search: Search, depth: Int, empty: Int, from_the_edges: Flag) -> Int:
    """The slot to fill next; -1 if the capacities do not suffice for the houses that are left."""
    capacities, left = search.capacities[depth], search.left
    for_ones: Int = 0
    for_twos: Int = 0
    for_threes: Int = 0
    least: Int = 99
    for index in range(empty):
        size = np.int64(capacities[search.empty[index]])
        if size != TAKEN:
            least = min(least, size)
            for_threes += size == 2
            for_twos += size >= 1
            for_ones += size >= 0
    houses = empty - depth - left[START_KIND] - left[STREET_KIND]
    ones = min(left[0], houses)
    twos = min(left[1], houses - ones)
    threes = houses - ones - twos
    if threes > min(left[2], for_threes) or twos + threes > for_twos or houses > for_ones:
        return -1
    best, best_key = -1, 9999
    for place in range(empty):
        slot = search.empty[place]
        if capacities[slot] != least:
            continue
        key = count(both(read(RING_WORDS[slot]), read(search.streets[depth])))
        if from_the_edges:
            for index in range(8):
                near = NEAR_SLOTS[slot, index]
                if near >= 0 and capacities[near] != TAKEN:
                    key += 100
        if key < best_key:
            best, best_key = slot, key
    return best


@inlined
def capacity(slot: Int, streets: Any) -> Int:
    """The biggest house that can be laid in the slot next; NO_HOUSE if none can."""
    block = around(slot, streets)
    if TOGETHER[block] >> (2 * ROTATIONS):
        return 2
    fits = fitting(slot, block, streets)
    for kind in (2, 1, 0):
        if fits >> (kind * ROTATIONS) & 15:
            return kind
    return NO_HOUSE
