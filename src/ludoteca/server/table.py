"""The document of a table, and the changes people may make to it.

Every change is a function from a table to a new one; what is not allowed raises Invalid with a message key.
"""

import secrets
from datetime import datetime
from typing import Any

import msgspec

from ludoteca.bots import bot_levels
from ludoteca.core import AnyGame, Invalid, Outcome, Record, Seat
from ludoteca.core.options import options_of

from .tables import Clock, SeatKind, Status

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
    last: int = -1
    outcome: Outcome | None = None
    """The newest entry and the result, once the match is over."""

    def people(self) -> list[str]:
        """The ids of everybody who sits here or hosts, each once."""
        sitting = (chair.player for chair in self.chairs if chair.player is not None)
        return list(dict.fromkeys((self.host, *sitting)))

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        """The seats a person holds."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.player == player)

    def may_watch(self, player: str, key: str | None) -> bool:
        """Whether somebody may see this table: everybody an open one, others with a key or a seat."""
        return self.open or key in (self.invite, self.share) or player in self.people()

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot decides for the seat at the moment."""
        return self.chairs[seat].level is not None

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat; raises Invalid if there is none."""
        if not 0 <= seat < len(self.chairs):
            raise Invalid("no-such-seat", wanted=seat, last=len(self.chairs) - 1)
        return self.chairs[seat]


def with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    """The table with another chair at a seat."""
    chairs = tuple(chair if at == seat else old for at, old in enumerate(table.chairs))
    return msgspec.structs.replace(table, chairs=chairs)


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
    """The level asked for, by default the strongest; raises Invalid if there is none of that name."""
    levels = bot_levels(game)
    if level is None:
        return levels[-1]
    if level not in levels:
        raise Invalid("unknown-level", level=level, known=", ".join(levels))
    return level


def person(player: str, name: str, ready: bool = False) -> Chair:
    """A chair with somebody on it."""
    return Chair(kind="person", player=player, name=name, ready=ready)


def bot(level: str) -> Chair:
    """A chair with a bot on it."""
    return Chair(kind="bot", level=level)


def require_status(table: Table, *statuses: Status) -> None:
    """Whether the table is where the request belongs; raises Invalid."""
    if table.status not in statuses:
        raise Invalid("not-now", status=table.status)


def sit(table: Table, seat: Seat, player: str, name: str, key: str | None) -> Table:
    """Sit down on an empty seat, or take a bot's during the match."""
    require_status(table, "lobby", "playing")
    known = player in table.people() or key == table.invite
    if not known and not (table.open and table.status == "lobby"):
        raise Invalid("needs-invitation")
    chair = table.chair(seat)
    if chair.kind == "person":
        raise Invalid("seat-taken", seat=seat)
    if chair.kind == "bot" and table.status == "lobby":
        raise Invalid("seat-taken", seat=seat)
    return with_chair(table, seat, person(player, name, ready=player == table.host))


def stand(table: Table, seat: Seat, level: str) -> Table:
    """Leave a seat; during a match a bot of that level takes it."""
    require_status(table, "lobby", "playing")
    return with_chair(table, seat, EMPTY if table.status == "lobby" else bot(level))


def place_bot(table: Table, seat: Seat, level: str) -> Table:
    """A bot takes a seat on which nobody sits."""
    require_status(table, "lobby")
    if table.chair(seat).kind == "person":
        raise Invalid("seat-taken", seat=seat)
    return with_chair(table, seat, bot(level))


def clear_seat(table: Table, seat: Seat) -> Table:
    """Whoever sits there has to leave."""
    require_status(table, "lobby")
    chair = table.chair(seat)
    if chair.kind == "empty":
        raise Invalid("seat-empty", seat=seat)
    cleared = with_chair(table, seat, EMPTY)
    if chair.kind == "person":  # the old invitation would let them in again
        cleared = msgspec.structs.replace(cleared, invite=new_id(20))
    return cleared


def swap_seats(table: Table, one: Seat, other: Seat) -> Table:
    """Two seats change places."""
    require_status(table, "lobby")
    first, second = table.chair(one), table.chair(other)
    return with_chair(with_chair(table, one, second), other, first)


def set_ready(table: Table, seat: Seat, ready: bool) -> Table:
    """Somebody is ready to start, or no longer."""
    require_status(table, "lobby")
    return with_chair(table, seat, msgspec.structs.replace(table.chair(seat), ready=ready))


def hand_over(table: Table, seat: Seat, level: str) -> Table:
    """A bot plays for the person from now on."""
    require_status(table, "playing")
    return with_chair(table, seat, msgspec.structs.replace(table.chair(seat), level=level))


def take_back(table: Table, seat: Seat) -> Table:
    """The person plays again."""
    require_status(table, "playing")
    chair = table.chair(seat)
    if chair.level is None:
        raise Invalid("not-handed-over", seat=seat)
    return with_chair(table, seat, msgspec.structs.replace(chair, level=None))


def pass_seat(table: Table, seat: Seat, token: str) -> Table:
    """Another device may play the seat, with the token of that hash; an earlier one may no longer."""
    require_status(table, "lobby", "playing")
    return with_chair(table, seat, msgspec.structs.replace(table.chair(seat), token=token))


def close(table: Table) -> Table:
    """The table is given up."""
    require_status(table, "lobby", "playing")
    return msgspec.structs.replace(table, status="closed")


def resize(table: Table, game: AnyGame, seats: int) -> Table:
    """More chairs, or fewer; people are never pushed off."""
    require_seats(game, seats)
    kept = list(table.chairs)
    while len(kept) > seats:
        free = next((at for at in reversed(range(len(kept))) if kept[at].kind != "person"), None)
        if free is None:
            raise Invalid("seats-are-taken", seats=seats)
        del kept[free]
    kept += [EMPTY] * (seats - len(kept))
    return msgspec.structs.replace(table, chairs=tuple(kept))


def require_startable(table: Table) -> None:
    """Whether the match can begin; raises Invalid."""
    require_status(table, "lobby")
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "empty":
            raise Invalid("seat-empty", seat=seat)
        if chair.kind == "person" and not chair.ready and chair.player != table.host:
            raise Invalid("not-ready", seat=seat)


def rotated(table: Table, host: str, now: datetime) -> Table:
    """A new table for the same people, everybody one seat further."""
    require_status(table, "over", "closed")
    chairs = [
        msgspec.structs.replace(
            chair,
            level=chair.level if chair.kind == "bot" else None,
            ready=chair.player == host,
            token=None,
        )
        for chair in table.chairs
    ]
    return msgspec.structs.replace(
        table,
        match=new_id(),
        status="lobby",
        host=host,
        invite=new_id(20),
        share=new_id(20),
        chairs=(chairs[-1], *chairs[:-1]),
        created_at=now,
        started_at=None,
        rematch=None,
        last=-1,
        outcome=None,
    )
