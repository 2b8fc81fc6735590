"""What happened in a simulation, as plain records that the checker reads and people can follow."""

import asyncio
from typing import Any, NamedTuple


class Event(NamedTuple):
    """Something that happened at a time, in seconds of the simulation."""

    at: float
    kind: str
    """`sent`, `got`, `closed`, `read`, `durable`, `said`, `notice`, `fault`, `log`."""
    who: str
    """The tab of a browser, a host, or a match."""
    about: dict[str, Any]


class Final(NamedTuple):
    """What the database holds at the end."""

    tables: dict[str, dict[str, Any]]
    """The document of every match."""
    entries: dict[str, list[dict[str, Any]]]
    """The log of every match: `seq`, `request`, `body`, `clocks`."""
    lines: dict[str, list[dict[str, Any]]]
    results: list[tuple[Any, ...]]


class History:
    """Everything that was observed in one run."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.events: list[Event] = []
        self.settings: dict[str, Any] = {}
        """What the seed decided: servers, tables, clocks, faults."""
        self.quiet_at = 0.0
        """From when on no fault is active and no person begins anything."""
        self.ended_at = 0.0
        self.final = Final({}, {}, {}, [])

    def note(self, kind: str, who: str, **about: Any) -> None:
        """Record an event that happens now."""
        if not self.ended_at:
            self.events.append(Event(asyncio.get_running_loop().time(), kind, who, about))

    def lines(self) -> list[str]:
        """The history as text, one line an event."""
        return [f"{e.at:9.4f}  {e.kind:8} {e.who:14} {_short(e.about)}" for e in self.events]


def _short(about: dict[str, Any]) -> str:
    """An event's details without what is long and seldom of interest."""
    message = about.get("message") or about.get("request")
    if not isinstance(message, dict):
        return " ".join(f"{key}={value}" for key, value in about.items())
    rest = {key: value for key, value in message.items() if key not in ("view", "lines", "type", "table")}
    table = message.get("table")
    if isinstance(table, dict):
        names = ("seq", "status", "active", "undo", "end")
        rest["table"] = {name: table[name] for name in names if table.get(name) is not None}
    shown = " ".join(f"{key}={value}" for key, value in rest.items() if value not in (None, (), []))
    return f"{message['type']} {shown}"[:400]
