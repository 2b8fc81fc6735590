"""The document of a table: who sits where, what was agreed, how far it has come."""

import secrets
from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec

from ludoteca.bots import bot_levels, usual_level
from ludoteca.core import AnyGame, Invalid, Outcome, Record, Seat
from ludoteca.core.options import options_of
from ludoteca.server.protocol.shapes import Clock, EndAsked, SeatKind, Status, UndoAsked, Unrated

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without the letters that look like digits."""


def new_id(length: int = 12) -> str:
    """A name that nobody can guess and everybody can read out."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(length))


class Chair(Record, frozen=True, kw_only=True):
    """Who sits on a seat; a person with a level lets a bot play for the moment."""

    kind: SeatKind = "empty"
    player: str | None = None
    name: str | None = None
    level: str | None = None
    ready: bool = False
    token: str | None = None
    """The hash of the token that plays this seat on another device."""


EMPTY = Chair()


class Table(Record, frozen=True, kw_only=True):
    """Everything about a table that is not the match itself."""

    match: str
    game: str
    rules_version: int
    options: Any
    status: Status = "lobby"
    open: bool
    host: str
    invite: str
    share: str
    chairs: tuple[Chair, ...]
    clock: Clock | None = None
    created_at: datetime
    started_at: datetime | None = None
    rematch: str | None = None
    unrated: Unrated | None = None
    lesson: bool = False
    """Whether it is a lesson to look at, which nobody plays: it is in nobody's list."""
    touched: bool = False
    """Whether a person had moved when the table last changed, also one who has left since (LUD-E2)."""
    end: EndAsked | None = None
    """The proposal to end the match without a result."""
    undo: UndoAsked | None = None
    """The undo that somebody asked the others to agree to; of no account once the match has gone on."""
    last: int = -1
    outcome: Outcome | None = None
    """The newest entry and the result, once the match is over."""

    def people(self) -> list[str]:
        """The ids of everybody who sits here or hosts, each once."""
        sitting = (chair.player for chair in self.chairs if chair.player is not None)
        return list(dict.fromkeys((self.host, *sitting)))

    def listed_for(self) -> list[str]:
        """Among whose matches it is listed."""
        return [] if self.lesson else self.people()

    def about(self, seat: Seat) -> dict[str, Any]:
        """What a line of the journal says of whoever sits there; raises Invalid if there is no such seat."""
        chair = self.chair(seat)
        return {"seat": seat, "player": chair.player, "name": chair.name}

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        """The seats a person holds."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.player == player)

    def may_watch(self, player: str, key: str | None) -> bool:
        """Whether somebody may see this table: everybody an open one, others with a key or a seat."""
        return self.open or key in (self.invite, self.share) or player in self.people()

    def people_beside(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats that people play, unless it is the same person."""
        return tuple(
            other
            for other, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.level is None and chair.player != self.chairs[seat].player
        )

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot decides for the seat at the moment."""
        return self.chairs[seat].level is not None

    @property
    def is_all_bots(self) -> bool:
        """Whether nobody but bots decides here."""
        return all(chair.level is not None for chair in self.chairs)

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat; raises Invalid if there is none."""
        if not 0 <= seat < len(self.chairs):
            raise Invalid("no-such-seat", wanted=seat, last=len(self.chairs) - 1)
        return self.chairs[seat]


def complete_options(game: AnyGame, options: Any) -> Any:
    """The options as plain JSON, with the defaults filled in; raises Invalid."""
    record = options_of(game, options)
    return {field: msgspec.to_builtins(getattr(record, field)) for field in record.__struct_fields__}


def require_seats(game: AnyGame, seats: int) -> None:
    """Whether that many can play; raises Invalid."""
    info = game.info
    if not info.min_seats <= seats <= info.max_seats:
        raise Invalid("wrong-number-of-seats", seats=seats, low=info.min_seats, high=info.max_seats)


def level_of(game: AnyGame, level: str | None) -> str:
    """The level asked for, by default the usual one; raises Invalid if there is none of that name."""
    levels = bot_levels(game)
    if level is None:
        return usual_level(game)
    if level not in levels:
        raise Invalid("unknown-level", level=level, known=", ".join(levels))
    return level


def person(player: str, name: str, ready: bool = False) -> Chair:
    """A chair with somebody on it."""
    return Chair(kind="person", player=player, name=name, ready=ready)


BOTS = (
    *("Rosa", "Beppe", "Olga", "Tullio", "Nives", "Gigi", "Elvira", "Pino"),
    *("Dora", "Ciro", "Lia", "Remo", "Gilda", "Ugo", "Zita", "Santo"),
)
"""What bots are called: as many as there can be seats, so that no two at a table are the same."""


def bot(level: str, beside: Iterable[Chair]) -> Chair:
    """A chair with a bot on it, called like nobody beside it."""
    taken = {chair.name for chair in beside}
    return Chair(kind="bot", level=level, name=next((name for name in BOTS if name not in taken), BOTS[0]))
