"""The time budget of a bot, in seconds or in counted steps. Rules never read a clock."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter

_counted: ContextVar[bool] = ContextVar("counted", default=False)


@contextmanager
def counted_thinking() -> Iterator[None]:
    """Within this block budgets count steps instead of time, so that bots choose alike on every machine."""
    before = _counted.set(True)
    try:
        yield
    finally:
        _counted.reset(before)


def is_thinking_counted() -> bool:
    """Whether budgets count steps instead of time now."""
    return _counted.get()


class Deadline:
    """The end of a time budget, which a bot checks repeatedly while it thinks.

    `look_ms` is the usual time between two checks: when steps are counted, each check uses up that much.
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
        """Whether the budget is used up."""
        return self._now() >= self._end

    @property
    def used(self) -> float:
        """The share of the budget that is used up; over 1 after its end."""
        whole = self._end - self._begun
        return (self._now() - self._begun) / whole if whole > 0 else 1.0

    def cancel(self) -> None:
        """End the budget now."""
        self._end = self._begun
