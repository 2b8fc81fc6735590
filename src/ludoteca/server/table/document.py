"""The document of a table: its seats, its settings and its status."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec

from ludoteca.bots import bot_levels, is_level, strengths, usual_level
from ludoteca.core import AnyGame, Invalid, Outcome, Record, Seat
from ludoteca.core.options import options_of
from ludoteca.server.protocol.shapes import Clock, EndAsked, SeatAsked, SeatKind, Status, UndoAsked, Unrated

BOT_MARK = "[bot] "
"""How the name of a bot account begins, so that it is seen where names are cut short; no other name does."""


def is_bot_name(name: str | None) -> bool:
    """Whether a name is that of a bot account."""
    return name is not None and name.startswith(BOT_MARK)


class Chair(Record, frozen=True, kw_only=True):
    """The holder of a seat; for a person (or bot account) with a level a bot plays for the moment."""

    kind: SeatKind = "empty"
    player: str | None = None
    name: str | None = None
    level: str | None = None
    ready: bool = False
    token: str | None = None
    """The hash of the token with which another device plays this seat."""
    left_by: str | None = None
    """The person who left the seat to this bot during the match, and may come back."""


class Order(Record, frozen=True, kw_only=True):
    """A standing order that a player left for a seat; others never see it."""

    seat: Seat
    player: str
    order: Any


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
    screen: bool = False
    """Whether a shared screen set it up: the people who sit there are in one room and all arrange it."""
    lesson: bool = False
    """Whether it is a lesson to watch: it is in no player's list of matches."""
    touched: bool = False
    """Whether a person had moved when the table last changed, also one who has left since (LUD-E2)."""
    end: EndAsked | None = None
    """The proposal to end the match without a result."""
    seat_asked: SeatAsked | None = None
    """The seat that a person asks for."""
    undo: UndoAsked | None = None
    """The undo that waits for the others' consent; void once there is a newer entry."""
    orders: tuple[Order, ...] = ()
    """The standing orders, at most one for each seat."""
    last: int = -1
    outcome: Outcome | None = None
    """The newest entry and the result, once the match is over."""

    def order_of(self, seat: Seat) -> Order | None:
        """The standing order for a seat; None if there is none, or another player left it, or a bot plays."""
        if seat >= len(self.chairs):  # asked of a table before it had more seats
            return None
        chair = self.chairs[seat]
        for order in self.orders:
            if order.seat == seat and order.player == chair.player and chair.level is None:
                return order
        return None

    def people(self) -> list[str]:
        """The ids of the host and of the people who hold seats, each once."""
        sitting = (chair.player for chair in self.chairs if chair.player is not None)
        return list(dict.fromkeys((self.host, *sitting)))

    def listed_for(self) -> list[str]:
        """The players in whose list of matches it is."""
        return [] if self.lesson else self.people()

    def about(self, seat: Seat) -> dict[str, Any]:
        """The holder of a seat, for a line of the journal; raises Invalid if there is no such seat."""
        chair = self.chair(seat)
        return {"seat": seat, "player": chair.player, "name": chair.name}

    def seats_of(self, player: str) -> tuple[Seat, ...]:
        """The seats that a player holds."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.player == player)

    def is_arranged_by(self, player: str) -> bool:
        """Whether a player may change the table and start the match."""
        return player == self.host or (self.screen and bool(self.seats_of(player)))

    def may_watch(self, player: str, key: str | None) -> bool:
        """Whether a player may see this table: it is open, or they have a key, or have or left a seat."""
        if self.open or key in (self.invite, self.share) or player in self.people():
            return True
        return any(chair.left_by == player for chair in self.chairs)

    def people_beside(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that other people play."""
        return tuple(
            other
            for other, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.level is None and chair.player != self.chairs[seat].player
        )

    def people_other_than(self, player: str) -> tuple[Seat, ...]:
        """The seats that people other than this player play."""
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.level is None and chair.player != player
        )

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot decides for a seat at the moment."""
        return self.chairs[seat].level is not None

    @property
    def is_all_bots(self) -> bool:
        """Whether bots decide for all seats."""
        return all(chair.level is not None for chair in self.chairs)

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat; raises Invalid if there is none."""
        if not 0 <= seat < len(self.chairs):
            raise Invalid("no-such-seat", wanted=seat, last=len(self.chairs) - 1)
        return self.chairs[seat]


def complete_options(game: AnyGame, options: Any) -> Any:
    """The options as plain JSON, with the defaults filled in; raises Invalid."""
    record = options_of(game, options)
    fields = {field: getattr(record, field) for field in record.__struct_fields__}
    return {name: msgspec.to_builtins(value) for name, value in fields.items() if value is not msgspec.UNSET}


def table_options(game: AnyGame, options: Any) -> Any:
    """The options of a new table of people as plain JSON, with what they begin with filled in."""
    return complete_options(game, {**game.info.table_options, **(options or {})})


def require_seats(game: AnyGame, seats: int) -> None:
    """Raise Invalid if the game cannot be played with that number of seats."""
    info = game.info
    if not info.min_seats <= seats <= info.max_seats:
        raise Invalid("wrong-number-of-seats", seats=seats, low=info.min_seats, high=info.max_seats)


def level_of(game: AnyGame, level: str | None) -> str:
    """The level or strength, by default the usual one; raises Invalid if the game has none like that."""
    if level is None:
        return usual_level(game)
    if not is_level(game, level):
        raise Invalid("unknown-level", level=level, known=", ".join([*bot_levels(game), *strengths(game)]))
    return level


def person(player: str, name: str, ready: bool = False) -> Chair:
    """A chair that a person holds."""
    return Chair(kind="person", player=player, name=name, ready=ready)


BOTS = (
    *("Rosa", "Beppe", "Olga", "Tullio", "Nives", "Gigi", "Elvira", "Pino"),
    *("Dora", "Ciro", "Lia", "Remo", "Gilda", "Ugo", "Zita", "Santo"),
)
"""Names of bots: as many as a table can have seats, so that no two are the same."""


def bot(level: str, beside: Iterable[Chair]) -> Chair:
    """A chair that a bot holds, with a name that no chair beside it has."""
    taken = {chair.name for chair in beside}
    return Chair(kind="bot", level=level, name=next((name for name in BOTS if name not in taken), BOTS[0]))
