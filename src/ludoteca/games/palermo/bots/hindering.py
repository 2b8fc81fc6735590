"""Where a policeman costs the others most, compiled: `blocker` and `forecast` in machine code."""

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
    write,
)
from ludoteca.games.palermo.kernel.compiled import Flag, Int, inlined
from ludoteca.games.palermo.kernel.match import NOWHERE, SEATS, Match
from ludoteca.games.palermo.kernel.turns import PLACE_POLICEMAN, Work, police_cells
from ludoteca.games.palermo.kernel.walking import (
    ALL_CORNERS,
    JUMP_WORDS,
    Walks,
    add_layers,
    is_home,
    read_word,
    survey,
)

from .blocker import WEIGHT_OF_OTHERS, WORTH_A_MOVE
from .planning import DOORS, HOME, NEVER, Plan, doors_left

AHEAD = 30
"""The most points that a forecast of the next turns looks ahead."""
LOSS_OF_LEADER = 10
LOSS_OF_OTHERS = round(LOSS_OF_LEADER * WEIGHT_OF_OTHERS)
LEAST_LOSS = round(LOSS_OF_LEADER * WORTH_A_MOVE)
"""The weights of `blocker` in whole numbers."""

OUTLOOK = np.dtype(
    [
        # The player whose turns are looked at: its goals, what the plan is worth after each, and its pawn.
        ("goals", np.uint64, WORDS),
        ("places", np.int64, DOORS),
        ("indexes", np.int64, DOORS),
        ("rests", np.int64, DOORS),
        ("number", np.int64),
        ("most_rest", np.int64),
        ("leaves", np.bool_),
        # By points spent, where the pawn can be on the next turns, up to the last that was looked at.
        ("layers", np.uint64, (AHEAD + 1, WORDS)),
        ("last", np.int64),
        # The two goals that are worth most, -1 for none.
        ("best", np.int64, 2),
        # By place, the loss of all others with the policeman there.
        ("losses", np.int64, 64 * WORDS),
        # By seat.
        ("open", np.int64, SEATS),
        ("now", np.int64, SEATS),
        ("reached", np.uint64, (SEATS, WORDS)),
    ],
    align=True,
)
"""What a player expects of its next turns, and what others lose by a policeman."""
Outlook = Any
"""A record of the type OUTLOOK in compiled code."""
ENOUGH = 100_000
"""More than any plan is worth."""


@inlined
def _aim(match: Match, seat: Int, plan: Plan, walks: Walks, outlook: Outlook) -> None:
    """Write the ground and the goals of a seat's pawn."""
    survey(match, seat, walks)
    left, target = doors_left(match, seat, plan), np.int64(match.targets[seat])
    outlook.leaves = match.pawns[seat] < 0 and not match.is_translation
    write(outlook.layers[0], read(match.start) if match.pawns[seat] < 0 else cell(match.pawns[seat]))
    if left == 0:
        write(outlook.goals, read(match.start))
        outlook.number = outlook.most_rest = 0
        return
    goals, number = nothing(), 0
    most_rest: Int = 2 * NEVER
    for door in range(plan.number):
        if left >> door & 1 and (target < 0 or target == plan.doors[door]):
            goals = either(goals, cell(plan.doors[door]))
            rest = np.int64(plan.after[left ^ (1 << door), door])
            outlook.places[number], outlook.indexes[number] = plan.doors[door], door
            outlook.rests[number] = rest
            most_rest = max(most_rest, rest)
            number += 1
    write(outlook.goals, goals)
    outlook.number, outlook.most_rest = number, most_rest


@inlined
def _look_ahead(walks: Walks, interest: Int, outlook: Outlook, enough: Int, only_best: Flag) -> Int:
    """The worth of the plan from where the pawn is (`forecast.Outlook.worth`), or at least `enough`.

    Writes the layers and the two best goals; the second one is not looked for if only the best is wanted.
    """
    layers, goals, points = outlook.layers, read(outlook.goals), walks.points
    best, second = 2 * NEVER, 2 * NEVER
    outlook.best[0] = outlook.best[1] = -1
    turn, in_turn = 1, 0
    for spent in range(1, AHEAD + 1):
        if in_turn == points:
            turn += 1
            in_turn = 0
        in_turn += 1
        # No goal that is reached from now on, in this turn or the next, is worth more than this.
        to_come = max(points - in_turn - turn * interest, points - 1 - (turn + 1) * interest)
        if to_come + outlook.most_rest <= (best if only_best else second):
            break
        add_layers(walks, layers, spent, spent, outlook.leaves)
        here = read(layers[spent])
        outlook.last = spent
        if not meet(here, goals):
            continue
        way = points - in_turn - turn * interest
        if outlook.number == 0:
            best = max(best, way)
            outlook.best[0] = HOME
            if best == way and not only_best:
                break
        for goal in range(outlook.number):
            if has(here, outlook.places[goal]):
                worth = way + outlook.rests[goal]
                door = outlook.indexes[goal]
                if worth > best:
                    if outlook.best[0] != door:
                        outlook.best[1], second = outlook.best[0], best
                    best, outlook.best[0] = worth, door
                elif worth > second and outlook.best[0] != door:
                    second, outlook.best[1] = worth, door
        if best >= enough:
            break
    return best


@inlined
def _cells_so_far(outlook: Outlook) -> Words:
    """The cells of all layers."""
    cells = nothing()
    for spent in range(outlook.last + 1):
        cells = either(cells, read(outlook.layers[spent]))
    return cells


@inlined
def _on_the_way(plan: Plan, points: Int, outlook: Outlook) -> Words:
    """The cells on the cheapest ways of the next walk to its two best goals."""
    cells, layers = nothing(), outlook.layers
    for index in range(2):
        goal = outlook.best[index]
        if goal < 0:
            continue
        costs = plan.costs[goal]
        aim, least, most = read(costs[0]), 1, min(points, outlook.last)
        while least <= most and not meet(read(layers[least]), aim):
            least += 1
        if least > most:
            continue
        for spent in range(1, least + 1):
            cells = either(cells, both(read(layers[spent]), read(costs[least - spent])))
    return cells


@inlined
def _without_police(walks: Walks) -> None:
    """Take the policemen off the ground."""
    write(walks.police, nothing())
    walks.dear = 0
    for corner in range(4):
        write(walks.jumps[corner], read(JUMP_WORDS[corner]))


@inlined
def best_hindrance(match: Match, seat: Int, plans: Any, work: Work, outlook: Outlook) -> Int:
    """The action that puts the policeman where it costs the others most; -1 if no move is worth it."""
    free = police_cells(match)
    if is_empty(free):
        return -1
    walks, own, interest = work.walks, np.int64(match.policemen[seat]), np.int64(match.interest)
    leader: Int = -1
    most_expected: Int = 4 * NEVER
    candidates = nothing()
    match.policemen[seat] = NOWHERE
    for rival in range(match.seats):
        if rival == seat:
            continue
        expected = np.int64(match.money[rival])
        if not is_home(match, rival):
            plan = plans[rival]
            _aim(match, rival, plan, walks, outlook)
            outlook.open[rival] = _look_ahead(walks, interest, outlook, ENOUGH, False)
            reached = _cells_so_far(outlook)
            write(outlook.reached[rival], reached)
            candidates = either(candidates, _on_the_way(plan, walks.points, outlook))
            outlook.now[rival] = outlook.open[rival]
            if own >= 0 and (match.jumped_pays or has(outlook.reached[rival], own)):
                match.policemen[seat] = own
                survey(match, rival, walks)
                match.policemen[seat] = NOWHERE
                outlook.now[rival] = _look_ahead(walks, interest, outlook, outlook.open[rival], True)
            freely = outlook.open[rival]
            if meet(reached, read(walks.police)):
                _without_police(walks)
                freely = _look_ahead(walks, interest, outlook, ENOUGH, True)
            expected += freely
        if expected > most_expected:
            leader, most_expected = rival, expected
    candidates = both(candidates, free)
    outlook.losses[:] = 0
    for rival in range(match.seats):
        if rival == seat or is_home(match, rival):
            continue
        weight = LOSS_OF_LEADER if rival == leader else LOSS_OF_OTHERS
        now, at_most = outlook.now[rival], outlook.open[rival]
        _aim(match, rival, plans[rival], walks, outlook)
        police = read(walks.police)
        for word in range(WORDS):
            bits = read_word(candidates, word)
            while bits:
                place = 64 * word + lowest_bit(bits)
                bits &= bits - uint64(1)
                worth = at_most
                here = cell(place)
                if match.jumped_pays or meet(here, read(outlook.reached[rival])):
                    if match.jumped_pays or meet(here, read(ALL_CORNERS)):
                        match.policemen[seat] = place
                        survey(match, rival, walks)
                        worth = _look_ahead(walks, interest, outlook, at_most, True)
                        match.policemen[seat] = NOWHERE
                        survey(match, rival, walks)
                    else:
                        write(walks.police, either(police, here))
                        worth = _look_ahead(walks, interest, outlook, at_most, True)
                outlook.losses[place] += (now - worth) * weight
    match.policemen[seat] = own
    best: Int = -1
    most: Int = LEAST_LOSS
    for word in range(WORDS):
        bits = read_word(candidates, word)
        while bits:
            place = 64 * word + lowest_bit(bits)
            bits &= bits - uint64(1)
            if outlook.losses[place] > most:
                best, most = place, outlook.losses[place]
    return -1 if best < 0 else PLACE_POLICEMAN + np.int64(NUMBER_OF_PLACE[best])
