"""The street map as numbers: cells, slots, and sets of cells.

The map has 14 × 14 cells (PAL-C1). A cell is named like a square of a chess board: a letter `a` … `n` from
left to right and a number `1` … `14` from bottom to top, so `a1` and `n14` are corners of the bypass. The
town inside has 6 × 6 slots of 2 × 2 cells, named with capital letters, `A1` … `F6`: slot A1 holds the cells
b2, c2, b3 and c3.

A set of cells is one integer, a bit for each cell. Rows are padded to 15 bits: a step over the edge of the
map lands on padding, which belongs to no set of streets, so that no step needs an edge mask.
"""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import getitem, iconcat
from typing import Annotated, Generic, TypeVar

import msgspec

from ludoteca.core import Invalid

T = TypeVar("T")

CellSet = int
"""A set of cells."""
Cell = int
"""A set of exactly one cell."""
Slot = int
"""The number of a slot, row by row from A1."""

CellName = Annotated[str, msgspec.Meta(pattern="^[a-n]([1-9]|1[0-4])$", title="cell")]
SlotName = Annotated[str, msgspec.Meta(pattern="^[A-F][1-6]$", title="slot")]

MAP_SIDE = 14
TOWN_SIDE = 6
ROW = MAP_SIDE + 1
"""Bits from a cell to the one above it."""


def cell_at(column: int, row: int) -> Cell:
    """The cell in a column and row, both counted from 0 at the lower left."""
    return 1 << (row * ROW + column)


CELLS: tuple[Cell, ...] = tuple(cell_at(column, row) for row in range(MAP_SIDE) for column in range(MAP_SIDE))
"""All cells of the map, row by row from a1."""
NAME_OF: dict[Cell, str] = {
    cell_at(column, row): f"{'abcdefghijklmn'[column]}{row + 1}"
    for row in range(MAP_SIDE)
    for column in range(MAP_SIDE)
}
_CELL_NAMED = {name: cell for cell, name in NAME_OF.items()}

SLOT_NAMES: tuple[str, ...] = tuple(f"{letter}{row + 1}" for row in range(TOWN_SIDE) for letter in "ABCDEF")
_SLOT_NAMED = {name: slot for slot, name in enumerate(SLOT_NAMES)}
SLOTS = range(len(SLOT_NAMES))


def cell_named(name: str) -> Cell:
    """The cell of that name; raises Invalid if there is none."""
    try:
        return _CELL_NAMED[name]
    except KeyError:
        raise Invalid("unknown-cell", "PAL-C1", cell=name) from None


def slot_named(name: str) -> Slot:
    """The slot of that name; raises Invalid if there is none."""
    try:
        return _SLOT_NAMED[name]
    except KeyError:
        raise Invalid("unknown-slot", "PAL-C1", slot=name) from None


def corner_of_slot(slot: Slot) -> tuple[int, int]:
    """Column and row of the lower left cell of a slot."""
    return 1 + 2 * (slot % TOWN_SIDE), 1 + 2 * (slot // TOWN_SIDE)


def _cells_of_slot(slot: Slot) -> CellSet:
    column, row = corner_of_slot(slot)
    return sum(cell_at(column + right, row + up) for right in (0, 1) for up in (0, 1))


CELLS_OF_SLOT: tuple[CellSet, ...] = tuple(_cells_of_slot(slot) for slot in SLOTS)
TOWN: CellSet = sum(CELLS_OF_SLOT)
"""The 12 × 12 cells that tiles cover."""
BYPASS: CellSet = sum(CELLS) - TOWN
"""The ring of 52 cells around the town (PAL-C1)."""
CORNERS: tuple[Cell, ...] = (
    cell_at(0, 0),
    cell_at(MAP_SIDE - 1, 0),
    cell_at(0, MAP_SIDE - 1),
    cell_at(MAP_SIDE - 1, MAP_SIDE - 1),
)
CORNER_CELLS: CellSet = sum(CORNERS)


def slot_of(cell: Cell) -> Slot:
    """The slot that holds a cell of the town."""
    row, column = divmod(cell.bit_length() - 1, ROW)
    return (row - 1) // 2 * TOWN_SIDE + (column - 1) // 2


def spread(cells: CellSet) -> CellSet:
    """The orthogonal neighbours of the cells, padding included: intersect with the streets."""
    return cells << 1 | cells >> 1 | cells << ROW | cells >> ROW


NEIGHBOURS_OF: dict[Cell, CellSet] = {cell: spread(cell) for cell in CELLS}


def flood(streets: CellSet, start: CellSet) -> CellSet:
    """All street cells that are connected with `start`."""
    reached = start & streets
    while True:
        wider = (reached << 1 | reached >> 1 | reached << ROW | reached >> ROW | reached) & streets
        if wider == reached:
            return reached
        reached = wider


def cells_in(cells: CellSet) -> Iterator[Cell]:
    """The cells of a set one by one, from a1 on."""
    while cells:
        cell = cells & -cells
        yield cell
        cells ^= cell


def names_of(cells: CellSet) -> tuple[str, ...]:
    """The names of the cells of a set."""
    return tuple(map(NAME_OF.__getitem__, cells_in(cells)))


class Decoder(Generic[T]):
    """Turns a set of cells into a list with one ready-made value a cell."""

    def __init__(self, value_of: Callable[[str], T]) -> None:
        # Padding bits have a value, too; it is never used.
        values = [value_of(NAME_OF.get(1 << place, "a1")) for place in range(8 * _BYTES)]
        self._of_byte = [_subsets(values[start : start + 8]) for start in range(0, len(values), 8)]

    def __call__(self, cells: CellSet) -> list[T]:
        """The values of the cells, from a1 on."""
        nothing: list[T] = []
        return reduce(iconcat, map(getitem, self._of_byte, cells.to_bytes(_BYTES, "little")), nothing)


def _subsets(values: list[T]) -> list[tuple[T, ...]]:
    """For every number the values whose bits are set in it."""
    subsets: list[tuple[T, ...]] = [()]
    for value in values:
        subsets += [(*others, value) for others in subsets]
    return subsets


_BYTES = -(-MAP_SIDE * ROW // 8)
