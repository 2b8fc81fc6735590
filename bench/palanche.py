"""Palanche: speed of whole matches of sensible bots with all rules, in processor time of one core.

Each slice of matches has its own calibration: the figure at 30 million iterations/s of the bare loop is the
same on a busy machine and on a quiet one, except for the effect of other processes on the caches.

About half of the time is drawing the order of both decks anew before each decision, as for every bot; the
rules alone are measured apart.
"""

import cProfile
import pstats
import time
from statistics import median
from typing import Any, NamedTuple

from bench.calibration import loops_per_second, print_calibration
from bench.yardsticks.palanche.sensible import Sensible
from ludoteca.core import Seat
from ludoteca.games.palanche.actions import PalancheAction
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State
from ludoteca.runner import UnloggedMatch, play_match

SLICES = 12
MATCHES = 25
"""Matches in a slice: enough to measure, few enough that some slice is undisturbed."""
SEATS = (2, 3, 4, 5, 6)
REFERENCE = 30e6
"""Iterations a second of the bare loop on the machine that figures are stated for."""


class Pace(NamedTuple):
    """What was played in a slice, and its processor time."""

    turns: int
    actions: int
    seconds: float


OPTIONS = Options(length="full", cap=60)
"""A full match, broken off after 60 rounds."""


def play(seeds: range) -> Pace:
    """Play matches of sensible bots at tables of two to six, in turn."""
    turns = actions = 0
    start = time.process_time()
    for seed in seeds:
        turn = -1

        def count_turn(state: State, _seat: Seat, _action: PalancheAction) -> None:
            nonlocal turn, turns
            if state.decisions[0].seat != turn:
                turn = state.decisions[0].seat
                turns += 1

        actions += play_match(GAME, bots_of(seed), seed, OPTIONS, watch=count_turn).actions
    return Pace(turns, actions, time.process_time() - start)


def bots_of(seed: int) -> list[Sensible]:
    """The bots of a match."""
    return [Sensible()] * SEATS[seed % len(SEATS)]


def replay(seeds: range) -> float:
    """Actions a second of the rules alone: the same matches, the bots' choices known beforehand."""
    matches: list[tuple[int, list[tuple[Seat, PalancheAction]]]] = []
    for seed in seeds:
        moves: list[tuple[Seat, PalancheAction]] = []

        def keep(_state: State, seat: Seat, action: PalancheAction, moves: Any = moves) -> None:
            moves.append((seat, action))

        play_match(GAME, bots_of(seed), seed, OPTIONS, watch=keep)
        matches.append((seed, moves))
    start = time.process_time()
    for seed, moves in matches:
        match = UnloggedMatch.new(GAME, len(bots_of(seed)), OPTIONS, seed)
        for seat, action in moves:
            match.play(seat, action)
    return sum(len(moves) for _, moves in matches) / (time.process_time() - start)


def main() -> None:
    """Print turns and actions a second, and a profile."""
    print_calibration()
    play(range(5))
    paces: list[Pace] = []
    compared: list[float] = []
    for n in range(SLICES):
        before = loops_per_second()
        pace = play(range(MATCHES * n, MATCHES * (n + 1)))
        loops = (before + loops_per_second()) / 2
        paces.append(pace)
        compared.append(pace.actions / pace.seconds * REFERENCE / loops)
    best = max(paces, key=lambda pace: pace.actions / pace.seconds)
    turns, actions, seconds = (sum(part) for part in zip(*paces, strict=True))
    print(
        f"all {SLICES * MATCHES} matches: {turns / seconds:,.0f} turns/s, {actions / seconds:,.0f} actions/s"
    )
    rate = best.actions / best.seconds
    print(f"least disturbed slice: {best.turns / best.seconds:,.0f} turns/s, {rate:,.0f} actions/s")
    middle = median(compared)
    print(
        f"at 30 M/s of the bare loop: {middle * turns / actions:,.0f} turns/s, {middle:,.0f} actions/s"
        f" in the median slice, {max(compared):,.0f} actions/s in the best"
    )
    alone = max(replay(range(MATCHES * n, MATCHES * (n + 1))) for n in range(3))
    print(f"the rules alone, without bots: {alone:,.0f} actions/s")
    profile = cProfile.Profile()
    profile.runcall(play, range(20))
    print("where the time goes, by functions (own time):")
    stats = pstats.Stats(profile).strip_dirs()
    rows = sorted(stats.stats.items(), key=lambda row: -row[1][2])  # type: ignore[attr-defined]  # untyped
    total = sum(row[1][2] for row in rows)
    for (file, _, name), (_, calls, own, _, _) in rows[:10]:
        print(f"  {own / total:5.1%}  {calls:>8,} ×  {file}:{name}")


if __name__ == "__main__":
    main()
