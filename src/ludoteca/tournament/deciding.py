"""Decides during a tournament which of two bots is better, by a test that may be read after every deal.

An ordinary interval that is read again and again is wrong more often than it says. Here a pair of bots is a
bet: a capital of 1 is staked, deal after deal, on one of them being ranked before the other. If both are
equally good, the capital reaches 1 / p at any time with a probability of at most p (Ville's inequality), so
the test is valid whenever it stops.
"""

from collections.abc import Iterable, Sequence
from itertools import permutations
from statistics import fmean

from .results import MatchResult

WRONG = 0.05
"""Probability that a tournament of equal bots decides about any pair."""
STAKES = (0.05, 0.1, 0.2, 0.4, 0.8)
"""Parts of the capital that are staked on each deal: one capital for each, of which the mean counts."""


class Decision:
    """Takes the results deal by deal, and knows which pairs of bots are decided."""

    def __init__(self, bots: Sequence[str], *, alone: bool = False) -> None:
        """Compare each bot with each other one; with `alone` only the first one with the others."""
        self._bets = {
            (better, worse): [1.0] * len(STAKES)
            for better, worse in permutations(bots, 2)
            if not alone or bots[0] in (better, worse)
        }
        self._enough = len(self._bets) / WRONG
        self.better: dict[frozenset[str], str] = {}
        """The better bot of each pair that is decided."""

    @property
    def pairs(self) -> int:
        """The number of pairs that are compared."""
        return len(self._bets) // 2

    @property
    def complete(self) -> bool:
        """Whether every pair is decided."""
        return len(self.better) == self.pairs

    def add_deal(self, results: Sequence[MatchResult]) -> None:
        """Count the results of a deal, which is one sample."""
        for (better, worse), capitals in self._bets.items():
            met = list(_comparisons(results, better, worse))
            if met:
                for place, stake in enumerate(STAKES):
                    capitals[place] *= 1 + stake * fmean(met)
                if fmean(capitals) >= self._enough:
                    self.better.setdefault(frozenset((better, worse)), better)


def _comparisons(results: Iterable[MatchResult], one: str, other: str) -> Iterable[int]:
    """For each pair of their seats: 1 if `one` is ranked before `other`, -1 if after, 0 if equal."""
    for result in results:
        seats = list(zip(result.bots, result.places, strict=True))
        for bot, place in seats:
            if bot == one:
                yield from ((rank > place) - (rank < place) for rival, rank in seats if rival == other)
