"""Which tiles cut no street off in an empty slot (PAL-B4), by the cells around it.

A set of tiles is one integer, a bit for each tile. A look at the 4 × 4 cells with the slot in their middle,
its *block*, decides most questions: streets that stay connected there stay connected. Otherwise a flood shows
which of the streets beside the slot are connected elsewhere.
"""

from functools import cache, lru_cache, reduce
from operator import or_

from .geometry import BYPASS, CELLS_OF_SLOT, ROW, SLOTS, CellSet, Slot, cell_at, corner_of_slot, spread
from .tables import HOUSES, ROOFS, START, STREET, Tile

Tiles = int
Block = CellSet
"""The streets among the 4 × 4 cells around a slot, moved into the corner of the map."""

CORNER_OF_BLOCK = [ROW * (row - 1) + column - 1 for column, row in map(corner_of_slot, SLOTS)]
_BLOCK: CellSet = sum(cell_at(column, row) for row in range(4) for column in range(4))
_SLOT: Block = CELLS_OF_SLOT[0] >> CORNER_OF_BLOCK[0]
_ROOFS = tuple(roofs >> CORNER_OF_BLOCK[0] for roofs in ROOFS[0])
_TILES: tuple[Tile, ...] = (*HOUSES, START, STREET)
_OUTSIDE = tuple(~cells for cells in CELLS_OF_SLOT)

RING = tuple(spread(cells) & ~cells for cells in CELLS_OF_SLOT)
"""The cells that share an edge with each slot."""


def tiles_in(tiles: tuple[Tile, ...]) -> Tiles:
    """The set of these tiles."""
    return sum(1 << tile for tile in tiles)


def block_of(slot: Slot, streets: CellSet) -> Block:
    """The streets around and in a slot."""
    return streets >> CORNER_OF_BLOCK[slot] & _BLOCK


@cache
def surely_fitting(block: Block) -> Tiles:
    """The tiles that keep the streets beside their roofs connected within the block: some of `fitting`."""
    return tiles_in(tuple(tile for tile in _TILES if _keeps_together(tile, block)))


def fits(slot: Slot, streets: CellSet, tile: Tile) -> bool:
    """Whether a tile cuts nothing off in an empty slot; no street is cut off before."""
    bit = 1 << tile
    return bool(surely_fitting(block_of(slot, streets)) & bit or fitting(slot, streets) & bit)


@lru_cache(maxsize=64)  # a search asks for the same slot again when it fills it: 5 % of a list
def fitting(slot: Slot, streets: CellSet) -> Tiles:
    """All tiles that cut nothing off in an empty slot; no street is cut off before."""
    corner, outside = CORNER_OF_BLOCK[slot], streets & _OUTSIDE[slot]
    groups = _groups_of(streets >> corner & _BLOCK)
    if len(groups) == 2:
        (first, beside_first), (second, beside_second) = groups
        are_one = _are_connected(first << corner, second << corner, outside)
        return _connecting((beside_first | beside_second,) if are_one else (beside_first, beside_second))
    apart = [(cells << corner, beside) for cells, beside in groups]
    parts: list[Block] = []
    reached = BYPASS  # most are connected with it
    while len(apart) > 1:
        goal = sum(cells for cells, _ in apart)
        while goal & ~reached:
            wider = (reached << 1 | reached >> 1 | reached << ROW | reached >> ROW | reached) & outside
            if wider == reached:
                break
            reached = wider
        parts.append(reduce(or_, [beside for cells, beside in apart if cells & reached], 0))
        apart = [group for group in apart if not group[0] & reached]
        reached = apart[0][0] if apart else 0
    return _connecting((*parts, *(beside for _, beside in apart)))


def _are_connected(first: CellSet, second: CellSet, streets: CellSet) -> bool:
    """Whether streets lead from one set of cells to the other.

    Flooded from each side by turns, until they meet or one ends: that saves 9 % of a list of houses.
    """
    while True:
        wider = (first << 1 | first >> 1 | first << ROW | first >> ROW | first) & streets
        if wider & second:
            return True
        if wider == first:
            return False
        first = wider
        wider = (second << 1 | second >> 1 | second << ROW | second >> ROW | second) & streets
        if wider == second:
            return False
        second = wider


@cache
def _groups_of(block: Block) -> tuple[tuple[Block, Block], ...]:
    """The streets beside a slot that are connected in its block; of each group, its cells of the slot."""
    outside = block & ~_SLOT
    rest = spread(_SLOT) & outside
    groups = []
    while rest:
        group = rest & -rest
        while (wider := (spread(group) | group) & outside) != group:
            group = wider
        groups.append((group, spread(group) & _SLOT))
        rest &= ~group
    return tuple(groups)


@cache
def _connecting(parts: tuple[Block, ...]) -> Tiles:
    """The tiles that connect all parts of the streets; of each part, the cells of the slot beside it."""
    return tiles_in(tuple(tile for tile in _TILES if _connects(_SLOT & ~_ROOFS[tile], parts)))


def _connects(streets: Block, parts: tuple[Block, ...]) -> bool:
    """Whether the streets of a tile are connected with each other and with all parts around it."""
    reached = streets & -streets
    while True:
        wider = (spread(reached) | reached) & streets
        for part in parts:
            if part & wider:
                wider |= part & streets
        if wider == reached:
            break
        reached = wider
    return reached == streets and all(part & streets for part in parts)


def _keeps_together(tile: Tile, block: Block) -> bool:
    """Whether the streets beside the new roofs stay connected with each other within the block."""
    roofs = _ROOFS[tile]
    streets = block & ~roofs
    beside = spread(roofs) & streets
    reached = beside & -beside
    while (wider := (spread(reached) | reached) & streets) != reached:
        reached = wider
    return not beside & ~reached
