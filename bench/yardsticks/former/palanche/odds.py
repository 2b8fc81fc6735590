"""Estimates each player's chances to win, with weights fitted to matches of bots, round by round.

In 1,200 matches of four, cash, land, cubes and rents to come were noted in every round, and how much each
counts was fitted to who won, as a logistic choice among the players (`python -m bench.palanche_odds`). Early
on a card counts for nearly three times its price, since others will need it, and a cube that stands for
several times its cost; rents that are only planned count for less than money. Towards the end everything
counts for what it brings.
"""

from bisect import bisect_right
from math import fsum
from typing import NamedTuple

from ludoteca.core import Seat
from ludoteca.core.arithmetic import exp, log
from ludoteca.games.palanche.state import State, players, with_item

from .worth import (
    KEPT_CARD,
    Holdings,
    holdings_of,
    rents_to_come,
    rounds_left,
    wants,
    wealth_in_land,
    with_owner,
)

MATCH = 30
"""How many rounds those matches had."""
SETTLED = 16
"""However many rounds are still to come, from this round on it is not early any more."""


class Weights(NamedTuple):
    """How much a thousand palanche of each kind of wealth add to the log odds of winning."""

    cash: float
    land: float
    cubes: float
    income: float
    """Of the rents that the others will pay."""
    rents: float
    """Of those that are to be paid."""


BY_ROUND: tuple[tuple[float, Weights], ...] = (
    (1.5, Weights(0.18, 0.53, 1.35, 0.15, 0.11)),
    (3.5, Weights(0.23, 0.62, 1.16, 0.13, 0.10)),
    (5.5, Weights(0.29, 0.81, 1.30, 0.10, 0.10)),
    (8.0, Weights(0.35, 0.75, 0.96, 0.17, 0.18)),
    (11.5, Weights(0.39, 0.64, 0.45, 0.30, 0.27)),
    (16.0, Weights(0.50, 0.64, 0.33, 0.45, 0.38)),
    (21.5, Weights(0.63, 0.80, 0.64, 0.58, 0.44)),
    (27.5, Weights(1.01, 1.20, 1.27, 0.86, 0.37)),
    (29.5, Weights(1.30, 1.30, 1.30, 1.30, 1.30)),
)
"""The last line is not fitted: when wealth is counted, all of it counts alike (GEN-E1)."""
KNOTS = [knot for knot, _ in BY_ROUND]


def weights_of(state: State) -> Weights:
    """The weights of the present round, interpolated."""
    at = max(MATCH - rounds_left(state), min(state.progress.round, SETTLED))
    number = bisect_right(KNOTS, at)
    if number in (0, len(KNOTS)):
        return BY_ROUND[max(0, number - 1)][1]
    (before, low), (after, high) = BY_ROUND[number - 1], BY_ROUND[number]
    share = (at - before) / (after - before)
    return Weights(*(one + share * (other - one) for one, other in zip(low, high, strict=True)))


def better_odds(state: State, after: Holdings, seats: tuple[Seat, ...]) -> dict[Seat, float]:
    """How much a change of holdings improves each seat's chances to win, converted to palanche."""
    weights, before = weights_of(state), holdings_of(state)
    earlier, later = _odds(state, before, weights), _odds(state, after, weights)
    return {seat: 1000 * (later[seat] - earlier[seat]) / weights.cash for seat in seats}


def _odds(state: State, holdings: Holdings, weights: Weights) -> dict[Seat, float]:
    """The log odds of each player to win."""
    rounds, here = rounds_left(state), players(state)
    streams = {seat: rents_to_come(state, seat, holdings, rounds) for seat in here}
    total, others = fsum(streams.values()), len(here) - 1
    promise = {}
    for seat in here:
        land, cubes = wealth_in_land(state, seat, holdings)
        promise[seat] = (
            weights.cash * holdings.cash[seat]
            + weights.land * land
            + weights.cubes * cubes
            + weights.income * others * streams[seat]
            - weights.rents * (total - streams[seat])
        ) / 1000
    return {seat: promise[seat] - _against(promise, seat) for seat in here}


def _against(promise: dict[Seat, float], seat: Seat) -> float:
    """The combined strength of all other players, on a log scale."""
    others = [value for other, value in promise.items() if other != seat]
    most = max(others, default=0.0)
    return most + log(fsum(exp(value - most) for value in others) or 1.0)


def worth_for_odds(state: State, seat: Seat, asset: int, *, denial: float) -> float:
    """The most that a card is worth to a player, by its effect on the chances to win."""
    if asset >= state.setting.space_count:
        return KEPT_CARD
    price, now = state.setting.price[asset], holdings_of(state)

    def bought_by(buyer: Seat) -> float:
        """The change of the seat's chances, in palanche, if this player buys the card."""
        cash = with_item(now.cash, buyer, now.cash[buyer] - min(price, now.cash[buyer]))
        return better_odds(state, Holdings(with_owner(now.owner, asset, buyer), cash), (seat,))[seat]

    rivals = [
        bought_by(other)
        for other in players(state)
        if other != seat and now.cash[other] >= price and wants(state, other, asset)
    ]
    return min(price, now.cash[seat]) + bought_by(seat) - denial * min(0.0, min(rivals, default=0.0))
