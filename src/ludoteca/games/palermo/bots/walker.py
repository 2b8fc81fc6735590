"""Chooses the walk of the pawn: along its plan, as far as the streets allow."""

from typing import NamedTuple

from ludoteca.core import Chance
from ludoteca.games.palermo.geometry import Cell, CellSet, cells_in
from ludoteca.games.palermo.state import Collecting
from ludoteca.games.palermo.walking import walk_ends

from .forecast import plan_for, streets_for
from .plan import best_cells


class Way(NamedTuple):
    """A chosen walk."""

    to: Cell
    worth: float
    """The worth of the plan with it."""
    goal: Cell | None
    """The door that the walk takes or approaches; None on the way home."""
    is_planned: bool = True
    """Whether it is one that the plan would choose."""


def best_walk(state: Collecting, chance: Chance) -> Way:
    """The walk of the pawn at turn that is worth most by its plan; the pawn must have one."""
    return max(ways(state, chance), key=lambda way: way.worth)


def ways(state: Collecting, chance: Chance) -> list[Way]:
    """The walks that are worth a thought: to each door in reach, home, and towards each other door."""
    seat = state.seat
    ends, plan = walk_ends(state), plan_for(state, seat)
    interest, target = plan.interest, state.targets[seat]
    found = [Way(to, ends.points - cost - interest + plan.after(to), to) for to, cost in ends.doors.items()]
    found += [Way(to, ends.points - cost - interest, None) for to, cost in ends.home.items()]
    others = harmless_ends(state, ends.cells & ~(sum(ends.doors) | sum(ends.home)))
    if others:
        streets = streets_for(state, seat, state.policemen)
        goals: list[Cell | None] = [door for door in plan.doors if not target or door == target]
        for goal in goals or [None]:
            if goal is None:
                costs, rest = streets.costs_to(state.town.start, is_home=True), 0.0
            else:
                costs, rest = streets.costs_to(goal), plan.after(goal)
            worth, cells = best_cells(costs, others, plan.points, interest)
            found.append(Way(_random_cell(cells or others, chance), worth + rest - interest, goal))
    return found


def harmless_ends(state: Collecting, ends: CellSet) -> CellSet:
    """The ends of a walk on which the pawn blocks no one and pays nothing, if there are any.

    It never stays where it is, and avoids foreign policemen and doors: two pawns that wait on each other's
    doors would wait for ever.
    """
    seat = state.seat
    foreign_doors = sum(state.chips) & ~state.chips[seat]
    police = sum(state.policemen) ^ state.policemen[seat] if state.terms.options.is_translation else 0
    standing = state.pawns[seat]
    for avoided in (standing | police | foreign_doors, standing | foreign_doors, standing):
        if rest := ends & ~avoided:
            return rest
    return ends


def _random_cell(cells: CellSet, chance: Chance) -> Cell:
    """A random cell of a set."""
    every = list(cells_in(cells))
    return every[chance.draw("cell", len(every))]
