"""Playouts by the exact plan, compiled on the kernel: what `hard` searches with.

`play_out` walks a match on, with every player on the way of the own plan and the policemen where they cost
the others most.
"""

from typing import Any

import numpy as np
from numba import uint64

from ludoteca.games.palermo.kernel.cells import (
    NUMBER_OF_PLACE,
    both,
    cell,
    either,
    has,
    is_empty,
    nothing,
    read,
    without,
)
from ludoteca.games.palermo.kernel.compiled import Int, inlined
from ludoteca.games.palermo.kernel.luck import draw
from ludoteca.games.palermo.kernel.match import OVER, SETTING_TARGET, TAKING_TURN, Match
from ludoteca.games.palermo.kernel.playouts import pick_any
from ludoteca.games.palermo.kernel.turns import SET_TARGET, STAY, TAKE_INTEREST, WALK, Work, play
from ludoteca.games.palermo.kernel.walking import find_walks, is_home, points_of

from .compiling import entry
from .hindering import Outlook, best_hindrance
from .planning import (
    HOME,
    NEVER,
    Plan,
    approach,
    doors_left,
    exact_costs,
    solve,
    worth_of_way,
)


@inlined
def planned_walk(match: Match, seat: Int, plan: Plan, work: Work) -> Int:
    """The walk that is worth most by the plan (`walker.best_walk`)."""
    walks = work.walks
    find_walks(match, seat, walks)
    ends = read(walks.cells)
    if is_empty(ends):
        return STAY
    interest, left = np.int64(match.interest), doors_left(match, seat, plan)
    best, to = 4 * NEVER, nothing()
    for door in range(plan.number):
        if left >> door & 1 and has(walks.doors, plan.doors[door]):
            for spent in range(walks.points + 1):
                if has(walks.layers[spent], plan.doors[door]):
                    break
            worth = walks.points - (spent or walks.points) + plan.after[left ^ (1 << door), door]
            if worth > best:
                best, to = worth, cell(plan.doors[door])
    home = read(walks.home)
    if not is_empty(home):
        for spent in range(1, walks.points + 1):
            near = both(home, read(walks.layers[spent]))
            if not is_empty(near):
                if walks.points - spent > best:
                    best, to = walks.points - spent, near
                break
    others = without(ends, either(read(walks.doors), home))
    apart = without(others, cell(match.pawns[seat]))
    foreign = nothing()
    for other in range(match.seats):
        if other != seat:
            foreign = either(foreign, read(match.chips[other]))
    harmless = without(apart, foreign)
    if not is_empty(harmless):
        others = harmless
    elif not is_empty(apart):
        others = apart
    if not is_empty(others):
        points = points_of(match, seat) + np.int64(match.penalties[seat])
        if left == 0:
            worth, near = approach(plan.costs[HOME], others, points, interest)
            if worth > best:
                best, to = worth, near
        for door in range(plan.number):
            if not left >> door & 1:
                continue
            if match.target_stones and match.targets[seat] != plan.doors[door]:
                continue
            rest = plan.after[left ^ (1 << door), door]
            worth, near = approach(plan.costs[door], others, points, interest)
            if worth + rest > best and not is_empty(near):
                best, to = worth + rest, near
    if is_empty(to):
        to = others if not is_empty(others) else ends
    return WALK + pick_any(match, to)


@inlined
def choose_planned(match: Match, slips: Int, plans: Any, work: Work, outlook: Outlook) -> Int:
    """A legal action of the deciding seat: by its plan, with the policeman in the way of the others."""
    seat = np.int64(match.seat)
    if match.stage == SETTING_TARGET:
        return SET_TARGET + _target(match, seat, plans[seat])
    if match.stage == TAKING_TURN and draw(match, 100) >= slips:
        action = best_hindrance(match, seat, plans, work, outlook)
        if action >= 0:
            return action
    if is_home(match, seat):
        return TAKE_INTEREST
    return planned_walk(match, seat, plans[seat], work)


@inlined
def _target(match: Match, seat: Int, plan: Plan) -> Int:
    """The door to aim at by the plan."""
    left, interest = doors_left(match, seat, plan), np.int64(match.interest)
    points, parked = points_of(match, seat), match.pawns[seat] < 0
    origin = read(match.start) if parked else cell(match.pawns[seat])
    best, found = 4 * NEVER, 0
    for door in range(plan.number):
        if left >> door & 1:
            exact = exact_costs(plan.costs[door], origin, parked and not match.is_translation)
            worth = worth_of_way(exact, points, interest) + plan.after[left ^ (1 << door), door]
            if worth > best:
                best, found = worth, door
    return np.int64(NUMBER_OF_PLACE[plan.doors[found]])


@entry
def make_plans(positions: Any, plans: Any) -> None:
    """Solve the plans of all players in a position."""
    match = positions[0]
    for seat in range(match.seats):
        solve(match, seat, plans[seat])


@entry
def hindrance(positions: Any, plans: Any, work: Any, outlook: Any) -> Int:
    """The action that puts the policeman of the deciding seat where `normal` would; -1 for none."""
    return best_hindrance(positions[0], np.int64(positions[0].seat), plans, work[0], outlook[0])


@inlined
def copied(positions: Any) -> Match:
    """The first of two positions copied to the second, with luck of its own."""
    luck = uint64(draw(positions[0], 1 << 31)) << uint64(32)
    positions[1] = positions[0]
    match = positions[1]
    match.luck = luck ^ positions[0].luck
    match.actions = 0
    return match


@inlined
def play_on(match: Match, slips: Int, most_actions: Int, plans: Any, work: Work, outlook: Outlook) -> None:
    """Play a match to its end, all players by their plans; after `most_actions` it is broken off.

    Players forget their policeman in `slips` of a hundred turns: without that, playouts of the same choice
    hardly differ.
    """
    while match.stage != OVER and match.actions < most_actions:
        play(match, choose_planned(match, slips, plans, work, outlook), work)


@entry
def play_out(
    positions: Any,
    first: Int,
    second: Int,
    slips: Int,
    most_actions: Int,
    plans: Any,
    work: Any,
    outlook: Any,
    money: Any,
) -> None:
    """Play matches to their end from a position after one action, or two, one match for each row of `money`.

    `positions` has two rows: the position, and one that is played on; the luck of the first is used up.
    """
    for index in range(len(money)):
        match = copied(positions)
        play(match, first, work[0])
        if second >= 0:
            play(match, second, work[0])
        play_on(match, slips, most_actions, plans, work[0], outlook[0])
        for seat in range(match.seats):
            money[index, seat] = match.money[seat]
