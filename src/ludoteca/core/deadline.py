"""How long a bot may think: the only clock beside the rules, which never look at it."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter

_counted: ContextVar[bool] = ContextVar("counted", default=False)


@contextmanager
def counted_thinking() -> Iterator[None]:
    """In this block a budget is a number of steps, not time: the same thoughts on every machine."""
    before = _counted.set(True)
    try:
        yield
    finally:
        _counted.reset(before)


class Deadline:
    """The end of a budget; whoever thinks looks at it again and again and stops in time.

    `look_ms` is about how long it takes from one look to the next: where thinking is counted, each look is
    taken to have cost that much.
    """

    def __init__(self, budget_ms: float, look_ms: float = 1.0) -> None:
        self._begun = 0.0 if _counted.get() else perf_counter()
        self._end = self._begun + budget_ms / 1000
        self._look = look_ms / 1000 if _counted.get() else None
        self._counted = 0.0

    def _now(self) -> float:
        if self._look is None:
            return perf_counter()
        self._counted += self._look
        return self._counted

    @property
    def is_over(self) -> bool:
        """Whether it is time to answer."""
        return self._now() >= self._end

    @property
    def used(self) -> float:
        """Which part of the budget is used up, from 0 to 1 and beyond."""
        whole = self._end - self._begun
        return (self._now() - self._begun) / whole if whole > 0 else 1.0

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        self._end = self._begun
