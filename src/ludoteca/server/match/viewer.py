"""What each viewer may see of a match."""

from typing import Any

from ludoteca.core import AnyGame, Entry, Event, Match, Opened, Played, Seat, Undone
from ludoteca.server.protocol.shapes import OpenedEntry, PlayedEntry, SeenEntry, UndoneEntry

Viewer = Seat | None
"""A seat, or nobody in particular."""


def seen_events(game: AnyGame, events: tuple[Event, ...], viewer: Viewer) -> tuple[Event, ...]:
    """The events as this viewer may see them, some not at all; the very same where nothing is hidden."""
    redact = game.redact
    for event in events:
        if redact(event, viewer) is not event:
            seen = (redact(event, viewer) for event in events)
            return tuple(event for event in seen if event is not None)
    return events


def seen_entry(game: AnyGame, entry: Entry, viewer: Viewer) -> SeenEntry:
    """An entry of the log as this viewer may see it."""
    return entry_with(entry, seen_events(game, events_of(entry), viewer), viewer)


def entry_with(entry: Entry, events: tuple[Event, ...], viewer: Viewer) -> SeenEntry:
    """An entry of the log without draws and hashes; the action only for the seat that took it."""
    match entry:
        case Played():
            action = entry.action if entry.seat == viewer else None
            return PlayedEntry(seq=entry.seq, seat=entry.seat, action=action, events=events, at=entry.at)
        case Opened():
            return OpenedEntry(seq=entry.seq, events=events, at=entry.at)
        case Undone():
            return UndoneEntry(
                seq=entry.seq, seat=entry.seat, back_to=entry.back_to, agreed=entry.agreed, at=entry.at
            )


def seen_log(match: Match[Any, Any], viewer: Viewer, since: int) -> tuple[SeenEntry, ...]:
    """The entries after number `since`."""
    return tuple(seen_entry(match.game, entry, viewer) for entry in match.entries[since + 1 :])


def events_of(entry: Entry) -> tuple[Event, ...]:
    """What happened with an entry; an undo is no event of the game."""
    return () if isinstance(entry, Undone) else entry.events
