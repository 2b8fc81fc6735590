"""A match as one JSON file that replays anywhere, without seed or physics."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec

from .chance import Luck
from .codec import decode, encode
from .errors import Invalid
from .game import AnyGame
from .match import Entry, Match, Opened, Played, Undone, utc_now
from .records import Action, Record

A = TypeVar("A", bound=Action)
E = TypeVar("E")
P = TypeVar("P")


FORMAT: Final = "ludoteca-match-2"
OLD_FORMATS = ("ludoteca-match-1",)


class MatchFile(Record, Generic[P, A, E], frozen=True, kw_only=True):
    """The whole log of a match with its game, seats and options."""

    format: Literal["ludoteca-match-2"] = FORMAT
    game: str
    seats: int
    options: Any
    entries: tuple[Opened[P, E] | Played[A, E] | Undone, ...]


def to_file(match: Match[Any, Any]) -> bytes:
    """The match as JSON."""
    position = match.game.position(match.state_at(0))
    return encode(
        MatchFile(
            game=match.game.info.key,
            seats=position.seats,
            options=position.options,
            entries=tuple(match.entries),
        )
    )


def _parts(data: bytes | str) -> dict[str, msgspec.Raw]:
    """The top-level fields of the file, undecoded; raises Invalid for a file in an old format."""
    parts: dict[str, msgspec.Raw] = decode(data, dict[str, msgspec.Raw])
    if "format" in parts and decode(bytes(parts["format"]), Any) in OLD_FORMATS:
        raise Invalid("old-record")
    return parts


def game_key(data: bytes | str) -> str:
    """The key of the game of a match file; raises Invalid if it is none."""
    parts = _parts(data)
    if "game" not in parts or "entries" not in parts:
        raise Invalid("not-a-match-file")
    key: str = decode(bytes(parts["game"]), str)
    return key


def count_entries(data: bytes | str) -> int:
    """The number of entries of a match file, without decoding them."""
    entries: list[msgspec.Raw] = decode(bytes(_parts(data)["entries"]), list[msgspec.Raw])
    return len(entries)


def from_file(
    game: AnyGame,
    data: bytes | str,
    *,
    luck: Luck | None = None,
    clock: Callable[[], datetime] = utc_now,
) -> Match[Any, Any]:
    """Replay a match file entry by entry; raises Invalid where it disagrees with the rules.

    A file contains no seed: moves played afterwards use the luck given here.
    """
    info = game.info
    _parts(data)
    file: MatchFile[Any, Any, Any] = decode(data, MatchFile[info.position, info.action, info.event])  # type: ignore[name-defined]  # a type made at run time
    return replayed(game, file.seats, file.options, file.entries, luck=luck, clock=clock)


def replayed(
    game: AnyGame,
    seats: int,
    options: Any,
    entries: Sequence[Entry],
    *,
    luck: Luck | None = None,
    clock: Callable[[], datetime] = utc_now,
) -> Match[Any, Any]:
    """Replay a log entry by entry under the rules it began with; raises Invalid where they disagree."""
    if not entries or not isinstance(entries[0], Opened):
        raise Invalid("log-has-no-opening")
    opened = entries[0]
    game = game.under(opened.rules_version)
    if opened.position is not None:
        match = Match.at_position(game, opened.position, luck=luck, clock=clock)
    else:
        match = Match.new(game, seats, options, draws=opened.draws, luck=luck, clock=clock)
    (opening,) = match.entries
    if msgspec.structs.replace(opening, at=opened.at) != opened:
        raise Invalid("log-differs", seq=opened.seq)
    match.entries = [opened]
    for entry in entries[1:]:
        match.accept(match.judge_again(entry))
    return match
