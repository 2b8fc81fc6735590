"""How strong a bot is: one against a table of others, seats rotated, each seat with the same luck.

    python -m tools.opponents palermo hard normal --seats 3 --matches 201 --budget-ms 300

prints a row: the share of first places (a shared one counts in part) with its 95 % interval, and the fair
share. Bots are levels or classes, as for `ludoteca tournament`; `bench/yardsticks` has those of old.
`--processor` lets bots count their budgets in processor time, for a machine that does other things as well.
"""

import argparse
import time
from math import sqrt

from ludoteca.core import deadline
from ludoteca.runner import play_match

MOST_ACTIONS = 3000


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    centre = share + z * z / (2 * matches)
    around = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    whole = 1 + z * z / matches
    return (centre - around) / whole, (centre + around) / whole


def row(arguments: argparse.Namespace) -> str:
    """Play, and tell."""
    seats, first_places, broken_off = arguments.seats, 0.0, 0
    for number in range(arguments.matches):
        seat = number % seats
        sitting = [arguments.one if chair == seat else arguments.others for chair in range(seats)]
        result = play_match(
            arguments.game,
            sitting,
            seed=arguments.seed + number // seats,
            budget_ms=arguments.budget_ms,
            most_actions=MOST_ACTIONS,
        )
        if result.outcome is None:
            broken_off += 1
        elif seat in result.outcome.winners:
            first_places += 1 / len(result.outcome.winners)
    share = first_places / arguments.matches
    low, high = interval(share, arguments.matches)
    return (
        f"| {arguments.one} | {seats - 1} × {arguments.others} | {arguments.matches} | {share:.1%} "
        f"| {low:.0%} – {high:.0%} | {1 / seats:.0%} | {broken_off} |"
    )


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument("one", help="the bot that is measured")
    parser.add_argument("others", help="who sits on all other seats")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--budget-ms", type=int)
    parser.add_argument("--processor", action="store_true", help="budgets in processor time")
    arguments = parser.parse_args()
    if arguments.processor:
        deadline.perf_counter = time.process_time  # type: ignore[attr-defined]  # the clock of all budgets
    print("| bot | against | matches | first places | 95 % | fair | not over |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    print(row(arguments))


if __name__ == "__main__":
    main()
