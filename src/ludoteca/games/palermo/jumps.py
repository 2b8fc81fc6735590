"""The corner jumps of the bypass (PAL-M7)."""

from functools import lru_cache
from typing import NamedTuple

from .geometry import CORNERS, MAP_SIDE, Cell, CellSet, cell_at

Jumps = dict[Cell, CellSet]
"""The jumps that cost one point: for each corner the cells from which one step may go there."""


class DearJump(NamedTuple):
    """A jump from any of the `origins` to the corner that costs more because of foreign policemen."""

    origins: CellSet
    corner: Cell
    cost: int


def _sides() -> dict[Cell, tuple[tuple[Cell, ...], ...]]:
    """For each corner the cells of its two sides, from the corner's neighbour to the next corner."""
    last = MAP_SIDE - 1
    along = range(MAP_SIDE)
    lines = (
        [cell_at(column, 0) for column in along],
        [cell_at(column, last) for column in along],
        [cell_at(0, row) for row in along],
        [cell_at(last, row) for row in along],
    )
    both_ways = [*lines, *(line[::-1] for line in lines)]
    return {corner: tuple(tuple(line[1:]) for line in both_ways if line[0] == corner) for corner in CORNERS}


SIDES = _sides()

JUMPS: Jumps = {corner: sum(sum(side) for side in sides) for corner, sides in SIDES.items()}
"""The jumps of a bypass without foreign policemen."""


NO_DEAR_JUMPS: tuple[DearJump, ...] = ()


@lru_cache(maxsize=256)
def jumps_past(police: CellSet, jumped_policeman_pays: bool) -> tuple[Jumps, tuple[DearJump, ...]]:
    """The jumps that cost one point, and those that foreign policemen on the bypass make dearer.

    A policeman on the corner costs as for any step (PAL-M4); one in between costs only if the options say so.
    """
    cheap: Jumps = {}
    dear: list[DearJump] = []

    def add(origins: CellSet, corner: Cell, cost: int) -> None:
        if cost == 1:
            cheap[corner] = cheap.get(corner, 0) | origins
        else:
            dear.append(DearJump(origins, corner, cost))

    for corner, sides in SIDES.items():
        for side in sides:
            origins, price = 0, 2 if corner & police else 1
            for cell in side:
                origins |= cell
                if cell & police and jumped_policeman_pays:
                    # A jump from beyond this policeman also passes over him.
                    add(origins, corner, price)
                    origins, price = 0, price + 1
            if origins:
                add(origins, corner, price)
    return cheap, tuple(dear)
