"""Every message a client may send over the socket.

A request carries an `id` made by the client; exactly one answer carries it back: `done`, `refused`, or the
answer named in the request's description. One that changes something is carried out once, however often it
is sent under the same id.
"""

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from ludoteca.core import Record

from .shapes import STORABLE, Clock, Id, Level, Name, Phrase, Place, Text

Seq = Annotated[int, msgspec.Meta(ge=-1, le=10_000_000)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern=STORABLE)]


class Request(Record, frozen=True, kw_only=True):
    """Asks for something; the answer carries the same id."""

    id: Id
    rule: ClassVar[str | None] = None
    """The house rule that says what it means, if there is one; pages link to it."""


class TableRequest(Request, frozen=True, kw_only=True):
    """Asks for something at a table."""

    match: Id


class SeatRequest(TableRequest, frozen=True, kw_only=True):
    """Asks for something for one of one's own seats."""

    seat: Place


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
    """Play an action in answer to entry `seq`."""

    seq: Seq
    action: msgspec.Raw


class LeaveOrder(SeatRequest, frozen=True, kw_only=True):
    """Leave a standing order for a seat, such as to bid up to a limit, or withdraw it (null).

    It is carried out until it lapses, whether I am there or not, and only I am told of it: `standing_order`
    says what stands.
    """

    order: Any


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

    rule = "LUD-U1"
    back_to: Seq | None = None


class Consent(SeatRequest, frozen=True, kw_only=True):
    """Agree to the undo that seat `by` asked for, or not; with `agree` false that seat withdraws it."""

    rule = "LUD-U1"
    by: Place
    back_to: Seq
    """To which entry: another question than the one that was read is not agreed to."""
    agree: bool


class HandOver(SeatRequest, frozen=True, kw_only=True):
    """A bot shall play for this seat until it is taken back."""

    level: Level | None = None


class GetHelp(SeatRequest, frozen=True, kw_only=True):
    """A bot chooses moves of this seat, though I send them: the match does not count for ratings."""


class TakeBack(SeatRequest, frozen=True, kw_only=True):
    """I play for this seat again."""


class Say(TableRequest, frozen=True, kw_only=True):
    """Say something to the table."""

    text: Text


class SayPhrase(TableRequest, frozen=True, kw_only=True):
    """Say one of the ready phrases, which every player reads in their own language."""

    phrase: Phrase


class Seen(TableRequest, frozen=True, kw_only=True):
    """I have looked up to entry `seq`; kept for "since you last looked"."""

    seq: Seq


class Sit(SeatRequest, frozen=True, kw_only=True):
    """Take an empty seat, or during a match the seat of a bot that plays for no person.

    The person who left that seat may come back to it, and a newcomer with an invitation may take it. A player
    who has a seat already needs the consent of the other people who play: `table` shows the question as
    `seat_asked`.
    """

    key: Secret | None = None


class Decline(TableRequest, frozen=True, kw_only=True):
    """Answer `invited` with no; `key` is that of the invitation. The table's journal says so."""

    key: Secret


class AnswerSeat(SeatRequest, frozen=True, kw_only=True):
    """Agree that a player takes the seat `wanted`, or not; with `agree` false the player withdraws it."""

    wanted: Place
    player: Id
    """The player who asks: another question than the one that was read is not agreed to."""
    agree: bool


class Stand(SeatRequest, frozen=True, kw_only=True):
    """Leave a seat; during a match a bot takes it."""


class Resign(SeatRequest, frozen=True, kw_only=True):
    """Resign: with two seats, or as the last person, the match is lost; otherwise a bot plays on."""

    rule = "LUD-E1"


class CallOff(SeatRequest, frozen=True, kw_only=True):
    """End a match in which no person has moved yet, as if it had not begun."""

    rule = "LUD-E2"


class AskEnd(SeatRequest, frozen=True, kw_only=True):
    """Propose to end the match without a result; the only person ends it at once."""

    rule = "LUD-E3"


class AnswerEnd(SeatRequest, frozen=True, kw_only=True):
    """Agree to end the match without a result, or not; with `agree` false the proposer withdraws it."""

    rule = "LUD-E3"
    agree: bool


class NameSeat(SeatRequest, frozen=True, kw_only=True):
    """Set the name of a seat of mine: several people may share a screen."""

    name: Name


class Ready(SeatRequest, frozen=True, kw_only=True):
    """Ready to start, or not."""

    ready: bool


class PassSeat(SeatRequest, frozen=True, kw_only=True):
    """Make a token that plays this seat on another device; an earlier one ends. Answered by `seat_token`.

    Sending it again makes another token.
    """


class PlaceBot(SeatRequest, frozen=True, kw_only=True):
    """Host: a bot of that level (by default the usual one) takes the empty seat, or another bot's."""

    level: Level | None = None


class ClearSeat(SeatRequest, frozen=True, kw_only=True):
    """Host, before the start: free a seat."""


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

    A player asks in their own name, a big screen that holds the invitation in the name of the host. The id of
    the new table comes as `rematch` in `table`.
    """


class CloseTable(TableRequest, frozen=True, kw_only=True):
    """Host: close the table; during a match only if no other person plays, or no person has moved."""


class LivePrepare(SeatRequest, frozen=True, kw_only=True):
    """Prepare physics for an action by hand that may follow, in answer to entry `seq`.

    It changes nothing and the others do not see it; without it the hand only begins later. Answered by
    `live_scene`, with which the page can simulate the hand itself.
    """

    seq: Seq
    request: msgspec.Raw
    simulates: bool = False
    """The page is going to simulate the hand, so the server need not prepare physics."""


class LiveOpen(SeatRequest, frozen=True, kw_only=True):
    """Begin something by hand while the table watches, in answer to entry `seq`; its id is its name.

    The hand may move at once, without waiting for the answer.
    """

    seq: Seq
    request: msgspec.Raw
    simulates: bool = False
    """The page simulates the hand from its `live_scene` and sends `live_shown`; the server judges at the end.

    If the server does not know that scene it simulates the hand itself, and `live_frame` tells the page.
    """


class LiveMove(Record, frozen=True, kw_only=True):
    """The hand moves. Not answered; frames follow at their own pace."""

    live: Id
    move: msgspec.Raw


class LiveShown(Record, frozen=True, kw_only=True):
    """A hand that the page simulates has moved; the others see its frames. Not answered."""

    live: Id
    moves: tuple[msgspec.Raw, ...]
    frames: msgspec.Raw


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
    | LeaveOrder
    | Check
    | Preview
    | Hint
    | Undo
    | Consent
    | GetHelp
    | HandOver
    | TakeBack
    | Say
    | SayPhrase
    | Seen
    | Sit
    | Decline
    | AnswerSeat
    | Stand
    | Resign
    | CallOff
    | AskEnd
    | AnswerEnd
    | NameSeat
    | Ready
    | PassSeat
    | PlaceBot
    | ClearSeat
    | SwapSeats
    | ChangeTable
    | Start
    | Rematch
    | CloseTable
    | LivePrepare
    | LiveOpen
    | LiveMove
    | LiveShown
    | LiveEnd
)
