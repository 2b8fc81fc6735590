"""The history by match, request and connection, as the checks need it."""

import json
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from simulation.history import Event, History

UNKNOWN = ("server-error", "database-away")
"""Refusals after which the outcome is unknown."""


class Violation(NamedTuple):
    """A promise that was broken."""

    promise: str
    at: float
    text: str

    def __str__(self) -> str:
        """As it is reported."""
        return f"{self.promise} at {self.at:.3f} s: {self.text}"


class Attempt:
    """A request that was sent once, and its answer."""

    def __init__(self, sent: float) -> None:
        self.sent = sent
        self.answered = float("inf")
        self.done = False
        self.seq: int | None = None
        self.reason: str | None = None
        """Why it was refused."""

    @property
    def is_refused(self) -> bool:
        """Whether it was refused for good."""
        return self.reason is not None and self.reason not in UNKNOWN

    @property
    def is_open(self) -> bool:
        """Whether its outcome is unknown."""
        return not self.done and not self.is_refused


class Operation:
    """A request with its id and content, however often it was sent."""

    def __init__(self, player: str, request: dict[str, Any]) -> None:
        self.player = player
        self.request = request
        self.kind: str = request["type"]
        self.match: str = request.get("match", "")
        self.attempts: list[Attempt] = []

    def __str__(self) -> str:
        """As it is reported."""
        return json.dumps(self.request)

    @property
    def sent(self) -> float:
        """When it was first sent."""
        return self.attempts[0].sent

    @property
    def done(self) -> list[Attempt]:
        """The attempts that were acknowledged."""
        return [attempt for attempt in self.attempts if attempt.done]

    def could_act_at(self, time: float) -> bool:
        """Whether some attempt could have been carried out at a time."""
        return any(
            attempt.sent <= time and (attempt.is_open or (attempt.done and attempt.answered >= time))
            for attempt in self.attempts
        )


class Shown(NamedTuple):
    """What a message showed of a match."""

    at: float
    who: str
    asked: float | None
    """When it was asked for; None for what was sent unasked."""
    match: str
    seq: int | None
    table: dict[str, Any] | None
    entries: tuple[dict[str, Any], ...]


class Facts:
    """Everything that the checks look up more than once."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.final = history.final
        self.durable: dict[tuple[str, int], float] = {}
        """When each entry became durable."""
        self.operations: dict[tuple[str, str, str], Operation] = {}
        self.by_match: dict[str, list[Operation]] = defaultdict(list)
        self.shown: list[Shown] = []
        self.changed: dict[str, float] = {}
        """When the newest line of each match was written: what happened at the table besides moves."""
        self.specs: dict[str, dict[str, Any]] = {}
        """How each table was set up."""
        self._waiting: dict[tuple[str, int, str], list[Attempt]] = defaultdict(list)
        self._reads: dict[tuple[str, Any], float] = {}
        for event in history.events:
            self._take(event)

    def _take(self, event: Event) -> None:
        about = event.about
        match event.kind:
            case "durable":
                self.durable.setdefault((event.who, about["seq"]), event.at)
            case "said":
                self.changed[event.who] = event.at
            case "sent":
                self._sent(event)
            case "got":
                self._got(event)
            case "asked":
                self._reads[event.who, about["read"]] = event.at
            case "read":
                asked = self._reads[event.who, about["read"]]
                table, log = about["answer"]["table"], about["answer"]["log"]
                entries = tuple(log["entries"]) if log else ()
                self._show(event, asked, about["match"], table["seq"], table, entries)
            case "table":
                self.specs[event.who] = about

    def _sent(self, event: Event) -> None:
        request = event.about["request"]
        player = event.who.partition("/")[0]
        key = (player, request["id"], json.dumps(request, sort_keys=True))
        if key not in self.operations:
            self.operations[key] = Operation(player, request)
            self.by_match[self.operations[key].match].append(self.operations[key])
        attempt = Attempt(event.at)
        self.operations[key].attempts.append(attempt)
        self._waiting[event.who, event.about["connection"], request["id"]].append(attempt)

    def _got(self, event: Event) -> None:
        message = event.about["message"]
        attempt = self._answered(event, message)
        match message["type"]:
            case "snapshot":
                logs = [perspective["log"] for perspective in message["perspectives"]]
                table = message["table"]
                asked = None if attempt is None else attempt.sent
                entries = tuple(entry for log in logs for entry in log)
                self._show(event, asked, table["match"], table["seq"], table, entries)
            case "update":
                self._show(event, None, message["match"], message["seq"], None, (message["entry"],))
            case "table":
                table = message["table"]
                self._show(event, None, table["match"], table["seq"], table, ())

    def _answered(self, event: Event, message: dict[str, Any]) -> Attempt | None:
        """The attempt that a message answers: a connection answers in the order of its requests."""
        waiting = self._waiting.get((event.who, event.about["connection"], message.get("id") or ""))
        if not waiting:
            return None
        attempt = waiting.pop(0)
        attempt.answered = event.at
        if message["type"] == "refused":
            attempt.reason = message["reason"]
        else:
            attempt.done, attempt.seq = True, message.get("seq")
        return attempt

    def _show(
        self,
        event: Event,
        asked: float | None,
        match: str,
        seq: int,
        table: dict[str, Any] | None,
        entries: tuple[dict[str, Any], ...],
    ) -> None:
        self.shown.append(Shown(event.at, event.who, asked, match, seq, table, entries))

    # --- questions

    def of_kind(self, *kinds: str) -> Iterator[Operation]:
        """The requests of these kinds."""
        return (operation for operation in self.operations.values() if operation.kind in kinds)

    def at_match(self, match: str, *kinds: str) -> Iterator[Operation]:
        """The requests of these kinds at a match."""
        return (operation for operation in self.by_match[match] if operation.kind in kinds)

    def log(self, match: str) -> list[dict[str, Any]]:
        """The final log of a match."""
        return self.final.entries.get(match, [])

    def body(self, match: str, seq: int) -> dict[str, Any] | None:
        """An entry of the final log."""
        log = self.log(match)
        found: dict[str, Any] | None = log[seq]["body"] if 0 <= seq < len(log) else None
        return found


class Rising:
    """The highest value that was known at each time."""

    def __init__(self) -> None:
        self._times: list[float] = []
        self._values: list[int] = []

    def add(self, time: float, value: int) -> None:
        """A value became known; times never go back."""
        if not self._values or value > self._values[-1]:
            self._times.append(time)
            self._values.append(value)

    def before(self, time: float) -> int:
        """The highest value that was known before a time; -1 if none was."""
        found = bisect_right(self._times, time)
        return self._values[found - 1] if found else -1


def word_of(entry: dict[str, Any]) -> str | None:
    """The word of a played entry, which is in its event for everyone to see."""
    events = entry.get("events")
    return str(events[0]["word"]) if entry["type"] == "played" and events else None


def summary_of(entry: dict[str, Any]) -> tuple[Any, ...]:
    """What everyone may know of an entry."""
    seat = None if entry["type"] == "opened" else entry["seat"]
    return (entry["type"], entry["seq"], seat, word_of(entry), entry.get("back_to"))
