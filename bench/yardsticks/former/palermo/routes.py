"""Distances: the exact costs with which a walk from each cell can end on a goal.

A pawn that does not stop uses all its points (PAL-M3), so a long way is a walk of exactly its points each
turn; what matters are the exact costs with which a goal can be reached. `costs_to` answers that for all
cells, walking backwards from the goal.
"""

from ludoteca.games.palermo.geometry import BYPASS, CORNER_CELLS, ROW, Cell, CellSet, cells_in, spread
from ludoteca.games.palermo.jumps import JUMPS, NO_DEAR_JUMPS, DearJump, Jumps, jumps_past

FURTHEST = 40
"""Goals further away than this many points are not reached in a plan; hardly any street is so long."""

Costs = tuple[CellSet, ...]
"""`costs[t]`: the cells from which a walk of exactly t points ends on the goal."""


class Streets:
    """The streets for one pawn: their cells, and the foreign policemen in its way."""

    def __init__(self, cells: CellSet, police: CellSet = 0, *, jumped_pays: bool = False) -> None:
        self.cells = cells
        self.police = police
        self.jumps: Jumps = JUMPS
        self.dear_jumps: tuple[DearJump, ...] = NO_DEAR_JUMPS
        in_the_way = police & (BYPASS if jumped_pays else CORNER_CELLS)
        if in_the_way:
            self.jumps, self.dear_jumps = jumps_past(in_the_way, jumped_pays)

    def costs_to(self, goal: CellSet, furthest: int = FURTHEST, *, is_home: bool = False) -> Costs:
        """For each cell, the exact costs with which a walk from there can end on the goal.

        A walk home ends at its first cell of the start tile.
        """
        cells = self.cells & ~goal if is_home else self.cells
        police, dear_jumps, jumps = self.police, self.dear_jumps, self.jumps
        layers = [goal]
        for cost in range(1, furthest + 1):
            after = layers[-1]
            free = after & ~police if police else after
            before = free << 1 | free >> 1 | free << ROW | free >> ROW
            if police and cost > 1:
                paid = layers[-2] & police
                before |= paid << 1 | paid >> 1 | paid << ROW | paid >> ROW
            if after & CORNER_CELLS:
                for corner, origins in jumps.items():
                    if after & corner:
                        before |= origins
            for origins, corner, price in dear_jumps:
                if price <= cost and layers[cost - price] & corner:
                    before |= origins
            layers.append(before & cells)
        return tuple(layers)


def exact_costs(costs: Costs, origin: CellSet, start_is_one_field: bool = True) -> int:
    """The exact costs from a cell or the start tile (PAL-M8), a bit for each."""
    if start_is_one_field and origin & origin - 1:
        beside = spread(origin) & ~origin
        return sum(2 << cost for cost, cells in enumerate(costs) if cells & beside)
    return sum(1 << cost for cost, cells in enumerate(costs) if cells & origin)


def least_cost(costs: Costs, cells: CellSet) -> int:
    """The least cost from any of the cells."""
    return next((cost for cost, layer in enumerate(costs) if layer & cells), len(costs))


def least_costs(costs: Costs, cells: CellSet) -> dict[Cell, int]:
    """The least cost from each of the cells; cells beyond the search limit are left out."""
    found: dict[Cell, int] = {}
    for cost, layer in enumerate(costs):
        reached = layer & cells
        if reached:
            found.update(dict.fromkeys(cells_in(reached), cost))
            cells ^= reached
    return found
