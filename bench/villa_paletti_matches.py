"""Matches of bots at the villa: how they end, how long they take, who contests.

    python -m bench villa_paletti_matches                 prints docs/physics.md's table from what is kept
    python -m bench.villa_paletti_matches --matches 100   plays what is missing of a hundred for two, three
                                                          and four seats each (or `--seats 3`), then prints it

`normal` and `easy` share the seats, with the hands that a table has by default, and change places. Matches
are kept in bench/villa_paletti_matches.jsonl, one line each, those of the opponents' page among them; the
same command goes on where it was stopped. Thinking is counted in steps, so the same matches come out on every
machine, however busy; two are played at a time (`--workers`).
"""

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core import options_of
from ludoteca.games import find_game
from ludoteca.games.villa_paletti.actions import Contest, Declare
from ludoteca.tournament import Fixture, MatchResult, Table, play_fixtures, schedule
from ludoteca.tournament.worker import TournamentWorker

KEPT = Path(__file__).with_suffix(".jsonl")
SEATS = (2, 3, 4)
BOTS = ("normal", "easy")
YELLOW = 3
"""Floors of a villa whose highest one is yellow."""
LONG_ENOUGH = 20
"""Turns of a match that is not over before it has begun."""


class Played(msgspec.Struct, frozen=True):
    """A match in a few numbers."""

    seed: int
    bots: tuple[str, ...]
    """By seat."""
    reason: str
    role: str | None
    """As what somebody brought the villa down, if anybody did."""
    turns: int
    floors: int
    seal_changes: int
    declared: int
    contested: int
    locked: int
    """Columns that nobody may take any more, for an attempt at them was broken off."""
    seconds: float


class Watcher(TournamentWorker):
    """Plays matches at the villa, and says more of them than who won."""

    def play(self, fixture: Fixture) -> MatchResult:
        """The match; what was done is counted anew."""
        self.done: Counter[type] = Counter()
        return super().play(fixture)

    def watch(self, state: Any, seat: int, action: Any) -> None:  # noqa: ARG002
        """Told of every action before it is played."""
        self.done[type(action)] += 1

    def gathered(self, result: MatchResult) -> Played | None:
        """The match in a few numbers, if it came to its end."""
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
    """The matches of earlier runs."""
    lines = KEPT.read_bytes() if KEPT.exists() else b""
    matches = msgspec.json.Decoder(Played).decode_lines(lines)
    return {Fixture(match.seed, match.bots): match for match in matches}


def keep(match: Played | None) -> None:
    """One line more."""
    if match is not None:
        with KEPT.open("ab") as lines:
            lines.write(msgspec.json.encode(match) + b"\n")


def play_missing(wanted: int, seats_wanted: Sequence[int], workers: int) -> None:
    """As many matches as are missing, those of two, three and four seats in turns."""
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


def share(matches: Sequence[Played], number: int) -> str:
    """How many of the matches, in per cent."""
    return f"{100 * number / len(matches):.0f} %"


def row(seats: int, matches: Sequence[Played]) -> str:
    """What is to be said about the matches of so many seats, as a row of the page."""
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
    return "| " + " | ".join(map(str, cells)) + " |"


HEAD = (
    "| seats | matches | villa fell (as what) | nobody won | turns: median (quarters) | under 20 turns "
    "| reach yellow | reach red | changes of the seal | contests of declarations | locked |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


def main(arguments: Sequence[str] = ()) -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=0, metavar="N", help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", choices=SEATS, default=SEATS, help="only these")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="matches played at a time")
    chosen = parser.parse_args(list(arguments))
    play_missing(chosen.matches, chosen.seats, chosen.workers)
    matches = [match for match in kept().values() if set(match.bots) == set(BOTS)]
    print(f"\r{HEAD}")
    for seats in SEATS:
        of_these = [match for match in matches if len(match.bots) == seats]
        print(row(seats, of_these) if of_these else f"| {seats} | 0 |")


if __name__ == "__main__":
    main(sys.argv[1:])
