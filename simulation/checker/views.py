"""A view that a client puts together from changes is the one that the log leads to; secrets are its own."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from .facts import Facts, Violation
from .tally import Position, positions

VIEWS, SECRETS = "one view", "own secrets alone"


class Seen(NamedTuple):
    """What a seat, or a spectator, sees of a match at one connection."""

    seq: int
    """The newest entry that is in it."""
    view: Any
    private: Any


def check(facts: Facts) -> Iterator[Violation]:
    """Follow every connection as a client does: whole views, then what changed, for each of its seats."""
    leads_to: dict[str, list[Position]] = {}
    known: dict[tuple[str, int, str], dict[int | None, Seen]] = {}
    for event in facts.history.events:
        if event.kind != "got" or event.about["message"]["type"] not in ("snapshot", "update"):
            continue
        message = event.about["message"]
        is_whole = message["type"] == "snapshot"
        match = message["table"]["match"] if is_whole else message["match"]
        seats = known.setdefault((event.who, event.about["connection"], match), {})
        if is_whole:
            seats.clear()
            seats |= _whole(message)
            new = dict(seats)
        else:
            seen = _continued(seats.get(message["seat"]), message)
            if seen is None:
                text = f"{event.who} does not have the view of {match} that entry {message['seq']} changes"
                yield Violation(VIEWS, event.at, text)
                continue
            seats[message["seat"]] = seen
            new = {message["seat"]: seen}
        if match not in leads_to:
            leads_to[match] = positions(facts, match)
        for seat, seen in new.items():
            if 0 <= seen.seq < len(leads_to[match]):
                for promise, text in _judged(seat, seen, leads_to[match][seen.seq]):
                    yield Violation(promise, event.at, f"{event.who} sees of {match} {text}")


def _whole(message: dict[str, Any]) -> dict[int | None, Seen]:
    seq, view = message["table"]["seq"], message["view"]
    return {each["seat"]: Seen(seq, view, each["private"]) for each in message["perspectives"]}


def _continued(before: Seen | None, message: dict[str, Any]) -> Seen | None:
    """What is seen after an update; None if it changes a view that the client does not have."""
    changes = message["changes"]
    replaces_all = bool(changes) and not changes[0][0]
    if not replaces_all and (before is None or before.seq != message["seq"] - 1):
        return None
    view = None if before is None else before.view
    try:
        for path, value in changes:
            view = _set(view, path, value)
    except (AttributeError, LookupError):  # no such place
        return None
    return Seen(message["seq"], view, message["private"])


def _set(part: Any, path: Sequence[Any], value: Any) -> Any:
    """A part of a view in which the value at a path is another; a list or an object may be continued."""
    if not path:
        return value
    name, rest = path[0], path[1:]
    copy = part.copy()
    set_to = _set(part[name], rest, value) if rest else value
    if isinstance(copy, list) and name == len(copy):
        copy.append(set_to)
    else:
        copy[name] = set_to
    return copy


def _judged(seat: int | None, seen: Seen, position: Position) -> Iterator[tuple[str, str]]:
    view, expected = {**seen.view}, position.view()
    view.pop("type")
    if view != expected:
        yield VIEWS, f"{view} as seat {seat} after entry {seen.seq}, the log leads to {expected}"
    coins = None if seen.private is None else seen.private["coins"]
    if coins != (None if seat is None else position.coins[seat]):
        yield SECRETS, f"{coins} coins as seat {seat} after entry {seen.seq}, of {position.coins}"
