"""The exact plan and playouts by it, compiled on the kernel: what `hard` searches with.

`plan` and `walker` in machine code. `value_towns` builds the rest of a town at random and solves every
player's plan in it; `play_out` walks a match to its end, with every player on the way of the own plan.
"""

from typing import Any

import numpy as np
from numba import uint64

from ludoteca.games.palermo.kernel.cells import (
    NUMBER_OF_PLACE,
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
from ludoteca.games.palermo.kernel.luck import draw
from ludoteca.games.palermo.kernel.match import (
    LAYING_HOUSE,
    OVER,
    SETTING_TARGET,
    TAKING_TURN,
    Match,
)
from ludoteca.games.palermo.kernel.playouts import GREEDY, choose_one, pick_any
from ludoteca.games.palermo.kernel.turns import (
    PLACE_POLICEMAN,
    SET_TARGET,
    STAY,
    TAKE_INTEREST,
    WALK,
    Work,
    play,
    police_cells,
)
from ludoteca.games.palermo.kernel.walking import (
    ALL_CORNERS,
    CORNER_WORDS,
    JUMP_WORDS,
    find_walks,
    is_home,
    points_of,
    read_word,
)
from ludoteca.games.palermo.state import FIRST_POINTS
from ludoteca.games.palermo.tables import PLAYERS

from .compiling import entry
from .plan import MOST_TURNS
from .routes import FURTHEST

DOORS = max(row.chips for row in PLAYERS.values())
SUBSETS = 1 << DOORS
COSTS = FURTHEST + 1
NEVER = -1000
"""The worth of a goal that cannot be reached."""
HOME = DOORS
"""The index of the way home among the goals."""
POLICE_ONE_IN = 3
"""In playouts a player moves the policeman in one of this number of turns."""

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
def hindering(match: Match, seat: Int, free: Words, work: Work) -> Int:
    """A place for the policeman: the next door of another player, if it may stand there; -1 if not."""
    seats = np.int64(match.seats)
    rival = (seat + 1 + draw(match, seats - 1)) % seats
    if is_home(match, rival):
        return -1
    find_walks(match, rival, work.walks)
    doors = both(either(read(work.walks.doors), read(work.walks.home)), free)
    return -1 if is_empty(doors) else PLACE_POLICEMAN + pick_any(match, doors)


@inlined
def choose_planned(match: Match, plans: Any, work: Work) -> Int:
    """A legal action of the deciding seat: by its plan, with the policeman now and then in another's way."""
    seat = np.int64(match.seat)
    if match.stage == SETTING_TARGET:
        return SET_TARGET + _target(match, seat, plans[seat])
    if match.stage == TAKING_TURN and draw(match, POLICE_ONE_IN) == 0:
        free = police_cells(match)
        if not is_empty(free):
            action = hindering(match, seat, free, work)
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
def play_out(positions: Any, first_action: Int, most_actions: Int, plans: Any, work: Any, money: Any) -> None:
    """Play matches to their end from a position, one for each row of `money`, all players by their plans.

    `positions` has two rows: the position, and one that is played on; the luck of the first is used up.
    """
    for index in range(len(money)):
        luck = uint64(draw(positions[0], 1 << 31)) << uint64(32)
        positions[1] = positions[0]
        match = positions[1]
        match.luck = luck ^ positions[0].luck
        match.actions = 0
        play(match, first_action, work[0])
        while match.stage != OVER and match.actions < most_actions:
            play(match, choose_planned(match, plans, work[0]), work[0])
        for seat in range(match.seats):
            money[index, seat] = match.money[seat]


@entry
def value_towns(positions: Any, first_action: Int, plans: Any, work: Any, money: Any) -> None:
    """Build a town at random after a first house for each row of `money`; write what each plan is worth."""
    for index in range(len(money)):
        luck = uint64(draw(positions[0], 1 << 31)) << uint64(32)
        positions[1] = positions[0]
        match = positions[1]
        match.luck = luck ^ positions[0].luck
        play(match, first_action, work[0])
        while match.stage == LAYING_HOUSE:
            play(match, choose_one(match, GREEDY, work[0]), work[0])
        for seat in range(match.seats):
            solve(match, seat, plans[seat])
            money[index, seat] = worth_from_start(match, seat, plans[seat])
