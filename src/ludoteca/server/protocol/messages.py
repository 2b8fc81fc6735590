"""Every message the server sends over the socket: answers to requests, and what it says by itself."""

from datetime import datetime
from typing import Any

from ludoteca.core import Derivation, Offer, Outcome, Reason, Record, Seat

from .changes import Change
from .shapes import ClockFace, Line, SeenEntry, TableInfo

PROTOCOL = 2


class Welcome(Record, frozen=True, kw_only=True):
    """The first message: who you are to the server."""

    protocol: int
    version: str
    player: str
    name: str
    now: datetime
    restart_at: datetime | None
    """When the server will be restarted, if that was announced."""


class RestartAnnounced(Record, frozen=True, kw_only=True):
    """The server will be restarted then; null: it will not after all. Matches go on where they were."""

    at: datetime | None


class Invited(Record, frozen=True, kw_only=True):
    """A friend shows the way to a table that waits for people; `key` opens it."""

    match: str
    game: str
    name: str
    """Who invites."""
    key: str


class Done(Record, frozen=True, kw_only=True):
    """It was done; `seq` is the entry it became, for requests that become one."""

    id: str
    seq: int | None = None


class Refused(Record, frozen=True, kw_only=True):
    """It was refused: a rule of the game or null, a message key and the values for its sentence.

    `id` is null if the message could not be understood so far as to have one.
    """

    id: str | None
    rule: str | None
    reason: str
    params: dict[str, Any]
    derivations: tuple[Derivation, ...] = ()
    """Where the numbers come from that were compared."""


class Lobby(Record, frozen=True, kw_only=True):
    """The open tables, newest first: those that wait for people, and those that are played."""

    id: str | None
    tables: tuple[TableInfo, ...]
    played: tuple[TableInfo, ...]


class Perspective(Record, frozen=True, kw_only=True):
    """The match as one seat sees it, or a spectator (`seat` null)."""

    seat: Seat | None
    private: Any
    """What only this seat sees, beside the view; null where the game hides nothing, and for spectators."""
    log: tuple[SeenEntry, ...]


class Snapshot(Record, frozen=True, kw_only=True):
    """Everything about a table: after `subscribe`, when the match starts, and when one's seats change.

    `id` is null if it answers no request. Before the start `perspectives` is empty; after it there is one for
    each of my seats, or one with seat null.
    """

    id: str | None
    table: TableInfo
    mine: tuple[Seat, ...]
    hosting: bool
    invite: str | None
    """The key with which others may sit down; only for those who have it, sit at the table or host it."""
    share: str | None
    """The key with which others may watch and replay."""
    seen: int
    """Up to which entry this person had looked when they came."""
    view: Any
    """The match as everybody sees it; null before the start."""
    perspectives: tuple[Perspective, ...]
    lines: tuple[Line, ...]


class Update(Record, frozen=True, kw_only=True):
    """A new entry, as one of my seats sees it, or a spectator."""

    match: str
    seat: Seat | None
    seq: int
    entry: SeenEntry
    changes: tuple[Change, ...]
    """What to set in the view of the entry before: a path and a value each."""
    private: Any
    """What only this seat sees beside that, if the game hides something from the others."""
    active: tuple[Seat, ...]
    clocks: tuple[ClockFace, ...]
    outcome: Outcome | None


class Choices(Record, frozen=True, kw_only=True):
    """What one of my seats may do now; sent whenever one of my seats has to decide, after its `update`."""

    match: str
    seat: Seat
    seq: int
    legal: tuple[Any, ...]
    offers: tuple[Offer, ...]


class StandingOrder(Record, frozen=True, kw_only=True):
    """The standing order of one of my seats; null once it has lapsed or was withdrawn. No other sees it."""

    match: str
    seat: Seat
    order: Any


class TableChanged(Record, frozen=True, kw_only=True, tag="table"):
    """Something about the table changed other than the match itself."""

    table: TableInfo
    mine: tuple[Seat, ...]
    hosting: bool


class NewLine(Record, frozen=True, kw_only=True, tag="line"):
    """A new line in the journal."""

    match: str
    line: Line


class SeatToken(Record, frozen=True, kw_only=True):
    """The token that plays a seat on another device; it is shown only once."""

    id: str
    token: str


class Previewed(Record, frozen=True, kw_only=True):
    """What an action would do."""

    id: str
    preview: Any


class Hinted(Record, frozen=True, kw_only=True):
    """What a bot would play, and why."""

    id: str
    seq: int
    action: Any
    reasons: tuple[Reason, ...]


class LiveScene(Record, frozen=True, kw_only=True):
    """What a page needs to simulate any hand of its player in answer to entry `seq`."""

    id: str
    seq: int
    request: Any
    """The simulation request of the action that was asked about; see `ByHand.request_like`."""


class LiveFrame(Record, frozen=True, kw_only=True):
    """The scene under a live hand at the moment, for everyone at the table but a page that simulates it."""

    match: str
    seat: Seat
    live: str
    frames: Any
    """The frames since the last message."""


class LiveHeld(Record, frozen=True, kw_only=True):
    """The own live hand, held still while the connection was lost: from now on this one leads it."""

    match: str
    seat: Seat
    live: str
    request: Any
    """What it does, as in `live_open`."""
    move: Any | None
    """Its last move."""
    frames: Any
    """Everything that has changed since it began."""


class LiveEnded(Record, frozen=True, kw_only=True):
    """The live hand has ended; if it led to a move, its `update` follows or was sent before."""

    match: str
    seat: Seat
    live: str


class Gone(Record, frozen=True, kw_only=True):
    """This table is no longer followed (it was deleted, or became private to others)."""

    match: str
    reason: str


ServerMessage = (
    Welcome
    | RestartAnnounced
    | Invited
    | Done
    | Refused
    | Lobby
    | Snapshot
    | Update
    | Choices
    | StandingOrder
    | TableChanged
    | NewLine
    | SeatToken
    | Previewed
    | Hinted
    | LiveScene
    | LiveFrame
    | LiveHeld
    | LiveEnded
    | Gone
)
