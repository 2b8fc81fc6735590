"""Leaves out faults of a failing run for as long as it breaks the same promise."""

from collections.abc import Sequence

from .checker import check
from .faults import Fault
from .world import simulate

MOST_RUNS = 200


def shrink(seed: int, faults: Sequence[Fault], promise: str) -> list[Fault]:
    """The fewest faults that were found with which the seed still breaks the promise (delta debugging)."""
    left, size, runs = list(faults), max(1, len(faults) // 2), 0
    while runs < MOST_RUNS:
        for start in range(0, len(left), size):
            fewer = left[:start] + left[start + size :]
            runs += 1
            if any(violation.promise == promise for violation in check(simulate(seed, fewer))):
                left = fewer
                break
        else:
            if size == 1:
                break
            size //= 2
    return left
