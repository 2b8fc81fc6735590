"""One level of Palanche against three of another: first places, with the same luck on every seat.

python -m bench.yardsticks.palanche.duel hard sensible --matches 200
python -m bench.yardsticks.palanche.duel normal normal --matches 120 --length full
"""

import argparse
import math
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from bench.yardsticks.palanche.sensible import Sensible
from ludoteca.core import Bot, SeededChance
from ludoteca.games.palanche.bots import LEVELS
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.rules import GAME

SEATS = 4
CAP = 1_000
"""The round in which a full match is broken off."""


class Job(NamedTuple):
    """A match: who plays on which seat, by which luck."""

    one: str
    rest: str
    seed: int
    seat: int
    length: str


class Result(NamedTuple):
    """What came of it."""

    first: float
    rounds: int
    reason: str
    slowest_ms: float


def bot_of(level: str) -> Bot[Any, Any]:
    """A level of the table, or the yardstick."""
    return Sensible() if level == "sensible" else LEVELS[level]


def play(job: Job) -> Result:
    """One match; a shared first place counts in part."""
    bots = [bot_of(job.one if seat == job.seat else job.rest) for seat in range(SEATS)]
    chance, thoughts = SeededChance(f"duel/{job.seed}"), SeededChance(f"thoughts/{job.seed}/{job.seat}")
    options = Options(length=job.length, cap=CAP if job.length == "full" else None)
    state = GAME.setup(options, SEATS, chance).state
    slowest = 0.0
    while active := GAME.active(state):
        seat = active[0]
        start = time.process_time()
        action = bots[seat].choose(GAME, state, seat, thoughts, None).action
        if seat == job.seat:
            slowest = max(slowest, time.process_time() - start)
        state = GAME.apply(state, seat, action, chance).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    first = (job.seat in outcome.winners) / len(outcome.winners)
    return Result(first, state.progress.round, outcome.reason, slowest * 1000)


def main() -> None:
    """Play them and say how often the one came first."""
    parser = argparse.ArgumentParser(description="One level of Palanche against three of another.")
    parser.add_argument("one")
    parser.add_argument("rest")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--length", default="rounds:30")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    jobs = [
        Job(asked.one, asked.rest, seed, seat, asked.length)
        for seed in range(asked.matches // SEATS)
        for seat in range(SEATS)
    ]
    with ProcessPoolExecutor(asked.workers) as pool:
        results = list(pool.map(play, jobs, chunksize=2))
    rate = sum(result.first for result in results) / len(results)
    spread = 1.96 * math.sqrt(rate * (1 - rate) / len(results))
    print(
        f"{asked.one} against three of {asked.rest}, {asked.length}, {len(results)} matches: "
        f"{rate:.1%} first ({rate - spread:.1%} … {rate + spread:.1%}), "
        f"slowest answer {max(result.slowest_ms for result in results):.0f} ms of processor time, "
        f"{dict(Counter(result.reason for result in results))}, "
        f"longest {max(result.rounds for result in results)} rounds",
        flush=True,
    )


if __name__ == "__main__":
    main()
