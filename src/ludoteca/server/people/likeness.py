"""The strength of bots that suits a player, found from the results against bots."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from ludoteca.bots import rating_of, strengths
from ludoteca.core import AnyGame
from ludoteca.core.arithmetic import exp
from ludoteca.server.table.ratings import BOT
from ludoteca.store import PlaceRow

RECENT = 20
"""Matches against bots that are looked at: players get better."""
USUAL = 1500
"""The rating that is expected of a new player: that of `normal` …"""
LEAST_DRAWS = 2
"""… as firmly as at least this number of draws against it would say; more where the dial is short."""
SCALE = 400 / 2.302585092994046
"""A player who is 400 points stronger wins ten times as often as the other."""
WIDEST = 3000


class Pairing(NamedTuple):
    """A bot that the player met, and what the player got: 1 for a better place, 0.5 for the same."""

    rating: float
    score: float


def pairings(game: AnyGame, player: str, places: Sequence[PlaceRow]) -> list[list[Pairing]]:
    """The bots that a player met, for each match with one seat of the player's own and bots with a rating."""
    found = []
    for _, rows in groupby(places, key=lambda row: row.match):
        seats = list(rows)
        own = [row.place for row in seats if row.player == player]
        if len(own) != 1:
            continue
        met = []
        for row in seats:
            rating = rating_of(game, row.player.removeprefix(BOT)) if row.player.startswith(BOT) else None
            if rating is not None:
                met.append(Pairing(rating, (1 + (own[0] < row.place) - (own[0] > row.place)) / 2))
        if met:
            found.append(met)
    return found


def draws_before(dial: Mapping[str, int]) -> float:
    """The draws that every player begins with, for a game with this dial.

    People are expected to differ as bots do, with a standard deviation of half the dial. Where it is short
    luck decides most, and one match says little.
    """
    spread = max(1.0, (max(dial.values()) - min(dial.values())) / 2)
    return max(LEAST_DRAWS, (2 * SCALE / spread) ** 2)


def rating_from(met: Sequence[Pairing], draws: float = LEAST_DRAWS) -> float:
    """The rating with which a player is expected to get as much as this one got, after these draws."""
    low, high = 0.0, float(WIDEST)

    def expected(rating: float, other: float) -> float:
        """The score that is expected against another rating."""
        return 1 / (1 + exp((other - rating) / SCALE))

    got = sum(other.score for other in met) + draws / 2
    while high - low > 1:
        middle = (low + high) / 2
        usual = draws * expected(middle, USUAL)
        if sum(expected(middle, other.rating) for other in met) + usual < got:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def nearest(dial: Mapping[str, int], rating: float) -> str:
    """The step of a dial whose rating is nearest."""
    return min(dial, key=lambda step: abs(dial[step] - rating))


def suits(game: AnyGame, player: str, places: Sequence[PlaceRow]) -> tuple[str, int] | None:
    """The strength that suits a player, and the matches it was found from; None if the game has no dial."""
    dial = strengths(game)
    if not dial:
        return None
    met = pairings(game, player, places)
    rating = rating_from([pairing for match in met for pairing in match], draws_before(dial))
    return nearest(dial, rating), len(met)
