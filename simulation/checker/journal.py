"""Lines of chat are in the journal exactly once, in one order for all."""

from collections import Counter
from collections.abc import Iterator

from .facts import Facts, Violation

JOURNAL = "one journal"


def check(facts: Facts) -> Iterator[Violation]:
    """Compare what was said and shown with the journals."""
    for match, lines in facts.final.lines.items():
        if [line["number"] for line in lines] != list(range(len(lines))):
            yield Violation(JOURNAL, 0.0, f"the journal of {match} has gaps")
        said = Counter(line["text"] for line in lines if line["kind"] == "said")
        named = Counter(line["name"] for line in lines if line["kind"] == "seat_named")
        asked = Counter(operation.request["name"] for operation in facts.at_match(match, "name_seat"))
        for text, times in (said + named).items():
            if times > max(1, asked[text]):
                yield Violation(JOURNAL, 0.0, f"{text!r} is in the journal of {match} {times} times")
        for operation in facts.at_match(match, "say"):
            text = operation.request["text"]
            if operation.done and not said[text]:
                yield Violation(JOURNAL, operation.sent, f"{text!r} was acknowledged and is not in {match}")
            if said[text] and all(attempt.is_refused for attempt in operation.attempts):
                yield Violation(JOURNAL, operation.sent, f"{text!r} was refused and is in {match}")
    yield from _shown(facts)


def _shown(facts: Facts) -> Iterator[Violation]:
    newest: dict[tuple[str, int, str], int] = {}
    for event in facts.history.events:
        if event.kind != "got" or event.about["message"]["type"] != "line":
            continue
        message = event.about["message"]
        line, key = message["line"], (event.who, event.about["connection"], message["match"])
        if line["number"] <= newest.get(key, -1):
            yield Violation(JOURNAL, event.at, f"{event.who} was shown line {line['number']} late or twice")
        newest[key] = line["number"]
        lines = facts.final.lines.get(message["match"], [])
        if line["number"] >= len(lines) or lines[line["number"]]["text"] != line["text"]:
            yield Violation(JOURNAL, event.at, f"{event.who} was shown a line that is not kept: {line}")
