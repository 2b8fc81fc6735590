"""Every message of the socket, both ways.

A request carries an `id` made by the client; exactly one answer carries it back: `done`, `refused`, or the
answer named in the request's description. Everything else the server sends by itself.
"""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec

from ludoteca.core import Offer, Outcome, Reason, Record, Seat

from .tables import Clock, ClockFace, Id, Level, Line, Place, SeenEntry, TableInfo, Text

PROTOCOL = 1

Seq = Annotated[int, msgspec.Meta(ge=-1, le=10_000_000)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Request(Record, frozen=True, kw_only=True):
    """Asks for something; the answer carries the same id."""

    id: Id


class TableRequest(Request, frozen=True, kw_only=True):
    """Asks for something at a table."""

    match: Id


class SeatRequest(TableRequest, frozen=True, kw_only=True):
    """Asks for something for one of one's own seats."""

    seat: Place


# --- what a client may send ---------------------------------------------------------------------------------


class Ping(Request, frozen=True, kw_only=True):
    """Are you there? Answered by `done`."""


class WatchLobby(Request, frozen=True, kw_only=True):
    """Send the open tables now and whenever they change. Answered by `lobby`."""


class LeaveLobby(Request, frozen=True, kw_only=True):
    """No more news of the lobby."""


class Subscribe(TableRequest, frozen=True, kw_only=True):
    """Follow a table. Answered by `snapshot`; `update`, `choices`, `table` and `line` follow by themselves.

    A `player` follows through all seats they hold (a spectator holds none); `table` is the big screen that
    everybody sees: the public view, even if this browser holds seats.
    """

    role: Literal["player", "table"] = "player"
    since: Seq = -1
    """The newest entry the client knows: the log is sent from the one after it."""
    lines_since: Seq = -1
    """The newest line of the journal the client knows."""
    key: Secret | None = None
    """The key of the invitation or share link, for private tables."""
    tokens: tuple[Secret, ...] = ()
    """Tokens of seats that were passed to this device."""


class Unsubscribe(TableRequest, frozen=True, kw_only=True):
    """Follow a table no longer."""


class Play(SeatRequest, frozen=True, kw_only=True):
    """Play an action in answer to entry `seq`. Sending it again with the same id is harmless."""

    seq: Seq
    action: msgspec.Raw


class Check(SeatRequest, frozen=True, kw_only=True):
    """Would this action be allowed now? `done`, or `refused` with the rule."""

    action: msgspec.Raw


class Preview(SeatRequest, frozen=True, kw_only=True):
    """What would this action do? Answered by `previewed`, if the game offers previews."""

    action: msgspec.Raw


class Hint(SeatRequest, frozen=True, kw_only=True):
    """What would a bot play? Answered by `hinted`."""

    level: Level | None = None


class Undo(SeatRequest, frozen=True, kw_only=True):
    """Take back to how it stood after entry `back_to` (by default one entry).

    Free for one's own moves without luck or reveal; otherwise the other people at the table are asked.
    """

    back_to: Seq | None = None


class Consent(SeatRequest, frozen=True, kw_only=True):
    """Agree, or not, to the undo that was asked for."""

    agree: bool


class HandOver(SeatRequest, frozen=True, kw_only=True):
    """A bot shall play for this seat until it is taken back."""

    level: Level | None = None


class TakeBack(SeatRequest, frozen=True, kw_only=True):
    """I play for this seat again."""


class Say(TableRequest, frozen=True, kw_only=True):
    """Say something to the table."""

    text: Text


class Seen(TableRequest, frozen=True, kw_only=True):
    """I have looked up to entry `seq`; kept for "since you last looked"."""

    seq: Seq


class Sit(SeatRequest, frozen=True, kw_only=True):
    """Sit down on an empty seat; during a match: take over from a bot that nobody lent a seat to."""

    key: Secret | None = None


class Stand(SeatRequest, frozen=True, kw_only=True):
    """Leave a seat; during a match a bot takes it."""


class Ready(SeatRequest, frozen=True, kw_only=True):
    """Ready to start, or not."""

    ready: bool


class PassSeat(SeatRequest, frozen=True, kw_only=True):
    """Make a token that plays this seat on another device; an earlier one ends. Answered by `seat_token`."""


class PlaceBot(SeatRequest, frozen=True, kw_only=True):
    """Host: a bot of that level (by default the strongest) takes the empty seat."""

    level: Level | None = None


class ClearSeat(SeatRequest, frozen=True, kw_only=True):
    """Host, before the start: whoever sits there has to leave."""


class SwapSeats(TableRequest, frozen=True, kw_only=True):
    """Host, before the start: two seats change places."""

    one: Place
    other: Place


class ChangeTable(TableRequest, frozen=True, kw_only=True):
    """Host, before the start: change what was agreed. What is left out stays."""

    options: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] | msgspec.UnsetType = msgspec.UNSET
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET
    open: bool | msgspec.UnsetType = msgspec.UNSET


class Start(TableRequest, frozen=True, kw_only=True):
    """Host: begin. Every person must be ready, no seat empty."""


class Rematch(TableRequest, frozen=True, kw_only=True):
    """Play again with the same people and options, everybody one seat further.

    The id of the new table comes as `rematch` in `table`.
    """


class CloseTable(TableRequest, frozen=True, kw_only=True):
    """Host: give the table up."""


class LiveOpen(SeatRequest, frozen=True, kw_only=True):
    """Begin something by hand while the table watches, in answer to entry `seq`; its id is its name."""

    seq: Seq
    request: msgspec.Raw


class LiveMove(Record, frozen=True, kw_only=True):
    """The hand moves. Not answered; frames follow at their own pace."""

    live: Id
    move: msgspec.Raw


class LiveEnd(Record, frozen=True, kw_only=True):
    """The hand lets go. Answered by `live_ended`."""

    live: Id


ClientMessage = (
    Ping
    | WatchLobby
    | LeaveLobby
    | Subscribe
    | Unsubscribe
    | Play
    | Check
    | Preview
    | Hint
    | Undo
    | Consent
    | HandOver
    | TakeBack
    | Say
    | Seen
    | Sit
    | Stand
    | Ready
    | PassSeat
    | PlaceBot
    | ClearSeat
    | SwapSeats
    | ChangeTable
    | Start
    | Rematch
    | CloseTable
    | LiveOpen
    | LiveMove
    | LiveEnd
)


# --- what the server sends ----------------------------------------------------------------------------------


class Welcome(Record, frozen=True, kw_only=True):
    """The first message: who you are to the server."""

    protocol: int
    version: str
    player: str
    name: str
    now: datetime


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


class Lobby(Record, frozen=True, kw_only=True):
    """The open tables, newest first."""

    id: str | None
    tables: tuple[TableInfo, ...]


class Perspective(Record, frozen=True, kw_only=True):
    """The match through the eyes of one seat, or of a spectator (`seat` null)."""

    seat: Seat | None
    view: Any
    log: tuple[SeenEntry, ...]


class Snapshot(Record, frozen=True, kw_only=True):
    """Everything about a table: after `subscribe`, when the match starts, and when one's seats change.

    `id` is null if nobody asked. Before the start `perspectives` is empty; after it there is one for each of
    my seats, or one with seat null.
    """

    id: str | None
    table: TableInfo
    mine: tuple[Seat, ...]
    hosting: bool
    invite: str | None
    """The key with which others may sit down; only for those who sit at the table or host it."""
    share: str | None
    """The key with which others may watch and replay."""
    seen: int
    """Up to which entry this person had looked when they came."""
    perspectives: tuple[Perspective, ...]
    lines: tuple[Line, ...]


class Update(Record, frozen=True, kw_only=True):
    """A new entry, through the eyes of one of my seats or of a spectator."""

    match: str
    seat: Seat | None
    seq: int
    entry: SeenEntry
    view: Any
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


class LiveFrame(Record, frozen=True, kw_only=True):
    """How it stands at the moment under somebody's hand; to everybody at the table."""

    match: str
    seat: Seat
    live: str
    frames: Any
    """The frames since the last message."""


class LiveEnded(Record, frozen=True, kw_only=True):
    """The hand is gone; if something came of it, its `update` follows or came before."""

    match: str
    seat: Seat
    live: str


class Gone(Record, frozen=True, kw_only=True):
    """This table is no longer followed (it was deleted, or became private to others)."""

    match: str
    reason: str


ServerMessage = (
    Welcome
    | Done
    | Refused
    | Lobby
    | Snapshot
    | Update
    | Choices
    | TableChanged
    | NewLine
    | SeatToken
    | Previewed
    | Hinted
    | LiveFrame
    | LiveEnded
    | Gone
)
