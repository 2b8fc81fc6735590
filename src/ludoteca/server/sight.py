"""What each pair of eyes may see of a match."""

from collections.abc import Iterable
from typing import Any

from ludoteca.core import AnyGame, Entry, Event, Match, Opened, Played, Seat, Undone

from .tables import OpenedEntry, PlayedEntry, SeenEntry, UndoneEntry

Eyes = Seat | None
"""A seat, or nobody in particular."""


def seen_events(game: AnyGame, events: Iterable[Event], eyes: Eyes) -> tuple[Event, ...]:
    """The events as these eyes may see them; some not at all."""
    redacted = (game.redact(event, eyes) for event in events)
    return tuple(event for event in redacted if event is not None)


def seen_entry(game: AnyGame, entry: Entry, eyes: Eyes) -> SeenEntry:
    """An entry of the log without draws and hashes; the action only for the seat that took it."""
    match entry:
        case Opened():
            return OpenedEntry(seq=entry.seq, events=seen_events(game, entry.events, eyes), at=entry.at)
        case Played():
            return PlayedEntry(
                seq=entry.seq,
                seat=entry.seat,
                action=entry.action if entry.seat == eyes else None,
                events=seen_events(game, entry.events, eyes),
                at=entry.at,
            )
        case Undone():
            return UndoneEntry(
                seq=entry.seq, seat=entry.seat, back_to=entry.back_to, agreed=entry.agreed, at=entry.at
            )


def seen_log(match: Match[Any, Any], eyes: Eyes, since: int) -> tuple[SeenEntry, ...]:
    """The entries after number `since`."""
    return tuple(seen_entry(match.game, entry, eyes) for entry in match.entries[since + 1 :])
