"""A whole match compiled: how it begins, what an action does, and where a policeman may go.

Actions have the numbers of `learning`. Nothing here judges: an action must be legal (`masks`).
"""

from typing import Any

import numpy as np

from ludoteca.games.palermo.tables import START

from .building import (
    CANDIDATES,
    DOOR_PLACES,
    FIRST_COMPLETIONS,
    MOST_STREET_TILES,
    draw_luck_of_town,
    draw_town,
    finish_town,
    lay_tile,
    may_be_laid,
)
from .cells import (
    PLACE_OF_NUMBER,
    Words,
    cell,
    count,
    either,
    has,
    is_empty,
    nothing,
    read,
    spread,
    without,
    write,
)
from .compiled import Int, inlined
from .filling import HOUSE_TILES, SEARCH
from .luck import draw
from .match import (
    CLAIMING,
    LAYING_HOUSE,
    LAYING_START,
    NOT_DRAWN,
    NOWHERE,
    OVER,
    SETTING_TARGET,
    SLOTS,
    TAKING_TURN,
    WALKING,
    Match,
)
from .walking import WALKS, cost_of, find_walks, is_home, union_of

CELLS = len(PLACE_OF_NUMBER)
LAY_START = 0
LAY_HOUSE = LAY_START + SLOTS
CLAIM_DOOR = LAY_HOUSE + CANDIDATES
SET_TARGET = CLAIM_DOOR + CELLS
PLACE_POLICEMAN = SET_TARGET + CELLS
WALK = PLACE_POLICEMAN + CELLS
STAY = WALK + CELLS
TAKE_INTEREST = STAY + 1
ACTIONS = TAKE_INTEREST + 1
"""The first number of each kind of action, and their count."""

WORK = np.dtype(
    [
        ("walks", WALKS),
        ("search", SEARCH),
        ("houses", np.int64, CANDIDATES),
        ("order", np.int64, SLOTS),
        ("turns", np.int64, SLOTS),
        # The houses that may follow the start tile, by the number of street tiles and its slot, once known.
        ("has_firsts", np.uint8, (MOST_STREET_TILES + 1, SLOTS)),
        ("firsts", np.int8, (MOST_STREET_TILES + 1, SLOTS, CANDIDATES)),
    ],
    align=True,
)
"""The memory that compiled functions need while they work; zeros are a good beginning."""
Work = Any
"""A record of the type WORK in compiled code."""


@inlined
def begin(matches: Any, index: Int, openings: Any, work: Work) -> None:
    """Begin a match as the first of the openings says, with the luck that the record has.

    A first player or a town that the opening leaves open is drawn.
    """
    luck = matches[index].luck
    matches[index] = openings[0]
    match = matches[index]
    match.luck = luck
    if match.first == NOT_DRAWN:
        match.first = draw(match, match.seats)
    if match.ready_made and is_empty(read(match.streets)):
        draw_luck_of_town(match, work.order, work.turns)
        draw_town(match, work.order, work.turns, work.search)
    set_out(match)


@inlined
def set_out(match: Match) -> None:
    """Set the first decision of a match whose first player and ready-made town are known."""
    match.seat = match.turn = match.first
    if match.ready_made:
        match.stage = CLAIMING
    else:
        match.stage = LAYING_START
        match.completion[:] = FIRST_COMPLETIONS[match.street_tiles]


@inlined
def play(match: Match, number: Int, work: Work) -> None:
    """Play a legal action for the deciding seat."""
    match.actions += 1
    if number >= WALK:
        if number < STAY:
            _walk(match, PLACE_OF_NUMBER[number - WALK], work.walks)
        elif number == STAY:
            match.penalties[match.seat] = 0
            _end_turn(match)
        else:
            match.money[match.seat] += match.interest
            _end_turn(match)
    elif number >= PLACE_POLICEMAN:
        match.policemen[match.seat] = PLACE_OF_NUMBER[number - PLACE_POLICEMAN]
        match.stage = WALKING
    elif number >= SET_TARGET:
        _set_target(match, PLACE_OF_NUMBER[number - SET_TARGET])
    elif number >= CLAIM_DOOR:
        _take_door(match, PLACE_OF_NUMBER[number - CLAIM_DOOR])
    elif number >= LAY_HOUSE:
        slot, tile = divmod(number - LAY_HOUSE, HOUSE_TILES)
        may_be_laid(match, slot, tile, work.search)
        match.completion[:] = work.search.found
        lay_tile(match, slot, tile)
        _take_door(match, DOOR_PLACES[slot, tile])
    else:
        may_be_laid(match, number, START, work.search)
        match.completion[:] = work.search.found
        lay_tile(match, number, START)
        match.stage = LAYING_HOUSE


@inlined
def _take_door(match: Match, door: Int) -> None:
    """Put a chip on a door; after the last one phase 2 begins (PAL-B6, PAL-M0)."""
    chips = match.chips[match.seat]
    write(chips, either(read(chips), cell(door)))
    taken = 0
    for seat in range(match.seats):
        taken += count(read(match.chips[seat]))
    if taken < np.int64(match.seats) * np.int64(match.chips_each):
        match.seat = match.turn = (np.int64(match.first) + taken) % np.int64(match.seats)
        return
    if not match.ready_made:
        finish_town(match)
    match.stage = TAKING_TURN
    match.seat = match.turn = match.first
    if match.target_stones:
        # PAL-V4: before the first turn every player puts down a stone, in turn order.
        match.stage = SETTING_TARGET
        match.stones = match.seats


@inlined
def _set_target(match: Match, door: Int) -> None:
    """Put down a target stone; the stones that are due and the turn that waited follow (PAL-V4)."""
    match.targets[match.seat] = door
    match.stones -= 1
    if match.stones:
        match.seat = (np.int64(match.seat) + 1) % np.int64(match.seats)
    else:
        match.stage = TAKING_TURN
        match.seat = match.turn


@inlined
def _walk(match: Match, to: Int, walks: Any) -> None:
    """Move the pawn, pay for a chip or for coming home, and end the turn (PAL-M6, PAL-E1, PAL-P4)."""
    seat = match.seat
    find_walks(match, seat, walks)
    cost = cost_of(walks, to)
    at_door, at_home = has(walks.doors, to), has(walks.home, to)
    on_policeman = has(walks.police, to) and cost > 0 and not at_home
    match.pawns[seat] = NOWHERE if at_home else to
    match.penalties[seat] = 1 if on_policeman and match.is_translation else 0
    if at_door or at_home:
        match.money[seat] += walks.points - cost
    if at_door:
        write(match.chips[seat], without(read(match.chips[seat]), cell(to)))
        match.targets[seat] = NOWHERE
    _end_turn(match)


@inlined
def _end_turn(match: Match) -> None:
    """Pass the turn to the next seat, after a target stone that is due, or end the match (PAL-E3)."""
    seat = np.int64(match.seat)
    following = (seat + 1) % np.int64(match.seats)
    all_home = True
    for other in range(match.seats):
        all_home = all_home and is_home(match, other)
    if all_home and (match.is_translation or following == match.first):
        match.stage = OVER
        match.seat = match.turn = 0
        return
    match.stage = TAKING_TURN
    match.seat = match.turn = following
    if match.target_stones and match.targets[seat] < 0 and not is_empty(read(match.chips[seat])):
        # PAL-V4: after each chip but the last a new stone is set at once.
        match.stage = SETTING_TARGET
        match.stones = 1
        match.seat = seat


@inlined
def police_cells(match: Match) -> Words:
    """The cells on which the seat at turn may put its policeman now (PAL-P1 … PAL-P3)."""
    if match.stage != TAKING_TURN or match.no_police:
        return nothing()
    own = match.policemen[match.seat]
    is_start_occupied = False
    for seat in range(match.seats):
        if own >= 0 and match.pawns[seat] == own:
            return nothing()
        is_start_occupied = is_start_occupied or match.pawns[seat] < 0
    others = union_of(match.policemen, match.seats, match.seat)
    closed = either(either(others, cell(own)), spread(others))
    closed = either(closed, union_of(match.pawns, match.seats, -1))
    if is_start_occupied:
        closed = either(closed, read(match.start))
    return without(read(match.streets), closed)
