"""What a seat, or a spectator, may see of a match."""

from typing import Any

from ludoteca.core import AnyGame, Entry, Event, Match, Opened, Played, Record, Seat, Undone
from ludoteca.server.protocol.shapes import OpenedEntry, PlayedEntry, SeenEntry, UndoneEntry

Viewer = Seat | None
"""A seat; None is a spectator."""


def private_view(game: AnyGame, state: Any, viewer: Viewer) -> Record | None:
    """What a viewer sees beside the public view."""
    return None if viewer is None else game.private(state, viewer)


def seen_events(game: AnyGame, entry: Entry, viewer: Viewer) -> tuple[Event, ...]:
    """The events as this viewer may see them, some not at all; an undo is no event of the game."""
    if isinstance(entry, Undone):
        return ()
    redact = game.redact
    return tuple([seen for event in entry.events if (seen := redact(event, viewer)) is not None])


def seen_entry(game: AnyGame, entry: Entry, viewer: Viewer) -> SeenEntry:
    """An entry of the log as this viewer may see it."""
    return entry_with(entry, seen_events(game, entry, viewer), viewer)


def entry_with(entry: Entry, events: tuple[Event, ...], viewer: Viewer) -> SeenEntry:
    """An entry of the log without draws and fingerprints; the action only for the seat that took it."""
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
