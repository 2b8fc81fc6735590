"""A match as one JSON file that replays anywhere, without seed or physics."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, Generic, Literal, TypeVar

import msgspec

from .chance import Luck
from .codec import decode, encode
from .errors import Illegal, Invalid
from .game import AnyGame
from .match import Entry, Match, Opened, Played, Undone, utc_now
from .records import Action, Record

A = TypeVar("A", bound=Action)
E = TypeVar("E")
P = TypeVar("P")


class MatchFile(Record, Generic[P, A, E], frozen=True, kw_only=True):
    """The whole log of a match, and what is needed to set its table again."""

    format: Literal["ludoteca-match-1"] = "ludoteca-match-1"
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


def game_key(data: bytes | str) -> str:
    """Which game a match file is of."""
    header = decode(data, dict[str, msgspec.Raw])
    if "game" not in header or "entries" not in header:
        raise Invalid("not-a-match-file")
    key: str = decode(bytes(header["game"]), str)
    return key


def from_file(
    game: AnyGame,
    data: bytes | str,
    *,
    luck: Luck | None = None,
    clock: Callable[[], datetime] = utc_now,
) -> Match[Any, Any]:
    """Play a match file again, entry by entry; raises Invalid where it disagrees with the rules.

    A file holds no seed: what is played afterwards has the luck given here.
    """
    info = game.info
    file: MatchFile[Any, Any, Any] = decode(data, MatchFile[info.position, info.action, info.event])  # type: ignore[name-defined]  # a type made at run time
    if not file.entries or not isinstance(file.entries[0], Opened):
        raise Invalid("log-has-no-opening")
    opened = file.entries[0]
    _require_rules_version(game, opened)
    if opened.position is not None:
        match = Match.at_position(game, opened.position, luck=luck, clock=clock)
    else:
        match = Match.new(game, file.seats, file.options, draws=opened.draws, luck=luck, clock=clock)
    _adopt(match, opened)
    for entry in file.entries[1:]:
        _require_rules_version(game, entry)
        _repeat(match, entry)
        _adopt(match, entry)
    return match


def _repeat(match: Match[Any, Any], entry: Entry) -> None:
    try:
        if isinstance(entry, Played):
            match.play(entry.seat, entry.action, entry.draws)
        elif isinstance(entry, Undone):
            match.undo(entry.seat, entry.back_to, entry.agreed)
        else:
            raise Invalid("log-opened-twice", seq=entry.seq)
    except Illegal as refusal:
        raise Invalid("log-breaks-a-rule", refusal.rule, seq=entry.seq, refused=refusal.reason) from refusal


def _adopt(match: Match[Any, Any], entry: Entry) -> None:
    """Keep the recorded entry, time stamp and all, if it is what the rules say."""
    if msgspec.structs.replace(match.entries[-1], at=entry.at) != entry:
        raise Invalid("log-differs", seq=entry.seq)
    match.entries[-1] = entry


def _require_rules_version(game: AnyGame, entry: Entry) -> None:
    if entry.rules_version != game.info.rules_version:
        raise Invalid("rules-version-differs", recorded=entry.rules_version, present=game.info.rules_version)
