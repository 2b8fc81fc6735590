"""The search behind PAL-B5: tiles for the empty slots of a town, so that no street is cut off.

Roofs only ever cut streets off, and every tile keeps a street cell: a tile that does not fit a slot
now will not fit later, either. So each empty slot has a *capacity*, the biggest house that cuts nothing off
when it is laid there next, and a town whose capacities do not suffice for the remaining houses is given up at
once. Two orders of filling the slots alternate: one is quick to find a town, the other to show that there is
none. Work is counted in tiles tried, never in time.
"""

from collections.abc import Callable
from contextlib import suppress

from .geometry import CELLS_OF_SLOT, ROW, SLOTS, TOWN_SIDE, CellSet, Slot, corner_of_slot, spread
from .tables import EMPTY, HOUSES, KIND_OF, KINDS, ROOFS, START, STREET, Tile, TileSet
from .tiles import count_kinds, cut_off, streets_of, with_tile

Roofs = int
"""The number of roofs of a house."""
Capacities = dict[Slot, Roofs]
"""For each empty slot the most roofs that a house can have there next; NO_HOUSE if none fits."""
Order = Callable[[list[Slot], Capacities, CellSet], Slot]
"""Which of the slots with the least capacity is filled first."""

START_KIND, STREET_KIND = KIND_OF[START], KIND_OF[STREET]
NO_HOUSE: Roofs = 0
MOST_ROOFS: Roofs = 3
TILES_OF_KIND: tuple[tuple[Tile, ...], ...] = tuple(
    tuple(tile for tile in (*HOUSES, START, STREET) if KIND_OF[tile] == kind) for kind in range(len(KINDS))
)


def filled(box: TileSet, tiles: bytes, street_tiles: int, patience: tuple[int, ...]) -> bytes | None:
    """A whole town with this number of street tiles; None if there is none.

    `patience` is the number of tiles tried with each order in turn; raises Undecided if it was not enough.
    """
    *laid, empty = count_kinds(tiles)
    left = [count - used for count, used in zip(box.counts, laid, strict=True)]
    left[STREET_KIND] = street_tiles - laid[STREET_KIND]
    # Houses may stay in the box; the start tile and the street tiles are all needed.
    if min(left) < 0 or sum(left) < empty or left[START_KIND] + left[STREET_KIND] > empty:
        return None
    streets = streets_of(tiles)
    if cut_off(streets):
        return None
    capacities = {slot: _capacity(box, slot, streets) for slot, tile in enumerate(tiles) if tile == EMPTY}
    for number, tries in enumerate(patience):
        search = _Search(box, left, tries, _ORDERS[number % len(_ORDERS)])
        with suppress(Undecided):
            return search.fill(tiles, streets, capacities)
    raise Undecided


class Undecided(Exception):
    """The search ended without deciding whether there is a town."""


class _Search:
    """A depth-first search that fills the slot with the least capacity first."""

    def __init__(self, box: TileSet, left: list[int], tries: int, order: Order) -> None:
        self.box = box
        self.left = [*left]
        self.tries = tries
        self.order = order

    def fill(self, tiles: bytes, streets: CellSet, capacities: Capacities) -> bytes | None:
        """The town with all empty slots filled."""
        if not capacities:
            return tiles
        houses = len(capacities) - self.left[START_KIND] - self.left[STREET_KIND]
        if not self._suffice(capacities, houses):
            return None
        least = min(capacities.values())
        narrow = [slot for slot, capacity in capacities.items() if capacity == least]
        slot = self.order(narrow, capacities, streets)
        # Big houses first: later there is less room for them.
        sizes = range(capacities[slot], NO_HOUSE, -1) if houses else ()
        kinds = (kind for roofs in sizes for kind in self.box.with_roofs(roofs))
        for kind in (*kinds, START_KIND, STREET_KIND):
            if not self.left[kind]:
                continue
            self.left[kind] -= 1
            for tile in TILES_OF_KIND[kind]:
                whole = self._with(tiles, streets, capacities, slot, tile)
                if whole is not None:
                    return whole
            self.left[kind] += 1
        return None

    def _with(
        self, tiles: bytes, streets: CellSet, capacities: Capacities, slot: Slot, tile: Tile
    ) -> bytes | None:
        """The filled town with this tile in the slot; None if the tile cannot be there."""
        if not self.tries:
            raise Undecided
        self.tries -= 1
        if not _cuts_nothing_off(slot, tile, streets, _around(slot, streets)):
            return None
        still_open = streets & ~ROOFS[slot][tile]
        others = capacities.copy()
        del others[slot]
        for near in NEAR[slot]:
            if others.get(near, NO_HOUSE) != NO_HOUSE:
                others[near] = _capacity(self.box, near, still_open)
        return self.fill(with_tile(tiles, slot, tile), still_open, others)

    def _suffice(self, capacities: Capacities, houses: int) -> bool:
        """Whether there are slots enough for the smallest houses that are left."""
        left = [sum(self.left[kind] for kind in self.box.with_roofs(roofs)) for roofs in (1, 2, 3)]
        ones = min(left[0], houses)
        twos = min(left[1], houses - ones)
        threes = houses - ones - twos
        room = [*capacities.values()]
        for_threes = room.count(3)
        for_twos = for_threes + room.count(2)
        return (
            threes <= min(left[2], for_threes)
            and twos + threes <= for_twos
            and houses <= for_twos + room.count(1)
        )


def _capacity(box: TileSet, slot: Slot, streets: CellSet) -> Roofs:
    """The most roofs of a house that can be laid in the slot next."""
    around = _around(slot, streets)
    for roofs in range(MOST_ROOFS, NO_HOUSE, -1):
        tiles = [tile for kind in box.with_roofs(roofs) for tile in TILES_OF_KIND[kind]]
        if any(_keeps_together(tile, around) for tile in tiles):
            return roofs
        if any(not cut_off(streets & ~ROOFS[slot][tile]) for tile in tiles):
            return roofs
    return NO_HOUSE


def _cuts_nothing_off(slot: Slot, tile: Tile, streets: CellSet, around: int) -> bool:
    return _keeps_together(tile, around) or not cut_off(streets & ~ROOFS[slot][tile])


# A look at the 4 × 4 cells around a slot saves most floods: streets that stay connected there stay connected.

_BLOCK = 4
_BLOCK_ROW = (1 << _BLOCK) - 1
CORNER_OF_BLOCK = [ROW * (row - 1) + column - 1 for column, row in map(corner_of_slot, SLOTS)]
_together: dict[tuple[Tile, int], bool] = {}


def _around(slot: Slot, cells: CellSet) -> int:
    """Which of the 4 × 4 cells with the slot in their middle belong to the set, a bit for each."""
    block = cells >> CORNER_OF_BLOCK[slot]
    return (
        block & _BLOCK_ROW
        | (block >> ROW & _BLOCK_ROW) << _BLOCK
        | (block >> 2 * ROW & _BLOCK_ROW) << 2 * _BLOCK
        | (block >> 3 * ROW & _BLOCK_ROW) << 3 * _BLOCK
    )


ROOFS_IN_BLOCK = tuple(_around(0, roofs) for roofs in ROOFS[0])
_ALL_BUT_RIGHT, _ALL_BUT_LEFT, _WHOLE_BLOCK = 0x7777, 0xEEEE, 0xFFFF


def _keeps_together(tile: Tile, around: int) -> bool:
    """Whether the streets beside the new roofs stay connected with each other within the block."""
    known = _together.get((tile, around))
    if known is None:
        roofs = ROOFS_IN_BLOCK[tile]
        streets = around & ~roofs
        beside = beside_in_block(roofs) & streets
        reached = beside & -beside
        while (wider := (beside_in_block(reached) | reached) & streets) != reached:
            reached = wider
        known = _together[tile, around] = not beside & ~reached
    return known


def beside_in_block(cells: int) -> int:
    sideways = (cells & _ALL_BUT_RIGHT) << 1 | (cells & _ALL_BUT_LEFT) >> 1
    return sideways | cells << _BLOCK & _WHOLE_BLOCK | cells >> _BLOCK


def _neighbours(slot: Slot) -> tuple[Slot, ...]:
    row, column = divmod(slot, TOWN_SIDE)
    return tuple(
        other
        for other in SLOTS
        if other != slot and abs(other // TOWN_SIDE - row) <= 1 and abs(other % TOWN_SIDE - column) <= 1
    )


NEAR: tuple[tuple[Slot, ...], ...] = tuple(map(_neighbours, SLOTS))
"""The slots around each slot."""


RING = tuple(spread(cells) & ~cells for cells in CELLS_OF_SLOT)
"""The cells that share an edge with each slot."""


def _from_the_edges(slots: list[Slot], capacities: Capacities, streets: CellSet) -> Slot:
    """The slots in an order that begins where few empty slots are near: finds most towns at once."""
    return min(
        slots,
        key=lambda slot: (
            len(capacities.keys() & NEAR[slot]),
            (RING[slot] & streets).bit_count(),
        ),
    )


def _from_the_narrows(slots: list[Slot], capacities: Capacities, streets: CellSet) -> Slot:  # noqa: ARG001
    """The slots in an order that begins where few streets lead: soonest shows that there is no town."""
    return min(slots, key=lambda slot: (RING[slot] & streets).bit_count())


_ORDERS: tuple[Order, ...] = (_from_the_edges, _from_the_narrows)
