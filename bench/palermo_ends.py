"""Whether matches of Palermo's bots among themselves end, at all numbers of players, in all editions.

    python -m bench palermo_ends              measures all levels
    python -m bench.palermo_ends normal hard  these only; the rows of the others stay as they are

`easy` and `normal` decide at once; `hard` thinks for a few steps only, since it plays as the plan does when
time is short. A match that has not ended after `MOST_ACTIONS` counts as endless.
"""

import argparse
from itertools import product

from bench import reports
from ludoteca.games import find_game
from ludoteca.runner import play_match

LEVELS = {"easy": (None, 56), "normal": (None, 56), "hard": (5, 1)}
"""By level: the steps of a decision, and the matches for each number of players and edition."""
EDITIONS = ("de", "en", "fr")
MOST_ACTIONS = 5_000
COLUMNS = ("level", "steps a decision", "matches", "players, editions", "endless", "longest, in actions")


def main() -> None:
    """Play all matches of the levels; store the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("levels", nargs="*", help="only these levels (default: all)")
    arguments = parser.parse_args() if __name__ == "__main__" else parser.parse_args([])
    wanted = arguments.levels or list(LEVELS)
    info, rows = find_game("palermo").info, {row[0]: tuple(row) for row in reports.read("palermo-ends").rows}
    seats_of = range(info.min_seats, info.max_seats + 1)
    for level in wanted:
        steps, matches = LEVELS[level]
        longest, endless, played = 0, 0, 0
        for seats, edition, seed in product(seats_of, EDITIONS, range(matches)):
            options = {"edition": edition}
            result = play_match(
                "palermo", [level] * seats, seed, options, budget_ms=steps, most_actions=MOST_ACTIONS
            )
            played += 1
            endless += result.outcome is None
            longest = max(longest, result.actions)
        rows[level] = (
            level,
            str(steps or "none"),
            str(played),
            "3–5, de, en, fr",
            str(endless),
            str(longest),
        )
        print(*rows[level], flush=True)
    reports.save("palermo-ends", "python -m bench palermo_ends", COLUMNS, rows.values())


if __name__ == "__main__":
    main()
