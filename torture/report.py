"""Stores the results of `make torture` with the other measurements."""

from typing import NamedTuple

import msgspec
from bench import reports

from .matches import Tally
from .oracles import Asked
from .score import Score


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


def save(report: Report) -> None:
    """Store the four tables of a run."""
    command = f"python -m torture --minutes {report.seconds / 60:g}"
    reports.save("faults", command, FAULTS, map(_trial, report.scores), _notes(report.scores))
    reports.save("unusual-matches", command, MATCHES, map(_tally, report.tallies))
    reports.save("parsers", command, PARSERS, [_fed(report.fed)], _broken(report.fed))
    rows = [(each.what, f"{each.asked:,}", each.disagreed) for each in report.asked]
    reports.save("oracles", command, ("checked", "times", "differ"), rows)


FAULTS = ("trial", "faults", "acknowledged", "lost", "early", "finished", "peak MB", "seconds")
MATCHES = ("game", "matches", "actions", "finished", "abandoned after many actions", "stuck", "CPU seconds")
PARSERS = ("parsers", "documents", "accepted and valid", "refused with a reason", "parsers with an error")


def _trial(s: Score) -> tuple[object, ...]:
    if s.skipped:
        return (s.what, f"not done: {s.skipped}", "", "", "", "", "", "")
    finished = f"{s.finished} of {s.matches}"
    return (
        s.what, f"{s.faults:,}", f"{s.acknowledged:,}", s.lost, s.early, finished, s.peak_mb,
        f"{s.seconds:.0f}",
    )  # fmt: skip


def _notes(scores: list[Score]) -> list[str]:
    notes = [f"{s.what}: {note}." for s in scores for note in dict.fromkeys(s.notes)]
    return notes + [f"**Failed**: {s.what}: {failure}" for s in scores for failure in s.failures]


def _tally(t: Tally) -> tuple[object, ...]:
    return (
        t.game, f"{t.matches:,}", f"{t.actions:,}", f"{t.finished:,}", f"{t.ends.get('left', 0):,}",
        len(t.stuck), f"{t.seconds:.0f}",
    )  # fmt: skip


def _fed(fed: list[Fed]) -> tuple[object, ...]:
    documents, accepted = sum(each.fed for each in fed), sum(each.accepted for each in fed)
    return (
        len(fed), f"{documents:,}", f"{accepted:,}", f"{documents - accepted:,}",
        sum(bool(each.broken) for each in fed),
    )  # fmt: skip


def _broken(fed: list[Fed]) -> list[str]:
    return [f"**{each.name}**: `{each.broken}`" for each in fed if each.broken]
