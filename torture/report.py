"""Writes the report of `make torture`, docs/torture.md."""

import os
from typing import NamedTuple

import msgspec

from .matches import Tally
from .oracles import Asked
from .score import Score

HEAD = """# Fault injection

Which faults were injected, and with what result. Written by `make torture` (ten minutes; on a busy
machine less gets done in them; `make torture HOURS=2` for more); not edited by hand.
"""
SERVERS = """## Servers

Real servers as processes of their own. Clients at real sockets play matches against two bots,
reconnect whenever the connection breaks, and record all that the server sent. After each fault, and
at the end, their records are compared with the log. Every match has to come to its end; where the
time of a trial is over first, it has to continue after the last fault. (Matches of Villa Paletti, and
those for which emails are sent, are not played to their end.)

| trial | faults | acknowledged | lost | early | finished | peak MB | seconds |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""
MATCHES = """## Unusual matches

Options, boards, cards and towns that the rules allow and players are unlikely to choose, played at
random and by bots: in every state a seat can act, the state round-trips through JSON, and the default
action is legal. Matches have numbers: a run continues where the last one ended
(`python -m torture.matches GAME COUNT`), and any failure can be replayed (`--again NUMBER`). The
figures are totals of all runs so far.

| game | matches | actions | finished | abandoned after many actions | stuck | CPU seconds |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |"""
PARSERS = """## Parsers

{count} parsers of outside input (`python -m torture.parsers`) were fed {fed:,} documents that are
almost right. {accepted:,} were accepted and valid, the others refused with a reason; {broken} caused
an error.
"""
ORACLES = """## Independent oracles

| checked | times | differ |
| --- | ---: | ---: |"""
LIMITS = """## Method and limits

- Disk and clock faults come from `torture/world.c`, a library that is preloaded into the server:
  writes fail as on a full or read-only disk, syncs are slow, the time of day jumps. Synced data is
  copied aside; after a power cut only the copy is left. That shows that nothing is acknowledged
  before it was synced, not that a disk keeps what it has synced.
- A page that is corrupted after its sync cannot be restored by a program: the trial requires that the
  server reports it, or serves the rest. See [backup and restore](host/backup.md).
- The bad network link consists of two TUN devices and a thread that forwards packets
  (`torture/link.py`), because many kernels lack `tc … netem`. It needs root; without it the trial is
  skipped, and the table says so.
- The log of the servers is in `build/torture/servers.log`.
"""


class Fed(msgspec.Struct):
    """Documents that one parser was fed with."""

    name: str
    fed: int = 0
    accepted: int = 0
    broken: str = ""


class Report(NamedTuple):
    """The results of a run."""

    scores: list[Score]
    fed: list[Fed]
    asked: list[Asked]
    tallies: list[Tally]
    seconds: float

    def is_good(self) -> bool:
        """Return whether nothing was lost, early, stuck or broken."""
        return (
            all(score.is_good() for score in self.scores)
            and not any(each.broken for each in self.fed)
            and not any(each.disagreed for each in self.asked)
            and not any(each.stuck for each in self.tallies)
        )


def machine() -> str:
    """Return the size of this machine."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{os.cpu_count()} cores, {memory:.0f} GB of memory"


def page(report: Report) -> str:
    """Return the report as Markdown."""
    return "\n".join([*_head(report), *_trials(report), *_matches(report), *_rest(report), LIMITS])


def _head(report: Report) -> list[str]:
    scores = report.scores
    rows = {
        "moves acknowledged": sum(s.acknowledged for s in scores),
        "lost": sum(s.lost for s in scores),
        "shown before durable": sum(s.early for s in scores),
        "matches finished under faults": sum(s.finished for s in scores),
        "memory peak of a server, MB": max((s.peak_mb for s in scores), default=0),
        "unusual matches played": sum(t.matches for t in report.tallies),
        "of them stuck": sum(len(t.stuck) for t in report.tallies),
    }
    given = f"This run was given {report.seconds / 60:.0f} minutes."
    table = [f"| {name} | {value:,} |" for name, value in rows.items()]
    return [HEAD, f"Machine: {machine()}. {given}", "", "| | |", "| --- | ---: |", *table, ""]


def _trials(report: Report) -> list[str]:
    rows = [
        f"| {s.what} | not done: {s.skipped} | | | | | | |"
        if s.skipped
        else f"| {s.what} | {s.faults:,} | {s.acknowledged:,} | {s.lost} | {s.early} |"
        f" {s.finished} of {s.matches} | {s.peak_mb} | {s.seconds:.0f} |"
        for s in report.scores
    ]
    notes = [f"- {s.what}: {note}." for s in report.scores for note in dict.fromkeys(s.notes)]
    failures = [f"- **{s.what}**: {failure}" for s in report.scores for failure in s.failures]
    return [SERVERS, *rows, "", *notes, "", *(["Failures:", "", *failures, ""] if failures else [])]


def _matches(report: Report) -> list[str]:
    rows = [
        f"| {t.game} | {t.matches:,} | {t.actions:,} | {t.finished:,} | {t.ends.get('left', 0):,} |"
        f" {len(t.stuck)} | {t.seconds:.0f} |"
        for t in report.tallies
    ]
    return [MATCHES, *rows, ""]


def _rest(report: Report) -> list[str]:
    broken = [f"- **{each.name}**: `{each.broken}`" for each in report.fed if each.broken]
    fed, accepted = sum(each.fed for each in report.fed), sum(each.accepted for each in report.fed)
    text = PARSERS.format(count=len(report.fed), fed=fed, accepted=accepted, broken=len(broken))
    rows = [f"| {each.what} | {each.asked:,} | {each.disagreed} |" for each in report.asked]
    return [text, *(broken and [*broken, ""]), ORACLES, *rows, ""]
