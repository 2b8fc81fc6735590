"""Who plays whom, on which seats, with which luck: decided by the seed alone."""

import random
from collections.abc import Sequence
from itertools import combinations, count
from typing import Any

import msgspec


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What all matches of a tournament have in common."""

    game: str
    options: dict[str, Any]
    limit: float = 60
    """After so many seconds without a decision a bot forfeits."""
    budget_ms: int | None = None
    most_actions: int | None = None
    """After so many actions a match is broken off, and all share its first place."""


class Fixture(msgspec.Struct, frozen=True):
    """A match that is to be played: its luck, and the bot of each seat."""

    seed: int
    bots: tuple[str, ...]


def schedule(
    bots: Sequence[str], seats: int, matches: int, seed: int, *, alone: bool = False
) -> list[Fixture]:
    """At least so many matches, in deals: those of a deal have one seed, so one town, deck and first seat.

    In a deal the same bots move round the table until each has sat everywhere, so that neither a seat nor a
    good hand favours anybody. A deal is played whole, so the last one may bring a few matches more. `alone`
    gives the first bot one seat and the others all the rest.
    """
    fixtures: list[Fixture] = []
    for number in count():
        if len(fixtures) >= matches:
            break
        sitting = _sitting(bots[1:], seats - 1, number) if alone else _sitting(bots, seats, number)
        sitting += bots[:1] if alone else ()
        random.Random(f"{seed}/deal/{number}").shuffle(sitting)
        rounds = (tuple(sitting[place:] + sitting[:place]) for place in range(seats))
        fixtures += (Fixture(seed + number, seated) for seated in dict.fromkeys(rounds))
    return fixtures


def _sitting(bots: Sequence[str], seats: int, deal: int) -> list[str]:
    """Who takes these seats in a deal: everybody equally often, the seats left over in turns."""
    each, left = divmod(seats, len(bots))
    extras = list(combinations(bots, left))
    return [*each * list(bots), *extras[deal % len(extras)]]
