"""What moves a match when no person does: bots think, clocks run out, the absent are called."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from ludoteca.core import HOUSE, Invalid, Refusal, Seat, Timed, decode
from ludoteca.server.protocol.shapes import Bank, Days
from ludoteca.server.table.changes import hand_over
from ludoteca.server.table.document import level_of
from ludoteca.server.work.workers import WorkerFailed

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("ludoteca.driving")


class Driver:
    """Bots and clocks of one room; only the process that holds the match's lease drives it."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.driving = False
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._asked: tuple[Seat, ...] = ()
        """Whose turn it was when the absent were called last."""

    @property
    def thinking(self) -> bool:
        """Whether a bot is at it."""
        return self._bots is not None and not self._bots.done()

    def proceed(self) -> None:
        """Let bots think and clocks run, if that is ours to do."""
        room = self.room
        if not self.driving or room.table.status != "playing":
            return
        if self._next_bot() is not None and not self.thinking:
            self._bots = room.house.spawn(self._bots_play())
        if room.clocks.used:
            self._set_timer()

    def stop(self) -> None:
        """Let nobody think any more, and no clock ring."""
        if self._timer is not None:
            self._timer.cancel()
        if self._bots is not None:
            self._bots.cancel()

    def call_absent(self) -> None:
        """Tell those who are away that it is their turn, once."""
        room, asked = self.room, self._asked
        self._asked = active = room.active
        if not self.driving or active == asked:
            return
        away = [seat for seat in active if seat not in asked and not room.is_here(seat) and seat != HOUSE]
        people = tuple(seat for seat in away if not room.table.is_bot(seat))
        if people:
            room.house.spawn(room.house.hooks.turn(room.table, people))
            expiry = room.clocks.next_expiry()
            deadline = expiry[0] if expiry is not None else None
            room.house.spawn(room.house.postman.turn(room.table, people, room.seq, deadline))

    # --- bots

    def _next_bot(self) -> Seat | None:
        """A seat whose decision is a bot's."""
        chairs = self.room.table.chairs
        for seat in self.room.active:
            if seat != HOUSE and chairs[seat].level is not None:
                return seat
        return None

    async def _bots_play(self) -> None:
        """Bots decide, one after the other, until it is a person's turn."""
        while self.driving and self.room.table.status == "playing":
            seat = self._next_bot()
            if seat is None:
                return
            try:
                await self._bot_plays(seat)
            except Invalid as refusal:
                if refusal.reason != "stale":  # somebody else was quicker: think again
                    raise

    async def _bot_plays(self, seat: Seat) -> None:
        room = self.room
        match, seq, level = room.playing(), room.seq, room.table.chairs[seat].level
        assert level is not None
        try:
            thought = await room.house.think(room.game, match.state, seat, level)
            await room.play(seat, seq, decode(thought.action, room.game.info.action))
        except (WorkerFailed, Refusal) as error:
            if isinstance(error, Refusal) and error.reason == "stale":
                raise
            log.warning("bot failed, its default is played", extra={"match": room.id, "error": str(error)})
            await self._play_default(seat, seq)

    async def _play_default(self, seat: Seat, seq: int) -> None:
        room = self.room
        action = await room.offloader.run("default", room.game.default, room.playing().state, seat)
        await room.play(seat, seq, action)

    # --- clocks

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        expiry = self.room.clocks.next_expiry()
        if expiry is not None:
            at, seat = expiry
            wait = max(0, at - self.room.house.now()) / 1000
            self._timer = self.room.house.loop.call_later(wait, self._ring, seat, self.room.seq)

    def _ring(self, seat: Seat, seq: int) -> None:
        self.room.house.spawn(self._time_ran_out(seat, seq))

    async def _time_ran_out(self, seat: Seat, seq: int) -> None:
        """A clock has run out: the default is played, a bot takes over, or the house calls time."""
        room = self.room
        if not self.driving or seq != room.seq or room.table.status != "playing":
            return
        try:
            if seat == HOUSE:
                assert isinstance(room.game, Timed)
                room.clocks.stop_table()
                await room.play(HOUSE, seq, room.game.time_up())
                return
            await room.line("time_ran_out", seat=seat, name=room.table.chairs[seat].name)
            rule = room.table.clock
            if isinstance(rule, Bank | Days) and rule.expiry == "bot" and not room.table.is_bot(seat):
                level = level_of(room.game, None)
                about: dict[str, Any] = {"seat": seat, "params": {"level": level}}
                await room.change(lambda table: hand_over(table, seat, level), "handed_over", **about)
                return
            await self._play_default(seat, seq)
        except Refusal as refusal:
            if refusal.reason != "stale":
                log.exception("the clock could not move the match", extra={"match": room.id})
