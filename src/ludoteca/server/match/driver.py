"""What moves a match when no person does: bots think, clocks run out, the absent are called."""

import asyncio
import logging
from typing import Any, Protocol

from ludoteca.core import HOUSE, Invalid, Refusal, Seat, Timed, decode
from ludoteca.processes import WorkerFailed
from ludoteca.server.protocol.shapes import Days
from ludoteca.server.table.clocks import DAY

from .room_state import RoomState
from .services import Services

log = logging.getLogger("ludoteca.driving")

LEASE = 6_000
"""Milliseconds after which another process may take over the matches of one that is silent."""
OVERTAKEN = ("stale", "not-now")
"""Why a bot's move comes too late: somebody else was quicker, or the table was closed meanwhile."""


class DriverActions(Protocol):
    """What a driver may do at a table."""

    async def play(self, seat: Seat, seq: int, action: Any) -> int:
        """Play an action in answer to entry `seq`."""

    async def play_default(self, seat: Seat, seq: int, *, because_of_time: bool = False) -> None:
        """Play for a seat that does not decide, in answer to entry `seq`."""

    async def let_bot_play(self, seat: Seat, seq: int) -> None:
        """A seat's time ran out while entry `seq` was the newest: a bot plays on for it."""

    def is_here(self, seat: Seat) -> bool:
        """Whether somebody is there for a seat."""


class Driver:
    """Bots and clocks of one table; only the process that holds the match's lease drives it."""

    def __init__(self, room: RoomState, services: Services, actions: DriverActions) -> None:
        self._room = room
        self._services = services
        self._actions = actions
        self.driving = False
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._asked: tuple[Seat, ...] = ()
        """Whose turn it was when people were called last."""

    # --- the lease

    async def take_lease(self) -> None:
        """Drive the match from now on, if no other process does."""
        if not self.driving and self._room.is_playing:
            store, now = self._services.store, self._services.now()
            self.driving = await store.leases.take(self._room.id, self._services.process, now, now + LEASE)
        self.proceed()

    async def give_lease_back(self) -> None:
        """Drive no more, and say when somebody has to look again."""
        self._stop()
        if self.driving:
            expiry = self._room.clocks.next_expiry()
            due_at = expiry[0] if expiry else None
            if self._next_bot() is not None:  # whoever comes next lets it think on
                due_at = self._services.now()
            await self._services.store.leases.release(self._room.id, self._services.process, due_at)
            self.driving = False

    def lose_lease(self) -> None:
        """Another process drives now."""
        self._stop()
        self.driving = False

    @property
    def thinking(self) -> bool:
        """Whether a bot is at it."""
        return self._bots is not None and not self._bots.done()

    def proceed(self) -> None:
        """Let bots think and clocks run, if that is ours to do."""
        if not self.driving or not self._room.is_playing:
            return
        if self._next_bot() is not None and not self.thinking:
            self._bots = self._services.tasks.spawn(self._bots_play())
        if self._room.clocks.used:
            self._set_timer()

    def _stop(self) -> None:
        """Let nobody think any more, and no clock ring."""
        if self._timer is not None:
            self._timer.cancel()
        if self._bots is not None:
            self._bots.cancel()

    def call_people(self) -> None:
        """Tell those who are not here that it is their turn, and remind everybody before days run out.

        What is told is about the newest entry: whoever still has to decide after another one is told anew.
        """
        room, services = self._room, self._services
        table, seq = room.table, room.seq
        before, self._asked = self._asked, room.active
        if not self.driving or not room.is_playing:
            return
        people = tuple(seat for seat in room.asked_of(room.active) if seat != HOUSE)
        absent = tuple(seat for seat in people if not self._actions.is_here(seat))
        new = tuple(seat for seat in absent if seat not in before)
        if new:
            services.tasks.spawn(services.hooks.turn(table, new))
        if absent:
            away_until = room.away_until(services.now())
            services.tasks.spawn(services.mailer.turn(table, absent, seq, away_until))
        if people and isinstance(table.clock, Days):
            before_end = min(DAY, table.clock.days * DAY // 4)
            moments = {seat: room.clocks.expires_at(seat) - before_end for seat in people}
            services.tasks.spawn(services.mailer.remind(table, moments, seq))

    # --- bots

    def _next_bot(self) -> Seat | None:
        """A seat whose decision is a bot's."""
        chairs = self._room.table.chairs
        for seat in self._room.active:
            if seat != HOUSE and chairs[seat].level is not None:
                return seat
        return None

    async def _bots_play(self) -> None:
        """Bots decide, one after the other, until it is a person's turn."""
        while self.driving and self._room.is_playing:
            seat = self._next_bot()
            if seat is None:
                return
            try:
                await self._bot_plays(seat)
            except Invalid as refusal:
                if refusal.reason not in OVERTAKEN:
                    raise

    async def _bot_plays(self, seat: Seat) -> None:
        room = self._room
        match, seq, level = room.playing(), room.seq, room.table.chairs[seat].level
        assert level is not None
        try:
            table = room.table
            thought = await self._services.think(
                room.game, match.state, seat, level, whose=table.host, in_background=table.is_all_bots
            )
            await self._actions.play(seat, seq, decode(thought.action, room.game.info.action))
        except (WorkerFailed, Refusal) as error:
            if isinstance(error, Refusal) and error.reason in OVERTAKEN:
                raise
            about = {"match": room.id, "error": str(error)}
            log.warning("bot failed, its default is played", extra=about)
            await self._actions.play_default(seat, seq)

    # --- clocks

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        expiry = self._room.clocks.next_expiry()
        if expiry is not None:
            at, seat = expiry
            wait = max(0, at - self._services.now()) / 1000
            self._timer = self._services.loop.call_later(wait, self._ring, seat, self._room.seq)

    def _ring(self, seat: Seat, seq: int) -> None:
        self._services.tasks.spawn(self.time_ran_out(seat, seq))

    async def time_ran_out(self, seat: Seat, seq: int) -> None:
        """A clock has run out: the default is played, a bot takes over, or the house calls time."""
        room = self._room
        if not self.driving or seq != room.seq or not room.is_playing:
            return
        try:
            if seat == HOUSE:
                assert isinstance(room.game, Timed)
                await self._actions.play(HOUSE, seq, room.game.time_up())
                return
            rule = room.table.clock
            if rule is not None and rule.expiry == "bot":
                await self._actions.let_bot_play(seat, seq)
            else:
                await self._actions.play_default(seat, seq, because_of_time=True)
        except Refusal as refusal:
            if refusal.reason not in OVERTAKEN:
                log.exception("the clock could not move the match", extra={"match": room.id})
