"""Who plays whom, on which seats, with which luck: decided by the seed alone."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, count, islice
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


def schedule(bots: Sequence[str], seats: int, matches: int, seed: int) -> list[Fixture]:
    """At least so many matches, in deals: those of a deal have one seed, so one town, deck and first seat.

    In a deal the same bots move round the table until each has sat everywhere, so that neither a seat nor a
    good hand favours anybody. A deal is played whole, so the last one may bring a few matches more.
    """
    return list(islice(_endless(bots, seats, seed), _whole_deals(bots, seats, matches, seed)))


def _whole_deals(bots: Sequence[str], seats: int, matches: int, seed: int) -> int:
    planned = 0
    for number in count():
        if planned >= matches:
            return planned
        planned += len(_deal(bots, seats, seed, number))
    raise AssertionError("numbers end")


def _endless(bots: Sequence[str], seats: int, seed: int) -> Iterator[Fixture]:
    for number in count():
        yield from _deal(bots, seats, seed, number)


def _deal(bots: Sequence[str], seats: int, seed: int, number: int) -> list[Fixture]:
    """The matches of one deal: who sits there, in an order of its own, turned once round the table."""
    each, left = divmod(seats, len(bots))
    extras = list(combinations(bots, left))
    sitting = [*each * list(bots), *extras[number % len(extras)]]
    random.Random(f"{seed}/deal/{number}").shuffle(sitting)
    rounds = (tuple(sitting[place:] + sitting[:place]) for place in range(seats))
    return [Fixture(seed + number, seated) for seated in dict.fromkeys(rounds)]
