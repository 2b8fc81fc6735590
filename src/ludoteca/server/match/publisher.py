"""What a room tells whom: snapshots, updates, choices, the table and its journal."""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.core import Entry, Match, Seat
from ludoteca.server.protocol.encoding import HOLE, encoded_views, encoder
from ludoteca.server.protocol.messages import (
    Choices,
    Gone,
    NewLine,
    Perspective,
    Snapshot,
    TableChanged,
    Update,
)
from ludoteca.server.protocol.shapes import Line, SeatInfo, TableInfo
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import line_of_row

from .audience import Listener, send_all
from .viewer import Viewer, entry_with, events_of, seen_events, seen_log

if TYPE_CHECKING:
    from .room import Room

PRESENCE_PAUSE = 0.2
LINES = 200
"""How many lines of the journal are sent at most."""


def seat_info(table: Table, connected: frozenset[Seat] = frozenset()) -> tuple[SeatInfo, ...]:
    """Who sits where, without tokens."""
    return tuple(
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            player=chair.player,
            name=chair.name,
            level=chair.level,
            ready=chair.ready,
            connected=seat in connected,
        )
        for seat, chair in enumerate(table.chairs)
    )


def table_info(table: Table) -> TableInfo:
    """A table that is not in memory, as everybody sees it."""
    return TableInfo(
        match=table.match,
        game=table.game,
        rules_version=table.rules_version,
        options=table.options,
        status=table.status,
        open=table.open,
        host=table.host,
        seats=seat_info(table),
        clock=table.clock,
        clocks=(),
        created_at=table.created_at,
        started_at=table.started_at,
        seq=table.last,
        active=(),
        outcome=table.outcome,
        undo=None,
        rematch=table.rematch,
        spectators=0,
    )


class Publisher:
    """The voice of a room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._lines = -1
        """The newest line of the journal that was told."""
        self._presence_told_soon = False

    def info(self) -> TableInfo:
        """The table as everybody sees it now."""
        room = self.room
        table = room.table
        return TableInfo(
            match=table.match,
            game=table.game,
            rules_version=table.rules_version,
            options=table.options,
            status=table.status,
            open=table.open,
            host=table.host,
            seats=seat_info(table, room.connected),
            clock=table.clock,
            clocks=room.clocks.faces(room.house.now()),
            created_at=table.created_at,
            started_at=table.started_at,
            seq=room.seq,
            active=room.active,
            outcome=table.outcome,
            undo=room.undo_asked,
            rematch=table.rematch,
            spectators=room.audience.spectators(table) + room.remote_presence.spectators,
        )

    # --- the whole

    async def snapshot(
        self, listener: Listener, request: str | None, since: int = -1, lines_since: int = -1
    ) -> Snapshot:
        """Everything a connection may know of the table."""
        room, table = self.room, self.room.table
        store = room.house.store
        seen = await store.seen(listener.player, room.id)
        lines = [line_of_row(*row) for row in await store.lines(room.id, lines_since, LINES)]
        if lines:
            self._lines = max(self._lines, lines[-1].number)
        mine = room.audience.seats(listener, table)
        hosting = table.host == listener.player
        insider = hosting or bool(mine)
        perspectives: tuple[Perspective, ...] = ()
        if room.match is not None:
            viewer = room.audience.viewers(listener, table)
            perspectives = await room.offloader.run("views", self._perspectives, room.match, viewer, since)
        return Snapshot(
            id=request,
            table=self.info(),
            mine=mine,
            hosting=hosting,
            invite=table.invite if insider else None,
            share=table.share if insider else None,
            seen=seen,
            perspectives=perspectives,
            lines=tuple(lines),
        )

    def _perspectives(
        self, match: Match[Any, Any], viewers: Sequence[Viewer], since: int
    ) -> tuple[Perspective, ...]:
        return tuple(
            Perspective(seat=viewer, view=match.game.view(match.state), log=seen_log(match, viewer, since))
            for viewer in viewers
        )

    async def snapshots(self) -> None:
        """Everything anew to everybody: the match has begun."""
        for listener, _ in self.room.audience:
            await self._anew(listener)
        self.choices()

    async def _anew(self, listener: Listener) -> None:
        listener.send(encoder.encode(await self.snapshot(listener, None)))

    # --- the match

    async def entry(self, entry: Entry) -> None:
        """A new entry, to everybody as they may see it."""
        groups = self._groups()
        if groups:
            _deliver(groups, await self.room.offloader.run("views", self._updates, entry, groups))

    def entry_at_once(self, entry: Entry) -> None:
        """The same for a game whose views are quick."""
        groups = self._groups()
        if groups:
            _deliver(groups, self.room.offloader.now("views", self._updates, entry, groups))

    def _groups(self) -> dict[Viewer, list[Listener]]:
        return self.room.audience.by_viewer(self.room.table)

    def _updates(self, entry: Entry, viewers: Collection[Viewer]) -> list[bytes]:
        """The `update` for each viewer; what is the same for everybody is encoded once."""
        match = self.room.match
        assert match is not None
        game = match.game
        state = match.state if entry.seq == match.seq else match.state_at(entry.seq)
        to_seat, with_entry, and_view, end = self._update_around(entry.seq, match, state)
        happened = events_of(entry)
        unhidden: bytes | None = None
        frames = []
        views = encoded_views([game.view(state) for _ in viewers])
        for viewer, view in zip(viewers, views, strict=True):
            events = seen_events(game, happened, viewer)
            if events is not happened or viewer == entry.seat:  # who acted sees the action, too
                seen = encoder.encode(entry_with(entry, events, viewer))
            else:
                unhidden = unhidden or encoder.encode(entry_with(entry, events, viewer))
                seen = unhidden
            seat = b"null" if viewer is None else b"%d" % viewer
            frames.append(b"".join((to_seat, seat, with_entry, seen, and_view, view, end)))
        return frames

    def _update_around(self, seq: int, match: Match[Any, Any], state: Any) -> list[bytes]:
        """The four pieces of an `update` around seat, entry and view."""
        room = self.room
        newest = state is match.state
        update = Update(
            match=room.id,
            seat=HOLE,
            seq=seq,
            entry=HOLE,
            view=HOLE,
            active=match.active if newest else match.game.active(state),
            clocks=room.clocks.faces(room.house.now()) if room.clocks.used else (),
            outcome=match.outcome if newest else match.game.outcome(state),
        )
        return encoder.encode(update).split(b"\0")

    def choices(self, only: Listener | None = None) -> None:
        """What the active seats may do, to those who play them; slow lists come when they are ready."""
        room = self.room
        groups = self._groups()
        for seat in room.active:
            listeners = groups.get(seat, ())
            told = listeners if only is None else [only] if only in listeners else ()
            if not told or room.table.is_bot(seat):
                continue
            if room.offloader.trusts("legal"):
                send_all(told, self._choices(seat, room.seq))
            else:
                room.house.spawn(self._slow_choices(seat, room.seq, told))

    def _choices(self, seat: Seat, seq: int) -> Choices:
        match = self.room.playing()
        game, state = match.game, match.state
        return Choices(
            match=self.room.id,
            seat=seat,
            seq=seq,
            legal=tuple(game.legal(state, seat)),
            offers=tuple(game.offers(state, seat)),
        )

    async def _slow_choices(self, seat: Seat, seq: int, listeners: Sequence[Listener]) -> None:
        room = self.room
        if room.seq != seq or room.table.status != "playing":
            return
        choices = await room.offloader.run("legal", self._choices, seat, seq)
        if room.seq == seq:
            send_all(listeners, choices)

    # --- the table

    def table(self) -> None:
        """The table as it is now, to everybody."""
        info = self.info()
        for listener, _ in self.room.audience:
            self._table_to(listener, info)

    def presence(self) -> None:
        """Somebody came or went: everybody hears of it soon, once for many who come or go."""
        if not self._presence_told_soon:
            self._presence_told_soon = True
            self.room.house.spawn(self._tell_presence())

    async def _tell_presence(self) -> None:
        await asyncio.sleep(PRESENCE_PAUSE)
        self._presence_told_soon = False
        self.table()

    def _table_to(self, listener: Listener, info: TableInfo) -> None:
        table = self.room.table
        mine = self.room.audience.seats(listener, table)
        message = TableChanged(table=info, mine=mine, hosting=table.host == listener.player)
        listener.send(encoder.encode(message))

    async def changed_from(self, before: Table) -> None:
        """The table changed: who sees something else now gets everything anew."""
        room = self.room
        info = self.info()
        held = {listener: room.audience.seats(listener, before) for listener, _ in room.audience}
        for listener, following in room.audience:
            mine = room.audience.seats(listener, room.table)
            if not mine and not room.table.may_watch(listener.player, following.key):
                self._gone(listener)
            elif mine != held[listener]:
                await self._anew(listener)
                self.choices(listener)
            else:
                self._table_to(listener, info)
        if before.chairs != room.table.chairs:
            room.say_who_is_here()
            self.choices()

    def _gone(self, listener: Listener) -> None:
        self.room.audience.leave(listener)
        listener.send(encoder.encode(Gone(match=self.room.id, reason="private")))

    def line(self, line: Line) -> None:
        """A new line of the journal, to everybody."""
        self._lines = max(self._lines, line.number)
        self.room.audience.tell(NewLine(match=self.room.id, line=line))

    async def new_lines(self) -> None:
        """Lines that another process wrote."""
        for row in await self.room.house.store.lines(self.room.id, self._lines, LINES):
            self.line(line_of_row(*row))


def _deliver(groups: dict[Viewer, list[Listener]], frames: Iterable[bytes]) -> None:
    for listeners, frame in zip(groups.values(), frames, strict=True):
        for listener in listeners:
            listener.send(frame)
