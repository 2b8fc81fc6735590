"""Phase 1 compiled: houses that may be laid (PAL-B1 … PAL-B6), and ready-made towns (PAL-V2)."""

from typing import Any

import numpy as np

from ludoteca.games.palermo.completion import complete_with as complete_with_start
from ludoteca.games.palermo.completion import completion_of
from ludoteca.games.palermo.geometry import ROW
from ludoteca.games.palermo.tables import DOORS, EMPTY, PLAYERS, PRINTED_BOX, START, STREET

from .cells import (
    SLOT_WORDS,
    Words,
    cell,
    either,
    left,
    meet,
    place_of,
    read,
    right,
    spread,
    without,
    write,
)
from .compiled import Flag, Int, inlined
from .filling import (
    COUNTS,
    HOUSE_TILES,
    KIND,
    ROOF_WORDS,
    Search,
    can_replace,
    complete_by_search,
    complete_with,
    count_of_kind,
    streets_of,
    survey_completion,
)
from .luck import draw, shuffle
from .match import SLOTS, Match

DOOR_PLACES = np.array([[place_of(door) for door in of_slot] for of_slot in DOORS], np.int64)
CANDIDATES = SLOTS * HOUSE_TILES

_EMPTY_TOWN = bytes([EMPTY]) * SLOTS
MOST_STREET_TILES = max(row.street_tiles for row in PLAYERS.values())
_USED = {row.street_tiles for row in PLAYERS.values()}
FIRST_COMPLETIONS = np.array(
    [
        list(completion_of(PRINTED_BOX, _EMPTY_TOWN, number) if number in _USED else _EMPTY_TOWN)
        for number in range(MOST_STREET_TILES + 1)
    ],
    np.uint8,
)
"""The completion of the empty board, by the number of street tiles."""
FIRST_SLOTS = np.array(
    [
        [
            number in _USED
            and isinstance(complete_with_start(PRINTED_BOX, _EMPTY_TOWN, first, slot, START), bytes)
            for slot in range(SLOTS)
        ]
        for number, first in enumerate(map(bytes, FIRST_COMPLETIONS))
    ]
)
"""Where the start tile may be laid on the empty board, by the number of street tiles."""


@inlined
def joins(match: Match, beside: Words, slot: Int, tile: Int) -> Flag:
    """PAL-B2: a wall is shared, and where corner contact is forbidden there is none."""
    new = read(ROOF_WORDS[slot, tile])
    if not meet(new, beside):
        return False
    return not match.corner_forbidden or not _touches_at_corner(read(match.roofs), new)


@inlined
def _touches_at_corner(roofs: Words, new: Words) -> Flag:
    """Whether a new roof is diagonal to an old one and neither of the cells between them is a roof."""
    every = either(roofs, new)
    above, below = left(every, ROW), right(every, ROW)
    to_the_right, to_the_left = left(every, 1), right(every, 1)
    return (
        meet(new, without(without(right(roofs, ROW + 1), below), to_the_left))
        or meet(new, without(without(right(roofs, ROW - 1), below), to_the_right))
        or meet(new, without(without(left(roofs, ROW - 1), above), to_the_left))
        or meet(new, without(without(left(roofs, ROW + 1), above), to_the_right))
    )


@inlined
def find_candidates(match: Match, only_joining: Flag, candidates: Any) -> Int:
    """Write the houses in the box, those that join if asked for, as `slot * 12 + tile`; their number."""
    number = 0
    beside = spread(read(match.roofs))
    in_box = (
        count_of_kind(match.tiles, 0) < COUNTS[0],
        count_of_kind(match.tiles, 1) < COUNTS[1],
        count_of_kind(match.tiles, 2) < COUNTS[2],
    )
    for slot in range(SLOTS):
        if match.tiles[slot] != EMPTY:
            continue
        for tile in range(HOUSE_TILES):
            if in_box[KIND[tile]] and (not only_joining or joins(match, beside, slot, tile)):
                candidates[number] = slot * HOUSE_TILES + tile
                number += 1
    return number


@inlined
def may_be_laid(match: Match, slot: Int, tile: Int, search: Search) -> Flag:
    """Whether the town can be finished with this tile (PAL-B4, PAL-B5); the proof is in `search.found`."""
    return complete_with(match.tiles, match.completion, slot, tile, search)


@inlined
def find_houses(match: Match, houses: Any, search: Search) -> Int:
    """Write the houses that may be laid, as `slot * 12 + tile`; their number."""
    for only_joining in (True, False):
        # PAL-V1: in free building no house must join. PAL-B3: nor if none can.
        if only_joining and match.free_building:
            continue
        number = find_candidates(match, only_joining, houses)
        legal = 0
        survey_completion(match.completion, search)
        for index in range(number):
            slot, tile = divmod(houses[index], HOUSE_TILES)
            # Most houses need no search.
            if can_replace(match.completion, slot, tile, search) or complete_by_search(
                match.tiles, match.completion, slot, tile, search
            ):
                houses[legal] = houses[index]
                legal += 1
        if legal:
            return legal
    return 0


@inlined
def sample_house(match: Match, houses: Any, search: Search) -> Int:
    """A house that may be laid, as `slot * 12 + tile`, each as likely as any other; -1 if there is none.

    Only the proofs that are needed to find one are made.
    """
    for only_joining in (True, False):
        if only_joining and match.free_building:
            continue
        number = find_candidates(match, only_joining, houses)
        for last in range(number - 1, -1, -1):
            chosen = draw(match, last + 1)
            house = houses[chosen]
            houses[chosen] = houses[last]
            slot, tile = divmod(house, HOUSE_TILES)
            if may_be_laid(match, slot, tile, search):
                return house
    return -1


@inlined
def lay_tile(match: Match, slot: Int, tile: Int) -> None:
    """Put a tile on the board."""
    match.tiles[slot] = tile
    write(match.roofs, either(read(match.roofs), read(ROOF_WORDS[slot, tile])))
    write(match.doors, either(read(match.doors), cell(DOOR_PLACES[slot, tile])))
    if tile == START:
        write(match.start, read(SLOT_WORDS[slot]))


@inlined
def finish_town(match: Match) -> None:
    """Lay street tiles on the empty slots (PAL-B6); from now on the streets are known."""
    for slot in range(SLOTS):
        if match.tiles[slot] == EMPTY:
            match.tiles[slot] = STREET
    match.completion[:] = EMPTY
    write(match.streets, streets_of(match.tiles))


@inlined
def draw_town(match: Match, order: Any, turns: Any, search: Search) -> None:
    """Build a random town (PAL-V2); `order` and `turns` are drawn before: the slots, and a house for each."""
    match.completion[:] = FIRST_COMPLETIONS[match.street_tiles]
    for place in range(SLOTS):
        slot = order[place]
        if place <= match.street_tiles:
            tile = START if place == 0 else STREET
            may_be_laid(match, slot, tile, search)
        else:
            for step in range(HOUSE_TILES):
                tile = (turns[place] + step) % HOUSE_TILES
                is_left = count_of_kind(match.tiles, KIND[tile]) < COUNTS[KIND[tile]]
                if is_left and may_be_laid(match, slot, tile, search):
                    break
        lay_tile(match, slot, tile)
        match.completion[:] = search.found
    finish_town(match)


@inlined
def draw_luck_of_town(match: Match, order: Any, turns: Any) -> None:
    """Draw the slots and houses of a random town."""
    for slot in range(SLOTS):
        order[slot] = slot
        turns[slot] = draw(match, HOUSE_TILES)
    shuffle(match, order, SLOTS)
