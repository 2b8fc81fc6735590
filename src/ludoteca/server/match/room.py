"""A live match: one thing at a time, in the order of arrival; what anybody sees is in the store.

The way of a move: it is judged, which changes nothing; the entry is written; then the match in memory accepts
it; then everybody is told, the one who asked last.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from ludoteca.core import (
    HOUSE,
    SNAPSHOT_EVERY,
    ContinuedChance,
    Drawn,
    Entry,
    Invalid,
    Match,
    Refusal,
    Seat,
    Simulated,
    Timed,
    Undone,
)
from ludoteca.core.options import options_of
from ludoteca.server.protocol.shapes import Days, LineKind
from ludoteca.server.table.changes import close, hand_over, require_startable, stand
from ludoteca.server.table.clocks import Clocks, decode_state, encode_state
from ludoteca.server.table.document import Table, level_of
from ludoteca.server.table.ending import is_lost_by_resigning, lose
from ludoteca.server.table.ratings import record_outcome
from ludoteca.server.table.rows import log_row, moment, ms
from ludoteca.server.table.writer import Stored
from ludoteca.server.work.offloader import Offloader
from ludoteca.store import Conflict, Missing

from .audience import Audience
from .driver import Driver
from .live_hand import LiveHands
from .loading import load_match, luck_of, snapshot_of
from .log import Log
from .presence import RemotePresence
from .publisher import Publisher
from .room_state import RoomState
from .services import Services
from .undo import Undo

Written = Literal["log", "lines", "table"]
"""What another process may have written of a match."""


class Room(RoomState):
    """One table and its match in memory, and everything that may be done with it."""

    def __init__(self, services: Services, table: Table, revision: int) -> None:
        super().__init__(table, revision)
        self.services = services
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.elsewhere = RemotePresence()
        self.offloader = Offloader(
            lambda: services.threads_for(self.table), always=isinstance(self.game, Simulated)
        )
        self.publisher = Publisher(self, services, self.audience, self.elsewhere, self.offloader)
        self.driver = Driver(self, services, self)
        self.hands = LiveHands(self, services, self.offloader, self.audience, self.play)
        self._log = Log(self, services, self.offloader, self._tell, self.was_deleted)
        self._undo = Undo(self, self.offloader, self._log.write, self._write)
        self.news: set[Written] = set()
        """What was written elsewhere and is not taken over yet: `table`, `lines`, `log`."""
        self.used_at = services.now()

    # --- coming and going

    def is_here(self, seat: Seat) -> bool:
        """Whether somebody is there for a seat, through whichever process."""
        return seat in self.audience.connected(self.table) or seat in self.elsewhere.seats

    @property
    def is_idle(self) -> bool:
        """Whether nobody follows and nothing goes on."""
        busy = self.driver.thinking or self.lock.locked() or self.hands.at_work is not None
        return not busy and not len(self.audience)

    async def load(self) -> None:
        """Bring the match back from the store."""
        loaded = await load_match(self.services, self)
        if loaded is None:
            return
        self.match, self.requests, clocks = loaded
        self._set_clocks()
        await self._look_who_is_away()
        if clocks is not None:
            state = decode_state(clocks)
            forgiven = self.services.downtime_since(state.at)
            self.clocks.restore(state, self.asked_of(self.active), bool(self.active), forgiven)
        await self._end_if_over()  # the server may have stopped between the last move and this

    def _set_clocks(self) -> None:
        minutes = None
        if isinstance(self.game, Timed):
            minutes = self.game.minutes(options_of(self.game, self.table.options))
        self.clocks = Clocks(self.table.clock, len(self.table.chairs), minutes)

    async def _look_who_is_away(self) -> None:
        """Clocks in days do not run for people on vacation."""
        if not isinstance(self.table.clock, Days):
            return
        store, since = self.services.store, ms(self.table.created_at)
        self.away = {
            player: tuple((row.began_at, row.ends_at) for row in await store.vacations.of(player, since))
            for player in self.table.people()
        }
        chairs = enumerate(self.table.chairs)
        self.clocks.set_away({seat: self.away.get(chair.player or "", ()) for seat, chair in chairs})

    async def somebody_is_away(self) -> None:
        """Somebody here went on vacation or is back."""
        async with self.lock:
            await self._changed(self.table)
            self.driver.call_people()

    async def leave(self) -> None:
        """Leave memory: keep a snapshot, and say when somebody has to look again."""
        if self.match is not None and self.is_playing and not self.is_deleted:
            await self.services.store.log.save_snapshot(self.id, snapshot_of(self.match))
        await self.driver.give_lease_back()

    def let_go(self) -> None:
        """It has left memory. The parts of a room know each other, so that it stays until Python next looks
        for such circles, which is seldom: what is large goes now."""
        self.match, self.requests = None, {}

    def was_deleted(self) -> None:
        """The match is not in the store any more: nobody follows it, nothing moves it."""
        if not self.is_deleted:
            self.is_deleted = True
            self.news.clear()
            self.driver.lose_lease()
            self.publisher.deleted()

    # --- the match

    async def start(self) -> None:
        """Begin: the first entry and the table are written as one."""
        async with self.lock:
            require_startable(self.table)
            match = await self.offloader.run("new", self._new_match)
            now = self.services.now()
            table = msgspec.structs.replace(self.table, status="playing", started_at=moment(now))
            self._set_clocks()
            await self._look_who_is_away()
            self.clocks.moved(HOUSE, self.asked_of(match.active), bool(match.active), now)
            opening = log_row(match.entries[0], None, encode_state(self.clocks))
            before = Stored(self.table, self.revision)
            try:
                async with self.services.quotas.start_of(table):
                    started = await self.services.tables.start(before, table, opening)
            except Conflict:
                raise Invalid("not-now", status=self.table.status) from None
            self.table, self.revision = started
            self.match = match
            await self.line("started")
            await self.driver.take_lease()
            self.driver.call_people()
            await self.publisher.snapshots()
            self.driver.proceed()

    def _new_match(self) -> Match[Any, Any]:
        luck, clock = luck_of(self.services, self), self.services.moment
        return Match.new(self.game, len(self.table.chairs), self.table.options, luck=luck, clock=clock)

    async def play(
        self, seat: Seat, seq: int, action: Any, request: str | None = None, known: tuple[Drawn, ...] = ()
    ) -> int:
        """Play an action in answer to entry `seq`; the entry it became. Raises Illegal or Invalid.

        `request` names it, so that asking again is harmless; `known` is luck that was drawn for it already.
        """
        async with self.lock:
            if request in self.requests:
                return self.requests[request]
            match = self.playing_at(seq)
            chance = ContinuedChance(known, match.luck_of_next()) if known else None
            judged = await self.offloader.run("play", match.judge, seat, action, chance)
            return await self._log.write(judged, request)

    async def play_default(self, seat: Seat, seq: int, *, because_of_time: bool = False) -> None:
        """Play for a seat that does not decide, in answer to entry `seq`."""
        async with self.lock:
            match = self.playing_at(seq)
            action = await self.offloader.run("default", match.game.default, match.state, seat)
            judged = await self.offloader.run("play", match.judge, seat, action, None)
            if because_of_time:
                await self.line("time_ran_out", **self.table.about(seat))
            await self._log.write(judged, is_missed=because_of_time)
            if because_of_time and self.is_playing and self.clocks.is_abandoned:
                before = self.table
                await self._write(close)  # or it would be played for ever, by nobody
                await self.line("closed")
                await self._changed(before)

    async def let_bot_play(self, seat: Seat, seq: int) -> None:
        """A seat's time ran out while entry `seq` was the newest: a bot plays on for it."""
        level = level_of(self.game, None)
        async with self.lock:
            self.playing_at(seq)
            before = self.table
            if before.is_bot(seat):  # it rang again before the bot has moved
                return
            await self.line("time_ran_out", **self.table.about(seat))
            await self._write(lambda table: hand_over(table, seat, level))
            await self.line("handed_over", seat=seat, params={"level": level})
            await self._changed(before)

    async def take_back(self, seat: Seat, back_to: int | None) -> int | None:
        """Undo, or ask the others whether they agree; the entry, if it is done."""
        async with self.lock:
            before = self.table
            seq = await self._undo.take_back(seat, back_to)
            if self.table.undo is not before.undo and self.undo_asked is not None:
                await self.line("undo_asked", seat=seat, params={"back_to": self.undo_asked.back_to})
                self.publisher.table()
            return seq

    async def consent(self, seat: Seat, by: Seat, back_to: int, agree: bool) -> int | None:
        """Agree to an undo that seat `by` asked for, or not; the entry, once everybody agreed."""
        async with self.lock:
            seq = await self._undo.consent(seat, by, back_to, agree)
            if not agree:
                await self.line("undo_withdrawn" if seat == by else "undo_refused", seat=seat)
            self.publisher.table()
            return seq

    async def _tell(self, entry: Entry) -> None:
        """An entry is durable and accepted: everybody is told, and the match goes on."""
        assert self.match is not None
        self.used_at = self.services.now()
        if entry.seq % SNAPSHOT_EVERY == 0 and self.is_playing:
            snapshot = snapshot_of(self.match)
            self.services.tasks.spawn(self.services.store.log.save_snapshot(self.id, snapshot))
        await self.publisher.entry(entry)
        await self._end_if_over()
        self.driver.call_people()
        self.publisher.choices()
        self.driver.proceed()

    @property
    def _is_to_end(self) -> bool:
        """Whether nobody has anything to decide any more, and the table does not say so yet."""
        return self.match is not None and self.is_playing and not self.match.active

    async def _end_if_over(self) -> None:
        """The match has an outcome: the table is over."""
        if self.match is None or not self._is_to_end:
            return
        outcome, last = self.match.outcome, self.match.seq

        def over(table: Table) -> Table:
            return self._rated(msgspec.structs.replace(table, status="over", outcome=outcome, last=last))

        # The result first: a table that is over is never looked at again, one that still plays is.
        is_first = await record_outcome(self.services.store, over(self.table), self.services.now())
        await self._write(over)
        if is_first:  # every process that has the match comes here
            self._tell_absent_of_end()
        self.publisher.table()

    def _rated(self, table: Table) -> Table:
        """A table that is over: it does not count if something was taken back beyond the barrier."""
        entries = [] if self.match is None else self.match.entries
        undone = any(isinstance(entry, Undone) and entry.agreed is not None for entry in entries)
        return msgspec.structs.replace(table, unrated=table.unrated or ("undone" if undone else None))

    async def resign(self, seat: Seat, **about: Any) -> None:
        """A seat gives up: the match is lost, or a bot goes on for the others (LUD-E1)."""
        async with self.lock:
            self.playing()
            before = self.table
            if is_lost_by_resigning(before, seat):
                last = self.seq
                await self._write(lambda table: self._rated(lose(table, seat, last)), with_ending=True)
                self._tell_absent_of_end()
            else:
                level = level_of(self.game, None)
                await self._write(lambda table: stand(table, seat, level))
            await self.line("resigned", seat=seat, **about)
            await self._changed(before)

    def _tell_absent_of_end(self) -> None:
        self.services.tasks.spawn(self.services.hooks.ended(self.table))
        self.services.tasks.spawn(self.services.mailer.over(self.table))

    # --- what others have written

    @property
    def is_behind(self) -> bool:
        """Whether something that is written is still to be taken over."""
        return not self.is_deleted and (bool(self.news) or self._log.is_behind or self._is_to_end)

    async def catch_up(self, *written: Written) -> None:
        """Take over what other processes have written; what fails is to be done again."""
        self.news.update(written)
        async with self.lock:
            if self.is_deleted:
                return
            news, self.news = self.news, set()
            try:
                if "table" in news or ("log" in news and self.match is None):
                    await self._reload_table()
                if "lines" in news:
                    await self.publisher.new_lines()
                if self.match is not None and ("log" in news or self._log.is_behind):
                    await self._log.follow()
                await self._end_if_over()  # if that could not be written when it was played
            except Refusal:  # the table is gone; to look again would not bring it back
                raise
            except BaseException:
                self.news |= news
                raise

    async def _reload_table(self) -> None:
        before = self.table
        await self._read_table()
        if before.status == "lobby" and self.table.status != "lobby":
            await self.load()
            await self.publisher.snapshots()
            self.driver.proceed()
        else:
            await self._changed(before)

    # --- the table

    async def change(
        self, edit: Callable[[Table], Table], line: LineKind | None = None, **about: Any
    ) -> None:
        """Change the table, say so in the journal, and tell everybody."""
        async with self.lock:
            before = self.table
            await self._write(edit)
            if line is not None:
                await self.line(line, **about)
            await self._changed(before)

    async def _changed(self, before: Table) -> None:
        """The table is another than it was: clocks run for people only, everybody is told."""
        await self._look_who_is_away()
        if self.clocks.used:
            self.clocks.ask(self.asked_of(self.active), self.services.now())
        await self.publisher.changed_from(before)
        self.driver.proceed()

    async def _write(self, edit: Callable[[Table], Table], *, with_ending: bool = False) -> None:
        """Write the changed document, with `with_ending` as one with the result."""
        self.require_kept()
        table = self.table
        if self.is_playing and not self.is_untouched:  # by the people who have the seats now
            table = msgspec.structs.replace(table, touched=True)
        known = Stored(table, self.revision)
        try:
            written = await self.services.tables.change(self.id, edit, known, with_result=with_ending)
        except Invalid as refusal:
            if refusal.reason == "unknown-match":
                self.was_deleted()
            raise
        self.table, self.revision = written

    async def _read_table(self) -> None:
        try:
            self.table, self.revision = await self.services.tables.read(self.id)
        except Invalid as refusal:
            if refusal.reason == "unknown-match":
                self.was_deleted()
            raise

    async def lines_changed(self, numbers: list[int]) -> None:
        """Somebody who looks after the house has changed lines: everybody reads them as they are now."""
        for number in numbers:
            line = await self.services.journal.line(self.id, number)
            if line is not None:
                self.publisher.line_again(line)

    async def line(self, kind: LineKind, **about: Any) -> None:
        """Write a line into the journal and send it to the followers."""
        try:
            await self.services.journal.add(self.id, kind, seq=self.seq, **about)
        except Missing as error:
            self.was_deleted()
            raise Invalid("unknown-match", match=self.id) from error
        await self.publisher.new_lines()
