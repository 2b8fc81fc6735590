"""What is shown is durable, agrees with the log, and is never less than was shown before."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from .facts import Facts, Rising, Shown, Violation, summary_of

EARLY, PREFIX, MONOTONIC, GAPS = "durable first", "one log", "never less than was seen", "no gaps"


def check(facts: Facts) -> Iterator[Violation]:
    """Go through everything that was shown, in its order."""
    known: dict[str, Rising] = defaultdict(Rising)
    for shown in facts.shown:
        yield from _durable(facts, shown)
        if shown.asked is not None and shown.seq is not None:
            seen = known[shown.match].before(shown.asked)
            if shown.seq < seen:
                text = f"{shown.who} was shown {shown.match} up to {shown.seq}; {seen} had been shown before"
                yield Violation(MONOTONIC, shown.at, text)
        if shown.seq is not None:
            known[shown.match].add(shown.at, shown.seq)
    yield from _connections(facts)
    yield from _names(facts)


def _durable(facts: Facts, shown: Shown) -> Iterator[Violation]:
    seq = shown.seq
    if seq is not None and seq >= 0 and facts.durable.get((shown.match, seq), shown.at + 1) > shown.at:
        yield Violation(EARLY, shown.at, f"{shown.who} was shown entry {seq} of {shown.match} too early")
    for entry in shown.entries:
        body = facts.body(shown.match, entry["seq"])
        if body is None or summary_of(body) != summary_of(entry):
            text = f"{shown.who} was shown {summary_of(entry)} of {shown.match}, the log has {body}"
            yield Violation(PREFIX, shown.at, text)


def _connections(facts: Facts) -> Iterator[Violation]:
    """On one connection entries arrive in their order without gaps, and before the answer to their move."""
    newest: dict[tuple[str, int, str], int] = {}
    asked: dict[tuple[str, int, str], tuple[str, int]] = {}
    for event in facts.history.events:
        if event.kind == "sent":
            request = event.about["request"]
            key = (event.who, event.about["connection"], request["id"])
            asked[key] = (request.get("match", ""), request.get("since", -1))
        if event.kind != "got":
            continue
        message, connection = event.about["message"], event.about["connection"]
        match message["type"]:
            case "snapshot":
                name = message["table"]["match"]
                _, since = asked.get((event.who, connection, message["id"] or ""), ("", -1))
                yield from _whole(event.at, event.who, message, since)
                if message["table"]["seq"] < newest.get((event.who, connection, name), -1):
                    yield Violation(MONOTONIC, event.at, f"{event.who} got an older snapshot of {name}")
                newest[event.who, connection, name] = message["table"]["seq"]
            case "update":
                key = (event.who, connection, message["match"])
                if not newest.get(key, -1) <= message["seq"] <= newest.get(key, -1) + 1:
                    text = f"{event.who} got entry {message['seq']} after {newest.get(key)}"
                    yield Violation(GAPS, event.at, text)
                newest[key] = message["seq"]
            case "done" if message.get("seq") is not None:
                name, _ = asked.get((event.who, connection, message["id"]), ("", -1))
                if message["seq"] > newest.get((event.who, connection, name), message["seq"]):
                    text = f"{event.who} was answered before it was shown entry {message['seq']}"
                    yield Violation(GAPS, event.at, text)


def _whole(at: float, who: str, message: dict[str, Any], since: int) -> Iterator[Violation]:
    """A snapshot contains every entry after those that the client knows."""
    for perspective in message["perspectives"]:
        numbers = [entry["seq"] for entry in perspective["log"]]
        if numbers != list(range(since + 1, message["table"]["seq"] + 1)):
            yield Violation(GAPS, at, f"{who} got a snapshot with entries {numbers} after {since}")


def _names(facts: Facts) -> Iterator[Violation]:
    """The name of a seat is a register: a read shows the newest name, or one that is being written."""
    writes: dict[tuple[str, int], list[tuple[float, float, str]]] = defaultdict(list)
    for operation in facts.of_kind("name_seat"):
        done = [attempt.answered for attempt in operation.done]
        if done:
            place = (operation.match, operation.request["seat"])
            writes[place].append((operation.sent, min(done), operation.request["name"]))
    for shown in facts.shown:
        if shown.asked is None or shown.table is None:
            continue
        for seat, info in enumerate(shown.table["seats"]):
            of_seat = writes.get((shown.match, seat), ())
            known = [ended for _, ended, name in of_seat if name == info["name"]]
            written = max(known, default=0.0)
            if not known and info["name"] != (info["player"] or "").title():
                continue  # its acknowledgement was lost: nothing is known of its time
            newer = [name for began, ended, name in of_seat if began > written and ended < shown.asked]
            if newer and info["kind"] == "person":
                text = f"{shown.who} was shown the name {info['name']} of seat {seat}, not {newer[-1]}"
                yield Violation(MONOTONIC, shown.at, text)
