"""Whole matches in compiled code, from any position: the search of bots is built on these.

A policy chooses for every seat. UNIFORM takes every legal action as likely as any other; GREEDY builds at
random, sometimes moves the policeman, takes the dearest chip in reach or goes home, and else walks towards
the nearest door of its own.
"""

from typing import Any

import numpy as np
from numba import uint64

from .building import sample_house
from .cells import (
    NUMBER_OF_PLACE,
    WORDS,
    Words,
    both,
    count,
    either,
    is_empty,
    lowest_bit,
    meet,
    read,
    spread,
)
from .compiled import Int, entry, inlined
from .luck import draw
from .masks import free_doors
from .match import CLAIMING, LAYING_HOUSE, LAYING_START, OVER, SETTING_TARGET, SLOTS, Match
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
    play,
    police_cells,
)
from .walking import find_walks, is_home, read_word

UNIFORM, GREEDY = range(2)
POLICE_ONE_IN = 4
"""A greedy seat moves its policeman in one of this number of turns."""


@inlined
def pick(cells: Words, index: Int) -> Int:
    """The number of the cell with this index in a set."""
    for word in range(WORDS):
        bits = read_word(cells, word)
        while bits:
            if index == 0:
                return np.int64(NUMBER_OF_PLACE[64 * word + lowest_bit(bits)])
            index -= 1
            bits &= bits - uint64(1)
    return -1


@inlined
def pick_any(match: Match, cells: Words) -> Int:
    """The number of a random cell of a set that is not empty."""
    return pick(cells, draw(match, count(cells)))


@inlined
def choose_one(match: Match, policy: Int, work: Work) -> Int:
    """A legal action for the deciding seat, by the policy."""
    stage, seat = match.stage, match.seat
    if stage == LAYING_HOUSE:
        return LAY_HOUSE + sample_house(match, work.houses, work.search)
    if stage == LAYING_START:
        return LAY_START + draw(match, SLOTS)
    if stage == CLAIMING:
        return CLAIM_DOOR + pick_any(match, free_doors(match))
    if stage == SETTING_TARGET:
        return SET_TARGET + pick_any(match, read(match.chips[seat]))
    police = police_cells(match)
    home = is_home(match, seat)
    if policy == GREEDY:
        if not is_empty(police) and draw(match, POLICE_ONE_IN) == 0:
            return PLACE_POLICEMAN + pick_any(match, police)
        return TAKE_INTEREST if home else _greedy_walk(match, seat, work)
    placements = count(police)
    if home:
        index = draw(match, placements + 1)
        return TAKE_INTEREST if index == placements else PLACE_POLICEMAN + pick(police, index)
    find_walks(match, seat, work.walks)
    ends = read(work.walks.cells)
    index = draw(match, placements + max(1, count(ends)))
    if index < placements:
        return PLACE_POLICEMAN + pick(police, index)
    return STAY if is_empty(ends) else WALK + pick(ends, index - placements)


@inlined
def _greedy_walk(match: Match, seat: Int, work: Work) -> Int:
    """The cheapest chip or the way home, or else an end nearest to one of the own doors or to the start."""
    walks = work.walks
    find_walks(match, seat, walks)
    ends = read(walks.cells)
    if is_empty(ends):
        return STAY
    stops = either(read(walks.doors), read(walks.home))
    if not is_empty(stops):
        for spent in range(1, walks.points + 1):
            near = both(stops, read(walks.layers[spent]))
            if not is_empty(near):
                return WALK + pick_any(match, near)
    goals = read(walks.stops)
    streets = read(walks.streets)
    if is_empty(goals):
        goals = read(match.chips[seat])
    reached = goals
    for _ in range(4 * WORDS * WORDS):
        if meet(reached, ends):
            return WALK + pick_any(match, both(reached, ends))
        reached = either(reached, both(spread(reached), streets))
    return WALK + pick_any(match, ends)


@entry
def choose_all(matches: Any, policy: Int, work: Any, chosen: Any) -> None:
    """Choose an action for each match by the policy; their luck is used up a little."""
    for index in range(len(matches)):
        chosen[index] = choose_one(matches[index], policy, work[0])


@entry
def playouts(
    positions: Any, first_actions: Any, most_actions: Int, policy: Int, work: Any, money: Any, ended: Any
) -> Int:
    """Play matches to their end from a position, one for each row of `money`; returns the actions played.

    `positions` has two rows: the position, and one that is played on; the luck of the first is used up.
    Match n begins with the action `first_actions[n]`, or with one of the policy if that is -1. A match that
    takes more than `most_actions` is broken off: `ended` says which were not.
    """
    actions = 0
    for index in range(len(money)):
        luck = uint64(draw(positions[0], 1 << 31)) << uint64(32)
        positions[1] = positions[0]
        match = positions[1]
        match.luck = luck ^ positions[0].luck
        match.actions = 0
        if first_actions[index] >= 0:
            play(match, first_actions[index], work[0])
        while match.stage != OVER and match.actions < most_actions:
            play(match, choose_one(match, policy, work[0]), work[0])
        actions += match.actions
        ended[index] = match.stage == OVER
        for seat in range(match.seats):
            money[index, seat] = match.money[seat]
    return actions
