"""Chooses the cell of the policeman: where it costs the rivals most, above all the leader."""

from math import fsum
from typing import NamedTuple

from ludoteca.core import Seat
from ludoteca.games.palermo.geometry import Cell, CellSet, cells_in
from ludoteca.games.palermo.police import police_cells
from ludoteca.games.palermo.state import Collecting, replaced
from ludoteca.games.palermo.walking import walk_ends_of

from .forecast import Outlook, expectation

WEIGHT_OF_OTHERS = 0.3
"""The weight of hindering a rival who is not the strongest."""
WORTH_A_MOVE = 0.5
"""The least loss of a rival, in millions, for which the policeman moves."""


class Hindrance(NamedTuple):
    """A cell for the policeman, and the rival that it hinders."""

    cell: Cell
    rival: Seat
    """The seat that loses most."""
    loss: float
    """The loss of that seat, in millions."""


def best_hindrance(state: Collecting) -> Hindrance | None:
    """The cell where the own policeman costs the rivals most, if that is worth a move."""
    free = police_cells(state)
    seat = state.seat
    rivals = [rival for rival in range(state.terms.seats) if rival != seat]
    leader = max(rivals, key=lambda rival: expectation(state, rival))
    outlooks = {rival: Outlook(state, rival) for rival in rivals if not state.is_home(rival)}
    now = {rival: outlook.worth(state.policemen) for rival, outlook in outlooks.items()}
    best: Hindrance | None = None
    most = WORTH_A_MOVE
    candidates = 0
    for rival, outlook in outlooks.items():
        candidates |= _on_the_way(state, rival, outlook)
    for cell in cells_in(candidates & free):
        policemen = replaced(state.policemen, seat, cell)
        losses = {rival: now[rival] - outlook.worth(policemen) for rival, outlook in outlooks.items()}
        total = fsum(loss if rival == leader else WEIGHT_OF_OTHERS * loss for rival, loss in losses.items())
        if total > most:
            worst = max(losses, key=losses.__getitem__)
            best, most = Hindrance(cell, worst, losses[worst]), total
    return best


def places_in_the_way(state: Collecting) -> CellSet:
    """The cells on the cheapest ways of all rivals' next walks to their most likely goals."""
    cells = 0
    for rival in range(state.terms.seats):
        if rival != state.seat and not state.is_home(rival):
            cells |= _on_the_way(state, rival, Outlook(state, rival))
    return cells


def _on_the_way(state: Collecting, rival: Seat, outlook: Outlook) -> CellSet:
    """The cells on the cheapest ways of the rival's next walk to its most likely goals."""
    ends = walk_ends_of(state, rival)
    cells = 0
    for _, goal, _ in outlook.goals[:2]:
        costs = (
            outlook.plan.costs_home
            if goal == state.town.start
            else outlook.plan.costs[outlook.plan.doors.index(goal)]
        )
        least = next((cost for cost, layer in enumerate(ends.layers) if cost and layer & goal), None)
        if least is None or least > ends.points:
            continue
        for spent in range(1, least + 1):
            cells |= ends.layers[spent] & costs[least - spent]
    return cells
