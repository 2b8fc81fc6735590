"""What costs time to work out is kept with the value it belongs to, which never changes."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")


def remembered(work: Callable[[S], T]) -> Callable[[S], T]:
    """Work something out once for each state or town (a struct with `dict=True`)."""
    name = work.__name__

    @wraps(work)
    def answer(subject: S) -> T:
        try:
            known: T = subject.__dict__[name]
        except KeyError:
            known = subject.__dict__[name] = work(subject)
        return known

    return answer


def hand_on(work: Callable[[S], Any], before: S, after: S) -> None:
    """Let the next state remember an answer that cannot have changed."""
    name = work.__name__
    if name in before.__dict__:
        after.__dict__[name] = before.__dict__[name]
