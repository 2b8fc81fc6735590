"""A town as its tiles, finished or not: a `bytes` with a tile for each slot."""

from operator import getitem

from .geometry import BYPASS, CellSet, Slot, flood
from .tables import KIND_OF, KINDS, STREETS, Tile


def streets_of(tiles: bytes) -> CellSet:
    """All street cells of a town, the bypass included; empty slots count as street (PAL-B4)."""
    return BYPASS + sum(map(getitem, STREETS, tiles))


def cut_off(streets: CellSet) -> CellSet:
    """The street cells that cannot be reached from the bypass (PAL-B4)."""
    return streets ^ flood(streets, BYPASS)


def count_kinds(tiles: bytes) -> list[int]:
    """The number of laid tiles of each kind, and last the number of empty slots."""
    counts = [0] * (len(KINDS) + 1)
    for tile in tiles:
        counts[KIND_OF[tile]] += 1
    return counts


def with_tile(tiles: bytes, slot: Slot, tile: Tile) -> bytes:
    """The same town with another tile in one slot."""
    return tiles[:slot] + bytes((tile,)) + tiles[slot + 1 :]
