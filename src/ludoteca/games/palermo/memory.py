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
        memory = subject.__dict__
        known: T | None = memory.get(name)
        if known is None:
            known = memory[name] = work(subject)
        return known

    return answer


def hand_on(work: Callable[[S], Any], before: S, after: S) -> None:
    """Let the next state remember an answer that cannot have changed."""
    known = before.__dict__.get(work.__name__)
    if known is not None:
        after.__dict__[work.__name__] = known
