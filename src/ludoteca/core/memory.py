"""Caches expensive results with the immutable part of a state that they were computed from."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")


def cached_on_state(work: Callable[[S], T]) -> Callable[[S], T]:
    """Decorator: compute a function once for each state or part of it (a struct with `dict=True`)."""

    @wraps(work)
    def answer(subject: S) -> T:
        memory: dict[Any, Any] = subject.__dict__
        known: T | None = memory.get(answer)
        if known is None:
            known = memory[answer] = work(subject)
        return known

    return answer


def copy_cached(work: Callable[[S], Any], before: S, after: S) -> None:
    """Copy the cached result of `work` to the next state, for which it cannot have changed."""
    memory: dict[Any, Any] = before.__dict__
    if work in memory:
        memory_after: dict[Any, Any] = after.__dict__
        memory_after[work] = memory[work]
