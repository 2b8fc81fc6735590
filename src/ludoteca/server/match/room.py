"""A live match: one thing at a time, in the order of arrival; what was answered is in the store."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.core import (
    HOUSE,
    Entry,
    Invalid,
    Match,
    Played,
    Seat,
    Timed,
    Undone,
)
from ludoteca.core.options import options_of
from ludoteca.games import find_game
from ludoteca.server.protocol.shapes import Line, LineKind, UndoAsked
from ludoteca.server.table.clocks import Clocks, decode_state, encode_state
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import log_row, match_row, table_of
from ludoteca.server.work.offloader import NotHere, Offloader
from ludoteca.store import Conflict, LogRow, SnapshotRow

from .audience import Audience
from .driver import Driver
from .follower import Follower
from .live_hand import LiveSession
from .loading import Lucks, load_match
from .presence import Presence, RemotePresence
from .publisher import Publisher
from .turn import Turn

if TYPE_CHECKING:
    from ludoteca.server.cluster.house import House

Answer = Callable[[int | Exception], None]
"""Called with the entry that a request became, or with what went wrong."""

SNAPSHOT_EVERY = 64
"""After so many entries the store gets a snapshot, so that a long match comes back quickly."""


class Room:
    """One table and its match in memory."""

    def __init__(self, house: "House", table: Table, revision: int) -> None:
        self.house = house
        self.id = table.match
        self.table = table
        self.revision = revision
        self.game = find_game(table.game)
        self.match: Match[Any, Any] | None = None
        self.requests: dict[str, int] = {}
        """The entry that each request of a client became: a retry gets the same answer."""
        self.audience = Audience()
        self.remote_presence = RemotePresence()
        self.offloader = Offloader(house.threads)
        self.clocks = Clocks(None, 0, None)
        self.lucks = Lucks(self.game, house.simulator(self.game))
        self.live: LiveSession | None = None
        """The hand that is at work, if one is."""
        self.undo_asked: UndoAsked | None = None
        self.publisher = Publisher(self)
        self.follower = Follower(self)
        self.driver = Driver(self)
        self.turn = Turn()
        self.used_at = house.now()
        self._sent = -1
        """The newest entry that everybody was told."""

    @property
    def seq(self) -> int:
        """The newest entry; -1 before the start."""
        return -1 if self.match is None else self.match.seq

    @property
    def active(self) -> tuple[Seat, ...]:
        """Whose decision it is."""
        return () if self.match is None or self.table.status != "playing" else self.match.active

    def playing(self) -> Match[Any, Any]:
        """The match, if it is on; raises Invalid."""
        if self.match is None or self.table.status != "playing":
            raise Invalid("not-now", status=self.table.status)
        return self.match

    # --- coming and going

    @property
    def connected(self) -> frozenset[Seat]:
        """The seats somebody is there for, through whichever process."""
        return self.audience.connected(self.table) | self.remote_presence.seats

    def is_here(self, seat: Seat) -> bool:
        """Whether somebody is there for a seat, through whichever process."""
        return seat in self.audience.connected(self.table) or seat in self.remote_presence.seats

    def say_who_is_here(self) -> None:
        """Tell the other processes who is there through this one."""
        here = Presence(self.audience.connected(self.table), self.audience.spectators(self.table))
        self.house.store.announce("here", self.id, str(here))

    async def load(self) -> None:
        """Bring the match back from the store."""
        loaded = await load_match(self.house, self.table, self.lucks.playing)
        if loaded is None:
            return
        self.match, self.requests, clocks = loaded
        self._sent = self.match.seq
        self._make_clocks()
        if clocks is not None:
            self.clocks.restore(decode_state(clocks), self.active, self.house.now())
        else:
            self.clocks.moved(HOUSE, self.active, self.house.now())
        if self.table.status == "playing" and self.match.outcome is not None:
            await self._finish()  # the server stopped between the last move and this

    def _make_clocks(self) -> None:
        minutes = None
        if isinstance(self.game, Timed):
            minutes = self.game.minutes(options_of(self.game, self.table.options))
        self.clocks = Clocks(self.table.clock, len(self.table.chairs), minutes)

    @property
    def idle(self) -> bool:
        """Whether nobody follows and nothing goes on."""
        return not (len(self.audience) or self.driver.thinking or self.turn.locked() or self.live)

    async def leave(self) -> None:
        """Leave memory: keep a snapshot, and say when somebody has to look again."""
        self.driver.stop()
        snapshot = self._snapshot()
        if snapshot is not None:
            await self.house.store.save_snapshot(self.id, snapshot)
        if self.driver.driving:
            expiry = self.clocks.next_expiry()
            await self.house.store.stop_driving(self.id, self.house.name, expiry[0] if expiry else None)
            self.driver.driving = False

    def _snapshot(self) -> SnapshotRow | None:
        """How it stands, while the match is on."""
        if self.match is None or self.table.status != "playing":
            return None
        position = msgspec.json.encode(self.game.position(self.match.state)).decode()
        return SnapshotRow(self.match.seq, position)

    # --- the match

    async def play(self, seat: Seat, seq: int, action: Any, request: str | None = None) -> int:
        """Play an action in answer to entry `seq`; the entry it became. Raises Illegal or Invalid."""
        async with self.turn:
            known = self._became(request)
            if known is not None:
                return known
            await self.follower.make_sure()
            match = self._answered(seq)
            entry = await self.offloader.run("play", match.play, seat, action)
            await self.commit(entry, request)
            return entry.seq

    def play_at_once(self, seat: Seat, seq: int, action: Any, request: str, then: Answer) -> bool:
        """`play` where nobody else is at it and the game is quick: nothing is waited for but the disk.

        False if the long way has to be taken. Raises Illegal or Invalid, or calls `then` with the entry it
        became or with what went wrong.
        """
        if self.turn.locked() or not (self.offloader.trusts("play") and self.offloader.trusts("views")):
            return False
        known = self._became(request)
        if known is not None:
            then(known)
            return True
        if self.follower.is_doubtful:
            return False
        match = self._answered(seq)
        try:
            entry = self.offloader.now("play", match.play, seat, action)
        except NotHere:
            return False
        self.turn.take()
        row = self._row(entry, request)
        self.house.append_soon(self.id, row, lambda error: self._written(entry, request, then, error))
        return True

    def _became(self, request: str | None) -> int | None:
        """The entry that this very request became before, if it did; also when the match has ended since."""
        return self.requests.get(request) if request is not None else None

    def _answered(self, seq: int) -> Match[Any, Any]:
        """The match, for one who answers to entry `seq`; raises Invalid if that is not how it stands."""
        match = self.playing()
        self.require_fresh(seq)
        return match

    def require_fresh(self, seq: int) -> None:
        """Whether somebody answers to how it stands now; raises Invalid."""
        if seq != self.seq:
            raise Invalid("stale", seq=seq, newest=self.seq)

    async def commit(self, entry: Played[Any, Any] | Undone, request: str | None = None) -> None:
        """Make an entry durable, then tell everybody. If somebody else was first, it never happened."""
        try:
            await self.house.append(self.id, self._row(entry, request))
        except Exception as error:
            raise await self._never_happened(entry, error) from error
        self._note(entry, request)
        await self.tell_new()

    def _row(self, entry: Played[Any, Any] | Undone, request: str | None) -> LogRow:
        """The entry as the store keeps it, with what the clocks show after it."""
        assert self.match is not None
        if not self.clocks.used:
            return log_row(entry, request, None)
        self.clocks.moved(entry.seat, self.match.active, self.house.now())
        return log_row(entry, request, encode_state(self.clocks))

    def _written(self, entry: Played[Any, Any], request: str, then: Answer, error: Exception | None) -> None:
        """The disk has answered to `play_at_once`."""
        assert self.match is not None
        if error is not None or self.match.outcome is not None:
            last = self.house.finish(self._written_last(entry, request, error))
            last.add_done_callback(lambda task: self._answer_last(task, then))
            return
        try:
            self._note(entry, request)
            for new in self.match.entries[self._sent + 1 :]:
                self.publisher.entry_at_once(new)
            self._go_on()
        finally:
            self.turn.give()
            then(entry.seq)

    async def _written_last(
        self, entry: Played[Any, Any], request: str, error: Exception | None
    ) -> int | Exception:
        """The same where more is to be done: somebody else was first, or the match is over."""
        try:
            if error is not None:
                return await self._never_happened(entry, error)
            self._note(entry, request)
            await self.tell_new()
        except Exception as failure:
            return failure
        return entry.seq

    def _answer_last(self, task: asyncio.Task[int | Exception], then: Answer) -> None:
        """However that ended, also before it began: the turn is passed on and the player gets an answer."""
        self.turn.give()
        then(Invalid("server-closing") if task.cancelled() else task.result())

    async def _never_happened(self, entry: Played[Any, Any] | Undone, error: Exception) -> Exception:
        """Go back to what the store knows; what the one who asked is told."""
        self.follower.is_doubtful = True
        await self.follower.make_sure()
        if isinstance(error, Conflict):
            return Invalid("stale", seq=entry.seq - 1, newest=self.seq)
        return error

    def _note(self, entry: Played[Any, Any] | Undone, request: str | None) -> None:
        """An entry is in the store."""
        if request is not None:
            self.requests[request] = entry.seq
        self.undo_asked = None
        if entry.seq % SNAPSHOT_EVERY == 0:
            snapshot = self._snapshot()  # now: a moment later the state may hold what is not yet durable
            if snapshot is not None:
                self.house.spawn(self.house.store.save_snapshot(self.id, snapshot))

    async def tell_new(self) -> None:
        """Tell everybody what is new in the log, and let the match go on."""
        assert self.match is not None
        for entry in self.match.entries[self._sent + 1 :]:
            await self.publisher.entry(entry)
        if self.table.status == "playing" and self.match.outcome is not None:
            self._sent = self.match.seq
            await self._finish()
        self._go_on()

    def _go_on(self) -> None:
        """Everybody knows how it stands: those who have to decide may."""
        self.used_at = self.house.now()
        self._sent = self.seq
        self.driver.call_absent()
        self.publisher.choices()
        self.driver.proceed()

    async def begin(self, entry: Entry, match: Match[Any, Any]) -> None:
        """The first entry is in the store: the match is on."""
        self.match = match
        self._sent = entry.seq
        self._make_clocks()
        self.clocks.moved(HOUSE, self.active, self.house.now())
        await self.publisher.snapshots()
        self.driver.proceed()

    async def _finish(self) -> None:
        """The match has an outcome: the table is over."""
        assert self.match is not None
        outcome, last = self.match.outcome, self.match.seq

        def over(table: Table) -> Table:
            return msgspec.structs.replace(table, status="over", outcome=outcome, last=last)

        await self._write(over)
        await self.house.ended(self.table)
        self.publisher.table()

    # --- the table

    async def change(
        self, edit: Callable[[Table], Table], line: LineKind | None = None, **about: Any
    ) -> None:
        """Change the table, say so in the journal, and tell everybody."""
        async with self.turn:
            before = self.table
            await self._write(edit)
            if line is not None:
                await self.line(line, **about)
            await self.publisher.changed_from(before)
            self.driver.proceed()

    async def _write(self, edit: Callable[[Table], Table]) -> None:
        """Write a changed document; if somebody else was first, change theirs."""
        while True:
            table = edit(self.table)
            row = match_row(table, self.revision, self.house.now())
            try:
                self.revision = await self.house.store.change_match(row, table.people())
            except Conflict:
                await self._reload_row()
                continue
            self.table = table
            self.house.wrote("table", table)
            return

    async def _reload_row(self) -> None:
        row = await self.house.store.match(self.id)
        if row is None:
            raise Invalid("unknown-match", match=self.id)
        self.revision, self.table = row.revision, table_of(row)

    async def reload_table(self) -> None:
        """Another process has changed the table: take theirs."""
        before = self.table
        await self._reload_row()
        if before.status == "lobby" and self.table.status != "lobby":
            await self.load()
            await self.publisher.snapshots()
        else:
            await self.publisher.changed_from(before)
        self.driver.proceed()

    async def line(
        self,
        kind: LineKind,
        *,
        player: str | None = None,
        name: str | None = None,
        seat: Seat | None = None,
        text: str | None = None,
        params: dict[str, str | int] | None = None,
    ) -> None:
        """Write a line into the journal and tell everybody."""
        line = Line(
            number=0,  # the store gives it one
            seq=self.seq,
            kind=kind,
            at=self.house.moment(),
            player=player,
            name=name,
            seat=seat,
            text=text,
            params=params or {},
        )
        number = await self.house.store.add_line(self.id, msgspec.json.encode(line).decode())
        self.publisher.line(msgspec.structs.replace(line, number=number))
        self.house.wrote("lines", self.table)
