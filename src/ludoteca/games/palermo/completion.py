"""PAL-B5: the town can still be finished, and here is the proof.

A *completion* is a whole town that agrees with every tile laid so far, holds each kind of tile no more often
than the box does and the right number of street tiles, and leaves every street cell connected to the bypass
(PAL-B4). The state always carries one. A new tile is legal if a completion with it is found, starting from
the one at hand: first by exchanging a single other tile, then by mending what got cut off, then by search.
The order is fixed and the work is counted in floods, never in time, so that everybody comes to the same
verdict; undecided counts as not.
"""

from collections.abc import Iterator
from operator import getitem

from .geometry import BYPASS, CELLS_OF_SLOT, CellSet, Slot, flood, spread
from .tables import COUNT_OF, EMPTY, HOUSES, KIND_OF, ROOFS, START, STREET, STREETS, Kind, Tile

FLOODS_TO_MEND = 160
FLOODS_TO_SEARCH = 240
FLOODS_FROM_NOTHING = 20_000
"""How long a completion is searched for a town that comes without one."""

_HOUSE_KINDS: tuple[Kind, ...] = (0, 1, 2)
_STREET_KIND: Kind = KIND_OF[STREET]
_TILES_OF_KIND: tuple[tuple[Tile, ...], ...] = (
    *(tuple(tile for tile in HOUSES if KIND_OF[tile] == kind) for kind in _HOUSE_KINDS),
    (START,),
    (STREET,),
)


def streets_of(tiles: bytes) -> CellSet:
    """All street cells of a town, the bypass included; empty slots count as street (PAL-B4)."""
    return BYPASS + sum(map(getitem, STREETS, tiles))


def cut_off(streets: CellSet) -> CellSet:
    """The street cells that cannot be reached from the bypass (PAL-B4)."""
    return streets ^ flood(streets, BYPASS)


def count_kinds(tiles: bytes) -> list[int]:
    """How many tiles of each kind lie, and last how many slots are empty."""
    counts = [0] * (len(COUNT_OF) + 1)
    for tile in tiles:
        counts[KIND_OF[tile]] += 1
    return counts


def with_tile(tiles: bytes, slot: Slot, tile: Tile) -> bytes:
    """The same town with another tile in one slot."""
    return tiles[:slot] + bytes((tile,)) + tiles[slot + 1 :]


def complete_with(tiles: bytes, completion: bytes, slot: Slot, tile: Tile) -> bytes | None:
    """A completion of the town with `tile` in the empty `slot`, from a completion of the town without it."""
    free = [other for other, laid in enumerate(tiles) if laid == EMPTY and other != slot]
    nearly: bytes | None = None
    least = len(tiles) * 4
    for candidate in _exchanged(completion, free, slot, tile):
        cut = cut_off(streets_of(candidate)).bit_count()
        if not cut:
            return candidate
        if cut < least:
            nearly, least = candidate, cut
    laid = with_tile(tiles, slot, tile)
    if nearly is None or cut_off(streets_of(laid)):
        return None
    street_tiles = count_kinds(completion)[_STREET_KIND]
    return _mended(nearly, free) or completion_of(laid, street_tiles, FLOODS_TO_SEARCH)


def _exchanged(completion: bytes, free: list[Slot], slot: Slot, tile: Tile) -> Iterator[bytes]:
    """Whole towns with `tile` in `slot`; where the counts demand it, another free slot takes the old tile."""
    old, new = KIND_OF[completion[slot]], KIND_OF[tile]
    laid = with_tile(completion, slot, tile)
    if old == new:
        yield laid
        return
    # Only houses may stay in the box: the start tile and the street tiles are all needed.
    has_spare = new in _HOUSE_KINDS and count_kinds(completion)[new] < COUNT_OF[new]
    if has_spare and old in _HOUSE_KINDS:
        yield laid
        return
    for other in free:
        kind = KIND_OF[completion[other]]
        if kind == new or (has_spare and kind in _HOUSE_KINDS):
            for turned in _TILES_OF_KIND[old]:
                yield with_tile(laid, other, turned)


def _mended(completion: bytes, free: list[Slot]) -> bytes | None:
    """The town with free tiles turned or exchanged, step by step, until nothing is cut off."""
    floods_left = FLOODS_TO_MEND
    cut = cut_off(streets_of(completion))
    while cut:
        better: bytes | None = None
        least = cut.bit_count()
        for candidate in _variants(completion, free, cut | spread(cut)):
            if not floods_left:
                return None
            floods_left -= 1
            still_cut = cut_off(streets_of(candidate))
            if not still_cut:
                return candidate
            if still_cut.bit_count() < least:
                better, least, cut = candidate, still_cut.bit_count(), still_cut
        if better is None:
            return None
        completion = better
    return completion


def _variants(completion: bytes, free: list[Slot], near: CellSet) -> Iterator[bytes]:
    """The town with one free tile at the cells `near` turned, or exchanged for one with fewer roofs."""
    counts = count_kinds(completion)
    close = [slot for slot in free if CELLS_OF_SLOT[slot] & near and completion[slot] in HOUSES]
    for slot in close:
        for tile in _TILES_OF_KIND[KIND_OF[completion[slot]]]:
            if tile != completion[slot]:
                yield with_tile(completion, slot, tile)
    for slot in close:
        for kind in range(KIND_OF[completion[slot]]):
            if counts[kind] < COUNT_OF[kind]:
                for tile in _TILES_OF_KIND[kind]:
                    yield with_tile(completion, slot, tile)
    for slot in close:
        old = KIND_OF[completion[slot]]
        for other in free:
            kind = KIND_OF[completion[other]]
            if kind < old or kind == _STREET_KIND:
                for tile in _TILES_OF_KIND[kind]:
                    opened = with_tile(completion, slot, tile)
                    for turned in _TILES_OF_KIND[old]:
                        yield with_tile(opened, other, turned)


def completion_of(tiles: bytes, street_tiles: int, floods: int = FLOODS_FROM_NOTHING) -> bytes | None:
    """A completion with so many street tiles, by depth-first search, the most hemmed-in slot first."""
    *laid, empty = count_kinds(tiles)
    left = [count - used for count, used in zip(COUNT_OF, laid, strict=True)]
    left[_STREET_KIND] = street_tiles - laid[_STREET_KIND]
    # Houses that stay in the box: as many as cannot be laid.
    spare = sum(left) - empty
    if min(left) < 0 or spare < 0:
        return None
    floods_left = floods

    def fill(tiles: bytes, streets: CellSet) -> bytes | None:
        nonlocal floods_left
        empty = [slot for slot, tile in enumerate(tiles) if tile == EMPTY]
        if not empty:
            return tiles
        slot = min(empty, key=lambda slot: _ways_in(slot, streets))
        houses_left = left[0] + left[1] + left[2] > spare
        for kind in (2, 1, 0, 3, 4):  # big houses first: later there is less room for them
            if not left[kind] or (kind in _HOUSE_KINDS and not houses_left):
                continue
            left[kind] -= 1
            for tile in _TILES_OF_KIND[kind]:
                if not floods_left:
                    break
                floods_left -= 1
                open_streets = streets & ~ROOFS[slot][tile]
                if not cut_off(open_streets):
                    found = fill(with_tile(tiles, slot, tile), open_streets)
                    if found is not None:
                        return found
            left[kind] += 1
        return None

    return fill(tiles, streets_of(tiles))


def _ways_in(slot: Slot, streets: CellSet) -> int:
    """How many street cells lie around a slot."""
    return (spread(CELLS_OF_SLOT[slot]) & streets & ~CELLS_OF_SLOT[slot]).bit_count()
