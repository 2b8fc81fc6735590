"""After the last fault requests are answered, tabs show the newest entry, bots move, clocks run out."""

from collections.abc import Iterator

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
    """The last connection of each tab has got every entry, and every server reads them."""
    last: dict[tuple[str, str], int] = {}
    connection: dict[str, int] = {}
    for event in facts.history.events:
        if event.kind == "got":
            message, number = event.about["message"], event.about["connection"]
            if number != connection.get(event.who):
                connection[event.who] = number
                last = {key: seq for key, seq in last.items() if key[0] != event.who}
            if message["type"] == "snapshot":
                last[event.who, message["table"]["match"]] = message["table"]["seq"]
            elif message["type"] == "update":
                last[event.who, message["match"]] = message["seq"]
        elif event.kind == "read" and event.who.startswith("end/"):
            last[event.who, event.about["match"]] = event.about["answer"]["table"]["seq"]
        elif event.kind == "asked" and event.who.startswith("end/"):
            last.setdefault((event.who, event.about["match"]), -2)
    for (who, match), seq in last.items():
        durable = facts.durable.get((match, len(facts.log(match)) - 1), 0.0)
        if seq != len(facts.log(match)) - 1 and durable < facts.history.ended_at - 10:
            text = f"{who} knows {match} up to {seq}, the log ends at {len(facts.log(match)) - 1}"
            yield Violation(LIVENESS, durable, text)


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
