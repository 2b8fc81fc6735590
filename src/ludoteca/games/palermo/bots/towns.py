"""What a house is worth, compiled: all players build on near their own doors, and walk to the end.

Valued by the plans of the players in the finished town instead, houses win less: the policemen take most
from the richest plan.
"""

from typing import Any

import numpy as np
from numba import uint64

from ludoteca.games.palermo.kernel.building import DOOR_PLACES, find_candidates, find_houses, may_be_laid
from ludoteca.games.palermo.kernel.cells import (
    WORDS,
    Words,
    both,
    cell,
    count,
    either,
    is_empty,
    lowest_bit,
    meet,
    read,
    spread,
    without,
    write,
)
from ludoteca.games.palermo.kernel.compiled import Int, inlined
from ludoteca.games.palermo.kernel.filling import HOUSE_TILES, ROOF_WORDS, streets_of
from ludoteca.games.palermo.kernel.luck import draw
from ludoteca.games.palermo.kernel.match import LAYING_HOUSE, SEATS, Match
from ludoteca.games.palermo.kernel.turns import LAY_HOUSE, Work, play
from ludoteca.games.palermo.kernel.walking import (
    ALL_CORNERS,
    CORNER_WORDS,
    JUMP_WORDS,
    read_word,
)

from .compiling import entry
from .planned import copied, play_on
from .planning import DOORS, Plan, solve, worth_from_start

NEIGHBOURHOOD = 24
"""The longest way, in points, that a quick guess looks at (`builder`)."""
WIDTH = 2
"""Houses that differ less than this in their guess, in points, may each be the one that is laid."""
PLACES = 64 * WORDS

NEAR = np.dtype(
    [
        ("number", np.int64, SEATS),
        # By seat and door, the points of the way from each place.
        ("steps", np.uint8, (SEATS, DOORS, PLACES)),
        ("home", np.uint8, PLACES),
    ],
    align=True,
)
"""How far every place is from the doors of each player."""
Near = Any
"""A record of the type NEAR in compiled code."""


@inlined
def _write_steps(streets: Words, goal: Words, steps: Any) -> None:
    """Write the points of the shortest way from each place to the goal."""
    steps[:] = NEIGHBOURHOOD + 1
    seen, front = goal, goal
    for cost in range(NEIGHBOURHOOD + 1):
        for word in range(WORDS):
            bits = read_word(front, word)
            while bits:
                steps[64 * word + lowest_bit(bits)] = cost
                bits &= bits - uint64(1)
        wider = spread(front)
        if meet(front, read(ALL_CORNERS)):
            for corner in range(4):
                if meet(front, read(CORNER_WORDS[corner])):
                    wider = either(wider, read(JUMP_WORDS[corner]))
        front = without(both(wider, streets), seen)
        if is_empty(front):
            break
        seen = either(seen, front)


@inlined
def _add_door(match: Match, seat: Int, door: Int, near: Near) -> None:
    """Measure the ways to a player's new door."""
    _write_steps(streets_of(match.tiles), cell(door), near.steps[seat, near.number[seat]])
    near.number[seat] += 1


@inlined
def _survey_doors(match: Match, near: Near) -> None:
    """Measure the ways to all doors of all players, and to the start tile."""
    _write_steps(streets_of(match.tiles), read(match.start), near.home)
    near.number[:] = 0
    for seat in range(match.seats):
        chips = read(match.chips[seat])
        for word in range(WORDS):
            bits = read_word(chips, word)
            while bits:
                _add_door(match, seat, 64 * word + lowest_bit(bits), near)
                bits &= bits - uint64(1)


@inlined
def detour(place: Int, seat: Int, near: Near) -> Any:
    """An estimate of the detour to a door at a place (`builder._distances`)."""
    first: Int = NEIGHBOURHOOD + 1
    second: Int = NEIGHBOURHOOD + 1
    number = near.number[seat]
    for door in range(number):
        steps = np.int64(near.steps[seat, door, place])
        if steps < first:
            first, second = steps, first
        elif steps < second:
            second = steps
    home = near.home[place] / (2 + 2 * number)
    if number == 0:
        return home
    if number == 1:
        return home + first
    return home + (first + second) / 2


@inlined
def choose_near(match: Match, guesses: Any, work: Work, near: Near) -> Int:
    """A house that may be laid with its door near the player's others, as `slot * 12 + tile`."""
    seat, houses = np.int64(match.seat), work.houses
    for only_joining in (True, False):
        if only_joining and match.free_building:
            continue
        number = find_candidates(match, only_joining, houses)
        for index in range(number):
            slot, tile = divmod(houses[index], HOUSE_TILES)
            luck = draw(match, 1024) * WIDTH / 1024
            guesses[index] = detour(DOOR_PLACES[slot, tile], seat, near) + luck
        while number:
            best = 0
            for index in range(1, number):
                if guesses[index] < guesses[best]:
                    best = index
            house = houses[best]
            slot, tile = divmod(house, HOUSE_TILES)
            if may_be_laid(match, slot, tile, work.search):
                return house
            number -= 1
            houses[best], guesses[best] = houses[number], guesses[number]
    return -1


@entry
def rate_houses(
    positions: Any, most: Int, plans: Any, work: Any, near: Any, houses: Any, guesses: Any, worths: Any
) -> Int:
    """Write the legal houses, as `slot * 12 + tile`, with what the own plan is worth; returns their number.

    At most `most` of them: those that are nearest to the own doors.
    """
    position = positions[0]
    seat = np.int64(position.seat)
    _survey_doors(position, near[0])
    number = find_houses(position, houses, work[0].search)
    for index in range(number):
        slot, tile = divmod(houses[index], HOUSE_TILES)
        tie = draw(position, 1024) / 4096
        guesses[index] = detour(DOOR_PLACES[slot, tile], seat, near[0]) + tie
    rated = min(most, number)
    for index in range(rated):
        best = index
        for other in range(index + 1, number):
            if guesses[other] < guesses[best]:
                best = other
        house, guess = houses[best], guesses[best]
        houses[best], guesses[best] = houses[index], guesses[index]
        houses[index], guesses[index] = house, guess
        worths[index] = _worth_with(positions, seat, house, plans[seat])
    return rated


@inlined
def _worth_with(positions: Any, seat: Int, house: Int, plan: Plan) -> Int:
    """What a seat's plan is worth in the present town with one more house of its own."""
    slot, tile = divmod(house, HOUSE_TILES)
    positions[1] = positions[0]
    match = positions[1]
    match.chips_each = count(read(match.chips[seat])) + 1
    write(match.streets, without(streets_of(match.tiles), read(ROOF_WORDS[slot, tile])))
    write(match.chips[seat], either(read(match.chips[seat]), cell(DOOR_PLACES[slot, tile])))
    solve(match, seat, plan)
    return worth_from_start(match, seat, plan)


@entry
def value_towns(
    positions: Any,
    first: Int,
    slips: Int,
    most_actions: Int,
    plans: Any,
    work: Any,
    outlook: Any,
    near: Any,
    guesses: Any,
    money: Any,
) -> None:
    """Build the town on after a first house, and walk in it to the end, once for each row of `money`."""
    _survey_doors(positions[0], near[0])
    numbers = near[0].number.copy()
    for index in range(len(money)):
        match = copied(positions)
        near[0].number[:] = numbers
        house: Int = first - LAY_HOUSE
        while True:
            builder = np.int64(match.seat)
            play(match, LAY_HOUSE + house, work[0])
            if match.stage != LAYING_HOUSE:
                break
            slot, tile = divmod(house, HOUSE_TILES)
            _add_door(match, builder, DOOR_PLACES[slot, tile], near[0])
            house = choose_near(match, guesses, work[0], near[0])
        for seat in range(match.seats):
            solve(match, seat, plans[seat])
        play_on(match, slips, most_actions, plans, work[0], outlook[0])
        for seat in range(match.seats):
            money[index, seat] = match.money[seat]
