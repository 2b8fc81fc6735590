"""Matches of bots at the villa: how they end, how long they take, who contests.

    python -m bench villa_paletti_matches                              one for each number of seats
    python -m bench.villa_paletti_matches --matches 100 --keep FILE    the table of docs/physics.md

Matches are kept in FILE, one line each; the same command goes on where it was stopped. Matches of two, three
and four seats take turns, so that a part of them says something about all.
"""

import argparse
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bench.calibration import print_calibration
from ludoteca.bots import consult
from ludoteca.core import Match, SeededChance, Undone, seeded_luck, simulator_of
from ludoteca.games import find_game
from ludoteca.games.villa_paletti.events import AttemptBrokenOff, Contested, Declared

SEATS = (2, 3, 4)
YELLOW = 3
"""Floors of a villa whose highest one is yellow."""
LONG_ENOUGH = 20
"""Turns of a match that is not over before it has begun."""


class Played(msgspec.Struct, frozen=True):
    """A match in a few numbers."""

    seats: int
    seed: int
    bots: str
    reason: str
    role: str | None
    """As what somebody brought the villa down, if anybody did."""
    turns: int
    floors: int
    seal_changes: int
    declared: int
    contested: int
    broken_off: int
    locked: int
    seconds: float
    """Processor time."""


def play(seats: int, seed: int, bots: str) -> Played:
    """One match with the hands that a table has by default."""
    game = find_game("villa_paletti")
    begun = time.process_time()
    match: Match[Any, Any] = Match.new(
        game, seats, game.info.options(), luck=seeded_luck(seed, simulator_of(game))
    )
    while match.active:
        seat = match.active[0]
        chance = SeededChance(f"{seed}/bot/{match.seq}", simulator_of(game))
        match.play(seat, consult(game, match.state, seat, chance, bots).action)
    played_out = (entry for entry in match.entries if not isinstance(entry, Undone))
    events = Counter(type(event) for entry in played_out for event in entry.events)
    end = match.state.end
    return Played(
        seats=seats,
        seed=seed,
        bots=bots,
        reason=end.reason,
        role=end.role,
        turns=match.state.turn,
        floors=end.floors,
        seal_changes=match.state.seal.changes,
        declared=events[Declared],
        contested=events[Contested],
        broken_off=events[AttemptBrokenOff],
        locked=len(match.state.locked),
        seconds=round(time.process_time() - begun, 1),
    )


def kept(file: Path | None) -> list[Played]:
    """The matches of earlier runs."""
    if file is None or not file.exists():
        return []
    return msgspec.json.Decoder(Played).decode_lines(file.read_bytes())


def played(wanted: int, bots: str, file: Path | None) -> Iterator[Played]:
    """All matches wanted: those of earlier runs, then new ones, kept as soon as they are over."""
    known = {(each.seats, each.seed): each for each in kept(file) if each.bots == bots}
    for seed in range(wanted):
        for seats in SEATS:
            match = known.get((seats, seed))
            if match is None:
                match = play(seats, seed, bots)
                if file is not None:
                    with file.open("ab") as lines:
                        lines.write(msgspec.json.encode(match) + b"\n")
            yield match


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
        f"{statistics.median(each.seal_changes for each in matches):g}",
        f"{contested} of {declared}",
        f"{statistics.mean(each.locked for each in matches):.1f}",
        f"{statistics.median(each.seconds for each in matches):.0f} s",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


HEAD = (
    "| seats | matches | villa fell (as what) | nobody won | turns: median (quarters) | under 20 turns "
    "| reach yellow | reach red | changes of the seal | contests of declarations | locked | processor time |"
)


def main(arguments: Sequence[str] = ()) -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=1, metavar="N", help="for each number of seats")
    parser.add_argument("--bots", default="hard", metavar="LEVEL", help="easy, normal or hard")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where matches are kept, one line each")
    chosen = parser.parse_args(list(arguments))
    print_calibration()
    matches = []
    for match in played(chosen.matches, chosen.bots, chosen.keep):
        matches.append(match)
        print(f"\r{len(matches)} matches …", end="", file=sys.stderr, flush=True)
    print(f"\r{HEAD}")
    for seats in SEATS:
        print(row(seats, [each for each in matches if each.seats == seats]))


if __name__ == "__main__":
    main(sys.argv[1:])
