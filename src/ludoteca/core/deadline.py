"""How long a bot may think: the only clock beside the rules, which never look at it."""

from time import perf_counter


class Deadline:
    """The end of a budget; whoever thinks looks at it again and again and stops in time."""

    def __init__(self, budget_ms: float) -> None:
        self._begun = perf_counter()
        self._end = self._begun + budget_ms / 1000

    @property
    def is_over(self) -> bool:
        """Whether it is time to answer."""
        return perf_counter() >= self._end

    @property
    def used(self) -> float:
        """Which part of the budget is used up, from 0 to 1 and beyond."""
        whole = self._end - self._begun
        return (perf_counter() - self._begun) / whole if whole > 0 else 1.0

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        self._end = self._begun
