"""`python -m torture [NAME …] [--minutes M | --hours H]`: fault injection, with one report at the end.

Every part gets its share of the time that is left, so that a run ends in time on a busy machine, too; with
more time each trial is repeated. The results are stored in bench/measured. The exit code is 1 if anything was
lost, shown before it was durable, stuck or otherwise broken.
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from itertools import cycle
from statistics import mean

from . import bad_clients, disk, hostile, killing, restarts
from .matches import FOLDER, LAID, Tally, campaign, tally_of
from .oracles import Asked, ask_all
from .parsers import PARSERS, feed
from .report import Fed, Report, save
from .score import Score
from .timing import Allowance, Clock, Overdue, cut_off_after, ended_after
from .world import CannotBeMade

Trial = Callable[[Score, float], None]
TRIALS: dict[str, tuple[Trial, str]] = {
    "server": (killing.server, "kill -9 of the only server, repeatedly"),
    "worker": (killing.worker, "kill -9 of the processes that run bots, during matches"),
    "process": (killing.process_of_two, "kill -9 of one of two servers on one PostgreSQL"),
    "database": (killing.database, "kill -9 of PostgreSQL under two servers"),
    "power": (disk.power_cut, "power cut: only what was synced to disk is left"),
    "slow-disk": (disk.slow, f"a disk that takes {disk.SLOW_MS} ms to sync, then a power cut"),
    "full-disk": (disk.full, "a disk that is full for a second, repeatedly"),
    "read-only": (disk.read_only, "a disk that is read-only for a second, repeatedly"),
    "broken-page": (
        disk.broken_page,
        "a torn last page after a power cut; then a broken one",
    ),
    "clock": (disk.clock, "a clock that jumps by seconds, hours and days, forward and back"),
    "line": (
        bad_clients.line,
        "5 % of packets lost and 300 ms late, each way",
    ),
    "visitors": (bad_clients.visitors, "clients that read nothing, and floods of malformed frames"),
    "crowd": (hostile.crowd, "one address that attacks in every way while others play"),
    "pulls": (restarts.pulls, "kill -9 while a live hand pulls a column"),
    "emails": (restarts.emails, "kill -9 while emails are sent"),
}
SHARES = {"trials": 0.55, "parsers": 0.1, "oracles": 0.1, "matches": 0.25}
"""Parts of a run in their order, with their share of the time."""
LONGEST = 40.0
"""Most seconds for one attempt at a trial."""
GRACE = 120.0
"""Seconds beyond its time after which a trial is aborted, which is a failure."""
NO_TIME = "the time was over before it began, the machine was busy"
A_MATCH = 15.0
"""Seconds beyond their time that the last documents of a parser or the last match may take."""
EXAMPLES = 20
"""Documents for a parser at a time."""
LOG = FOLDER / "servers.log"
"""The standard error of the servers."""


def attempt(score: Score, seconds: float) -> None:
    """Run one trial; any exception in it is a failure."""
    begun = time.monotonic()
    try:
        with ended_after(seconds + GRACE):
            TRIALS[score.name][0](score, seconds)
    except CannotBeMade as reason:
        score.skipped = str(reason)
    except (Exception, Overdue) as error:
        traceback.print_exc()
        score.failures.append(f"{type(error).__name__}: {error}")
    score.seconds += time.monotonic() - begun
    result = score.skipped or f"{score.acknowledged} acknowledged, {score.lost} lost, {score.early} early"
    print(f"{score.name}: {result} {score.failures or ''} ({score.seconds:.0f} s)", flush=True)


def try_all(
    names: Sequence[str],
    seconds: float,
    whole: float,
    attempt: Callable[[Score, float], None] = attempt,
    clock: Clock = time.monotonic,
) -> list[Score]:
    """Run every trial once, and again while the time it took last fits into what is left; return the scores.

    Starting and stopping servers takes time beyond that of a trial; how much is measured on the way. If the
    whole run is over before each trial had its turn, the others are marked as skipped.
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
    """Feed every parser in turn until the time is over."""
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
    except Exception as error:  # any error is a failure
        failures = error.exceptions if isinstance(error, ExceptionGroup) else [error]
        texts = [f"{type(each).__name__}: {each} {getattr(each, '__notes__', '')}" for each in failures]
        tally.broken = "; ".join(texts)[:500]
        print(f"{tally.name}: {tally.broken}", flush=True)
    tally.fed += EXAMPLES


def _play_on(game: str, seconds: float) -> Tally:
    """Play unusual matches for that time; one that takes much longer is abandoned."""
    tally: Tally | None = None
    with cut_off_after(seconds + A_MATCH):
        tally = campaign(game, 10**9, seconds)
    return tally or tally_of(game)


def _share(allowance: Allowance, part: str) -> float:
    """Return the seconds of a part, out of what the parts before it have left."""
    parts = list(SHARES)
    return allowance.share(*(SHARES[name] for name in parts[parts.index(part) :]))


def main() -> int:
    """Run the trials that the arguments name and write the report; return the exit code."""
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
        os.dup2(log.fileno(), 2)  # servers log much under faults
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
        print(f"{game}: {tallies[-1].matches:,} unusual matches in all", flush=True)
    report = Report(scores, fed, asked, tallies, seconds)
    save(report)
    return 0 if report.is_good() else 1


if __name__ == "__main__":
    sys.exit(main())
