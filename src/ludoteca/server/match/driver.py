"""Moves a match when no person does: bots think, clocks run out, absent players are notified."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

from ludoteca.core import HOUSE, AnyGame, Drawn, Invalid, Refusal, Seat, TakesOrders, decode
from ludoteca.server.ports import Notifier, Offloader, Work, WorkFailed
from ludoteca.server.protocol.shapes import Days
from ludoteca.server.table.clocks import DAY
from ludoteca.server.table.document import Table
from ludoteca.server.work.jobs import encoded_position
from ludoteca.server.work.tasks import Tasks
from ludoteca.store import RequestRow
from ludoteca.store.leases import LeaseStore

from .room_state import RoomState

log = logging.getLogger("ludoteca.driving")

OVERTAKEN = ("stale", "not-now")
"""Why a bot's move is too late: another move was first, or the table was closed meanwhile."""


def waited_for(game: AnyGame, state: Any, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of the active seats for whose players the match waits."""
    return tuple(seat for seat in seats if game.waits_for(state, seat))


class RoomActions(Protocol):
    """What bots, clocks and live hands do at a table, in turn with people."""

    async def play(
        self,
        seat: Seat,
        seq: int,
        action: Any,
        request: RequestRow | None = None,
        known: tuple[Drawn, ...] = (),
    ) -> int:
        """Play an action in answer to entry `seq`, with the luck already known; return its entry's number."""

    async def play_default(self, seat: Seat, seq: int, *, because_of_time: bool = False) -> None:
        """Play the default action for a seat, in answer to entry `seq`."""

    async def let_bot_play(self, seat: Seat, seq: int) -> None:
        """Hand a seat whose time ran out at entry `seq` over to a bot."""

    async def play_time_up(self, seq: int) -> None:
        """Play the game's own action for the end of the table's time."""

    async def drop_lapsed_orders(self) -> None:
        """Drop the standing orders that have nothing left to do."""


class Driver:
    """Bots and clocks of one table; only the process that holds the match's lease drives it."""

    def __init__(
        self,
        room: RoomState,
        leases: LeaseStore,
        process: str,
        lease_ms: int,
        work: Work,
        offloader: Offloader,
        notifier: Notifier,
        tasks: Tasks,
        now: Callable[[], int],
        actions: RoomActions,
    ) -> None:
        self._room = room
        self._leases = leases
        self._process = process
        self._lease_ms = lease_ms
        self._work = work
        self._offloader = offloader
        self._notifier = notifier
        self._tasks = tasks
        self._now = now
        self._actions = actions
        self.driving = False
        self._bots: asyncio.Task[None] | None = None
        self._stand_in: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._asked: tuple[Seat, ...] = ()
        """The active seats when absent players were last notified."""

    # --- the lease

    async def take_lease(self) -> None:
        """Drive the match from now on, if no other process does."""
        if not self.driving and self._room.is_playing:
            now = self._now()
            self.driving = await self._leases.take(self._room.id, self._process, now, now + self._lease_ms)
        self.proceed()

    async def give_lease_back(self) -> None:
        """Stop driving, and store when a process has to look at the match again."""
        self._stop()
        if self.driving:
            expiry = self._room.clocks.next_expiry()
            due_at = expiry[0] if expiry else None
            if self._next_bot() is not None:  # the next process lets it think on
                due_at = self._now()
            await self._leases.release(self._room.id, self._process, due_at)
            self.driving = False

    def lose_lease(self) -> None:
        """Stop driving: another process has taken the match over, or it was deleted."""
        self._stop()
        self.driving = False

    @property
    def thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self._bots is not None and not self._bots.done()

    def proceed(self) -> None:
        """Let bots think and clocks run, if this process drives the match."""
        if not self.driving or not self._room.is_playing:
            return
        if self._next_bot() is not None and not self.thinking:
            self._bots = self._tasks.spawn(self._bots_play())
        if self._absent() and (self._stand_in is None or self._stand_in.done()):
            self._stand_in = self._tasks.spawn(self._play_roles_of_absent())
        if self._room.clocks.used:
            self._set_timer()

    def _stop(self) -> None:
        """Cancel the thinking bot and the timer."""
        if self._timer is not None:
            self._timer.cancel()
        if self._bots is not None:
            self._bots.cancel()
        if self._stand_in is not None:
            self._stand_in.cancel()

    def notify_absent(self) -> None:
        """Notify absent players that it is their turn, and remind all before their days run out.

        A notice belongs to the newest entry: players who still have to decide after the next get a new one.
        """
        room = self._room
        table, seq = room.table, room.seq
        before, self._asked = self._asked, room.active
        if not self.driving or not room.is_playing:
            return
        asked = room.people_among(room.active)
        people = tuple(seat for seat in asked if seat != HOUSE and room.order_of(seat) is None)
        if absent := self._absent():
            self._tasks.spawn(self._notify_turn(table, absent, before, seq, room.away_until(self._now())))
        if people and isinstance(table.clock, Days):
            before_end = min(DAY, table.clock.days * DAY // 4)
            due = {seat: room.clocks.expires_at(seat) - before_end for seat in people}
            self._tasks.spawn(self._notifier.remind(table, due, seq))

    async def _notify_turn(
        self,
        table: Table,
        absent: tuple[Seat, ...],
        before: tuple[Seat, ...],
        seq: int,
        away_until: dict[str, int],
    ) -> None:
        """Notify the players who are away and for whom the match waits."""
        absent = await self._waited_for(absent)
        if absent:
            new = tuple(seat for seat in absent if seat not in before)
            await self._notifier.turn(table, absent, new, seq, away_until)

    # --- roles

    def _absent(self) -> tuple[Seat, ...]:
        """The people who have to decide, are not connected and left no order."""
        room = self._room
        people = (seat for seat in room.people_among(room.active) if seat != HOUSE)
        return tuple(seat for seat in people if room.order_of(seat) is None and not room.is_here(seat))

    async def _waited_for(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those of the active seats that have more than a role (`Game.waits_for`)."""
        match = self._room.match
        if match is None:
            return seats
        return await self._offloader.run("waits_for", waited_for, match.game, match.state, seats)

    async def _play_roles_of_absent(self) -> None:
        """Play the default of absent players who have only a role, until the match waits for a player."""
        while self.driving and self._room.is_playing and (absent := self._absent()):
            seq = self._room.seq
            waited = await self._waited_for(absent)
            seat = next((seat for seat in absent if seat not in waited), None)
            if seat is not None:
                try:
                    await self._actions.play_default(seat, seq)
                except Invalid as refusal:
                    if refusal.reason not in OVERTAKEN:
                        raise
            elif seq == self._room.seq:
                return

    # --- bots

    def _next_bot(self) -> Seat | None:
        """An active seat for which a bot or a standing order decides."""
        room = self._room
        for seat in room.active:
            if seat != HOUSE and (room.table.is_bot(seat) or room.order_of(seat) is not None):
                return seat
        return None

    async def _bots_play(self) -> None:
        """Let bots decide, one after the other, until no active seat is a bot's."""
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
        room, table = self._room, self._room.table
        match, seq, level = room.playing(), room.seq, table.chairs[seat].level
        try:
            if level is None:
                await self._carry_out(seat)
                return
            position = await self._offloader.run("position", encoded_position, match.game, match.state)
            thought = await self._work.think(
                match.game, position, seat, level, whose=table.host, in_background=table.is_all_bots
            )
            await self._actions.play(seat, seq, decode(thought.action, room.game.info.action))
        except (WorkFailed, Refusal) as error:
            if isinstance(error, Refusal) and error.reason in OVERTAKEN:
                raise
            about = {"match": room.id, "error": str(error)}
            log.warning("bot failed, its default is played", extra=about)
            await self._actions.play_default(seat, seq)

    async def _carry_out(self, seat: Seat) -> None:
        """Play what the standing order of a seat says; leave the seat to its player if it has lapsed."""
        room = self._room
        match, seq, order = room.playing(), room.seq, room.order_of(seat)
        game = match.game
        assert isinstance(game, TakesOrders)
        assert order is not None
        if not await self._offloader.run("order", game.order_stands, match.state, seat, order):
            await self._actions.drop_lapsed_orders()
            return
        action = await self._offloader.run("order", game.carry_out, match.state, seat, order)
        await self._actions.play(seat, seq, action)

    # --- clocks

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        expiry = self._room.clocks.next_expiry()
        if expiry is not None:
            at, seat = expiry
            wait = max(0, at - self._now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring, seat, self._room.seq)

    def _ring(self, seat: Seat, seq: int) -> None:
        self._tasks.spawn(self.time_ran_out(seat, seq))

    async def time_ran_out(self, seat: Seat, seq: int) -> None:
        """A clock has run out: play the default, let a bot take over, or end by the table's clock."""
        room = self._room
        if not self.driving or seq != room.seq or not room.is_playing:
            return
        try:
            if seat == HOUSE:
                await self._actions.play_time_up(seq)
                return
            rule = room.table.clock
            if rule is not None and rule.expiry == "bot":
                await self._actions.let_bot_play(seat, seq)
            else:
                await self._actions.play_default(seat, seq, because_of_time=True)
        except Refusal as refusal:
            if refusal.reason not in OVERTAKEN:
                log.exception("the clock could not move the match", extra={"match": room.id})
