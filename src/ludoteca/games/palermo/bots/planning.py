"""The exact plan, compiled: `plan` and `routes` in machine code, for playouts (`planned`)."""

from typing import Any

import numpy as np
from numba import uint64

from ludoteca.games.palermo.kernel.cells import (
    WORDS,
    Words,
    both,
    cell,
    either,
    has,
    is_empty,
    lowest_bit,
    meet,
    nothing,
    read,
    spread,
    without,
    write,
)
from ludoteca.games.palermo.kernel.compiled import Flag, Int, inlined
from ludoteca.games.palermo.kernel.match import Match
from ludoteca.games.palermo.kernel.walking import (
    ALL_CORNERS,
    CORNER_WORDS,
    JUMP_WORDS,
    points_of,
    read_word,
)
from ludoteca.games.palermo.state import FIRST_POINTS
from ludoteca.games.palermo.tables import PLAYERS

from .plan import MOST_TURNS
from .routes import FURTHEST

DOORS = max(row.chips for row in PLAYERS.values())
SUBSETS = 1 << DOORS
COSTS = FURTHEST + 1
NEVER = -1000
"""The worth of a goal that cannot be reached."""
HOME = DOORS
"""The index of the way home among the goals."""
PLAN = np.dtype(
    [
        ("number", np.int64),
        ("doors", np.int64, DOORS),
        # By goal and exact cost, the cells from which a walk of that cost ends on the goal.
        ("costs", np.uint64, (DOORS + 1, COSTS, WORDS)),
        ("exact", np.uint64, (DOORS, DOORS + 1)),
        ("ways", np.int32, (DOORS + 1, DOORS, DOORS)),
        # By the subset of doors that are left, and the door where the pawn is, the worth of the rest.
        ("after", np.int32, (SUBSETS, DOORS)),
    ],
    align=True,
)
"""The plan of a player for the doors of one position."""
Plan = Any
"""A record of the type PLAN in compiled code."""


@inlined
def worth_of_way(exact: Int, points: Int, interest: Int) -> Int:
    """The worth of the best way with these possible exact costs (`plan.worth_of_way`)."""
    best = NEVER
    for turn in range(1, MOST_TURNS + 1):
        if points - 1 - turn * interest <= best:
            break
        shift = (turn - 1) * points + 1
        if shift > FURTHEST:
            break
        in_turn = (exact >> uint64(shift)) & ((uint64(1) << uint64(points)) - uint64(1))
        if in_turn:
            worth = points - (lowest_bit(in_turn) + 1) - turn * interest
            best = max(best, worth)
    return best


@inlined
def write_costs(streets: Words, goal: Words, is_home_goal: Flag, costs: Any) -> None:
    """Write the cells from which a walk of each exact cost ends on the goal (`routes.Streets.costs_to`)."""
    cells = without(streets, goal) if is_home_goal else streets
    write(costs[0], goal)
    after = goal
    for cost in range(1, COSTS):
        before = spread(after)
        if meet(after, read(ALL_CORNERS)):
            for corner in range(4):
                if meet(after, read(CORNER_WORDS[corner])):
                    before = either(before, read(JUMP_WORDS[corner]))
        after = both(before, cells)
        write(costs[cost], after)


@inlined
def exact_costs(costs: Any, origin: Words, leaves_start: Flag) -> Int:
    """The exact costs from a cell, or from the start tile as one field, a bit for each."""
    exact = uint64(0)
    if leaves_start:
        beside = without(spread(origin), origin)
        for cost in range(COSTS - 1):
            if meet(read(costs[cost]), beside):
                exact |= uint64(2) << uint64(cost)
        return exact
    for cost in range(COSTS):
        if meet(read(costs[cost]), origin):
            exact |= uint64(1) << uint64(cost)
    return exact


@inlined
def solve(match: Match, seat: Int, plan: Plan) -> None:
    """Solve the order of the doors that a player has left (`plan.Plan`)."""
    streets, chips, interest = read(match.streets), read(match.chips[seat]), np.int64(match.interest)
    number = 0
    for word in range(WORDS):
        bits = read_word(chips, word)
        while bits:
            plan.doors[number] = 64 * word + lowest_bit(bits)
            bits &= bits - uint64(1)
            number += 1
    plan.number = number
    write_costs(streets, read(match.start), True, plan.costs[HOME])
    for door in range(number):
        write_costs(streets, cell(plan.doors[door]), False, plan.costs[door])
    last_points = FIRST_POINTS + np.int64(match.chips_each)
    for at in range(number):
        here = cell(plan.doors[at])
        for to in range(number):
            plan.exact[at, to] = uint64(0) if to == at else exact_costs(plan.costs[to], here, False)
        home = exact_costs(plan.costs[HOME], here, False)
        plan.after[0, at] = worth_of_way(home, last_points, interest)
        for left in range(1, number):
            for to in range(number):
                plan.ways[left, at, to] = worth_of_way(plan.exact[at, to], last_points - left, interest)
    for subset in range(1, (1 << number) - 1):
        left = 0
        for door in range(number):
            left += subset >> door & 1
        for at in range(number):
            if subset >> at & 1:
                continue
            best = 2 * NEVER
            for door in range(number):
                if subset >> door & 1:
                    worth = plan.ways[left, at, door] + plan.after[subset ^ (1 << door), door]
                    best = max(best, worth)
            plan.after[subset, at] = best


@inlined
def worth_from_start(match: Match, seat: Int, plan: Plan) -> Int:
    """The worth of a plan for a pawn that has not begun."""
    points, interest = points_of(match, seat), np.int64(match.interest)
    every, best = (1 << plan.number) - 1, 2 * NEVER
    for door in range(plan.number):
        exact = exact_costs(plan.costs[door], read(match.start), not match.is_translation)
        worth = worth_of_way(exact, points, interest) + plan.after[every ^ (1 << door), door]
        best = max(best, worth)
    return best


@inlined
def doors_left(match: Match, seat: Int, plan: Plan) -> Int:
    """The doors of the plan whose chips are not collected yet, a bit for each."""
    left = 0
    for door in range(plan.number):
        if has(match.chips[seat], plan.doors[door]):
            left |= 1 << door
    return left


@inlined
def approach(costs: Any, ends: Words, points: Int, interest: Int) -> tuple[Int, Words]:
    """The worth of the way to a goal from the best of these ends, and the ends that have it."""
    best, found = 2 * NEVER, nothing()
    for cost in range(1, COSTS):
        worth = worth_of_way(uint64(1) << uint64(cost), points, interest)
        if worth > best:
            here = both(read(costs[cost]), ends)
            if not is_empty(here):
                best, found = worth, here
    return best, found
