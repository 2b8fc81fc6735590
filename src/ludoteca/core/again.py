"""The same question asked again gets the answer it just had."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T")


def same_again(work: Callable[[S], T]) -> Callable[[S], T]:
    """Work something out once while the very same value is asked about; only the last answer is kept.

    Threads that ask about different values at the same time each get the right one, worked out anew.
    """
    last: tuple[S, T] | None = None

    @wraps(work)
    def answer(subject: S) -> T:
        nonlocal last
        known = last
        if known is None or known[0] is not subject:
            known = last = (subject, work(subject))
        return known[1]

    return answer
