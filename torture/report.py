"""The one page that `make torture` writes."""

import os
from typing import NamedTuple

import msgspec

from .matches import Tally
from .oracles import Asked
from .score import Score

HEAD = """# Torture

What the program went through, and what came of it. Written by `make torture` (ten minutes, on a
busy machine too, which then gets less done; `make torture HOURS=2` for more); not edited.
"""
SERVERS = """## Servers

Real servers as processes of their own. People at real sockets play matches of three against two
bots, come back whenever the line breaks, and remember all they were told. After each blow, and at
the end, what they remember is compared with the log. Every match has to come to its end; where the
time of a trial is over first, it has to go on after the last blow. (Matches of Villa Paletti, and
those about which letters are posted, are not played to their end.)

| trial | blows | acknowledged | lost | early | finished | peak MB | seconds |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""
MATCHES = """## Odd matches

Options, boards, cards and towns that the rules allow and nobody would choose, played by chance and
by bots: every state can be left, goes to JSON and back, and what is played by default is legal.
Matches have numbers: a run goes on where the last one ended (`python -m torture.matches GAME COUNT`),
and any find can be played again (`--again NUMBER`). The figures are of all runs so far.

| game | matches | actions | finished | left after many actions | stuck | processor seconds |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |"""
PARSERS = """## Parsers

{count} readers of what others wrote (`python -m torture.parsers`) were fed {fed:,} documents that are
almost right. {accepted:,} were accepted and proved good, the others refused with a reason; {broken}
broke something.
"""
ORACLES = """## Oracles that are not ours

| what was asked | times | differ |
| --- | ---: | ---: |"""
LIMITS = """## How it is done, and what it does not show

- Disk and clock belong to `torture/world.c`, which is loaded into the server: writes fail as on a
  full or read-only disk, syncs take their time, the time of day jumps. What was synced is copied
  aside; after a power cut only the copy is left. That shows that nothing is told before it was
  synced, not that a disk keeps its word.
- A page that was synced and then rots cannot be brought back by anybody: the trial asks that the
  server says so, or serves what is whole. See [backup and restore](host/backup.md).
- The bad line is made of two TUN devices and a carrier (`torture/link.py`), because many kernels
  lack `tc … netem`. It needs root; without it the trial is left out, and the table says so.
- The servers' own words during all this are in `build/torture/servers.log`.
"""


class Fed(msgspec.Struct):
    """What a parser was fed with."""

    name: str
    fed: int = 0
    accepted: int = 0
    broken: str = ""


class Report(NamedTuple):
    """All that was found."""

    scores: list[Score]
    fed: list[Fed]
    asked: list[Asked]
    tallies: list[Tally]
    seconds: float

    def is_good(self) -> bool:
        """Nothing lost, early, stuck or broken."""
        return (
            all(score.is_good() for score in self.scores)
            and not any(each.broken for each in self.fed)
            and not any(each.disagreed for each in self.asked)
            and not any(each.stuck for each in self.tallies)
        )


def machine() -> str:
    """The size of this machine."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{os.cpu_count()} cores, {memory:.0f} GB of memory"


def page(report: Report) -> str:
    """The report as Markdown."""
    return "\n".join([*_head(report), *_trials(report), *_matches(report), *_rest(report), LIMITS])


def _head(report: Report) -> list[str]:
    scores = report.scores
    rows = {
        "moves acknowledged": sum(s.acknowledged for s in scores),
        "lost": sum(s.lost for s in scores),
        "shown before durable": sum(s.early for s in scores),
        "matches finished at tortured servers": sum(s.finished for s in scores),
        "memory peak of a server, MB": max((s.peak_mb for s in scores), default=0),
        "odd matches played": sum(t.matches for t in report.tallies),
        "of them stuck": sum(len(t.stuck) for t in report.tallies),
    }
    given = f"This run was given {report.seconds / 60:.0f} minutes."
    table = [f"| {name} | {value:,} |" for name, value in rows.items()]
    return [HEAD, f"Machine: {machine()}. {given}", "", "| | |", "| --- | ---: |", *table, ""]


def _trials(report: Report) -> list[str]:
    rows = [
        f"| {s.what} | not done: {s.skipped} | | | | | | |"
        if s.skipped
        else f"| {s.what} | {s.blows:,} | {s.acknowledged:,} | {s.lost} | {s.early} |"
        f" {s.finished} of {s.matches} | {s.peak_mb} | {s.seconds:.0f} |"
        for s in report.scores
    ]
    notes = [f"- {s.what}: {note}." for s in report.scores for note in dict.fromkeys(s.notes)]
    finds = [f"- **{s.what}**: {find}" for s in report.scores for find in s.finds]
    return [SERVERS, *rows, "", *notes, "", *(["Finds:", "", *finds, ""] if finds else [])]


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
    told = PARSERS.format(count=len(report.fed), fed=fed, accepted=accepted, broken=len(broken))
    rows = [f"| {each.what} | {each.asked:,} | {each.disagreed} |" for each in report.asked]
    return [told, *(broken and [*broken, ""]), ORACLES, *rows, ""]
