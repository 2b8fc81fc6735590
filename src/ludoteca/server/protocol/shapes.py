"""What everybody may know of a table: its seats, its settings and its clocks."""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec

from ludoteca.core import Outcome, Record, Seat

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
"""A name made of letters, digits, `_` and `-`."""
STORABLE = r"^[^\x00]*$"
"""Any text without NUL, which PostgreSQL does not keep."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=STORABLE)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=STORABLE)]
Place = Annotated[int, msgspec.Meta(ge=0, le=15)]
"""A seat that a player can hold."""
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=STORABLE)]
"""The name of a bot's level."""

Expiry = Literal["default", "bot"]
"""What happens when a seat's time runs out: the decision's default is played, or a bot takes over."""


class Bank(Record, frozen=True, kw_only=True):
    """Every seat has a bank of seconds; each move adds an increment."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0
    expiry: Expiry = "default"


class Days(Record, frozen=True, kw_only=True):
    """Every decision may take that many days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=60)]
    expiry: Expiry = "default"


Clock = Bank | Days


class ClockFace(Record, frozen=True, kw_only=True):
    """What a seat's clock shows at the moment of the message; `seat` -1 is the clock of the table."""

    seat: Seat
    remaining_ms: int
    running: bool


SeatKind = Literal["empty", "person", "bot"]


class SeatInfo(Record, frozen=True, kw_only=True):
    """The holder of a seat."""

    seat: Seat
    kind: SeatKind
    player: str | None = None
    """The id of the person."""
    name: str | None = None
    """The name of the person, or of the bot."""
    level: str | None = None
    """The level of the bot; with a person: of the bot that plays for them at the moment."""
    ready: bool = False
    connected: bool = False
    left_by: str | None = None
    """The id of the person who left the seat to a bot during the match, and may come back."""
    away_until: datetime | None = None
    """Until when the person is on vacation, at a table with clocks in days."""


class UndoAsked(Record, frozen=True, kw_only=True):
    """A seat asks to go back to how it stood after entry `back_to`; the seats in `waiting_for` must agree."""

    seat: Seat
    back_to: int
    seq: int
    """The newest entry when it was asked, apart from talk."""
    agreed: tuple[Seat, ...]
    waiting_for: tuple[Seat, ...]


class EndAsked(Record, frozen=True, kw_only=True):
    """A seat proposes to end the match without a result; the seats in `waiting_for` must agree."""

    seat: Seat
    agreed: tuple[Seat, ...]
    waiting_for: tuple[Seat, ...]


class SeatAsked(Record, frozen=True, kw_only=True):
    """A player who has a seat asks for a bot's, too; the seats in `waiting_for` must agree."""

    seat: Seat
    player: str
    name: str
    agreed: tuple[Seat, ...]
    waiting_for: tuple[Seat, ...]


Unrated = Literal["imported", "undone", "helped"]
"""Why a match is not rated: it was imported or begun in a position, a move beyond the barrier was undone, or
a bot and a person have played the same seat."""

Status = Literal["lobby", "playing", "over", "closed"]
"""Before the start, during play, after the end; `closed` was given up before its end."""


class TableInfo(Record, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    match: str
    game: str
    rules_version: int
    options: Any
    """The game's options, all of them."""
    status: Status
    open: bool
    """Whether it is listed in the lobby and anybody may sit down."""
    host: str
    """The id of the player who arranges it."""
    seats: tuple[SeatInfo, ...]
    clock: Clock | None
    clocks: tuple[ClockFace, ...]
    created_at: datetime
    started_at: datetime | None
    seq: int
    """The newest entry of the log; -1 before the start."""
    active: tuple[Seat, ...]
    """Whose decision it is."""
    outcome: Outcome | None
    undo: UndoAsked | None
    end: EndAsked | None
    seat_asked: SeatAsked | None
    untouched: bool
    """Whether the match has begun and no person has moved yet: it may be called off."""
    rematch: str | None
    """The table where the same people play again."""
    unrated: Unrated | None
    installed_rules: int | None
    """The installed version of the rules, if the match cannot be played by it: each player may end it."""
    spectators: int
    screen: bool
    """Whether a shared screen set it up, and everybody who sits there arranges it."""


class OpenedEntry(Record, frozen=True, kw_only=True, tag="opened"):
    """The table was set."""

    seq: int
    events: tuple[Any, ...]
    at: datetime


class PlayedEntry(Record, frozen=True, kw_only=True, tag="played"):
    """A seat did something; only the seat itself sees the action, everybody the events they may see."""

    seq: int
    seat: Seat
    action: Any
    events: tuple[Any, ...]
    at: datetime


class UndoneEntry(Record, frozen=True, kw_only=True, tag="undone"):
    """Everything after entry `back_to` was taken back, and stays in the log."""

    seq: int
    seat: Seat
    back_to: int
    agreed: tuple[Seat, ...] | None
    """The seats that consented; null if no consent was needed."""
    at: datetime


SeenEntry = OpenedEntry | PlayedEntry | UndoneEntry
"""An entry of the log as one seat, or a spectator, may see it."""


LineKind = Literal[
    "said",
    "sat_down",
    "stood_up",
    "bot_placed",
    "seat_cleared",
    "seats_swapped",
    "seat_named",
    "table_changed",
    "started",
    "handed_over",
    "helped",
    "taken_back",
    "time_ran_out",
    "time_forgiven",
    "undo_asked",
    "undo_refused",
    "undo_withdrawn",
    "resigned",
    "called_off",
    "end_asked",
    "end_refused",
    "end_withdrawn",
    "end_agreed",
    "seat_asked",
    "seat_refused",
    "seat_withdrawn",
    "declined",
    "closed",
    "removed",
]


Phrase = Literal[
    "hello",
    "good_luck",
    "nice_move",
    "thanks",
    "sorry",
    "oops",
    "let_me_think",
    "take_your_time",
    "back_soon",
    "well_played",
    "another_one",
    "goodbye",
]
"""Phrases that players send with one tap."""


class Line(Record, frozen=True, kw_only=True):
    """A line of the table's journal: what was said and what happened around the match.

    It belongs after entry `seq` of the log (-1: before the start). `params` fill the sentence of its kind; a
    line that was said has either a `text` or, as a param, the key of a `phrase`.
    """

    number: int
    seq: int
    kind: LineKind
    at: datetime
    player: str | None = None
    name: str | None = None
    seat: Seat | None = None
    text: str | None = None
    params: dict[str, str | int] = msgspec.field(default_factory=dict)
