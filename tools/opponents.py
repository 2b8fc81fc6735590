"""Measures how strong bots are: plays the missing matches of `bench/opponents`, stores the shares.

    python -m tools.opponents                    every row; takes a night on two cores
    python -m tools.opponents palermo-3          the rows whose names begin like that
    python -m tools.opponents --matches 0        plays nothing, prints the table
    python -m tools.opponents dial palanche      plays the steps of a dial against each other (`tools.dial`)
    python -m tools.opponents exploit            searches for a bot that milks a level (`tools.exploits`)

A row is one bot against a table of others, as `ludoteca tournament --alone` plays it: seats rotated, the same
towns and decks for all, thinking counted in steps (against OpenSpiel: by the clock). It is played until its
95 % interval is on one side of its goal, or up to its greatest number of matches. An interrupted run
continues where it stopped; delete the matches of a bot that has changed.
"""

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from bench import reports
from bench.villa_paletti_matches import Watcher, keep
from tools import dial, exploits

from ludoteca.bots import bring_bot
from ludoteca.core import Bot, options_of
from ludoteca.games import find_game
from ludoteca.tournament import MatchResult, ResultsFile, Table, play_fixtures, schedule
from ludoteca.tournament.worker import TournamentWorker

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "bench" / "opponents"
MOST_ACTIONS = 5000
AT_A_TIME = 40
"""Matches between two checks of whether a row is decided."""
NAMES = {
    ("palermo", "yardstick"): "bench.yardsticks.palermo:SimpleBot",
    ("palermo", "mcts"): "bench.yardsticks.openspiel:Mcts",
    ("palermo", "former"): "bench.yardsticks.former.palermo:FormerHard",
    ("palanche", "yardstick"): "bench.yardsticks.palanche.sensible:Sensible",
    ("palanche", "former"): "bench.yardsticks.former.palanche:FormerHard",
    **{
        ("palanche", f"{name}-{level}"): f"bench.yardsticks.palanche.exploiters:{kind}{level.capitalize()}"
        for level in ("hard", "normal")
        for name, kind in (
            ("auction-seller", "AuctionSeller"),
            ("buy-back-seller", "BuyBackSeller"),
            ("last-turn-seller", "LastTurnSeller"),
            ("price-learner", "PriceLearner"),
            ("collector", "Collector"),
        )
    },
}
"""The tournament names of bots that are not levels."""
TIMED = ("mcts",)
"""Opponents against whom both bots think by the clock: their thinking cannot be counted in steps."""


class AtHome(TournamentWorker):
    """Plays with the bots of this project in its own process: they may be trusted, and pipes take longer."""

    def _bot(self, name: str, seat: int) -> Bot[Any, Any]:  # noqa: ARG002 (all seats alike)
        return bring_bot(self.game, name)


class Row(NamedTuple):
    """One bot against a table of others, and the share of first places that is the goal."""

    game: str
    seats: int
    one: str
    others: str
    goal: float
    at_most: bool = False
    """Whether the goal is to stay below the share."""
    budget_ms: int | None = None
    """Budget in steps of about a millisecond; None for the usual one."""
    least: int = 200
    most: int = 800
    options: dict[str, Any] = {}  # noqa: RUF012 (never changed)

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.game}-{self.seats}-{self.one}-{self.others}"

    @property
    def table(self) -> Table:
        """The table of its matches."""
        options = msgspec.to_builtins(options_of(find_game(self.game), self.options))
        return Table(
            game=self.game, options=options, limit=600, budget_ms=self.budget_ms, most_actions=MOST_ACTIONS
        )

    @property
    def kind(self) -> type[TournamentWorker]:
        """The worker that plays its matches."""
        if self.others in TIMED:
            # Imported here: OpenSpiel is an extra, and only this row needs it.
            from bench.yardsticks.openspiel import PatientWorker

            return PatientWorker
        others: dict[str, type[TournamentWorker]] = {
            "villa_paletti": Watcher,
            "palanche": AtHome,
            "palermo": AtHome,
        }
        return others.get(self.game, TournamentWorker)

    def bot(self, name: str) -> str:
        """The tournament name of a bot."""
        return NAMES.get((self.game, name), name)


ROWS = (
    Row("palermo", 3, "easy", "yardstick", 0.25, at_most=True),
    Row("palermo", 3, "normal", "yardstick", 0.75),
    Row("palermo", 4, "normal", "yardstick", 0.75),
    Row("palermo", 3, "hard", "yardstick", 0.97, budget_ms=200),
    Row("palermo", 4, "hard", "yardstick", 0.92, budget_ms=200),
    Row("palermo", 3, "hard", "normal", 0.60, budget_ms=200),
    Row("palermo", 4, "hard", "normal", 0.50, budget_ms=200),
    Row("palermo", 3, "hard", "former", 0.75, budget_ms=200),
    Row("palermo", 4, "hard", "former", 0.70, budget_ms=200),
    Row("palermo", 3, "hard", "mcts", 0.34, budget_ms=400, least=12, most=24),
    Row("palanche", 4, "normal", "yardstick", 0.40),
    Row("palanche", 4, "hard", "yardstick", 0.60),
    Row("palanche", 4, "hard", "normal", 0.50),
    Row("palanche", 4, "hard", "former", 0.35),
    *(
        Row("palanche", 4, f"{name}-{level}", level, 0.30, at_most=True)
        for level in ("hard", "normal")
        for name in ("auction-seller", "buy-back-seller", "last-turn-seller", "price-learner", "collector")
    ),
    Row("villa_paletti", 2, "normal", "easy", 0.60),
    Row("villa_paletti", 2, "hard", "easy", 0.75, budget_ms=800),
    Row("villa_paletti", 2, "hard", "normal", 0.60, budget_ms=800),
)


class Share(NamedTuple):
    """Share of first places, with its 95 % interval (Wilson)."""

    matches: int
    first: float
    low: float
    high: float
    not_over: int


def share_of(row: Row, results: Sequence[MatchResult]) -> Share:
    """The share of first places; a shared one counts in part, a match that was broken off as not won."""
    one, number, z = row.bot(row.one), len(results), 1.96
    over = [result for result in results if result.reason != "broken-off"]
    firsts = sum(1 / result.places.count(1) for result in over if result.places[result.bots.index(one)] == 1)
    if not number:
        return Share(0, 0.0, 0.0, 1.0, 0)
    first, whole = firsts / number, 1 + z * z / number
    centre = first + z * z / (2 * number)
    around = z * sqrt(first * (1 - first) / number + z * z / (4 * number * number))
    return Share(number, first, (centre - around) / whole, (centre + around) / whole, number - len(over))


def play(row: Row, workers: int, most: int | None) -> bool:
    """Play a row until it is decided, or up to a number of matches; returns whether any were played."""
    bots = [row.bot(row.one), row.bot(row.others)]
    most = row.most if most is None else most
    missing = schedule(bots, row.seats, most, seed=1, alone=True)
    if not missing:
        return False
    KEPT.mkdir(exist_ok=True)
    file = ResultsFile(KEPT / f"{row.name}.jsonl", row.table)
    results = list(file.earlier.values())
    before = len(results)
    missing = [fixture for fixture in missing if fixture not in file.earlier]
    while missing:
        share = share_of(row, results)
        if share.matches >= row.least and not share.low <= row.goal <= share.high:
            break
        playing = play_fixtures(row.table, missing[:AT_A_TIME], workers, row.kind)
        for _, (result, gathered) in playing:
            file.add(result)
            results.append(result)
            if row.kind is Watcher:
                keep(gathered)  # for `python -m bench villa_paletti_matches`
        missing = missing[AT_A_TIME:]
        print(f"{row.name}: {share_of(row, results)}", flush=True)
    file.close()
    return len(results) > before


def kept(row: Row) -> list[MatchResult]:
    """The stored results of a row."""
    path = KEPT / f"{row.name}.jsonl"
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=MatchResult) for line in lines]


COLUMNS = ("game", "bot", "against", "matches", "first places", "95 %", "fair", "goal", "not over")


def table() -> list[tuple[str, ...]]:
    """The rows that have results, as cells."""
    return [cells(row, share_of(row, kept(row))) for row in ROWS if kept(row)]


def cells(row: Row, share: Share) -> tuple[str, ...]:
    """The cells of a row."""
    steps = "" if row.others in TIMED else " in steps"
    budget = "" if row.budget_ms is None else f", {row.budget_ms:,} ms{steps}"
    return (
        find_game(row.game).info.title,
        f"{row.one}{budget}",
        f"{row.seats - 1} × {row.others}",
        str(share.matches),
        f"{share.first:.1%}",
        f"{share.low:.1%} – {share.high:.1%}",
        f"{1 / row.seats:.0%}",
        f"{'at most' if row.at_most else 'at least'} {row.goal:.0%}",
        str(share.not_over),
    )


def main() -> None:
    """Play the rows that the arguments name; store the table if a match was played."""
    if sys.argv[1:2] == ["exploit"]:
        exploits.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["dial"]:
        dial.main(sys.argv[2:], AtHome)
        return
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("rows", nargs="*", help="only rows whose names begin like this (default: all)")
    parser.add_argument("--matches", type=int, help="most matches in a row (default: as each row says)")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    wanted = [row for row in ROWS if not arguments.rows or row.name.startswith(tuple(arguments.rows))]
    played = [play(row, arguments.workers, arguments.matches) for row in wanted]
    for line in (COLUMNS, *table()):
        print(" | ".join(line))
    if any(played):
        reports.save("strength", "python -m tools.opponents", COLUMNS, table())


if __name__ == "__main__":
    main()
