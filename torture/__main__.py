"""`python -m torture [NAME …] [--minutes M | --hours H]`: worse than users will be, for so long; one report.

Every part gets its share of the time that is left, so that the whole ends in time on a busy machine, too;
with more time each trial is done again and again. The report is docs/torture.md. It ends with 1 if
anything was lost, shown too early, stuck or otherwise broken.
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from statistics import mean

from . import disk, killing, people, restarts
from .matches import FOLDER, LAID, Tally, campaign, tally_of
from .oracles import Asked, ask_all
from .parsers import PARSERS, feed
from .report import Fed, Report, page
from .score import Score
from .timing import Allowance, Clock, Overdue, cut_off_after, ended_after
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
"""How the time is divided, in this order."""
LONGEST = 40.0
"""Seconds that one trial gets at most; in hours it is done again and again."""
GRACE = 120.0
"""Seconds beyond its time after which a trial is broken off: that is a find."""
NO_TIME = "the time was over before it was begun, the machine was busy"
A_MATCH = 15.0
"""Seconds beyond their time that the last documents of a parser or the last odd match may take."""
EXAMPLES = 20
"""What a parser is fed with at a time."""
LOG = FOLDER / "servers.log"
"""What the servers under torture said."""


def attempt(score: Score, seconds: float) -> None:
    """One trial; whatever breaks in it is a find."""
    begun = time.monotonic()
    try:
        with ended_after(seconds + GRACE):
            TRIALS[score.name][0](score, seconds)
    except CannotBeMade as reason:
        score.skipped = str(reason)
    except (Exception, Overdue) as error:
        traceback.print_exc()
        score.finds.append(f"{type(error).__name__}: {error}")
    score.seconds += time.monotonic() - begun
    told = score.skipped or f"{score.acknowledged} acknowledged, {score.lost} lost, {score.early} early"
    print(f"{score.name}: {told} {score.finds or ''} ({score.seconds:.0f} s)", flush=True)


def try_all(
    names: Sequence[str],
    seconds: float,
    whole: float,
    attempt: Callable[[Score, float], None] = attempt,
    clock: Clock = time.monotonic,
) -> list[Score]:
    """Every trial once, and again as long as what it took last time fits into what is left.

    To start servers and to come to an end takes time beyond that of a trial; how much is learned on the way.
    If the whole time of a run is over before each was made once, the others are left out, and that is told.
    """
    scores = {name: Score(name, TRIALS[name][1]) for name in names}
    allowance, took, beyond = Allowance(seconds, clock), dict.fromkeys(names, -1.0), [0.0]
    run = Allowance(whole, clock)
    while fitting := [name for name in names if not scores[name].skipped and took[name] < allowance.left()]:
        for number, name in enumerate(fitting, 1):
            if took[name] >= allowance.left():
                continue
            if run.left():
                begun, share = clock(), min(LONGEST, allowance.share(1, len(fitting) - number))
                given = max(0.0, share - max(0.0, mean(beyond)))
                attempt(scores[name], given)
                took[name] = clock() - begun
                beyond.append(took[name] - given)
            else:
                scores[name].skipped = NO_TIME
    return list(scores.values())


def feed_all(seconds: float) -> list[Fed]:
    """Every parser in turn, until the time is over."""
    fed, allowance = [Fed(name) for name in PARSERS], Allowance(seconds)
    with cut_off_after(seconds + A_MATCH):
        for tally in cycle(fed):
            if not allowance.left() or all(each.broken for each in fed):
                break
            if not tally.broken:
                _feed(tally)
    return fed


def _feed(tally: Fed) -> None:
    try:
        tally.accepted += feed(tally.name, EXAMPLES, same=False, shrink=False)
    except Exception as error:  # whatever it is, it is a find
        finds = error.exceptions if isinstance(error, ExceptionGroup) else [error]
        told = [f"{type(find).__name__}: {find} {getattr(find, '__notes__', '')}" for find in finds]
        tally.broken = "; ".join(told)[:500]
        print(f"{tally.name}: {tally.broken}", flush=True)
    tally.fed += EXAMPLES


def _play_on(game: str, seconds: float) -> Tally:
    """Odd matches for so long; one that takes much longer is left, and so is what was not kept yet."""
    tally: Tally | None = None
    with cut_off_after(seconds + A_MATCH):
        tally = campaign(game, 10**9, seconds)
    return tally or tally_of(game)


def _share(allowance: Allowance, part: str) -> float:
    """Seconds of a part, out of what the parts before it have left."""
    parts = list(SHARES)
    return allowance.share(*(SHARES[name] for name in parts[parts.index(part) :]))


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
    allowance = Allowance(seconds)
    FOLDER.mkdir(parents=True, exist_ok=True)
    said = os.dup(2)
    with LOG.open("w") as log:
        os.dup2(log.fileno(), 2)  # servers say much while they are tortured
        share = seconds if given.names else _share(allowance, "trials")
        scores = try_all(given.names or list(TRIALS), share, allowance.left())
    os.dup2(said, 2)
    if given.names:
        return 0 if all(score.is_good() for score in scores) else 1
    fed = feed_all(_share(allowance, "parsers"))
    print(f"parsers: {sum(each.fed for each in fed):,} documents", flush=True)
    asked: list[Asked] = ask_all(_share(allowance, "oracles"))
    print(f"oracles: asked {sum(each.asked for each in asked):,} times", flush=True)
    tallies = []
    for number, game in enumerate(LAID, 1):
        tallies.append(_play_on(game, allowance.share(1, len(LAID) - number)))
        print(f"{game}: {tallies[-1].matches:,} odd matches in all", flush=True)
    report = Report(scores, fed, asked, tallies, seconds)
    Path("docs/torture.md").write_text(page(report), encoding="utf-8")
    print("written: docs/torture.md")
    return 0 if report.is_good() else 1


if __name__ == "__main__":
    sys.exit(main())
