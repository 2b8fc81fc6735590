"""A league: a results file that grows over months, in which each version of a bot is a player of its own."""

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import msgspec

from .ratings import ANCHOR, Standing, ratings_of, standings
from .results import MatchResult, read_results
from .schedule import Table

STEPS = 12
"""Points on each rating curve."""


class Pair(msgspec.Struct):
    """How one bot did against another: pairs of seats in which it was ranked before, beside or after."""

    before: int = 0
    beside: int = 0
    after: int = 0

    @property
    def share(self) -> float | None:
        """The share of comparisons that it won, a tie as half; None if the two never met."""
        met = self.before + self.beside + self.after
        return (self.before + self.beside / 2) / met if met else None


class League:
    """The results of a league file, with a label for each version of each bot.

    A bot that had one version is labelled with its name; otherwise `name@hash`.
    """

    def __init__(self, path: Path, table: Table) -> None:
        everything = read_results(path, msgspec.structs.replace(table, hashes={}))
        versions: dict[str, list[str]] = defaultdict(list)
        for result in everything:
            for bot, code in zip(result.bots, result.hashes, strict=True):
                if code not in versions[bot]:
                    versions[bot].append(code)
        self.labels = {
            (bot, code): bot if len(codes) == 1 else f"{bot}@{code[:6]}"
            for bot, codes in versions.items()
            for code in codes
        }
        self.results = [self._labelled(result) for result in everything]
        self.bots = list(self.labels.values())

    def _labelled(self, result: MatchResult) -> MatchResult:
        seated = zip(result.bots, result.hashes, strict=True)
        return msgspec.structs.replace(result, bots=tuple(self.labels[seat] for seat in seated))

    def anchor(self, name: str) -> str:
        """The label of the newest version of a bot."""
        return [label for (bot, _), label in self.labels.items() if bot == name][-1]

    def standings(self, anchor: str) -> list[Standing]:
        """The standings of all versions; `anchor` is a label."""
        return standings(self.results, self.bots, anchor)

    def curves(self, anchor: str) -> dict[str, list[tuple[int, float]]]:
        """For each version the number of matches in the league and its rating then."""
        curves: dict[str, list[tuple[int, float]]] = defaultdict(list)
        whole = len(self.results)
        for step in sorted({max(1, whole * part // STEPS) for part in range(1, STEPS + 1)}):
            so_far = self.results[:step]
            playing = {bot for result in so_far for bot in result.bots}
            if anchor not in playing:
                continue
            for bot, rating in ratings_of(
                so_far, [bot for bot in self.bots if bot in playing], anchor
            ).items():
                if bot != anchor:
                    curves[bot].append((step, rating))
        curves[anchor] = [(1, ANCHOR), (whole, ANCHOR)]
        return curves

    def pairs(self) -> dict[tuple[str, str], Pair]:
        """How each version did against each other one."""
        pairs: dict[tuple[str, str], Pair] = defaultdict(Pair)
        for result in self.results:
            seats = list(zip(result.bots, result.places, strict=True))
            for one, place in seats:
                _compare(pairs, one, place, seats)
        return pairs


def _compare(
    pairs: dict[tuple[str, str], Pair], one: str, place: int, seats: Iterable[tuple[str, int]]
) -> None:
    for other, rank in seats:
        if other != one:
            pair = pairs[one, other]
            pair.before += place < rank
            pair.beside += place == rank
            pair.after += place > rank
