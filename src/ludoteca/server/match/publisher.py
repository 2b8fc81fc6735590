"""What a room tells whom: snapshots, updates, choices, the table and its journal."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.core import Entry, Match, Record, Seat
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.messages import (
    Choices,
    Gone,
    NewLine,
    Perspective,
    Snapshot,
    TableChanged,
    Update,
)
from ludoteca.server.protocol.news import PresenceChanged
from ludoteca.server.protocol.shapes import ClockFace, Line, SeatInfo, TableInfo, UndoAsked
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import line_of_row, moment
from ludoteca.server.work.offloader import Offloader

from .audience import Audience, Listener, send_all
from .presence import RemotePresence
from .room_state import RoomState
from .services import Services
from .viewer import Viewer, entry_with, private_view, seen_events, seen_log

PRESENCE_PAUSE = 0.2
LINES = 200
"""How many lines of the journal are sent at most."""


NOBODY: frozenset[Seat] = frozenset()


def seat_info(
    table: Table, connected: frozenset[Seat] = NOBODY, away_until: Mapping[str, int] | None = None
) -> tuple[SeatInfo, ...]:
    """Who sits where, without tokens."""
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
            away_until=None if (end := away[seat]) is None else moment(end),
        )
        for seat, chair in enumerate(table.chairs)
    )


def table_info(
    table: Table,
    *,
    connected: frozenset[Seat] = NOBODY,
    away_until: Mapping[str, int] | None = None,
    clocks: tuple[ClockFace, ...] = (),
    active: tuple[Seat, ...] = (),
    seq: int | None = None,
    undo: UndoAsked | None = None,
    untouched: bool = False,
    spectators: int = 0,
) -> TableInfo:
    """A table as everybody sees it; one that is not in memory has no clocks, and nobody is there."""
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
        untouched=untouched,
        rematch=table.rematch,
        unrated=table.unrated,
        spectators=spectators,
    )


class Publisher:
    """Tells everybody at a table what is new, each as they may see it."""

    def __init__(
        self,
        room: RoomState,
        services: Services,
        audience: Audience,
        elsewhere: RemotePresence,
        offloader: Offloader,
    ) -> None:
        self._room = room
        self._services = services
        self._audience = audience
        self._elsewhere = elsewhere
        self._offloader = offloader
        self._lines = -1
        """The newest line of the journal that was told to all who follow."""
        self._telling_lines = asyncio.Lock()
        self._presence_told_soon = False

    def info(self) -> TableInfo:
        """The table as everybody sees it now."""
        room, audience, elsewhere = self._room, self._audience, self._elsewhere
        table = room.table
        return table_info(
            table,
            connected=audience.connected(table) | elsewhere.seats,
            away_until=room.away_until(self._services.now()),
            clocks=room.clocks.faces(self._services.now()),
            active=room.active,
            seq=room.seq,
            undo=room.undo_asked,
            untouched=room.is_untouched,
            spectators=audience.spectators(table) + elsewhere.spectators,
        )

    # --- the whole

    async def snapshot(
        self, listener: Listener, request: str | None, since: int = -1, lines_since: int = -1
    ) -> Snapshot:
        """Everything a connection may know of the table."""
        table, match = self._room.table, self._room.match
        store = self._services.store
        seen = await store.log.seen(listener.player, table.match)
        lines = [line_of_row(*row) for row in await store.journal.lines(table.match, lines_since, LINES)]
        mine = self._audience.seats(listener, table)
        hosting = table.host == listener.player
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
            invite=table.invite if insider else None,
            share=table.share if insider else None,
            seen=seen,
            view=view,
            perspectives=perspectives,
            lines=tuple(lines),
        )

    async def snapshots(self) -> None:
        """Everything anew to everybody: the match has begun."""
        for listener, _ in self._audience:
            await self._anew(listener)
        self.choices()

    async def _anew(self, listener: Listener) -> None:
        listener.send(encoder.encode(await self.snapshot(listener, None)))

    # --- the match

    async def entry(self, entry: Entry) -> None:
        """The newest entry, to everybody as they may see it."""
        groups = self._groups()
        if groups:
            updates = await self._offloader.run("views", self._updates, entry, list(groups))
            for listeners, update in zip(groups.values(), updates, strict=True):
                for listener in listeners:
                    listener.send(update)

    def _groups(self) -> dict[Viewer, list[Listener]]:
        return self._audience.by_viewer(self._room.table)

    def _updates(self, entry: Entry, viewers: Sequence[Viewer]) -> list[bytes]:
        """The `update` for each viewer; what everybody sees is encoded once."""
        room, match = self._room, self._room.match
        assert match is not None
        game, state = match.game, match.state
        view = msgspec.Raw(encoder.encode(game.view(state)))
        public_events = seen_events(game, entry, None)
        public_entry = msgspec.Raw(encoder.encode(entry_with(entry, public_events, None)))
        clocks = room.clocks.faces(self._services.now()) if room.clocks.used else ()
        active, outcome = match.active, match.outcome
        updates = []
        for viewer in viewers:
            seen = public_entry
            if viewer is not None:
                events = seen_events(game, entry, viewer)
                if viewer == entry.seat or events != public_events:  # who acted sees the action, too
                    seen = msgspec.Raw(encoder.encode(entry_with(entry, events, viewer)))
            update = Update(
                match=room.id,
                seat=viewer,
                seq=entry.seq,
                entry=seen,  # type: ignore[arg-type]  # encoded already
                view=view,
                private=private_view(game, state, viewer),
                active=active,
                clocks=clocks,
                outcome=outcome,
            )
            updates.append(encoder.encode(update))
        return updates

    def choices(self, only: Listener | None = None) -> None:
        """What the active seats may do, to those who play them; slow lists come when they are ready."""
        room = self._room
        groups = self._groups()
        for seat in room.active:
            listeners = groups.get(seat, ())
            told = listeners if only is None else [only] if only in listeners else ()
            if not told or room.table.is_bot(seat):
                continue
            if self._offloader.trusts("legal"):
                send_all(told, self._choices(seat, room.seq))
            else:
                self._services.tasks.spawn(self._slow_choices(seat, room.seq, told))

    def _choices(self, seat: Seat, seq: int) -> Choices:
        match = self._room.playing()
        game, state = match.game, match.state
        return Choices(
            match=self._room.id,
            seat=seat,
            seq=seq,
            legal=tuple(game.legal(state, seat)),
            offers=tuple(game.offers(state, seat)),
        )

    async def _slow_choices(self, seat: Seat, seq: int, listeners: Sequence[Listener]) -> None:
        if self._room.seq != seq or not self._room.is_playing:
            return
        choices = await self._offloader.run("legal", self._choices, seat, seq)
        if self._room.seq == seq:
            send_all(listeners, choices)

    # --- the table

    def table(self) -> None:
        """The table as it is now, to everybody."""
        info = self.info()
        for listener, _ in self._audience:
            self._table_to(listener, info)

    def presence(self) -> None:
        """Somebody came or went: everybody hears of it soon, once for many who come or go."""
        if not self._presence_told_soon:
            self._presence_told_soon = True
            self._services.tasks.spawn(self._tell_presence())

    async def _tell_presence(self) -> None:
        await asyncio.sleep(PRESENCE_PAUSE)
        self._presence_told_soon = False
        self.table()

    def announce_presence(self) -> None:
        """Tell the other processes who is there through this one."""
        table = self._room.table
        seats = tuple(sorted(self._audience.connected(table)))
        spectators = self._audience.spectators(table)
        self._services.peers.publish(PresenceChanged(table.match, seats, spectators))

    def _table_to(self, listener: Listener, info: TableInfo) -> None:
        table = self._room.table
        mine = self._audience.seats(listener, table)
        message = TableChanged(table=info, mine=mine, hosting=table.host == listener.player)
        listener.send(encoder.encode(message))

    async def changed_from(self, before: Table) -> None:
        """The table changed: who sees something else now gets everything anew."""
        table, audience = self._room.table, self._audience
        info = self.info()
        held = {listener: audience.seats(listener, before) for listener, _ in audience}
        for listener, following in audience:
            mine = audience.seats(listener, table)
            if not mine and not table.may_watch(listener.player, following.key):
                self._gone(listener, "private")
            elif mine != held[listener]:
                await self._anew(listener)
                self.choices(listener)
            else:
                self._table_to(listener, info)
        if before.chairs != table.chairs:
            self.announce_presence()
            self.choices()

    def _gone(self, listener: Listener, reason: str) -> None:
        self._audience.leave(listener)
        listener.send(encoder.encode(Gone(match=self._room.id, reason=reason)))

    def deleted(self) -> None:
        """The match is not there any more."""
        for listener, _ in self._audience:
            self._gone(listener, "unknown-match")

    async def new_lines(self) -> None:
        """Tell everybody what is new in the journal, by whichever process: each line once, in their order."""
        async with self._telling_lines:
            store, match = self._services.store, self._room.id
            if not len(self._audience):
                self._lines = await store.journal.last(match)
                return
            for row in await store.journal.lines(match, self._lines, LINES):
                line = line_of_row(*row)
                self._lines = line.number
                self._audience.tell(NewLine(match=match, line=line))

    def line_again(self, line: Line) -> None:
        """A line of the journal is another now, to everybody."""
        self._audience.tell(NewLine(match=self._room.id, line=line))


def _perspectives(
    match: Match[Any, Any], viewers: Sequence[Viewer], since: int
) -> tuple[Record, tuple[Perspective, ...]]:
    """What everybody sees, and what each viewer sees beside it."""
    game, state = match.game, match.state
    perspectives = tuple(
        Perspective(
            seat=viewer, private=private_view(game, state, viewer), log=seen_log(match, viewer, since)
        )
        for viewer in viewers
    )
    return game.view(state), perspectives
