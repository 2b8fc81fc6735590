"""After the last fault requests are answered, tabs show the newest entry, bots move, clocks run out."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from .facts import Facts, Violation
from .tally import positions

LIVENESS = "in the end"
PATIENCE = 45.0
"""Seconds in which a bot has moved and a clock that has run out is noticed, when nothing fails."""


def check(facts: Facts) -> Iterator[Violation]:
    """Look at how everything stands at the end."""
    yield from _answered(facts)
    yield from _shown(facts)
    for match in facts.specs:
        yield from _moving(facts, match)


def _answered(facts: Facts) -> Iterator[Violation]:
    for operation in facts.operations.values():
        if operation.kind != "subscribe" and all(attempt.is_open for attempt in operation.attempts):
            yield Violation(LIVENESS, operation.sent, f"{operation} was never answered")


def _shown(facts: Facts) -> Iterator[Violation]:
    """The last connection of each tab has got every entry and line, and the table; servers read all of it."""
    for (who, match), known in _known(facts).items():
        log, lines = facts.log(match), facts.final.lines[match]
        changed = max(facts.durable.get((match, len(log) - 1), 0.0), facts.changed.get(match, 0.0))
        if changed > facts.history.ended_at - 20:
            continue
        if known.seq != len(log) - 1:
            text = f"{who} knows {match} up to {known.seq}, the log ends at {len(log) - 1}"
            yield Violation(LIVENESS, changed, text)
        if known.line is not None and known.line != len(lines) - 1:
            text = f"{who} knows {match} up to line {known.line}, the journal ends at {len(lines) - 1}"
            yield Violation(LIVENESS, changed, text)
        shown = None if known.table is None else _as_shown(known.table, "seats")
        kept = _as_shown(facts.final.tables[match], "chairs")
        if shown not in (None, kept):
            yield Violation(LIVENESS, changed, f"{who} knows of {match} {shown}, the table is {kept}")


class Known:
    """What a connection, or a read, showed of a match."""

    def __init__(self) -> None:
        self.seq = -2
        self.table: dict[str, Any] | None = None
        self.line: int | None = None
        """The newest line of the journal; None for a read, which has no lines."""


def _known(facts: Facts) -> dict[tuple[str, str], Known]:
    """By tab, or server that was read, and match: what it knows in the end."""
    known: dict[tuple[str, str], Known] = {}
    connection: dict[str, int] = {}
    lines: dict[tuple[str, str], int] = defaultdict(lambda: -1)  # a tab keeps them when it connects anew
    is_read = False
    for event in facts.history.events:
        who, about = event.who, event.about
        if event.kind == "asked" and who.startswith("end/"):
            is_read = True
            known.setdefault((who, about["match"]), Known())
        elif event.kind == "read" and who.startswith("end/"):
            known[who, about["match"]].table = about["answer"]["table"]
            known[who, about["match"]].seq = about["answer"]["table"]["seq"]
        elif event.kind == "got" and not is_read:  # later, what was lost is found because it is read
            if about["connection"] != connection.get(who):
                connection[who] = about["connection"]
                known = {key: each for key, each in known.items() if key[0] != who}
            _take(known, lines, who, about["message"])
    for key, each in known.items():
        each.line = lines.get(key)
    return known


def _take(
    known: dict[tuple[str, str], Known], lines: dict[tuple[str, str], int], who: str, message: dict[str, Any]
) -> None:
    match message["type"]:
        case "snapshot" | "table":
            key = who, message["table"]["match"]
            each = known.setdefault(key, Known())
            each.table, each.seq = message["table"], message["table"]["seq"]
            lines[key] = max([lines[key], *(line["number"] for line in message.get("lines", ()))])
        case "update":
            known[who, message["match"]].seq = message["seq"]
        case "line":
            lines[who, message["match"]] = message["line"]["number"]


def _as_shown(table: dict[str, Any], seats: str) -> tuple[Any, ...]:
    """What a table shows that people change."""
    chairs = [(chair.get("player"), chair.get("name"), chair.get("level")) for chair in table[seats]]
    end = table.get("end")
    return table["status"], None if end is None else (end["seat"], *end["waiting_for"]), chairs


def _moving(facts: Facts, match: str) -> Iterator[Violation]:
    table, log = facts.final.tables[match], facts.log(match)
    if table["status"] != "playing":
        return
    position = positions(facts, match)[-1]
    active = () if position.written >= table["options"]["goal"] else position.waiting
    moved = facts.durable[match, len(log) - 1]
    changed = facts.changed.get(match, 0.0)
    waited = facts.history.ended_at - max(moved, changed, facts.history.quiet_at)
    if not active:
        yield Violation(LIVENESS, moved, f"{match} is over, and its table does not say so")
    for seat in active:
        if table["chairs"][seat].get("level") is not None and waited > PATIENCE:
            yield Violation(LIVENESS, moved, f"the bot on seat {seat} of {match} does not move")
    clocks, rule = log[-1]["clocks"], table.get("clock")
    if rule is None or rule["type"] != "bank":
        return
    for seat in active:
        left = clocks["remaining"][seat] / 1000
        if table["chairs"][seat].get("level") is None and waited > left + PATIENCE:
            yield Violation(LIVENESS, moved, f"the clock of seat {seat} of {match} does not run out")
