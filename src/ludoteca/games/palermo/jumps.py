"""The corner jumps of the bypass (PAL-M7)."""

from typing import NamedTuple

from .geometry import CORNERS, MAP_SIDE, Cell, CellSet, cell_at


class Jump(NamedTuple):
    """From any of the `origins` one step may go to the corner, at this cost."""

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


_SIDES = _sides()

JUMPS: tuple[Jump, ...] = tuple(
    Jump(sum(sum(side) for side in sides), corner, 1) for corner, sides in _SIDES.items()
)
"""The jumps of a bypass without foreign policemen."""


def jumps_past(police: CellSet, jumped_policeman_pays: bool) -> tuple[Jump, ...]:
    """The jumps with these foreign policemen about: one on the corner costs as for any step (PAL-M4)."""
    jumps = []
    for origins, corner, cost in JUMPS:
        surcharge = 1 if corner & police else 0
        if not jumped_policeman_pays:
            jumps.append(Jump(origins, corner, cost + surcharge))
            continue
        for side in _SIDES[corner]:
            jumped = 0
            group = 0
            for cell in side:
                group |= cell
                if cell & police:
                    # Whoever comes from beyond this policeman jumps over him, too.
                    jumps.append(Jump(group, corner, cost + surcharge + jumped))
                    jumped += 1
                    group = 0
            if group:
                jumps.append(Jump(group, corner, cost + surcharge + jumped))
    return tuple(jumps)
