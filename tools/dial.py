"""Measures the dial of strengths of a game: `python -m tools.opponents dial palanche`.

Each deal seats four of the ten steps and `normal`, drawn at random, in four rotations. The ratings come from
all places of all matches, as those by which a player's own strength is found (`server.people.likeness`).
Matches are kept in `bench/opponents`; delete that file when bots change.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from bench import reports

from ludoteca.bots import strengths
from ludoteca.core import options_of
from ludoteca.games import find_game
from ludoteca.tournament import Fixture, ResultsFile, Table, play_fixtures, standings
from ludoteca.tournament.worker import TournamentWorker

SEATS = 4
MOST_ACTIONS = 5_000
KEPT = Path(__file__).resolve().parents[1] / "bench" / "opponents"
COLUMNS = ("strength", "seats", "first places", "mean place", "rating shown", "measured", "± 95 %")


def fixtures(names: Sequence[str], deals: int) -> list[Fixture]:
    """Deals of four bots each, in every rotation; all bots are drawn about equally often."""
    luck = Random("dial")
    found: list[Fixture] = []
    waiting: list[str] = []
    for deal in range(deals):
        if len(waiting) < SEATS:
            rest = [name for name in names if name not in waiting]
            waiting += luck.sample(rest, len(rest))
        seated, waiting = waiting[:SEATS], waiting[SEATS:]
        found += (Fixture(deal + 1, tuple(seated[turn:] + seated[:turn])) for turn in range(SEATS))
    return found


def main(arguments: Sequence[str], kind: type[TournamentWorker]) -> None:
    """Play the missing deals, print the ratings of the steps and store them."""
    parser = argparse.ArgumentParser(prog="python -m tools.opponents dial", description=__doc__)
    parser.add_argument("game", choices=("palermo", "palanche"))
    parser.add_argument("--deals", type=int, default=200, help="four matches each")
    parser.add_argument("--budget-ms", type=int, help="steps of about a millisecond for a choice")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(list(arguments))
    game = find_game(given.game)
    dial = strengths(game)
    names = [*dial, "normal"]
    table = Table(
        game=given.game,
        options=msgspec.to_builtins(options_of(game, {})),
        limit=600,
        budget_ms=given.budget_ms,
        most_actions=MOST_ACTIONS,
    )
    file = ResultsFile(KEPT / f"{given.game}-dial.jsonl", table)
    results = list(file.earlier.values())
    missing = [fixture for fixture in fixtures(names, given.deals) if fixture not in file.earlier]
    for _, (result, _) in play_fixtures(table, missing, given.workers, kind):
        file.add(result)
        results.append(result)
    file.close()
    found = {standing.bot: standing for standing in standings(results, names, "normal")}
    rows = [
        (
            name,
            str(found[name].seats),
            f"{found[name].wins:.1%}",
            f"{found[name].place:.2f}",
            str(dial.get(name, 1500)),
            f"{found[name].rating:.0f}",
            f"{found[name].rating_margin:.0f}",
        )
        for name in names
    ]
    for line in (COLUMNS, *rows):
        print(" | ".join(line))
    command = f"python -m tools.opponents dial {given.game} --deals {given.deals}"
    reports.save(f"dial-{given.game}", command, COLUMNS, rows)
