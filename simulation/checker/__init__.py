"""Judges a history by what docs/consistency.md promises; it shares no code with the server."""

from simulation.history import History

from . import acknowledged, clocks, consent, ends, errors, journal, liveness, notices, reads, views
from .facts import Facts, Violation

__all__ = ["Violation", "check"]

SAFETY = (acknowledged, reads, views, ends, consent, clocks, journal, notices, errors)
"""What must hold at every moment, whatever has failed."""


def check(history: History) -> list[Violation]:
    """Every promise that was broken: what must never happen; if all of that holds, what must in the end."""
    facts = Facts(history)
    gaps = list(acknowledged.gaps(facts))
    if gaps:  # nothing else can be said of such a log
        return gaps
    broken = [violation for module in SAFETY for violation in module.check(facts)]
    return sorted(broken, key=lambda each: each.at) or list(liveness.check(facts))
