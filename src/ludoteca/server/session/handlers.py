"""What each message of a client does; seats are always derived on the server."""

import asyncio
from typing import Any, assert_never

import msgspec

from ludoteca.core import Invalid, Refusal, Seat, decode
from ludoteca.server.cluster.node import Node
from ludoteca.server.match.audience import Listener, Subscription
from ludoteca.server.match.live_hand import LiveHand
from ludoteca.server.match.room import Room
from ludoteca.server.people.accounts import name_at_table
from ludoteca.server.ports import WorkFailed
from ludoteca.server.protocol.messages import Done, Hinted, Previewed, Refused, SeatToken
from ludoteca.server.protocol.requests import (
    AnswerEnd,
    AnswerSeat,
    AskEnd,
    CallOff,
    ChangeTable,
    Check,
    ClearSeat,
    ClientMessage,
    CloseTable,
    Consent,
    Decline,
    GetHelp,
    HandOver,
    Hint,
    LeaveLobby,
    LeaveOrder,
    LiveEnd,
    LiveMove,
    LiveOpen,
    LivePrepare,
    LiveShown,
    NameSeat,
    PassSeat,
    Ping,
    PlaceBot,
    Play,
    Preview,
    Ready,
    Rematch,
    Resign,
    Say,
    SayPhrase,
    SeatRequest,
    Seen,
    Sit,
    Stand,
    Start,
    Subscribe,
    SwapSeats,
    TableRequest,
    TakeBack,
    Undo,
    Unsubscribe,
    WatchLobby,
)
from ludoteca.server.protocol.shapes import LineKind
from ludoteca.server.table import changes, ending
from ludoteca.server.table.document import Table, complete_options, is_bot_name, level_of
from ludoteca.server.table.idempotency import request_of
from ludoteca.server.table.ids import hash_of
from ludoteca.server.table.rows import moment
from ludoteca.store import RequestRow

from .leaving import leave_match

FOLLOWED = 50
"""How many tables one connection may follow."""
HINTS_AT_ONCE = 2
ATTEMPTS = 4
"""How often a request is judged while other processes change the same match."""
IDEMPOTENT = (
    *(Play, LeaveOrder, Undo, Consent, LiveOpen, Say, SayPhrase),
    *(GetHelp, HandOver, TakeBack, Sit, Decline, AnswerSeat, Stand, NameSeat, Ready),
    *(Resign, CallOff, AskEnd, AnswerEnd),
    *(PlaceBot, ClearSeat, SwapSeats, ChangeTable, Start, CloseTable, Rematch),
)
"""The requests that are carried out once, however often they are sent.

Those that are not named change nothing; except `seen`, which never goes back, and `pass_seat`, which makes a
new token each time and ends the one before.
"""


CHANGING = (*IDEMPOTENT, PassSeat, LivePrepare, LiveMove, LiveShown, LiveEnd)
"""The requests for which a program's token must allow to play."""


class Handlers:
    """One connection's requests."""

    def __init__(self, node: Node, me: Listener, address: str) -> None:
        self._node = node
        self._rooms = node.rooms
        self._me = me
        self._address = address
        self._followed: dict[str, Room] = {}
        self._hints: set[asyncio.Task[None]] = set()
        self._hands: dict[str, LiveHand] = {}

    async def answer(self, message: ClientMessage) -> msgspec.Struct | None:
        """Do what is asked; the answer, or None if it comes later or never.

        A refusal is definite: if the room was behind the store, it catches up and the request is judged anew.
        """
        if not isinstance(message, TableRequest):
            return await self._answer(message)
        for _ in range(ATTEMPTS - 1):
            room = self._rooms.opened(message.match)
            head = None if room is None else room.head
            try:
                return await self._answer_once(message)
            except Refusal:
                if room is None:  # it was read from the store just now
                    raise
                await room.refresh()
                if room.head == head:
                    raise
        return await self._answer_once(message)

    async def _answer_once(self, message: TableRequest) -> msgspec.Struct | None:
        """Do what is asked, unless it was done before: then give the same answer."""
        if isinstance(message, IDEMPOTENT):
            room = await self._rooms.room(message.match)
            answered = room.answered(self._asked(message))
            if answered is not None:
                await room.settle()  # the update is sent before the answer
                return Done(id=message.id, seq=answered.seq)
        return await self._answer(message)  # type: ignore[arg-type]  # every such request is a message

    def _asked(self, message: TableRequest) -> RequestRow:
        """What identifies a request when it is sent again."""
        content = msgspec.json.encode(msgspec.structs.replace(message, id=""))
        return request_of(self._me.player, message.id, content)

    async def _answer(self, message: ClientMessage) -> msgspec.Struct | None:
        match message:
            case Play():
                return await self._play(message)
            case LeaveOrder():
                room = await self._at_played_seat(message)
                await room.leave_order(message.seat, self._me.player, message.order, self._asked(message))
            case Ping():
                return Done(id=message.id)
            case WatchLobby():
                self._node.lobby.watch(self._me)
                return await self._node.lobby.tables(message.id)
            case LeaveLobby():
                self._node.lobby.leave(self._me)
                return Done(id=message.id)
            case Subscribe():
                await self._subscribe(message)
                return None
            case Unsubscribe():
                self._unfollow(message.match)
                return Done(id=message.id)
            case Check():
                return await self._check(message)
            case Preview():
                return await self._preview(message)
            case Hint():
                await self._begin_hint(message)
                return None
            case Undo():
                room = await self._at_own_seat(message)
                room.hands.require_none()
                seq = await room.take_back(message.seat, message.back_to, self._asked(message))
                return Done(id=message.id, seq=seq)
            case Consent(seat=seat, by=by, back_to=back_to, agree=agree):
                room = await self._at_own_seat(message)
                if agree:
                    room.hands.require_none()
                return Done(
                    id=message.id, seq=await room.consent(seat, by, back_to, agree, self._asked(message))
                )
            case Say() | SayPhrase():
                room = await self._visible(message)
                await self._require_welcome(room, "not-heard")
                self._node.budget.use("lines", self._me.player)
                text, phrase = (message.text, None) if isinstance(message, Say) else (None, message.phrase)
                me, name = self._me.player, self._me.name
                await room.say(me, name, text, self._asked(message), phrase=phrase)
            case Seen():
                await self._visible(message)
                await self._node.store.log.mark_seen(self._me.player, message.match, message.seq)
            case GetHelp() | HandOver() | TakeBack() | Sit() | Stand() | NameSeat() | Ready() | PassSeat():
                return await self._at_seat(message)
            case Decline():
                await self._decline(message)
            case AnswerSeat():
                await self._answer_seat(message)
            case Resign() | CallOff() | AskEnd() | AnswerEnd():
                room = await self._at_own_seat(message)
                me, name = self._me.player, self._me.name
                await leave_match(room, message, request=self._asked(message), player=me, name=name)
            case PlaceBot() | ClearSeat() | SwapSeats() | ChangeTable() | Start() | CloseTable():
                await self._host(message)
            case Rematch():
                await self._rematch(message)
            case LivePrepare():
                room = await self._at_played_seat(message)
                return await room.hands.prepare(message)
            case LiveOpen():
                room = await self._at_played_seat(message)
                self._hands[message.id] = await room.hands.open(self._me, message, self._asked(message))
            case LiveMove() | LiveShown() | LiveEnd():
                self._hand(message)
                return None
            case _:
                assert_never(message)
        return Done(id=message.id)

    def drop_hands(self) -> None:
        """Abandon live hands: the server stops."""
        for hand in self._hands.values():
            hand.drop()
        self._hands.clear()

    def leave(self) -> None:
        """Stop following everything: the connection is closed."""
        self._node.lobby.leave(self._me)
        for hint in self._hints:
            hint.cancel()
        for hand in self._hands.values():
            hand.hold(self._me)
        for match in list(self._followed):
            self._unfollow(match)

    # --- finding the table and the seat

    async def _visible(self, message: TableRequest) -> Room:
        """The room of a table that this connection may see."""
        room = self._followed.get(message.match)
        if room is not None and room.following.follows(self._me):
            return room
        room = await self._rooms.room(message.match)
        if not room.table.may_watch(self._me.player, None):
            raise Invalid("unknown-match", match=message.match)
        return room

    def _require_own(self, room: Room, seat: Seat) -> None:
        room.table.chair(seat)
        if seat not in room.following.seats_of(self._me):
            raise Invalid("not-your-seat", seat=seat)

    async def _at_own_seat(self, message: SeatRequest) -> Room:
        room = await self._visible(message)
        self._require_own(room, message.seat)
        return room

    async def _require_welcome(self, room: Room, reason: str) -> None:
        """Raise Invalid if a person at the table has blocked this one."""
        if await self._node.store.blocks.is_blocked(self._me.player, room.table.people()):
            raise Invalid(reason)

    # --- following

    async def _subscribe(self, message: Subscribe) -> None:
        room = await self._rooms.room(message.match)
        tokens = frozenset(hash_of(token) for token in message.tokens)
        subscription = Subscription(message.role, message.key, tokens)
        holds_token = any(chair.token in tokens for chair in room.table.chairs if chair.token)
        if not holds_token and not room.table.may_watch(self._me.player, message.key):
            raise Invalid("unknown-match", match=message.match)
        if self._followed.pop(message.match, None) is None:
            self._count_followed()
        try:
            await room.follow(self._me, subscription, message.id, message.since, message.lines_since)
        finally:  # a connection that is lost meanwhile unfollows everything that is noted here, at its end
            if room.following.follows(self._me):
                self._followed[message.match] = room
            else:
                self._node.budget.change("followed", self._address, -1)
        hand = room.hands.resume(self._me, room.following.seats_of(self._me))
        if hand is not None:
            self._hands[hand.id] = hand

    def _count_followed(self) -> None:
        """Count one more table that is followed; raises Invalid for too many of the connection or address."""
        if len(self._followed) >= FOLLOWED:
            raise Invalid("too-many-tables", most=FOLLOWED)
        if not self._node.budget.hold("followed", self._address):
            raise Invalid("too-many-tables", most=self._node.settings.followed_per_address)

    def _unfollow(self, match: str) -> None:
        room = self._followed.pop(match, None)
        if room is not None:
            self._node.budget.change("followed", self._address, -1)
            room.following.unfollow(self._me)

    # --- playing

    async def _at_played_seat(self, message: SeatRequest) -> Room:
        """The room, if this connection decides for the seat; raises Invalid while a bot does."""
        room = await self._at_own_seat(message)
        if room.table.is_bot(message.seat):
            raise Invalid("bot-plays", seat=message.seat)
        return room

    async def _play(self, message: Play) -> Done:
        room = await self._at_played_seat(message)
        action = decode(bytes(message.action), room.game.info.action)
        if not action.is_talk:
            room.hands.require_none()
        seq = await room.play(message.seat, message.seq, action, self._asked(message))
        return Done(id=message.id, seq=seq)

    async def _check(self, message: Check) -> Done:
        room = await self._at_own_seat(message)
        action = decode(bytes(message.action), room.game.info.action)
        await room.reading.check(message.seat, action)
        return Done(id=message.id)

    async def _preview(self, message: Preview) -> Previewed:
        room = await self._at_own_seat(message)
        action = decode(bytes(message.action), room.game.info.action)
        preview = await room.reading.preview(message.seat, action)
        return Previewed(id=message.id, preview=preview)

    async def _begin_hint(self, message: Hint) -> None:
        room = await self._at_own_seat(message)
        if message.seat not in room.active:
            raise Invalid("seat-not-active", seat=message.seat)
        level_of(room.game, message.level)
        if len(self._hints) >= HINTS_AT_ONCE:
            raise Invalid("too-many-hints", most=HINTS_AT_ONCE)
        task = self._node.tasks.spawn(self._hint(room, message))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _hint(self, room: Room, message: Hint) -> None:
        answer: Hinted | Refused
        try:
            answer = await room.reading.hint(message.id, message.seat, message.level, self._me.player)
        except WorkFailed:
            answer = Refused(id=message.id, rule=None, reason="no-hint", params={})
        self._me.send(msgspec.json.encode(answer))

    def _hand(self, message: LiveMove | LiveShown | LiveEnd) -> None:
        hand = self._hands.get(message.live)
        if hand is None:
            raise Invalid("no-hand-at-work", live=message.live)
        match message:
            case LiveMove():
                hand.move(message.move)
            case LiveShown():
                hand.show(message.moves, message.frames)
            case LiveEnd():
                hand.end()
                del self._hands[message.live]

    # --- the table

    async def _at_seat(
        self, message: GetHelp | HandOver | TakeBack | Sit | Stand | NameSeat | Ready | PassSeat
    ) -> Done | SeatToken:
        if isinstance(message, Sit):
            return await self._sit(message)
        room = await self._at_own_seat(message)
        if isinstance(message, HandOver | Stand):
            room.hands.require_none(message.seat)
        seat, asked = message.seat, self._asked(message)
        about: dict[str, Any] = {"seat": seat, "player": self._me.player, "name": self._me.name}
        about["request"] = asked
        match message:
            case GetHelp():
                if room.table.unrated is None:
                    await room.change(changes.helped, "helped", **about)
            case HandOver():
                level = level_of(room.game, message.level)
                about["params"] = {"level": level}
                await room.change(lambda t: changes.hand_over(t, seat, level), "handed_over", **about)
            case TakeBack():
                if room.clocks.has_run_out(seat):
                    raise Invalid("time-is-up")
                await room.change(lambda t: changes.take_back(t, seat), "taken_back", **about)
            case Stand():
                level = level_of(room.game, None)
                await room.change(lambda t: changes.stand(t, seat, level), "stood_up", **about)
            case NameSeat():
                name = await name_at_table(self._node.store, self._me.player, message.name)
                if name != room.table.chairs[seat].name:
                    await self._require_welcome(room, "not-heard")
                    self._node.budget.use("lines", self._me.player)  # everybody reads it, like what is said
                about["name"] = name
                await room.change(lambda t: changes.name_seat(t, seat, name), "seat_named", **about)
            case Ready():
                ready = message.ready
                await room.change(lambda t: changes.set_ready(t, seat, ready), request=asked)
            case PassSeat():
                token = self._node.ids.token()
                await room.change(lambda t: changes.pass_seat(t, seat, hash_of(token)))
                return SeatToken(id=message.id, token=token)
            case _:
                assert_never(message)
        return Done(id=message.id)

    async def _require_room_for_bot(self, match: str) -> None:
        """Raise Invalid if a bot account plays too many other matches."""
        if is_bot_name(self._me.name):
            most = self._node.settings.matches_per_bot
            playing = await self._node.store.matches.unfinished_of(self._me.player)
            if sum(row.id != match for row in playing) >= most:
                raise Invalid("bot-is-busy", name=self._me.name, most=most)

    async def _sit(self, message: Sit) -> Done:
        room = await self._rooms.room(message.match)
        seat, key = message.seat, message.key
        me, name = self._me.player, self._me.name
        await self._require_welcome(room, "not-welcome")
        await self._require_room_for_bot(message.match)
        sits = changes.sit(room.table, seat, me, name, key).chairs != room.table.chairs
        await room.change(
            lambda t: changes.sit(t, seat, me, name, key),
            "sat_down" if sits else "seat_asked",
            request=self._asked(message),
            seat=seat,
            player=me,
            name=name,
        )
        return Done(id=message.id)

    async def _decline(self, message: Decline) -> None:
        room = await self._rooms.room(message.match)
        if message.key != room.table.invite:
            raise Invalid("unknown-match", match=message.match)
        changes.require_status(room.table, "lobby")
        await self._require_welcome(room, "not-heard")
        self._node.budget.use("lines", self._me.player)
        await room.decline(self._me.player, self._me.name, self._asked(message))

    async def _answer_seat(self, message: AnswerSeat) -> None:
        room = await self._at_own_seat(message)
        seat, wanted, player, agree = message.seat, message.wanted, message.player, message.agree
        asked = room.table.seat_asked
        about: dict[str, Any] = {"seat": seat, "player": self._me.player, "name": self._me.name}
        line: LineKind | None = None
        if not agree:
            line = "seat_withdrawn" if player == self._me.player else "seat_refused"
        elif asked is not None and asked.waiting_for == (seat,):
            line, about = "sat_down", {"seat": wanted, "player": asked.player, "name": asked.name}
        await room.change(
            lambda t: changes.answer_seat(t, seat, wanted, player, agree),
            line,
            request=self._asked(message),
            **about,
        )

    async def _host(
        self, message: PlaceBot | ClearSeat | SwapSeats | ChangeTable | Start | CloseTable
    ) -> None:
        room = await self._visible(message)
        if not room.following.is_arranging(self._me):
            raise Invalid("not-the-host")
        asked = self._asked(message)
        match message:
            case PlaceBot(seat=seat):
                level = level_of(room.game, message.level)
                await room.change(
                    lambda t: changes.place_bot(t, seat, level),
                    "bot_placed",
                    request=asked,
                    seat=seat,
                    params={"level": level},
                )
            case ClearSeat(seat=seat):
                about, invite = room.table.about(seat), self._node.ids.key()
                await room.change(
                    lambda t: changes.clear_seat(t, seat, invite), "seat_cleared", request=asked, **about
                )
            case SwapSeats(one=one, other=other):
                await room.change(
                    lambda t: changes.swap_seats(t, one, other),
                    "seats_swapped",
                    request=asked,
                    params={"one": one, "other": other},
                )
            case ChangeTable():
                options = None if message.options is msgspec.UNSET else message.options
                if options is not None:
                    aside, files = self._node.runtime.work.aside, self._node.files
                    options = await aside(files.fill, room.game, options)
                line: LineKind | None = None if room.table.screen else "table_changed"  # all see the screen
                await room.change(lambda t: _changed(t, room, message, options), line, request=asked)
            case Start():
                await room.start(asked)
            case CloseTable():
                room.hands.require_none()
                me, name = self._me.player, self._me.name
                await room.change(
                    lambda t: changes.close(t) if room.unplayable else ending.close_by_host(t, me),
                    "closed",
                    request=asked,
                    player=me,
                    name=name,
                )
            case _:
                assert_never(message)

    async def _rematch(self, message: Rematch) -> None:
        room = await self._visible(message)
        plays = self._me.player in room.table.people()
        if not plays and not room.following.is_arranging(self._me) and not room.following.is_screen(self._me):
            raise Invalid("not-your-table")
        if room.table.rematch is not None:
            return
        now = moment(self._node.runtime.time.now())
        host = self._me.player if plays else room.table.host
        again = changes.rotated(room.table, host, now, self._node.ids)
        for player in again.people():
            if await self._node.store.blocks.is_blocked(host, [player]):
                again = changes.without(again, player)
        made = await self._rooms.create(again)
        await room.change(
            lambda t: msgspec.structs.replace(t, rematch=t.rematch or again.match),
            request=self._asked(message),
        )
        if room.table.rematch != again.match:  # another player was quicker
            await self._rooms.delete(made)


def _changed(table: Table, room: Room, message: ChangeTable, options: dict[str, Any] | None) -> Table:
    """The table with what the host changed."""
    changes.require_status(table, "lobby")
    table = changes.ask_again(table)
    if options is not None:
        complete = complete_options(room.game, {**table.options, **options})
        table = msgspec.structs.replace(table, options=complete)
    if message.seats is not msgspec.UNSET:
        table = changes.resize(table, room.game, message.seats)
    if message.clock is not msgspec.UNSET:
        table = msgspec.structs.replace(table, clock=message.clock)
    if message.open is not msgspec.UNSET:
        table = msgspec.structs.replace(table, open=message.open)
    return table
