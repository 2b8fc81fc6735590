"""Strengths of players from rankings: the Plackett–Luce model, fitted by maximum likelihood.

In this model a ranking is drawn place by place: each player who is left takes the next place with a
probability proportional to their strength. Players who share a place are ranked in every order that agrees
with it, weighted by how likely that order is. The fit is Hunter's MM algorithm (2004), in which one pass over
the rankings gives the next strengths; ties make it an EM algorithm.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations, product

Ranking = tuple[tuple[int, ...], ...]
"""Players by number, best first; players in one group share a place. A player may have several seats."""

CLOSE = 1e-4
"""Change of a strength, as a part of it, below which the fit is done."""
MOST_PASSES = 400


def ranking_of(players: Sequence[int], places: Sequence[int]) -> Ranking:
    """The ranking of a match from the player and the place of each seat."""
    return tuple(
        tuple(sorted(player for player, place in zip(players, places, strict=True) if place == taken))
        for taken in sorted(set(places))
    )


def fit(rankings: Mapping[Ranking, float], start: Sequence[float]) -> list[float]:
    """The strengths that make weighted rankings most likely, with a geometric mean of 1.

    Each player must have both won and lost against another player, if only with a small weight.
    """
    strengths = list(start)
    for _ in range(MOST_PASSES):
        following = _pass(rankings, strengths)
        moved = max(abs(math.log(new / old)) for new, old in zip(following, strengths, strict=True))
        strengths = following
        if moved < CLOSE:
            break
    return strengths


def _pass(rankings: Mapping[Ranking, float], strengths: Sequence[float]) -> list[float]:
    """One step of the algorithm: the places that each player took, over those that it could have taken."""
    taken = [0.0] * len(strengths)
    chances = [0.0] * len(strengths)
    for ranking, weight in rankings.items():
        orders = _orders(ranking)
        likely = [_likelihood(order, strengths) for order in orders]
        whole = sum(likely)
        for order, part in zip(orders, likely, strict=True):
            _count(order, weight * part / whole, strengths, taken, chances)
    new = [
        won / chance if chance else old for won, chance, old in zip(taken, chances, strengths, strict=True)
    ]
    middle = math.exp(sum(map(math.log, new)) / len(new))
    return [strength / middle for strength in new]


def _count(
    order: Sequence[int], weight: float, strengths: Sequence[float], taken: list[float], chances: list[float]
) -> None:
    """Add what an order of players says about each of them; the last place is no choice."""
    left = sum(strengths[player] for player in order)
    chance = 0.0
    for player in order[:-1]:
        chance += weight / left
        taken[player] += weight
        chances[player] += chance
        left -= strengths[player]
    chances[order[-1]] += chance


def _likelihood(order: Sequence[int], strengths: Sequence[float]) -> float:
    """The probability of an order."""
    left = sum(strengths[player] for player in order)
    likelihood = 1.0
    for player in order[:-1]:
        likelihood *= strengths[player] / left
        left -= strengths[player]
    return likelihood


@cache
def _orders(ranking: Ranking) -> tuple[tuple[int, ...], ...]:
    """All orders of the seats that agree with a ranking; none if all share a place, which says nothing."""
    if len(ranking) == 1:
        return ()
    return tuple(
        tuple(player for group in groups for player in group)
        for groups in product(*(tuple(permutations(group)) for group in ranking))
    )
