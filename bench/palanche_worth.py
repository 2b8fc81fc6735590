"""What cash, land, cubes and expected rents become by the end in Palanche: the constants of `bots/worth.py`.

    python -m bench.palanche_worth --matches 40      plays, fits, prints a line for every range of rounds

Matches of four `normal`. At the first roll of every round each player's cash, land, cubes and expected rents
(received less paid) are noted, all compared with the mean of the others; what a palanca of each becomes by
the end is fitted to the final wealth. `share` is what the expected rents really bring if all else counts as
it is (`worth.REALISED`), `spread` how far results still scatter (`worth.LUCK`).
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from bench.calibration import print_calibration
from ludoteca.core import Action, Seat
from ludoteca.games.palanche.actions import Roll
from ludoteca.games.palanche.bots import LEVELS
from ludoteca.games.palanche.bots.worth import holdings_of, rents_to_come, rounds_left
from ludoteca.games.palanche.state import State, players
from ludoteca.runner import play_match

SEATS = 4
STRETCHES = ((1, 2), (3, 4), (5, 6), (7, 9), (10, 13), (14, 18), (19, 24), (25, 30))
"""Ranges of rounds that are fitted together."""
KINDS = ("cash", "land", "cubes", "rents")

Table = Any
"""An array of numbers."""


class Moment(NamedTuple):
    """What a player had at the beginning of a round more than the others, and in the end, in thousands."""

    round: int
    had: Table
    became: float


def holdings(state: State) -> dict[Seat, Table]:
    """What each player has, in thousands."""
    now, rounds, here, setting = holdings_of(state), rounds_left(state), players(state), state.setting
    streams = {seat: rents_to_come(state, seat, now, rounds) for seat in here}
    found = {}
    for seat in here:
        owned = state.land.estates[seat]
        cubes = sum(setting.cost[place] * state.land.cubes[place] for place in owned)
        net = len(here) * streams[seat] - sum(streams.values())
        found[seat] = (
            np.array([now.cash[seat], sum(setting.price[place] for place in owned), cubes, net]) / 1000
        )
    return found


def moments_of(seed: int) -> list[Moment]:
    """Play a match; returns its moments."""
    seen: dict[int, dict[Seat, Table]] = {}

    def look(state: State, _: Seat, action: Action) -> None:
        if isinstance(action, Roll) and state.progress.round not in seen:
            seen[state.progress.round] = holdings(state)

    outcome = play_match(
        "palanche", [LEVELS["normal"]] * SEATS, seed, {"length": "rounds:30"}, watch=look
    ).outcome
    assert outcome is not None
    assert outcome.scores is not None
    scores = np.array(outcome.scores) / 1000
    moments = []
    for number, had in seen.items():
        for seat, own in had.items():
            others = [other for other in had if other != seat]
            if others:
                lead = own - np.mean([had[other] for other in others], axis=0)
                moments.append(Moment(number, lead, scores[seat] - np.mean(scores[others])))
    return moments


def main(arguments: Sequence[str] = ()) -> None:
    """Play matches, fit and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=20, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the first match")
    chosen = parser.parse_args(list(arguments))
    print_calibration()
    moments = [each for number in range(chosen.matches) for each in moments_of(chosen.seed + number)]
    print("rounds   " + "".join(f"{kind:>8}" for kind in (*KINDS, "share", "spread")))
    for first, last in STRETCHES:
        these = [each for each in moments if first <= each.round <= last]
        had, became = np.array([each.had for each in these]), np.array([each.became for each in these])
        weights = np.linalg.lstsq(had, became, rcond=None)[0]
        rest, net = became - had[:, :3].sum(axis=1), had[:, 3]
        share = float(net @ rest / (net @ net))
        spread = float((rest - share * net).std())
        print(f"{first:>2} to {last:>2} " + "".join(f"{value:8.2f}" for value in (*weights, share, spread)))


if __name__ == "__main__":
    main(sys.argv[1:])
