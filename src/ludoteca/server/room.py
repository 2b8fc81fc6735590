"""A live match: one thing at a time, in the order of arrival; what was answered is in the store."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.core import (
    HOUSE,
    Entry,
    Illegal,
    Invalid,
    Match,
    Played,
    Refusal,
    Seat,
    Timed,
    Undone,
    decode,
)
from ludoteca.core.match import options_of
from ludoteca.games import find_game
from ludoteca.store import Conflict, SnapshotRow

from .audience import Audience
from .clocks import Clocks, decode_state, encode_state
from .live import LiveSession
from .loading import Lucks, follow, load_match
from .pace import Pace
from .records import entry_of, line_of_row, log_row, match_row, moment, table_of
from .table import Table, hand_over, level_of
from .tables import Bank, Days, Line, LineKind, UndoAsked
from .telling import Teller
from .workers import WorkerFailed

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("ludoteca.room")

SNAPSHOT_EVERY = 64
"""After so many entries the store gets a snapshot, so that a long match comes back quickly."""


class Room:
    """One table and its match in memory."""

    def __init__(self, house: "House", table: Table, revision: int) -> None:
        self.house = house
        self.table = table
        self.revision = revision
        self.game = find_game(table.game)
        self.match: Match[Any, Any] | None = None
        self.requests: dict[str, int] = {}
        """The entry that each request of a client became: a retry gets the same answer."""
        self.audience = Audience()
        self.pace = Pace(house.threads)
        self.clocks = Clocks(None, 0, None)
        self.lucks = Lucks(house.simulator)
        self.live: LiveSession | None = None
        """The hand that is at work, if one is."""
        self.undo_asked: UndoAsked | None = None
        self.teller = Teller(self)
        self.turn = asyncio.Lock()
        """The mailbox: who waits for it is served in the order of arrival."""
        self.driving = False
        self.used_at = house.now()
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._sent = -1
        self._asked: frozenset[Seat] = frozenset()

    @property
    def id(self) -> str:
        """The match's id."""
        return self.table.match

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
        thinking = self._bots is not None and not self._bots.done()
        return not (len(self.audience) or thinking or self.turn.locked() or self.live)

    async def leave(self) -> None:
        """Leave memory: keep a snapshot, and say when somebody has to look again."""
        if self._timer is not None:
            self._timer.cancel()
        if self._bots is not None:
            self._bots.cancel()
        await self._save_snapshot()
        if self.driving:
            expiry = self.clocks.next_expiry()
            await self.house.store.stop_driving(self.id, self.house.name, expiry[0] if expiry else None)
            self.driving = False

    async def _save_snapshot(self) -> None:
        if self.match is not None and self.table.status == "playing":
            position = msgspec.json.encode(self.game.position(self.match.state)).decode()
            await self.house.store.save_snapshot(self.id, SnapshotRow(self.match.seq, position))

    # --- the match

    async def play(self, seat: Seat, seq: int, action: Any, request: str | None = None) -> int:
        """Play an action in answer to entry `seq`; the entry it became. Raises Illegal or Invalid."""
        async with self.turn:
            if request is not None and request in self.requests:
                return self.requests[request]
            match = self.playing()
            self.require_fresh(seq)
            entry = await self.pace.run("play", match.play, seat, action)
            await self._commit(entry, request)
            return entry.seq

    def require_fresh(self, seq: int) -> None:
        """Whether somebody answers to how it stands now; raises Invalid."""
        if seq != self.seq:
            raise Invalid("stale", seq=seq, newest=self.seq)

    async def _commit(self, entry: Played[Any, Any] | Undone, request: str | None = None) -> None:
        """Make an entry durable, then tell everybody. If somebody else was first, it never happened."""
        assert self.match is not None
        self.clocks.moved(entry.seat, self.match.active, self.house.now())
        try:
            await self.house.append(self.id, log_row(entry, request, encode_state(self.clocks)))
        except Conflict:
            await self._catch_up()
            raise Invalid("stale", seq=entry.seq - 1, newest=self.seq) from None
        except Exception:
            await self._catch_up()
            raise
        if request is not None:
            self.requests[request] = entry.seq
        self.undo_asked = None
        await self._tell_new()
        if entry.seq % SNAPSHOT_EVERY == 0:
            await self._save_snapshot()

    async def _tell_new(self) -> None:
        """Tell everybody what is new in the log, and let the match go on."""
        assert self.match is not None
        self.used_at = self.house.now()
        for entry in self.match.entries[self._sent + 1 :]:
            await self.teller.entry(entry)
        self._sent = self.match.seq
        self._call_hooks()
        if self.table.status == "playing" and self.match.outcome is not None:
            await self._finish()
        self.teller.choices()
        self.proceed()

    def _call_hooks(self) -> None:
        """Tell those who are away that it is their turn, once."""
        asked = frozenset(seat for seat in self.active if seat != HOUSE and not self.table.is_bot(seat))
        away = asked - self._asked - self.audience.connected(self.table)
        self._asked = asked
        if away and self.driving:
            self.house.spawn(self.house.hooks.turn(self.table, tuple(away)))

    async def _catch_up(self) -> None:
        """Take over what the store knows: another process wrote, or our own write failed."""
        loaded = await load_match(self.house, self.table, self.lucks.playing)
        assert loaded is not None
        self.match, self.requests, clocks = loaded
        if clocks is not None:
            self.clocks.restore(decode_state(clocks), self.active, self.house.now())
        await self._tell_new()

    async def _follow(self) -> None:
        """Play what another process has played."""
        assert self.match is not None
        rows = await self.house.store.log(self.id, self.match.seq)
        for row in rows:
            entry = entry_of(self.game, row)
            await self.pace.run("follow", follow, self.match, entry)
            if row.request is not None:
                self.requests[row.request] = row.seq
            if row.clocks is not None:
                self.clocks.restore(decode_state(row.clocks), self.active, self.house.now())
        if rows:
            await self._tell_new()

    async def heard(self, what: str) -> None:
        """Another process wrote something of this table."""
        async with self.turn:
            if what == "table":
                await self._reload_table()
            elif what == "lines":
                await self.teller.new_lines()
            elif self.match is None:
                await self._reload_table()
            else:
                await self._follow()

    async def begin(self, entry: Entry, match: Match[Any, Any]) -> None:
        """The first entry is in the store: the match is on."""
        self.match = match
        self._sent = entry.seq
        self._make_clocks()
        self.clocks.moved(HOUSE, self.active, self.house.now())
        await self.teller.snapshots()
        self.proceed()

    async def _finish(self) -> None:
        """The match has an outcome: the table is over."""
        assert self.match is not None
        outcome, last = self.match.outcome, self.match.seq

        def over(table: Table) -> Table:
            return msgspec.structs.replace(table, status="over", outcome=outcome, last=last)

        await self._write(over)
        await self.house.ended(self.table)
        await self.teller.table()

    # --- undo

    async def undo(self, seat: Seat, back_to: int | None) -> int | None:
        """Take back, if that is free or only bots would mind; otherwise ask the others. The entry, if any."""
        async with self.turn:
            match = self.playing()
            back_to = self._last_own(match, seat) if back_to is None else back_to
            try:
                entry = await self.pace.run("undo", match.undo, seat, back_to)
            except Illegal as refusal:
                if refusal.reason != "undo-needs-consent":
                    raise
                others = self._other_people(seat)
                if others:
                    self.undo_asked = UndoAsked(seat=seat, back_to=back_to, agreed=(), waiting_for=others)
                    await self.line("undo_asked", seat=seat, params={"back_to": back_to})
                    await self.teller.table()
                    return None
                entry = await self.pace.run("undo", match.undo, seat, back_to, ())
            await self._commit(entry)
            return entry.seq

    async def consent(self, seat: Seat, agree: bool) -> int | None:
        """Agree to the undo that was asked for, or not; the entry, once everybody agreed."""
        async with self.turn:
            match = self.playing()
            asked = self.undo_asked
            if asked is None or seat not in asked.waiting_for:
                raise Invalid("nothing-to-agree-to", seat=seat)
            if not agree:
                self.undo_asked = None
                await self.line("undo_refused", seat=seat)
                await self.teller.table()
                return None
            waiting = tuple(other for other in asked.waiting_for if other != seat)
            agreed = (*asked.agreed, seat)
            if waiting:
                self.undo_asked = msgspec.structs.replace(asked, agreed=agreed, waiting_for=waiting)
                await self.teller.table()
                return None
            entry = await self.pace.run("undo", match.undo, asked.seat, asked.back_to, agreed)
            await self._commit(entry)
            await self.teller.table()
            return entry.seq

    def _last_own(self, match: Match[Any, Any], seat: Seat) -> int:
        """How it stood before the seat's own newest move."""
        for before, seq in zip(reversed(match.line[:-1]), reversed(match.line[1:]), strict=True):
            entry = match.entries[seq]
            if isinstance(entry, Played) and entry.seat == seat:
                return before
        raise Illegal("LUD-U1", "nothing-to-undo")

    def _other_people(self, seat: Seat) -> tuple[Seat, ...]:
        asking = self.table.chairs[seat].player
        return tuple(
            other
            for other, chair in enumerate(self.table.chairs)
            if chair.kind == "person" and chair.level is None and chair.player != asking
        )

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
            await self.teller.changed_from(before)
            self.proceed()

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

    async def _reload_table(self) -> None:
        before = self.table
        await self._reload_row()
        if before.status == "lobby" and self.table.status != "lobby":
            await self.load()
            await self.teller.snapshots()
        else:
            await self.teller.changed_from(before)
        self.proceed()

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
        now = moment(self.house.now())
        unnumbered = Line(
            number=0,
            seq=self.seq,
            kind=kind,
            at=now,
            player=player,
            name=name,
            seat=seat,
            text=text,
            params=params or {},
        )
        body = msgspec.json.encode(unnumbered).decode()
        number = await self.house.store.add_line(self.id, body)
        self.teller.line(line_of_row(number, body))
        self.house.wrote("lines", self.table)

    # --- bots and clocks, in the process that drives the match

    def proceed(self) -> None:
        """Let bots think and clocks run, if that is ours to do."""
        if not self.driving or self.table.status != "playing":
            return
        thinking = self._bots is not None and not self._bots.done()
        if not thinking and any(self.table.is_bot(seat) for seat in self.active if seat != HOUSE):
            self._bots = self.house.spawn(self._bots_play())
        self._set_timer()

    async def _bots_play(self) -> None:
        """Bots decide, one after the other, until it is a person's turn."""
        while self.driving and self.table.status == "playing":
            seat = next((seat for seat in self.active if seat != HOUSE and self.table.is_bot(seat)), None)
            if seat is None:
                return
            try:
                await self._bot_plays(seat)
            except Invalid as refusal:
                if refusal.reason != "stale":  # somebody else was quicker: think again
                    raise

    async def _bot_plays(self, seat: Seat) -> None:
        match, seq, level = self.playing(), self.seq, self.table.chairs[seat].level
        assert level is not None
        try:
            thought = await self.house.think(self.game, match.state, seat, level)
            await self.play(seat, seq, decode(thought.action, self.game.info.action))
        except (WorkerFailed, Refusal) as error:
            if isinstance(error, Refusal) and error.reason == "stale":
                raise
            log.warning("bot failed, its default is played", extra={"match": self.id, "error": str(error)})
            await self._play_default(seat, seq)

    async def _play_default(self, seat: Seat, seq: int) -> None:
        action = await self.pace.run("default", self.game.default, self.playing().state, seat)
        await self.play(seat, seq, action)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        expiry = self.clocks.next_expiry()
        if expiry is not None and self.table.status == "playing":
            at, seat = expiry
            wait = max(0, at - self.house.now()) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._ring, seat, self.seq)

    def _ring(self, seat: Seat, seq: int) -> None:
        self.house.spawn(self._time_ran_out(seat, seq))

    async def _time_ran_out(self, seat: Seat, seq: int) -> None:
        """A clock has run out: the default is played, a bot takes over, or the house calls time."""
        if not self.driving or seq != self.seq or self.table.status != "playing":
            return
        try:
            if seat == HOUSE:
                assert isinstance(self.game, Timed)
                self.clocks.stop_table()
                await self.play(HOUSE, seq, self.game.time_up())
                return
            await self.line("time_ran_out", seat=seat, name=self.table.chairs[seat].name)
            rule = self.table.clock
            if isinstance(rule, Bank | Days) and rule.expiry == "bot" and not self.table.is_bot(seat):
                level = level_of(self.game, None)
                about: dict[str, Any] = {"seat": seat, "params": {"level": level}}
                await self.change(lambda table: hand_over(table, seat, level), "handed_over", **about)
                return
            await self._play_default(seat, seq)
        except Refusal as refusal:
            if refusal.reason != "stale":
                log.exception("the clock could not move the match", extra={"match": self.id})
