"""Sends a room's followers what they may see: snapshots, updates, choices, the table, its journal."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Entry, Match, Record, Seat
from ludoteca.server.ports import Offloader
from ludoteca.server.protocol.changes import Change, changes_between
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.messages import (
    Choices,
    Gone,
    NewLine,
    Perspective,
    Snapshot,
    StandingOrder,
    TableChanged,
    Update,
)
from ludoteca.server.protocol.news import PeerPublisher, PresenceChanged
from ludoteca.server.protocol.shapes import ClockFace, SeatInfo, TableInfo, UndoAsked
from ludoteca.server.table.document import Table
from ludoteca.server.table.journal import Journal
from ludoteca.server.table.rows import moment
from ludoteca.server.work.tasks import Tasks
from ludoteca.store.log import LogStore

from .audience import Listener, Subscription, send_all
from .room_state import RoomState
from .viewer import Viewer, entry_with, private_view, seen_events, seen_log

LINES = 200
"""Lines of the journal that are sent at once at most."""


NO_SEATS: frozenset[Seat] = frozenset()


def seat_info(
    table: Table, connected: frozenset[Seat] = NO_SEATS, away_until: Mapping[str, int] | None = None
) -> tuple[SeatInfo, ...]:
    """The seats as everybody sees them, without tokens."""
    until = away_until or {}
    away = [None if chair.player is None else until.get(chair.player) for chair in table.chairs]
    return tuple(
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            player=chair.player,
            name=chair.name,
            level=chair.level,
            ready=chair.ready,
            connected=seat in connected,
            left_by=chair.left_by,
            away_until=None if (end := away[seat]) is None else moment(end),
        )
        for seat, chair in enumerate(table.chairs)
    )


def table_info(
    table: Table,
    *,
    connected: frozenset[Seat] = NO_SEATS,
    away_until: Mapping[str, int] | None = None,
    clocks: tuple[ClockFace, ...] = (),
    active: tuple[Seat, ...] = (),
    seq: int | None = None,
    undo: UndoAsked | None = None,
    untouched: bool = False,
    installed_rules: int | None = None,
    spectators: int = 0,
) -> TableInfo:
    """A table as everybody sees it; one that is not in memory has no clocks and no connections."""
    return TableInfo(
        match=table.match,
        game=table.game,
        rules_version=table.rules_version,
        options=table.options,
        status=table.status,
        open=table.open,
        host=table.host,
        seats=seat_info(table, connected, away_until),
        clock=table.clock,
        clocks=clocks,
        created_at=table.created_at,
        started_at=table.started_at,
        seq=table.last if seq is None else seq,
        active=active,
        outcome=table.outcome,
        undo=undo,
        end=table.end,
        seat_asked=table.seat_asked,
        untouched=untouched,
        rematch=table.rematch,
        unrated=table.unrated,
        installed_rules=installed_rules,
        spectators=spectators,
        screen=table.screen,
    )


class Publisher:
    """Sends the followers of one room what is new, each as they may see it."""

    def __init__(
        self,
        room: RoomState,
        log: LogStore,
        journal: Journal,
        peers: PeerPublisher,
        offloader: Offloader,
        tasks: Tasks,
        now: Callable[[], int],
        presence_pause: float,
    ) -> None:
        self._room = room
        self._audience = room.audience
        self._elsewhere = room.elsewhere
        self._log = log
        self._peers = peers
        self._journal = journal
        self._offloader = offloader
        self._tasks = tasks
        self._now = now
        self._presence_pause = presence_pause
        self._shown: tuple[int, Any] | None = None
        """The newest entry that every follower was sent, and the view after it; None if one may lack it."""
        self._lacks_entry = False
        """Whether an entry was accepted that may not have been sent to every follower."""
        self._sent_table = room.table
        """The newest table that was sent to every follower."""
        self.lacks_lines = False
        """Whether a line of the journal may have been written that was not sent to every follower."""
        self._lines = -1
        """The newest line of the journal that was sent to all followers."""
        self._sending_lines = asyncio.Lock()
        self._presence_is_due = False

    def info(self) -> TableInfo:
        """The table as everybody sees it now."""
        room, audience, elsewhere = self._room, self._audience, self._elsewhere
        table = room.table
        return table_info(
            table,
            connected=audience.connected(table) | elsewhere.seats,
            away_until=room.away_until(self._now()),
            clocks=room.clocks.faces(self._now()),
            active=room.active,
            seq=room.seq,
            undo=room.undo_asked,
            untouched=room.is_untouched,
            installed_rules=None if room.unplayable is None else room.game.info.rules_version,
            spectators=audience.spectators(table) + elsewhere.spectators,
        )

    # --- the whole

    async def _snapshot(
        self, listener: Listener, request: str | None, since: int, lines_since: int
    ) -> Snapshot:
        """Everything that a connection may know of the table."""
        table, match = self._room.table, self._room.match
        seen = await self._log.seen(listener.player, table.match)
        lines = await self._journal.newest(table.match, lines_since, LINES)
        mine = self._audience.seats(listener, table)
        hosting = self._audience.is_arranging(listener, table)
        insider = hosting or bool(mine)
        view: Record | None = None
        perspectives: tuple[Perspective, ...] = ()
        if match is not None:
            viewers = self._audience.viewers(listener, table)
            view, perspectives = await self._offloader.run("views", _perspectives, match, viewers, since)
        return Snapshot(
            id=request,
            table=self.info(),
            mine=mine,
            hosting=hosting,
            invite=table.invite if insider or self._audience.is_invited(listener, table) else None,
            share=table.share if insider else None,
            seen=seen,
            view=view,
            perspectives=perspectives,
            lines=tuple(lines),
        )

    async def snapshot_to(
        self, listener: Listener, request: str | None = None, since: int = -1, lines_since: int = -1
    ) -> tuple[int, Any] | None:
        """Send a connection everything that it may know of the table; the newest entry and the view sent."""
        snapshot = await self._snapshot(listener, request, since, lines_since)
        listener.send(encoder.encode(snapshot))
        shown = None if snapshot.view is None else (snapshot.table.seq, snapshot.view)
        if len(self._audience) == 1 and self._audience.follows(listener):
            self._shown = shown  # with other followers it is not: they may have missed an entry
        for seat in self._audience.seats(listener, self._room.table):
            if self._room.order_of(seat) is not None:
                listener.send(encoder.encode(self._order_of(seat)))
        return shown

    # --- the match

    async def entry(self, entry: Entry) -> None:
        """Send the newest entry to every follower, as they may see it."""
        if self._lacks_entry:
            await self.changed()
            return
        groups = self._groups()
        shown, self._shown = self._shown, None
        if groups:
            # If this fails or is cancelled, followers lack the entry: then they are sent everything.
            self._lacks_entry = True
            view, updates = await self._offloader.run("views", self._updates, entry, list(groups), shown)
            for listeners, update in zip(groups.values(), updates, strict=True):
                for listener in listeners:
                    listener.send(update)
            self._shown = entry.seq, view
            self._lacks_entry = False
            if self._room.voids_undo(entry):
                self.presence()

    def _groups(self) -> dict[Viewer, list[Listener]]:
        return self._audience.by_viewer(self._room.table)

    def _updates(
        self, entry: Entry, viewers: Sequence[Viewer], shown: tuple[int, Any] | None
    ) -> tuple[Any, list[bytes]]:
        """The view, and the `update` for each viewer; what all of them see is encoded once."""
        room, match = self._room, self._room.match
        assert match is not None
        game, state = match.game, match.state
        view = game.view(state)
        changes = msgspec.Raw(encoder.encode(_changes(entry.seq, view, shown)))
        public_events = seen_events(game, entry, None)
        public_entry = msgspec.Raw(encoder.encode(entry_with(entry, public_events, None)))
        clocks = room.clocks.faces(self._now()) if room.clocks.used else ()
        active, outcome = match.active, match.outcome
        updates = []
        for viewer in viewers:
            seen = public_entry
            if viewer is not None:
                events = seen_events(game, entry, viewer)
                if viewer == entry.seat or events != public_events:  # a seat sees its own action, too
                    seen = msgspec.Raw(encoder.encode(entry_with(entry, events, viewer)))
            update = Update(
                match=room.id,
                seat=viewer,
                seq=entry.seq,
                entry=seen,  # type: ignore[arg-type]  # encoded already
                changes=changes,  # type: ignore[arg-type]  # encoded already
                private=private_view(game, state, viewer),
                active=active,
                clocks=clocks,
                outcome=outcome,
            )
            updates.append(encoder.encode(update))
        return view, updates

    def choices(self, only: Listener | None = None) -> None:
        """Send the active seats what they may do; a slow list is sent when it is ready."""
        room = self._room
        groups = self._groups()
        for seat in room.active:
            listeners = groups.get(seat, ())
            told = listeners if only is None else [only] if only in listeners else ()
            if not told or room.table.is_bot(seat):
                continue
            match = room.playing()
            listed = partial(_choices, room.id, match.game, match.state, match.seq, seat)
            self._offloader.run_soon("legal", listed, partial(self._send_choices, tuple(told)))

    def _send_choices(self, listeners: Sequence[Listener], choices: Choices) -> None:
        if self._room.seq == choices.seq and self._room.is_playing:
            send_all(listeners, choices)

    # --- the table

    def presence(self) -> None:
        """Send the table soon, once for several players who connect or disconnect."""
        if not self._presence_is_due:
            self._presence_is_due = True
            self._tasks.spawn(self._send_presence())

    async def _send_presence(self) -> None:
        await asyncio.sleep(self._presence_pause)
        self._presence_is_due = False
        info = self.info()
        for listener, _ in self._audience:
            self._table_to(listener, info)

    def announce_presence(self) -> None:
        """Publish who follows the table through this process."""
        table, audience = self._room.table, self._audience
        seats = tuple(sorted(audience.connected(table)))
        self._peers.publish(PresenceChanged(table.match, seats, audience.spectators(table)))

    def _table_to(self, listener: Listener, info: TableInfo) -> None:
        table = self._room.table
        mine = self._audience.seats(listener, table)
        hosting = self._audience.is_arranging(listener, table)
        message = TableChanged(table=info, mine=mine, hosting=hosting)
        listener.send(encoder.encode(message))

    @property
    def is_behind(self) -> bool:
        """Whether a follower may lack an entry or the newest table: what was to send it failed."""
        return self._lacks_entry or self._sent_table != self._room.table

    async def changed(self) -> None:
        """Send the table as it is now.

        Followers whose seats changed get everything anew; all of them do if the match has begun or they may
        lack an entry. If this fails or is cancelled, the room is still behind.
        """
        before, table = self._sent_table, self._room.table
        has_log = self._room.match is not None or self._room.unplayable is not None
        everything = self._lacks_entry or (before.status == "lobby" and has_log)
        if everything:
            await self._everything()
        else:
            self._orders_changed_from(before)
            if before.orders == table.orders or msgspec.structs.replace(before, orders=table.orders) != table:
                await self._table_since(before)  # or else the others are not even told of an order
        self._sent_table = table
        if before.chairs != table.chairs:
            self.announce_presence()
        if everything or before.chairs != table.chairs:
            self.choices()

    async def _everything(self) -> None:
        """Send every follower a snapshot."""
        self._shown = shown = None
        for listener, following in self._audience:
            if self._may_follow(listener, following):
                shown = await self.snapshot_to(listener)
        self._shown = shown
        self._lacks_entry = False

    async def _table_since(self, before: Table) -> None:
        table, audience = self._room.table, self._audience
        info = self.info()
        held = {listener: audience.seats(listener, before) for listener, _ in audience}
        for listener, following in audience:
            if not self._may_follow(listener, following):
                continue
            if audience.seats(listener, table) != held[listener]:
                await self.snapshot_to(listener)
                self.choices(listener)
            else:
                self._table_to(listener, info)

    def _may_follow(self, listener: Listener, following: Subscription) -> bool:
        """Whether a connection may still follow the table; one that may not is dropped."""
        table = self._room.table
        may = bool(self._audience.seats(listener, table)) or table.may_watch(listener.player, following.key)
        if not may:
            self._gone(listener, "private")
        return may

    def _orders_changed_from(self, before: Table) -> None:
        """Tell each seat whose standing order has changed, and no other."""
        room, groups = self._room, self._groups()
        for seat in range(len(room.table.chairs)):
            if before.order_of(seat) != room.table.order_of(seat):
                send_all(groups.get(seat, ()), self._order_of(seat))

    def _order_of(self, seat: Seat) -> StandingOrder:
        return StandingOrder(match=self._room.id, seat=seat, order=self._room.order_of(seat))

    def _gone(self, listener: Listener, reason: str) -> None:
        self._audience.leave(listener)
        listener.send(encoder.encode(Gone(match=self._room.id, reason=reason)))

    def deleted(self) -> None:
        """Tell the followers that the match was deleted, and drop them."""
        for listener, _ in self._audience:
            self._gone(listener, "unknown-match")

    async def new_lines(self) -> None:
        """Send the new lines of the journal, of any process, each once and in their order."""
        async with self._sending_lines:
            match = self._room.id
            self.lacks_lines = False  # what is written from now on may not be among what is read
            try:
                if len(self._audience):
                    for line in await self._journal.newest(match, self._lines, LINES):
                        self._lines = line.number
                        self._audience.tell(NewLine(match=match, line=line))
                else:
                    self._lines = await self._journal.last(match)
            except BaseException:
                self.lacks_lines = True
                raise

    async def changed_lines(self, numbers: Iterable[int]) -> None:
        """Send lines of the journal that were edited, as they are now."""
        for number in numbers:
            line = await self._journal.line(self._room.id, number)
            if line is not None:
                self._audience.tell(NewLine(match=self._room.id, line=line))


def _changes(seq: int, view: Any, shown: tuple[int, Any] | None) -> list[Change]:
    """What is new in the view after an entry; all of it, unless followers have that of the entry before."""
    if shown is None or shown[0] != seq - 1:
        return [((), view)]
    return changes_between(shown[1], view)


def _choices(name: str, game: AnyGame, state: Any, seq: int, seat: Seat) -> Choices:
    """What a seat may do in a state, in answer to entry `seq`."""
    return Choices(
        match=name,
        seat=seat,
        seq=seq,
        legal=tuple(game.legal(state, seat)),
        offers=tuple(game.offers(state, seat)),
    )


def _perspectives(
    match: Match[Any, Any], viewers: Sequence[Viewer], since: int
) -> tuple[Record, tuple[Perspective, ...]]:
    """The public view, and what each viewer sees beside it."""
    game, state = match.game, match.state
    perspectives = tuple(
        Perspective(
            seat=viewer, private=private_view(game, state, viewer), log=seen_log(match, viewer, since)
        )
        for viewer in viewers
    )
    return game.view(state), perspectives
