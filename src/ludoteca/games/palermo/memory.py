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
        memory: dict[str, Any] = subject.__dict__
        if name not in memory:
            memory[name] = work(subject)
        known: T = memory[name]
        return known

    return answer


def hand_on(work: Callable[[S], Any], before: S, after: S) -> None:
    """Let the next state remember an answer that cannot have changed."""
    name = work.__name__
    if name in before.__dict__:
        after.__dict__[name] = before.__dict__[name]
