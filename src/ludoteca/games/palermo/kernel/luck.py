"""The luck of a match: a stream of numbers (SplitMix64) whose state is in the record of the match."""

from typing import Any

from numba import int64, uint64

from .compiled import Int, inlined
from .match import Match

STEP = 0x9E3779B97F4A7C15


@inlined
def draw(match: Match, sides: Int) -> Int:
    """A number from 0 to `sides` - 1."""
    match.luck += uint64(STEP)
    mixed = match.luck
    mixed = (mixed ^ (mixed >> uint64(30))) * uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> uint64(27))) * uint64(0x94D049BB133111EB)
    mixed ^= mixed >> uint64(31)
    return int64(((mixed >> uint64(32)) * uint64(sides)) >> uint64(32))


@inlined
def shuffle(match: Match, values: Any, length: Int) -> None:
    """Put the first values of an array into a random order."""
    for last in range(length - 1, 0, -1):
        other = draw(match, last + 1)
        value = values[last]
        values[last] = values[other]
        values[other] = value
