"""Notices go to the people of a match alone, and no more to a browser that is gone."""

import re
from collections.abc import Iterator

from .facts import Facts, Violation

NOTICES = "notices"
LINK = re.compile(r"/match/(\w+)")
LATE = 60.0
"""Seconds after which it is known that a browser is gone, unless the database was away."""


def check(facts: Facts) -> Iterator[Violation]:
    """Look at every notice that arrived."""
    gone: dict[str, float] = {}
    faults = [event.at for event in facts.history.events if event.kind == "fault"]
    for event in facts.history.events:
        if event.kind != "notice":
            continue
        player, way = event.about["player"], event.about["way"]
        match = LINK.search(event.about["text"])
        spec = None if match is None else facts.specs.get(match[1])
        if spec is not None and player not in spec["players"]:
            yield Violation(NOTICES, event.at, f"{player} was told of {match}, where others play")
        if way != "letter" and _is_forgotten(gone.get(player), event.at, faults):
            yield Violation(NOTICES, event.at, f"a browser of {player} that is gone was pushed to")
        if way == "gone":
            gone[player] = event.at


def _is_forgotten(gone: float | None, now: float, faults: list[float]) -> bool:
    """Whether a browser that is gone must be known to be, because nothing has failed since."""
    return gone is not None and now > gone + LATE and not any(gone - LATE < at < now for at in faults)
