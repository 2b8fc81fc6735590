"""A clock charges a player for the time that passed, not for wrong clocks and servers that are away."""

from collections.abc import Iterator
from itertools import pairwise

from .facts import Facts, Violation

CLOCKS = "clocks"
TOLERANCE = 2.0
"""Seconds that reading the shared clock and writing an entry may take."""
SLOW = ("slow disk", "full disk", "slow link", "pause", "database cut", "database crash")
"""Faults during which an entry may become durable long after the player has moved."""
DOWN_SECONDS = 8.0
"""A time without any server that is surely longer than the shortest one that is forgiven."""
Span = tuple[float, float]


def check(facts: Facts) -> Iterator[Violation]:
    """Compare what was charged between two entries with the time that passed."""
    delayed, down = _delayed(facts), _down(facts)
    for match, log in facts.final.entries.items():
        clock = facts.final.tables[match].get("clock")
        if clock is None or clock["type"] != "bank":
            continue
        for before, after in pairwise(log):
            began, ended = facts.durable[match, before["seq"]], facts.durable[match, after["seq"]]
            if any(one - 1 < ended and began - 15 < other for one, other in delayed):
                continue
            passed = ended - began
            forgiven = sum(max(0.0, min(ended, other) - max(began, one)) for one, other in down)
            for seat, left in enumerate(after["clocks"]["remaining"]):
                gained = clock.get("increment", 0) * 1000 if after["body"].get("seat") == seat else 0
                charged = (before["clocks"]["remaining"][seat] + gained - left) / 1000
                if charged > passed - forgiven + TOLERANCE:
                    text = (
                        f"entry {after['seq']} of {match} charged seat {seat} {charged:.1f} s,"
                        f" {passed:.1f} s passed, {forgiven:.1f} s of them without a server"
                    )
                    yield Violation(CLOCKS, ended, text)


def _delayed(facts: Facts) -> list[Span]:
    """When writes may have been slow."""
    return [
        (event.at, event.at + event.about["lasts"])
        for event in facts.history.events
        if event.kind == "fault" and event.who in SLOW
    ]


def _down(facts: Facts) -> list[Span]:
    """When no server was running, for long enough to be forgiven."""
    spans: list[Span] = []
    up: set[str] = set()
    down_at = 0.0
    for event in facts.history.events:
        if event.kind == "up":
            if not up and event.at - down_at > DOWN_SECONDS:
                spans.append((down_at, event.at))
            up.add(event.who)
        elif event.kind == "down":
            up.discard(event.who)
            down_at = event.at
    return spans
