"""What is acknowledged is in the log exactly once; what is refused is not."""

from collections import defaultdict
from collections.abc import Iterator

from .facts import Facts, Operation, Violation, word_of

ONCE, DEFINITE, SAME = "exactly once", "definite refusals", "one answer"


def gaps(facts: Facts) -> Iterator[Violation]:
    """Find logs in which a number is missing."""
    for match, log in facts.final.entries.items():
        if [row["seq"] for row in log] != list(range(len(log))):
            yield Violation(ONCE, 0.0, f"the log of {match} has gaps")


def check(facts: Facts) -> Iterator[Violation]:
    """Compare every answer with the final log."""
    where = _words(facts)
    yield from _doubled(facts)
    became: dict[tuple[str, int], Operation] = {}
    for operation in facts.of_kind("play", "undo", "consent"):
        for attempt in operation.done:
            yield from _in_log(facts, operation, attempt.seq, attempt.answered)
            if attempt.seq is not None:
                other = became.setdefault((operation.match, attempt.seq), operation)
                if other is not operation:
                    text = f"entry {attempt.seq} of {operation.match} answers {other} and {operation}"
                    yield Violation(ONCE, attempt.answered, text)
        if len({attempt.seq for attempt in operation.done}) > 1:
            yield Violation(SAME, operation.sent, f"{operation} was acknowledged with several numbers")
    yield from _repeated(facts)
    for operation in facts.of_kind("play"):
        places = where.get((operation.match, operation.request["action"]["word"]), [])
        if places:
            yield from _effect(facts, operation, places[0])


def _repeated(facts: Facts) -> Iterator[Violation]:
    """A request that was acknowledged is acknowledged again, at every server."""
    for operation in facts.operations.values():
        first = min((attempt.answered for attempt in operation.done), default=float("inf"))
        for attempt in operation.attempts:
            if attempt.is_refused and attempt.sent > first and operation.kind != "subscribe":
                text = f"{operation} was acknowledged, sent again and refused: {attempt.reason}"
                yield Violation(SAME, attempt.answered, text)


def _words(facts: Facts) -> dict[tuple[str, str], list[int]]:
    """Where each word is in the logs."""
    found: dict[tuple[str, str], list[int]] = defaultdict(list)
    for match, log in facts.final.entries.items():
        for row in log:
            word = word_of(row["body"])
            if word is not None:
                found[match, word].append(row["seq"])
    return found


def _doubled(facts: Facts) -> Iterator[Violation]:
    for match, log in facts.final.entries.items():
        seen: dict[str, int] = {}
        for row in log:
            at, seq, request = facts.durable.get((match, row["seq"]), 0.0), row["seq"], row["request"]
            word = word_of(row["body"])
            names = [request, None if word is None or word.startswith(("bot-", "default-")) else word]
            for name in filter(None, names):
                if name in seen:
                    text = f"entries {seen[name]} and {seq} of {match} are one request"
                    yield Violation(ONCE, at, text)
                seen[name] = seq


def _in_log(facts: Facts, operation: Operation, seq: int | None, at: float) -> Iterator[Violation]:
    """What was acknowledged with a number is that entry."""
    if seq is None:
        if operation.kind == "play":
            yield Violation(ONCE, at, f"{operation} was acknowledged without a number")
        return
    entry, request = facts.body(operation.match, seq), operation.request
    if entry is None:
        yield Violation(ONCE, at, f"entry {seq} of {operation.match} was acknowledged and lost")
        return
    if operation.kind == "play":
        is_it = (word_of(entry), entry.get("seat")) == (request["action"]["word"], request["seat"])
    else:
        is_it = entry["type"] == "undone"
        if operation.kind == "undo":
            is_it = is_it and entry["seat"] == request["seat"]
            is_it = is_it and request["back_to"] in (None, entry["back_to"])
    if not is_it:
        yield Violation(ONCE, at, f"{operation} was acknowledged as entry {seq}, which is {entry}")


def _effect(facts: Facts, operation: Operation, seq: int) -> Iterator[Violation]:
    """A move that is in the log was not refused for good."""
    durable = facts.durable.get((operation.match, seq), 0.0)
    if not operation.could_act_at(durable):
        yield Violation(DEFINITE, durable, f"{operation} was refused and is entry {seq}")
    for attempt in operation.attempts:
        if attempt.is_refused and durable < attempt.sent:
            text = f"{operation} was sent again and refused ({attempt.reason}), but is entry {seq}"
            yield Violation(SAME, attempt.answered, text)
