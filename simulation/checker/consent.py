"""Moves are taken back by the player alone where nothing depends on them, otherwise only by consent."""

from collections.abc import Iterator
from typing import Any

from .facts import Facts, Violation
from .tally import line_after

CONSENT = "consent to an undo"


def check(facts: Facts) -> Iterator[Violation]:
    """Look at every undo in every log."""
    for match in facts.final.entries:
        yield from _match(facts, match)


def _match(facts: Facts, match: str) -> Iterator[Violation]:
    line: list[int] = []
    bodies = [row["body"] for row in facts.log(match)]
    for body in bodies:
        if body["type"] == "undone":
            at = facts.durable.get((match, body["seq"]), 0.0)
            taken = [bodies[seq] for seq in line if seq > body["back_to"]]
            why = _free(body, taken) if body.get("agreed") is None else _agreed(facts, match, body, at)
            if why:
                yield Violation(CONSENT, at, f"undo {body['seq']} of {match}: {why}")
            if not _was_asked(facts, match, body, at):
                yield Violation(CONSENT, at, f"undo {body['seq']} of {match} was asked for by no player")
        line = line_after(line, body)


def _free(undo: dict[str, Any], taken: list[dict[str, Any]]) -> str:
    """Why an undo needed consent; empty if it did not."""
    if any(entry["seat"] != undo["seat"] for entry in taken):
        return "a move of another seat was taken back without consent"
    if any(event["pips"] for entry in taken for event in entry["events"]):
        return "luck was taken back without consent"
    return ""


def _was_asked(facts: Facts, match: str, undo: dict[str, Any], at: float) -> bool:
    return any(
        operation.request["seat"] == undo["seat"]
        and operation.request["back_to"] in (None, undo["back_to"])
        and operation.sent < at
        for operation in facts.at_match(match, "undo")
    )


def _agreed(facts: Facts, match: str, undo: dict[str, Any], at: float) -> str:
    """Why an undo by consent was not agreed to; empty if it was."""
    answers = [
        operation
        for operation in facts.at_match(match, "consent")
        if (operation.request["by"], operation.request["back_to"]) == (undo["seat"], undo["back_to"])
        and operation.sent < at
    ]
    agreed = {operation.request["seat"] for operation in answers if operation.request["agree"]}
    missing = set(undo["agreed"]) - agreed
    if missing:
        return f"seats {sorted(missing)} did not agree"
    chairs = facts.final.tables[match]["chairs"]
    mover = chairs[undo["seat"]]["player"]
    others = {
        seat
        for seat, chair in enumerate(chairs)
        if chair["kind"] == "person" and chair["player"] != mover and seat not in _with_bots(facts, match)
    }
    if chairs[undo["seat"]]["kind"] == "person" and others - set(undo["agreed"]):
        return f"seats {sorted(others - set(undo['agreed']))} were not asked"
    return _withdrawn(facts, match, undo, at)


def _with_bots(facts: Facts, match: str) -> set[int]:
    """The seats that a bot may have played for a while."""
    handed = {op.request["seat"] for op in facts.at_match(match, "hand_over", "take_back", "resign")}
    timed = {line["seat"] for line in facts.final.lines[match] if line["kind"] == "time_ran_out"}
    return handed | timed


def _withdrawn(facts: Facts, match: str, undo: dict[str, Any], at: float) -> str:
    """Whether the question had been withdrawn or refused, and was surely not asked again."""
    before = facts.durable.get((match, undo["seq"] - 1), 0.0)
    asked = [
        attempt
        for operation in facts.at_match(match, "undo")
        if operation.request["seat"] == undo["seat"]
        for attempt in operation.attempts
        if attempt.sent < at
    ]
    for operation in facts.at_match(match, "consent"):
        request = operation.request
        if request["agree"] or (request["by"], request["back_to"]) != (undo["seat"], undo["back_to"]):
            continue
        for attempt in operation.done:
            is_last = all(other.answered < attempt.sent for other in asked)
            if is_last and before < attempt.sent and attempt.answered < at:
                return f"it was withdrawn by {operation}"
    return ""
