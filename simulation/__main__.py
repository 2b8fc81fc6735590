"""`python -m simulation`: run the simulator on one seed, on many, or for some minutes.

python -m simulation --seed 7             one run; exit code 1 and the broken promises if there are any
python -m simulation --seed 7 --trace     every event of it
python -m simulation --seed 7 --shrink    the fewest faults with which it still fails
python -m simulation --first 0 --count 50
python -m simulation --minutes 10         as many seeds as fit, beginning at a random one
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count
from random import SystemRandom

from .checker import Violation, check
from .history import History
from .shrinking import shrink
from .world import simulate

SHOWN = 5
"""Broken promises that are printed for one run."""


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m simulation", description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, help="run this seed alone")
    parser.add_argument("--trace", action="store_true", help="print every event of the run")
    parser.add_argument("--shrink", action="store_true", help="leave out faults while the run still fails")
    parser.add_argument("--first", type=int, help="the first of many seeds")
    parser.add_argument("--count", type=int, help="how many seeds")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, help="for how long, in processor time")
    length.add_argument("--hours", type=lambda hours: 60 * float(hours), dest="minutes")
    return parser.parse_args()


def main() -> int:
    """Run, print, and return the exit code: 1 if a promise was broken."""
    given = arguments()
    if given.seed is not None:
        return one(given.seed, trace=given.trace, shrinks=given.shrink)
    first = SystemRandom().randrange(10**9) if given.first is None else given.first
    minutes = given.minutes if given.minutes is not None or given.count is not None else 1.0
    return many(first, given.count, minutes)


def one(seed: int, *, trace: bool, shrinks: bool) -> int:
    """Run one seed."""
    history = simulate(seed)
    broken = check(history)
    if trace:
        print("\n".join(history.lines()))
    if not broken:
        print(f"seed {seed}: {history.ended_at:.0f} s simulated, every promise was kept")
        return 0
    report(history, broken)
    if shrinks:
        faults = shrink(seed, history.settings["plan"].faults, broken[0].promise)
        print(f"still broken with {len(faults)} of {len(history.settings['plan'].faults)} faults:")
        print("\n".join(f"  {fault}" for fault in faults))
    return 1


def report(history: History, broken: list[Violation]) -> None:
    """Print the first broken promises of a run, and how to repeat it."""
    print(f"seed {history.seed} breaks {len(broken)} promises:")
    for violation in broken[:SHOWN]:
        print(f"  {violation}")
    print(f"  again: python -m simulation --seed {history.seed} --trace", flush=True)


def many(first: int, wanted: int | None, minutes: float | None) -> int:
    """Run many seeds for some minutes of processor time; stop at the first that breaks a promise."""
    cpu, simulated, runs = time.process_time(), 0.0, 0
    for seed in _seeds(first, wanted):
        if minutes is not None and time.process_time() - cpu >= 60 * minutes:
            break
        history = simulate(seed)
        broken = check(history)
        simulated, runs = simulated + history.ended_at, runs + 1
        if broken:
            report(history, broken)
            print(f"found by run {runs}, {time.process_time() - cpu:.1f} s of processor time")
            return 1
    used = time.process_time() - cpu
    print(
        f"{runs} runs from seed {first}: {simulated / 3600:.1f} h simulated"
        f" in {used:.1f} s of processor time, {simulated / max(used, 1e-9):.0f} × real time;"
        " every promise was kept"
    )
    return 0


def _seeds(first: int, wanted: int | None) -> Iterator[int]:
    return iter(count(first)) if wanted is None else iter(range(first, first + wanted))


if __name__ == "__main__":
    sys.exit(main())
