"""Matches of bots in Villa Paletti: how they end, how long they are, how often bots contest.

    python -m bench villa_paletti_matches                 prints the table
    python -m bench.villa_paletti_matches --matches 100   plays the missing ones of a hundred for two, three
                                                          and four seats each (or `--seats 3`), and stores
                                                          the table

`normal` and `easy` share the seats in rotation, with the default hands. Matches are stored in
bench/villa_paletti_matches.jsonl, one line each, including those of `python -m tools.opponents`; an
interrupted command continues where it stopped. Thinking is counted in steps, so that every machine plays the
same matches; two are played at a time (`--workers`).
"""

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from bench import reports
from ludoteca.core import options_of
from ludoteca.games import find_game
from ludoteca.games.villa_paletti.actions import Contest, Declare
from ludoteca.tournament import Fixture, MatchResult, Table, play_fixtures, schedule
from ludoteca.tournament.worker import TournamentWorker

KEPT = Path(__file__).with_suffix(".jsonl")
SEATS = (2, 3, 4)
BOTS = ("normal", "easy")
YELLOW = 3
"""Number of floors when the highest one is yellow."""
LONG_ENOUGH = 20
"""Turns below which a match counts as very short."""


class Played(msgspec.Struct, frozen=True):
    """The figures of a match."""

    seed: int
    bots: tuple[str, ...]
    """By seat."""
    reason: str
    role: str | None
    """The role in which a player brought the villa down, if one did."""
    turns: int
    floors: int
    seal_changes: int
    declared: int
    contested: int
    locked: int
    """Columns that were locked after a broken-off attempt."""
    seconds: float


class Watcher(TournamentWorker):
    """Plays matches of Villa Paletti and gathers more figures than the result."""

    def play(self, fixture: Fixture) -> MatchResult:
        """Play a match, and count its actions by kind."""
        self.done: Counter[type] = Counter()
        return super().play(fixture)

    def watch(self, state: Any, seat: int, action: Any) -> None:  # noqa: ARG002
        """Count an action."""
        self.done[type(action)] += 1

    def gathered(self, result: MatchResult) -> Played | None:
        """The figures of the match; None if it was not played to its end."""
        if result.scores is None:
            return None
        end = self.last_state.end
        return Played(
            seed=result.seed,
            bots=result.bots,
            reason=end.reason,
            role=end.role,
            turns=self.last_state.turn,
            floors=end.floors,
            seal_changes=self.last_state.seal.changes,
            declared=self.done[Declare],
            contested=self.done[Contest],
            locked=len(self.last_state.locked),
            seconds=result.seconds,
        )


def kept() -> dict[Fixture, Played]:
    """The stored matches."""
    lines = KEPT.read_bytes() if KEPT.exists() else b""
    matches = msgspec.json.Decoder(Played).decode_lines(lines)
    return {Fixture(match.seed, match.bots): match for match in matches}


def keep(match: Played | None) -> None:
    """Store a match."""
    if match is not None:
        with KEPT.open("ab") as lines:
            lines.write(msgspec.json.encode(match) + b"\n")


def play_missing(wanted: int, seats_wanted: Sequence[int], workers: int) -> int:
    """Play and store the missing matches, alternating between the numbers of seats; returns their number."""
    known = kept()
    missing = [
        [fixture for fixture in schedule(BOTS, seats, wanted, seed=1) if fixture not in known]
        for seats in seats_wanted
    ]
    options = msgspec.to_builtins(options_of(find_game("villa_paletti"), {}))
    table = Table(game="villa_paletti", options=options, limit=600)
    in_turns = [row[at] for at in range(max(map(len, missing))) for row in missing if at < len(row)]
    playing = play_fixtures(table, in_turns, workers, Watcher)
    for done, (_, (_, match)) in enumerate(playing, start=1):
        keep(match)
        print(f"\r{done} of {len(in_turns)} matches …", end="", file=sys.stderr, flush=True)
    return len(in_turns)


def share(matches: Sequence[Played], number: int) -> str:
    """A number of matches as a percentage of all."""
    return f"{100 * number / len(matches):.0f} %"


def row(seats: int, matches: Sequence[Played]) -> list[str]:
    """The row of the table for matches of this number of seats."""
    fell = [each for each in matches if each.reason.startswith("fell")]
    roles = ", ".join(
        f"{number} {role}" for role, number in Counter(each.role for each in fell).most_common()
    )
    turns = sorted(each.turns for each in matches)
    quarters = statistics.quantiles(turns, n=4) if len(turns) > 1 else turns * 3
    declared, contested = sum(each.declared for each in matches), sum(each.contested for each in matches)
    cells = (
        seats,
        len(matches),
        f"{len(fell)} ({roles})" if fell else "0",
        sum(each.reason.endswith("nobody-wins") for each in matches),
        f"{statistics.median(turns):g} ({quarters[0]:g} to {quarters[2]:g}; least {turns[0]})",
        share(matches, sum(each.turns < LONG_ENOUGH for each in matches)),
        share(matches, sum(each.floors >= YELLOW for each in matches)),
        share(matches, sum(each.floors == 5 for each in matches)),
        f"{statistics.mean(each.seal_changes for each in matches):.1f}",
        f"{contested} of {declared}",
        f"{statistics.mean(each.locked for each in matches):.1f}",
    )
    return list(map(str, cells))


COLUMNS = (
    "seats", "matches", "villa fell (role)", "no winner", "turns: median (quarters)", "under 20 turns",
    "reach yellow", "reach red", "changes of the seal", "contests of declarations", "locked",
)  # fmt: skip


def main(arguments: Sequence[str] = ()) -> None:
    """Play the missing matches, and print the table; it is stored if a match was played."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--matches", type=int, default=0, metavar="N", help="matches for each number of seats"
    )
    parser.add_argument(
        "--seats", type=int, nargs="+", choices=SEATS, default=SEATS, help="only these numbers of seats"
    )
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="matches played at the same time")
    chosen = parser.parse_args(list(arguments))
    played = play_missing(chosen.matches, chosen.seats, chosen.workers)
    matches = [match for match in kept().values() if set(match.bots) == set(BOTS)]
    by_seats = {seats: [match for match in matches if len(match.bots) == seats] for seats in SEATS}
    rows = [row(seats, of_these) for seats, of_these in by_seats.items() if of_these]
    for cells in (COLUMNS, *rows):
        print(" | ".join(cells))
    if played:
        command = "python -m bench.villa_paletti_matches --matches 100"
        reports.save("villa-paletti-matches", command, COLUMNS, rows)


if __name__ == "__main__":
    main(sys.argv[1:])
