"""The search behind PAL-B5: tiles for the empty slots of a town, so that no street is cut off.

Roofs only ever cut streets off, and every tile keeps a street cell: a tile that does not fit a slot
now will not fit later, either. So each empty slot has a *capacity*, the biggest house that cuts nothing off
when it is laid there next, and a town whose capacities do not suffice for the remaining houses is given up at
once. Two orders of filling the slots alternate: one is quick to find a town, the other to show that there is
none. Work is counted in tiles tried, never in time.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import cache

from .geometry import SLOTS, TOWN_SIDE, CellSet, Slot
from .surroundings import RING, Tiles, block_of, fitting, surely_fitting, tiles_in
from .tables import EMPTY, HOUSES, KIND_OF, KINDS, ROOFS, START, STREET, Kind, Tile, TileSet
from .tiles import count_kinds, cut_off, streets_of, with_tile

Roofs = int
"""The number of roofs of a house."""
Rooms = list[int]
"""For each capacity, NO_HOUSE included, a bit for each empty slot that has it."""
Order = Callable[[int, int, CellSet], Slot]
"""Which of the slots with the least capacity is filled first; the second number has all that are empty."""

START_KIND, STREET_KIND = KIND_OF[START], KIND_OF[STREET]
NO_HOUSE: Roofs = 0
MOST_ROOFS: Roofs = 3
TILES_OF_KIND: tuple[tuple[Tile, ...], ...] = tuple(
    tuple(tile for tile in (*HOUSES, START, STREET) if KIND_OF[tile] == kind) for kind in range(len(KINDS))
)
ROOFS_OF_KIND: tuple[Roofs, ...] = tuple(
    ROOFS[0][tiles[0]].bit_count() if tiles else NO_HOUSE for tiles in TILES_OF_KIND
)


class Houses:
    """The houses of a box by their number of roofs, and the biggest that fit where."""

    def __init__(self, box: TileSet) -> None:
        sizes = range(MOST_ROOFS, NO_HOUSE, -1)
        self.from_big: list[tuple[Kind, ...]] = [()]
        """For a capacity, the kinds that fit, the biggest first."""
        for roofs in reversed(sizes):
            self.from_big.append((*box.with_roofs(roofs), *self.from_big[-1]))
        self._with_roofs = {
            roofs: tiles_in(tuple(tile for kind in box.with_roofs(roofs) for tile in TILES_OF_KIND[kind]))
            for roofs in sizes
        }
        self._biggest: dict[Tiles, Roofs] = {}

    def biggest(self, tiles: Tiles) -> Roofs:
        """The most roofs of a house among these tiles."""
        roofs = self._biggest.get(tiles)
        if roofs is None:
            those = (roofs for roofs, houses in self._with_roofs.items() if houses & tiles)
            roofs = self._biggest[tiles] = next(those, NO_HOUSE)
        return roofs

    def capacity(self, slot: Slot, streets: CellSet) -> Roofs:
        """The most roofs of a house that can be laid in the slot next; no street is cut off before."""
        roofs = self.biggest(surely_fitting(block_of(slot, streets)))
        return roofs if roofs == MOST_ROOFS else self.biggest(fitting(slot, streets))


@cache
def _houses_of(box: TileSet) -> Houses:
    return Houses(box)


def filled(box: TileSet, tiles: bytes, street_tiles: int, patience: tuple[int, ...]) -> bytes | None:
    """A whole town with this number of street tiles; None if there is none.

    `patience` is the number of tiles tried with each order in turn; raises Undecided if it was not enough.
    """
    streets = streets_of(tiles)
    if cut_off(streets):
        return None
    return filled_from(box, tiles, count_kinds(tiles), streets, street_tiles, patience)


def filled_from(
    box: TileSet,
    tiles: bytes,
    counts: list[int],
    streets: CellSet,
    street_tiles: int,
    patience: tuple[int, ...],
) -> bytes | None:
    """The same for a town whose tiles are counted, and whose streets are known and connected."""
    *laid, empty = counts
    left = [count - used for count, used in zip(box.counts, laid, strict=True)]
    left[STREET_KIND] = street_tiles - laid[STREET_KIND]
    # Houses may stay in the box; the start tile and the street tiles are all needed.
    if min(left) < 0 or sum(left) < empty or left[START_KIND] + left[STREET_KIND] > empty:
        return None
    houses = _houses_of(box)
    rooms = [0] * (MOST_ROOFS + 1)
    for slot, tile in enumerate(tiles):
        if tile == EMPTY:
            rooms[houses.capacity(slot, streets)] |= 1 << slot
    for number, tries in enumerate(patience):
        search = _Search(houses, left, tries, _ORDERS[number % len(_ORDERS)])
        with suppress(Undecided):
            return search.fill(tiles, streets, rooms)
    raise Undecided


class Undecided(Exception):
    """The search ended without deciding whether there is a town."""


class _Search:
    """A depth-first search that fills the slot with the least capacity first."""

    def __init__(self, houses: Houses, left: list[int], tries: int, order: Order) -> None:
        self.houses = houses
        self.left = [*left]
        self.left_with = [0] * (MOST_ROOFS + 1)
        """How many houses are left, by their number of roofs."""
        for kind in houses.from_big[MOST_ROOFS]:
            self.left_with[ROOFS_OF_KIND[kind]] += left[kind]
        self.tries = tries
        self.order = order

    def fill(self, tiles: bytes, streets: CellSet, rooms: Rooms) -> bytes | None:
        """The town with all empty slots filled."""
        none, one, two, three = rooms
        empty = none | one | two | three
        if not empty:
            return tiles
        left = self.left
        houses = empty.bit_count() - left[START_KIND] - left[STREET_KIND]
        if not self._suffice(one.bit_count(), two.bit_count(), three.bit_count(), houses):
            return None
        slots = none or one or two or three
        slot = self.order(slots, empty, streets) if slots & slots - 1 else slots.bit_length() - 1
        bit = 1 << slot
        rest = [none & ~bit, one & ~bit, two & ~bit, three & ~bit]
        capacity = NO_HOUSE if bit & none else 1 if bit & one else 2 if bit & two else 3
        # Big houses first: later there is less room for them.
        kinds = self.houses.from_big[capacity] if houses else ()
        fit, is_sure = surely_fitting(block_of(slot, streets)), True
        for kind in (*kinds, START_KIND, STREET_KIND):
            if not left[kind]:
                continue
            left[kind] -= 1
            self.left_with[ROOFS_OF_KIND[kind]] -= 1
            for tile in TILES_OF_KIND[kind]:
                if not self.tries:
                    raise Undecided
                self.tries -= 1
                if is_sure and not fit >> tile & 1:
                    fit, is_sure = fitting(slot, streets), False
                if fit >> tile & 1:
                    whole = self._with(tiles, streets, rest, empty ^ bit, slot, tile)
                    if whole is not None:
                        return whole
            left[kind] += 1
            self.left_with[ROOFS_OF_KIND[kind]] += 1
        return None

    def _with(
        self, tiles: bytes, streets: CellSet, rooms: Rooms, empty: int, slot: Slot, tile: Tile
    ) -> bytes | None:
        """The filled town with this tile in the slot, where it fits."""
        still_open = streets & ~ROOFS[slot][tile]
        others = [*rooms]
        near = _NEAR_BITS[slot] & empty & ~rooms[NO_HOUSE]
        while near:
            bit = near & -near
            near ^= bit
            capacity = self.houses.capacity(bit.bit_length() - 1, still_open)
            if not others[capacity] & bit:
                for roofs in range(MOST_ROOFS + 1):
                    others[roofs] &= ~bit
                others[capacity] |= bit
        return self.fill(with_tile(tiles, slot, tile), still_open, others)

    def _suffice(self, ones: int, twos: int, threes: int, houses: int) -> bool:
        """Whether the slots of each capacity are enough for the smallest houses that are left."""
        _, left_ones, left_twos, left_threes = self.left_with
        small = min(left_ones, houses)
        medium = min(left_twos, houses - small)
        big = houses - small - medium
        return (
            big <= min(left_threes, threes)
            and medium + big <= twos + threes
            and houses <= ones + twos + threes
        )


def _neighbours(slot: Slot) -> tuple[Slot, ...]:
    row, column = divmod(slot, TOWN_SIDE)
    return tuple(
        other
        for other in SLOTS
        if other != slot and abs(other // TOWN_SIDE - row) <= 1 and abs(other % TOWN_SIDE - column) <= 1
    )


NEAR: tuple[tuple[Slot, ...], ...] = tuple(map(_neighbours, SLOTS))
"""The slots around each slot."""
_NEAR_BITS = tuple(sum(1 << near for near in around) for around in NEAR)


def _from_the_edges(slots: int, empty: int, streets: CellSet) -> Slot:
    """The slots in an order that begins where few empty slots are near: finds most towns at once."""
    return min(
        _each(slots),
        key=lambda slot: ((empty & _NEAR_BITS[slot]).bit_count() << 8) + (RING[slot] & streets).bit_count(),
    )


def _from_the_narrows(slots: int, empty: int, streets: CellSet) -> Slot:  # noqa: ARG001
    """The slots in an order that begins where few streets lead: soonest shows that there is no town."""
    return min(_each(slots), key=lambda slot: (RING[slot] & streets).bit_count())


def _each(slots: int) -> list[Slot]:
    """The slots whose bits are set, in their order."""
    each = []
    while slots:
        lowest = slots & -slots
        each.append(lowest.bit_length() - 1)
        slots ^= lowest
    return each


_ORDERS: tuple[Order, ...] = (_from_the_edges, _from_the_narrows)
