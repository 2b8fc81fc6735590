"""Where a walk of a pawn may end, and what it costs (PAL-M1 … PAL-M9): `ground` and `walking` compiled."""

from typing import Any

import numpy as np

from ludoteca.games.palermo.geometry import CORNER_CELLS, CORNERS, MAP_SIDE
from ludoteca.games.palermo.ground import MOST_POINTS
from ludoteca.games.palermo.jumps import JUMPS, SIDES
from ludoteca.games.palermo.state import FIRST_POINTS

from .cells import (
    BYPASS_WORDS,
    WORDS,
    Words,
    both,
    cell,
    count,
    either,
    has,
    is_empty,
    lowest_bit,
    meet,
    nothing,
    place_of,
    read,
    spread,
    without,
    words_of,
    write,
)
from .compiled import Flag, Int, inlined
from .match import Match

MOST_DEAR = 40
"""More dear jumps than four corners with two sides and four policemen can have."""
LAYERS = MOST_POINTS + 1

WALKS = np.dtype(
    [
        ("cells", np.uint64, WORDS),
        ("full", np.uint64, WORDS),
        ("doors", np.uint64, WORDS),
        ("home", np.uint64, WORDS),
        ("layers", np.uint64, (LAYERS, WORDS)),
        ("from_cell", np.uint64, (LAYERS, WORDS)),
        ("lost", np.uint64, (LAYERS, WORDS)),
        # The ground: what is in the pawn's way.
        ("streets", np.uint64, WORDS),
        ("police", np.uint64, WORDS),
        ("pawns", np.uint64, WORDS),
        ("stops", np.uint64, WORDS),
        ("finish", np.uint64, WORDS),
        ("jumps", np.uint64, (4, WORDS)),
        ("dear_from", np.uint64, (MOST_DEAR, WORDS)),
        ("dear_corner", np.uint8, MOST_DEAR),
        ("dear_cost", np.uint8, MOST_DEAR),
        ("dear", np.int64),
        ("losses", np.int64),
        ("points", np.int64),
    ],
    align=True,
)
"""All ends of a pawn's walks: cells, those after all points, own doors and home in reach, and by the points
lost those stopped short. The rest is the ground they were found on; compiled functions write over it."""
Walks = Any
"""A record of the type WALKS in compiled code."""

CORNER_PLACES = np.array([place_of(corner) for corner in CORNERS], np.int64)
CORNER_WORDS = np.array([words_of(corner) for corner in CORNERS])
ALL_CORNERS = words_of(CORNER_CELLS)
JUMP_WORDS = np.array([words_of(JUMPS[corner]) for corner in CORNERS])
SIDE_PLACES = np.array([[[place_of(cell) for cell in side] for side in SIDES[corner]] for corner in CORNERS])
"""For each corner its two sides, from the corner's neighbour to the next corner."""
SIDE = MAP_SIDE - 1


@inlined
def union_of(places: Any, seats: Int, but: Int) -> Words:
    """The cells of all seats but one."""
    cells = nothing()
    for seat in range(seats):
        if seat != but:
            cells = either(cells, cell(places[seat]))
    return cells


@inlined
def points_of(match: Match, seat: Int) -> Int:
    """The points of the seat's pawn on its next turn (PAL-M1, PAL-P4)."""
    left = count(read(match.chips[seat]))
    return FIRST_POINTS + np.int64(match.chips_each) - left - np.int64(match.penalties[seat])


@inlined
def is_home(match: Match, seat: Int) -> Flag:
    """Whether the seat has collected all chips and is back on the start tile (PAL-E1)."""
    return match.pawns[seat] < 0 and is_empty(read(match.chips[seat]))


@inlined
def survey(match: Match, seat: Int, walks: Walks) -> None:
    """Write the ground of a seat's pawn: obstacles, goals and jumps."""
    chips = read(match.chips[seat])
    others = union_of(match.pawns, match.seats, seat)
    police = union_of(match.policemen, match.seats, seat)
    finish = read(match.start) if is_empty(chips) else nothing()
    # PAL-V4: only the target can be collected. PAL-M6: no stop while another pawn is there.
    doors = without(cell(match.targets[seat]) if match.target_stones else chips, others)
    walks.points = points_of(match, seat)
    write(walks.streets, read(match.streets))
    write(walks.police, police)
    # PAL-M8: a pawn on the start tile is not in the way of one who comes home.
    write(walks.pawns, without(others, finish))
    write(walks.stops, either(doors, finish))
    write(walks.finish, finish)
    walks.dear = 0
    in_the_way = both(police, read(BYPASS_WORDS) if match.jumped_pays else read(ALL_CORNERS))
    if is_empty(in_the_way):
        for corner in range(4):
            write(walks.jumps[corner], read(JUMP_WORDS[corner]))
    else:
        _write_jumps(walks, match.jumped_pays)


@inlined
def _write_jumps(walks: Walks, jumped_pays: Flag) -> None:
    """The jumps that cost one point, and those that policemen on the bypass make dearer (PAL-M7)."""
    for corner in range(4):
        write(walks.jumps[corner], nothing())
        for side in range(2):
            origins = nothing()
            price = 2 if has(walks.police, CORNER_PLACES[corner]) else 1
            for index in range(SIDE):
                place = SIDE_PLACES[corner, side, index]
                origins = either(origins, cell(place))
                if jumped_pays and has(walks.police, place):
                    # A jump from beyond this policeman also passes over him.
                    _add_jump(walks, corner, origins, price)
                    origins = nothing()
                    price += 1
            if not is_empty(origins):
                _add_jump(walks, corner, origins, price)


@inlined
def _add_jump(walks: Walks, corner: Int, origins: Words, price: Int) -> None:
    if price == 1:
        write(walks.jumps[corner], either(read(walks.jumps[corner]), origins))
        return
    write(walks.dear_from[walks.dear], origins)
    walks.dear_corner[walks.dear] = corner
    walks.dear_cost[walks.dear] = price
    walks.dear += 1


@inlined
def write_layers(walks: Walks, layers: Any, origin: Words, points: Int, leaves: Flag) -> None:
    """Write where the pawn can be with exactly 0, 1, 2 … points spent (`add_layers`)."""
    write(layers[0], origin)
    add_layers(walks, layers, 1, points, leaves)


@inlined
def add_layers(walks: Walks, layers: Any, first: Int, last: Int, leaves: Flag) -> None:
    """Write where the pawn can be with `first` to `last` points spent; the layers before are known.

    A pawn that `leaves` the start tile as one field does not step inside it first (PAL-M8).
    """
    streets, police, finish = read(walks.streets), read(walks.police), read(walks.finish)
    free, bypass = without(streets, police), read(BYPASS_WORDS)
    any_police, any_finish = not is_empty(police), not is_empty(finish)
    here, one_step_ago = read(layers[first - 1]), nothing()
    if any_finish and first > 1:
        here = without(here, finish)
    if any_police and first > 1:
        one_step_ago = _on_foot(layers, first - 2, finish, leaves)
    on_foot = _on_foot(layers, first - 1, finish, leaves)
    for spent in range(first, last + 1):
        reached = both(on_foot, free)
        if any_police:
            reached = either(reached, both(one_step_ago, police))
        if meet(here, bypass):
            for corner in range(4):
                if meet(here, read(walks.jumps[corner])):
                    reached = either(reached, read(CORNER_WORDS[corner]))
        for jump in range(walks.dear):
            cost = np.int64(walks.dear_cost[jump])
            if cost <= spent and meet(read(layers[spent - cost]), read(walks.dear_from[jump])):
                reached = either(reached, read(CORNER_WORDS[walks.dear_corner[jump]]))
        write(layers[spent], reached)
        here = without(reached, finish) if any_finish else reached
        one_step_ago = on_foot
        on_foot = spread(here)


@inlined
def _on_foot(layers: Any, spent: Int, finish: Words, leaves: Flag) -> Words:
    """The cells beside those of a layer; nothing goes on from the finish."""
    if spent > 0:
        return spread(without(read(layers[spent]), finish))
    origin = read(layers[0])
    return without(spread(origin), origin) if leaves else spread(origin)


@inlined
def find_walks(match: Match, seat: Int, walks: Walks) -> None:
    """Write where a walk of this seat's pawn may end; it must not be home."""
    survey(match, seat, walks)
    points = walks.points
    is_parked = match.pawns[seat] < 0
    origin = read(match.start) if is_parked else cell(match.pawns[seat])
    # PAL-M8: in the translations a pawn begins on a cell of its choice.
    leaves = is_parked and not match.is_translation
    write_layers(walks, walks.layers, origin, points, leaves)
    pawns, stops = read(walks.pawns), read(walks.stops)
    within = nothing()
    for spent in range(points + 1):
        within = either(within, read(walks.layers[spent]))
    # PAL-M3: all points are used; PAL-M5: a cell holds one pawn.
    full = without(read(walks.layers[points]), either(pawns, stops))
    reached = both(within, stops)
    write(walks.full, full)
    write(walks.doors, without(reached, read(walks.finish)))
    write(walks.home, both(reached, read(walks.finish)))
    write(walks.cells, either(full, reached))
    _stop_short(walks, match.is_translation)


@inlined
def _stop_short(walks: Walks, is_forced: Flag) -> None:
    """Add where the pawn stops in front of a pawn, or of a policeman it cannot pay (PAL-M5)."""
    pawns, police, points = read(walks.pawns), read(walks.police), walks.points
    closed = either(pawns, read(walks.stops))
    most: Int = 2
    for jump in range(walks.dear):
        most = max(most, np.int64(walks.dear_cost[jump]))
    every = read(walks.cells)
    walks.losses = 0
    if is_empty(pawns) and is_empty(police):
        return
    walks.losses = min(most, points)
    for lost in range(1, walks.losses + 1):
        here = without(read(walks.layers[points - lost]), closed)
        cells = both(here, _before(walks, pawns, lost))
        if is_forced and not is_empty(cells):
            # The translations let a pawn stop before another only if it cannot go anywhere else.
            cells = _stuck(walks, cells, lost)
        if lost == 1:
            cells = either(cells, both(here, _beside(walks, police)))
        write(walks.lost[lost], cells)
        every = either(every, cells)
    write(walks.cells, every)


@inlined
def _beside(walks: Walks, cells: Words) -> Words:
    """The cells from which a step, whatever it costs, enters one of `cells`."""
    origins = spread(cells)
    if meet(cells, read(ALL_CORNERS)):
        for corner in range(4):
            if meet(cells, read(CORNER_WORDS[corner])):
                origins = either(origins, read(walks.jumps[corner]))
        for jump in range(walks.dear):
            if meet(cells, read(CORNER_WORDS[walks.dear_corner[jump]])):
                origins = either(origins, read(walks.dear_from[jump]))
    return origins


@inlined
def _before(walks: Walks, cells: Words, cost: Int) -> Words:
    """The cells from which a step of this cost enters one of `cells`."""
    origins = nothing()
    if cost == 1:
        origins = spread(without(cells, read(walks.police)))
        for corner in range(4):
            if meet(cells, read(CORNER_WORDS[corner])):
                origins = either(origins, read(walks.jumps[corner]))
    elif cost == 2:
        origins = spread(both(cells, read(walks.police)))
    for jump in range(walks.dear):
        if walks.dear_cost[jump] == cost and meet(cells, read(CORNER_WORDS[walks.dear_corner[jump]])):
            origins = either(origins, read(walks.dear_from[jump]))
    return origins


@inlined
def _stuck(walks: Walks, cells: Words, points: Int) -> Words:
    """The cells from which no walk can use up the points, take a chip or come home."""
    stuck, stops, pawns = nothing(), read(walks.stops), read(walks.pawns)
    for word in range(WORDS):
        bits = read_word(cells, word)
        while bits:
            here = cell(64 * word + lowest_bit(bits))
            bits &= bits - np.uint64(1)
            write_layers(walks, walks.from_cell, here, points, False)
            can_go_on = not is_empty(without(read(walks.from_cell[points]), pawns))
            for spent in range(1, points + 1):
                can_go_on = can_go_on or meet(read(walks.from_cell[spent]), stops)
            if not can_go_on:
                stuck = either(stuck, here)
    return stuck


@inlined
def read_word(cells: Words, word: Int) -> Any:
    """One of the words of a set."""
    if word == 0:
        return cells[0]
    if word == 1:
        return cells[1]
    return cells[2] if word == 2 else cells[3]


@inlined
def cost_of(walks: Walks, to: Int) -> Int:
    """The cost of a walk to one of its ends."""
    if has(walks.stops, to):
        for spent in range(walks.points + 1):
            if has(walks.layers[spent], to):
                return spent or walks.points
    if not has(walks.full, to):
        for lost in range(1, walks.losses + 1):
            if has(walks.lost[lost], to):
                return walks.points - lost
    return walks.points
