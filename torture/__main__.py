"""`python -m torture [NAME …] [--minutes M | --hours H]`: worse than users will be, for so long; one report.

Every trial gets its share of the time; with more time each is done again and again. The report is
docs/torture.md. It ends with 1 if anything was lost, shown too early, stuck or otherwise broken.
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

from . import disk, killing, people, restarts
from .matches import FOLDER, LAID, campaign
from .oracles import Asked, ask_all
from .parsers import PARSERS, feed
from .report import Fed, Report, page
from .score import Score
from .world import CannotBeMade

Trial = Callable[[Score, float], None]
TRIALS: dict[str, tuple[Trial, str]] = {
    "server": (killing.server, "kill -9 of the only server, again and again"),
    "worker": (killing.worker, "kill -9 of the processes that think for bots, while people play"),
    "process": (killing.process_of_two, "kill -9 of one of two servers on one PostgreSQL"),
    "database": (killing.database, "kill -9 of PostgreSQL under two servers"),
    "power": (disk.power_cut, "power cut: only what was synced to disk is left"),
    "slow-disk": (disk.slow, f"a disk that takes {disk.SLOW_MS} ms to sync, then a power cut"),
    "full-disk": (disk.full, "a disk that is full for a second, again and again"),
    "read-only": (disk.read_only, "a disk that can only be read for a second, again and again"),
    "broken-page": (
        disk.broken_page,
        "a torn last page after a power cut; then a broken one",
    ),
    "clock": (disk.clock, "a clock that jumps by seconds, hours and days, forward and back"),
    "line": (people.line, "5 % of packets lost and 300 ms late, each way, between two network namespaces"),
    "visitors": (people.visitors, "clients that read nothing, and floods of malformed frames"),
    "pulls": (restarts.pulls, "kill -9 while a live hand pulls a column"),
    "letters": (restarts.letters, "kill -9 while letters are posted"),
}
SHARES = {"trials": 0.55, "parsers": 0.1, "oracles": 0.1, "matches": 0.25}
"""How the time is divided."""
EXAMPLES = 40
"""What a parser is fed with at a time."""
LOG = FOLDER / "servers.log"
"""What the servers under torture said."""


def attempt(score: Score, trial: Trial, seconds: float) -> None:
    """One trial; whatever breaks in it is a find."""
    begun = time.monotonic()
    try:
        trial(score, seconds)
    except CannotBeMade as reason:
        score.skipped = str(reason)
    except Exception as error:
        traceback.print_exc()
        score.finds.append(f"{type(error).__name__}: {error}")
    score.seconds += time.monotonic() - begun
    told = score.skipped or f"{score.acknowledged} acknowledged, {score.lost} lost, {score.early} early"
    print(f"{score.name}: {told} {score.finds or ''} ({score.seconds:.0f} s)", flush=True)


def try_all(names: Sequence[str], seconds: float) -> list[Score]:
    """Every trial in turn, until the time is over; each at least once."""
    scores = {name: Score(name, TRIALS[name][1]) for name in names}
    until, share = time.monotonic() + seconds, min(30.0, seconds / len(names) / 2)
    while True:
        begun = time.monotonic()
        for name, score in scores.items():
            if not score.skipped:
                attempt(score, TRIALS[name][0], share)
        if 2 * time.monotonic() - begun > until:  # there is no time for another round
            return list(scores.values())


def feed_all(seconds: float) -> list[Fed]:
    """Every parser in turn, until the time is over."""
    fed = {name: Fed(name) for name in PARSERS}
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for name, tally in fed.items():
            if tally.broken:
                continue
            try:
                tally.accepted += feed(name, EXAMPLES, same=False)
            except Exception as error:  # whatever it is, it is a find
                tally.broken = f"{type(error).__name__}: {error} {getattr(error, '__notes__', '')}"[:500]
                print(f"{name}: {tally.broken}", flush=True)
            tally.fed += EXAMPLES
            if time.monotonic() > until:
                break
    return list(fed.values())


def main() -> int:
    """Read the words, torture, report."""
    words = argparse.ArgumentParser(prog="python -m torture", description=__doc__)
    words.add_argument("names", nargs="*", metavar="NAME", help=f"only these trials: {', '.join(TRIALS)}")
    words.add_argument("--minutes", type=float, default=10.0)
    words.add_argument("--hours", type=float, help="instead of minutes")
    given = words.parse_args()
    unknown = [name for name in given.names if name not in TRIALS]
    if unknown:
        print(f"torture: there is no {', '.join(unknown)}; there are {', '.join(TRIALS)}", file=sys.stderr)
        return 2
    seconds = (given.hours * 60 if given.hours else given.minutes) * 60
    FOLDER.mkdir(parents=True, exist_ok=True)
    said = os.dup(2)
    with LOG.open("w") as log:
        os.dup2(log.fileno(), 2)  # servers say much while they are tortured
        scores = try_all(given.names or list(TRIALS), seconds * (1 if given.names else SHARES["trials"]))
    os.dup2(said, 2)
    if given.names:
        return 0 if all(score.is_good() for score in scores) else 1
    fed = feed_all(seconds * SHARES["parsers"])
    asked: list[Asked] = ask_all(seconds * SHARES["oracles"])
    share = seconds * SHARES["matches"] / len(LAID)
    tallies = [campaign(game, 10**9, share) for game in LAID]
    report = Report(scores, fed, asked, tallies, seconds)
    Path("docs/torture.md").write_text(page(report), encoding="utf-8")
    print("written: docs/torture.md")
    return 0 if report.is_good() else 1


if __name__ == "__main__":
    sys.exit(main())
