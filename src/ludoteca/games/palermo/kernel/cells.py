"""Sets of cells as four words of 64 bits, the lowest first: bit n is the place n of `geometry`."""

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import uint64

from ludoteca.games.palermo.geometry import BYPASS, CELLS_OF_SLOT, MAP_SIDE, ROW, CellSet

from .compiled import Flag, Int, inlined

WORDS = 4
Words = tuple[Any, Any, Any, Any]
"""A set of cells in compiled code: four values of the type uint64."""


def words_of(cells: CellSet) -> npt.NDArray[np.uint64]:
    """A set of cells of the Python rules as an array of words."""
    return np.frombuffer(cells.to_bytes(8 * WORDS, "little"), np.uint64).copy()


def cells_of(words: npt.NDArray[np.uint64]) -> CellSet:
    """An array of words as a set of cells of the Python rules."""
    return int.from_bytes(words.tobytes(), "little")


def place_of(cell: CellSet) -> int:
    """The place of a cell; -1 for none."""
    return cell.bit_length() - 1


NUMBER_OF_PLACE = np.array(
    [row * MAP_SIDE + min(column, MAP_SIDE - 1) for row in range(MAP_SIDE) for column in range(ROW)], np.int16
)
"""The number of a cell, row by row without padding, by its place."""
PLACE_OF_NUMBER = np.array(
    [row * ROW + column for row in range(MAP_SIDE) for column in range(MAP_SIDE)], np.int16
)
BYPASS_WORDS = words_of(BYPASS)
SLOT_WORDS = np.array([words_of(cells) for cells in CELLS_OF_SLOT])


@inlined
def read(words: Any) -> Words:
    """The set in an array of words."""
    return words[0], words[1], words[2], words[3]


@inlined
def write(words: Any, cells: Words) -> None:
    """Put a set into an array of words."""
    words[0] = cells[0]
    words[1] = cells[1]
    words[2] = cells[2]
    words[3] = cells[3]


@inlined
def nothing() -> Words:
    """The empty set."""
    return uint64(0), uint64(0), uint64(0), uint64(0)


@inlined
def cell(place: Int) -> Words:
    """The set of the one cell at a place; empty for -1."""
    if place < 0:
        return nothing()
    word, bit = place >> 6, uint64(1) << uint64(place & 63)
    none = uint64(0)
    return (
        bit if word == 0 else none,
        bit if word == 1 else none,
        bit if word == 2 else none,
        bit if word == 3 else none,
    )


@inlined
def both(a: Words, b: Words) -> Words:
    """The cells in both sets."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]


@inlined
def either(a: Words, b: Words) -> Words:
    """The cells in either set."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


@inlined
def without(a: Words, b: Words) -> Words:
    """The cells of the first set that are not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]


@inlined
def is_empty(a: Words) -> Flag:
    """Whether the set has no cell."""
    return (a[0] | a[1] | a[2] | a[3]) == uint64(0)


@inlined
def meet(a: Words, b: Words) -> Flag:
    """Whether the sets have a cell in common."""
    return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3])) != uint64(0)


@inlined
def are_equal(a: Words, b: Words) -> Flag:
    """Whether the sets are the same."""
    return ((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3])) == uint64(0)


@inlined
def has(words: Any, place: Int) -> Flag:
    """Whether an array of words holds the cell at a place."""
    return (words[place >> 6] >> uint64(place & 63)) & uint64(1) != uint64(0)


@inlined
def count_bits(word: Any) -> Int:
    """The number of bits that are set in a word."""
    word = word - ((word >> uint64(1)) & uint64(0x5555555555555555))
    word = (word & uint64(0x3333333333333333)) + ((word >> uint64(2)) & uint64(0x3333333333333333))
    word = (word + (word >> uint64(4))) & uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((word * uint64(0x0101010101010101)) >> uint64(56))


@inlined
def count(a: Words) -> Int:
    """The number of cells."""
    return count_bits(a[0]) + count_bits(a[1]) + count_bits(a[2]) + count_bits(a[3])


@inlined
def lowest_bit(word: Any) -> Int:
    """The index of the lowest bit that is set in a word, which is not 0."""
    return count_bits((word & (~word + uint64(1))) - uint64(1))


@inlined
def first_of(a: Words) -> Words:
    """The set of the lowest cell; empty if there is none."""
    none = uint64(0)
    found = (none, none, none, none)
    if a[0]:
        found = (a[0] & (~a[0] + uint64(1)), none, none, none)
    elif a[1]:
        found = (none, a[1] & (~a[1] + uint64(1)), none, none)
    elif a[2]:
        found = (none, none, a[2] & (~a[2] + uint64(1)), none)
    elif a[3]:
        found = (none, none, none, a[3] & (~a[3] + uint64(1)))
    return found


@inlined
def left(a: Words, by: Int) -> Words:
    """The set shifted up by fewer than 64 places."""
    up, down = uint64(by), uint64(64 - by)
    return a[0] << up, a[1] << up | a[0] >> down, a[2] << up | a[1] >> down, a[3] << up | a[2] >> down


@inlined
def right(a: Words, by: Int) -> Words:
    """The set shifted down by fewer than 64 places."""
    down, up = uint64(by), uint64(64 - by)
    return a[0] >> down | a[1] << up, a[1] >> down | a[2] << up, a[2] >> down | a[3] << up, a[3] >> down


@inlined
def spread(a: Words) -> Words:
    """The orthogonal neighbours of the cells, padding included: intersect with the streets."""
    return either(either(left(a, 1), right(a, 1)), either(left(a, ROW), right(a, ROW)))
