"""The fixtures of a tournament: which bots play, on which seats and with which seed."""

import random
from collections.abc import Sequence
from itertools import combinations, count
from typing import Any

import msgspec

from ludoteca.bots import MEMORY_MB

MOST_ACTIONS = 100_000
"""Actions after which a match is broken off by default: two bots that walk up and down would never end.

Random bots need fewer in each of our games.
"""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What all matches of a tournament have in common."""

    game: str
    options: dict[str, Any]
    limit: float = 60
    """Seconds that a bot has for a decision; then it forfeits."""
    budget_ms: int | None = None
    most_actions: int | None = MOST_ACTIONS
    """Actions after which a match is broken off; all bots then share the first place."""
    memory_mb: int = MEMORY_MB
    """Memory of each bot that is not a level of the game, where the system can limit it."""
    variables: tuple[str, ...] = ()
    """Names of environment variables that those bots see, beside the few that every program needs."""
    hashes: dict[str, str] = {}
    """The hash of the code of each bot, by name; results carry it. Results of other code do not count."""

    def hashes_of(self, bots: Sequence[str]) -> tuple[str, ...]:
        """The hashes of these bots; empty if they were not asked for."""
        return tuple(self.hashes[bot] for bot in bots) if self.hashes else ()


class Fixture(msgspec.Struct, frozen=True):
    """A match to play: its seed, and the bot of each seat."""

    seed: int
    bots: tuple[str, ...]


def schedule(
    bots: Sequence[str], seats: int, matches: int, seed: int, *, alone: bool = False
) -> list[Fixture]:
    """The fixtures of at least `matches` matches, in deals of one seed, so of one town, deck and first seat.

    In a deal the bots rotate until each has had every seat, so that neither a seat nor the luck favours one.
    Deals are complete: the last one may add a few matches. `alone` gives the first bot one seat, and all
    other seats to the other bots.
    """
    fixtures: list[Fixture] = []
    for number in count():
        if len(fixtures) >= matches:
            break
        seated_bots = _seated(bots[1:], seats - 1, number) if alone else _seated(bots, seats, number)
        seated_bots += bots[:1] if alone else ()
        random.Random(f"{seed}/deal/{number}").shuffle(seated_bots)
        rounds = (tuple(seated_bots[place:] + seated_bots[:place]) for place in range(seats))
        fixtures += (Fixture(seed + number, seated) for seated in dict.fromkeys(rounds))
    return fixtures


def _seated(bots: Sequence[str], seats: int, deal: int) -> list[str]:
    """The bots of a deal: each equally often, with the remaining seats in rotation."""
    each, left = divmod(seats, len(bots))
    extras = list(combinations(bots, left))
    return [*each * list(bots), *extras[deal % len(extras)]]
