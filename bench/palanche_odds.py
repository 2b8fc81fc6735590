"""Fits what predicts the winner in Palanche, round by round: the weights of `bots/odds.py`.

    python -m bench.palanche_odds --matches 1200      plays, fits, prints a line for every range of rounds

Matches of four `normal`, one of them `hard` in every second match. At the first roll of every round the
holdings of each player (cash, land, cubes, rents to come) are recorded; their weights are fitted to who won,
as a logistic choice among the players. Other bots give other weights: those in use were fitted to a `hard`
that did not use them yet.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

from bench.calibration import print_calibration
from ludoteca.core import Action, Seat
from ludoteca.games.palanche.actions import Roll
from ludoteca.games.palanche.bots import LEVELS
from ludoteca.games.palanche.bots.worth import holdings_of, rents_to_come, rounds_left, wealth_in_land
from ludoteca.games.palanche.state import State, players
from ludoteca.runner import play_match

SEATS = 4
STRETCHES = ((1, 2), (3, 4), (5, 6), (7, 9), (10, 13), (14, 18), (19, 24), (25, 30))
"""Ranges of rounds that are fitted together."""
KINDS = ("cash", "land", "cubes", "income", "rents")
OUT = -1e9
"""Log odds of a player who is out of the game."""
CAUTION = 1e-3
"""Penalty on large weights."""

Table = Any
"""An array of numbers."""


class Moment(NamedTuple):
    """The holdings of all players at the beginning of a round, in thousands, and who won the match."""

    round: int
    had: Table
    out: Table
    won: Table


def moment(state: State) -> tuple[int, Table, Table]:
    """The round, the holdings of each seat, and which seats are out."""
    holdings, rounds, here = holdings_of(state), rounds_left(state), players(state)
    streams = {seat: rents_to_come(state, seat, holdings, rounds) for seat in here}
    had, out = np.zeros((SEATS, len(KINDS))), np.full(SEATS, OUT)
    for seat in here:
        income = (len(here) - 1) * streams[seat]
        rents = streams[seat] - sum(streams.values())
        had[seat] = (holdings.cash[seat], *wealth_in_land(state, seat, holdings), income, rents)
        out[seat] = 0.0
    return state.progress.round, had / 1000, out


def moments_of(seed: int) -> list[Moment]:
    """Play a match; returns its moments."""
    bots = [LEVELS["normal"]] * SEATS
    if seed % 2:
        bots[seed // 2 % SEATS] = LEVELS["hard"]
    seen: dict[int, tuple[int, Table, Table]] = {}

    def look(state: State, _: Seat, action: Action) -> None:
        if isinstance(action, Roll) and state.progress.round not in seen:
            seen[state.progress.round] = moment(state)

    outcome = play_match("palanche", bots, seed, {"length": "rounds:30"}, watch=look).outcome
    assert outcome is not None
    won = np.array([(seat in outcome.winners) / len(outcome.winners) for seat in range(SEATS)])
    return [Moment(*each, won) for each in seen.values()]


def fitted(moments: Sequence[Moment]) -> tuple[Table, float]:
    """The weight of a thousand of each holding, and how often the likeliest winner won."""
    had, out, won = (np.array([getattr(each, name) for each in moments]) for name in ("had", "out", "won"))

    def chances(weights: Table) -> Table:
        promise = had @ weights + out
        shares = np.exp(promise - promise.max(axis=1, keepdims=True))
        return shares / shares.sum(axis=1, keepdims=True)

    def surprise(weights: Table) -> tuple[float, Table]:
        likely = chances(weights)
        slope = -np.einsum("mi,mij->j", won - likely, had) / len(moments) + CAUTION * weights
        told = -(won * np.log(likely + 1e-12)).sum(axis=1).mean()
        return float(told + CAUTION / 2 * weights @ weights), slope

    weights = minimize(surprise, np.zeros(len(KINDS)), jac=True, method="L-BFGS-B").x
    return weights, float((chances(weights).argmax(axis=1) == won.argmax(axis=1)).mean())


def main(arguments: Sequence[str] = ()) -> None:
    """Play matches, fit the weights and print them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=20, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the first match")
    chosen = parser.parse_args(list(arguments))
    print_calibration()
    moments: list[Moment] = []
    for seed in range(chosen.seed, chosen.seed + chosen.matches):
        moments += moments_of(seed)
        print(f"\r{seed - chosen.seed + 1} matches …", end="", file=sys.stderr, flush=True)
    print("\rrounds   " + "".join(f"{kind:>8}" for kind in KINDS) + "   likeliest won")
    for first, last in STRETCHES:
        weights, right = fitted([each for each in moments if first <= each.round <= last])
        print(
            f"{first:>2} to {last:>2} " + "".join(f"{weight:8.2f}" for weight in weights) + f"{right:16.0%}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
