"""A room: one table and its match in memory, behind a mailbox that does one thing at a time."""

import asyncio
from collections.abc import Iterable
from typing import Any

from ludoteca.core import Drawn, Seat
from ludoteca.server.protocol.shapes import LineKind, Phrase, TableInfo
from ludoteca.server.table.writer import Edit, Stored
from ludoteca.store import RequestRow

from .audience import Listener, Subscription
from .catching_up import Written
from .room_state import RoomState
from .shared import Shared
from .use_cases import UseCases


class Room(RoomState):
    """Everything that may be done at a table; what changes it waits for what was asked before."""

    def __init__(self, shared: Shared, stored: Stored) -> None:
        super().__init__(stored)
        self.used_at = shared.runtime.time.now()
        self._lock = asyncio.Lock()
        self._do = do = UseCases(self, shared, self)
        self.reading, self.following, self.hands = do.reading, do.following, do.hands

    # --- the table

    def info(self) -> TableInfo:
        """The table as everybody sees it now."""
        return self._do.publisher.info()

    async def change(
        self, edit: Edit, line: LineKind | None = None, *, request: RequestRow | None = None, **about: Any
    ) -> None:
        """Change the table, add a line to the journal, and publish both.

        Raises what `edit` raises, and Invalid if another process was first.
        """
        async with self._lock:
            self.require_new(request)
            await self._do.changing.change(edit, line, request=request, **about)

    async def settle(self) -> None:
        """Wait until what is being done is published."""
        async with self._lock:
            pass

    async def say(
        self,
        player: str,
        name: str,
        text: str | None,
        request: RequestRow | None = None,
        *,
        phrase: Phrase | None = None,
    ) -> None:
        """Add a line of chat: a text, or a ready phrase."""
        await self._do.changing.say(player, name, text, phrase, request)

    async def decline(self, player: str, name: str, request: RequestRow | None = None) -> None:
        """Add the line that an invited player does not come."""
        await self._do.changing.add_line_once("declined", request, player=player, name=name)

    async def follow(
        self,
        listener: Listener,
        subscription: Subscription,
        request: str | None,
        since: int,
        lines_since: int,
    ) -> None:
        """Send a connection the whole table, as new as the store has it, and from now on everything new."""
        async with self._lock:
            await self._do.catching_up.refresh()
            await self.following.follow(listener, subscription, request, since, lines_since)

    # --- the match

    async def start(self, request: RequestRow | None = None) -> None:
        """Start the match; raises Invalid if a seat is empty or a player is not ready."""
        async with self._lock:
            self.require_new(request)
            await self._do.playing.start(request)

    async def play(
        self,
        seat: Seat,
        seq: int,
        action: Any,
        request: RequestRow | None = None,
        known: tuple[Drawn, ...] = (),
    ) -> int:
        """Play an action in answer to entry `seq`; return its entry's number. Raises Illegal or Invalid."""
        async with self._lock:
            return await self._do.playing.play(seat, seq, action, request, known)

    async def leave_order(
        self, seat: Seat, player: str, order: Any, request: RequestRow | None = None
    ) -> None:
        """Leave a standing order for a seat, or withdraw it (None); raises Illegal or Invalid."""
        async with self._lock:
            await self._do.standing.leave(seat, player, order, request)

    async def drop_lapsed_orders(self) -> None:
        """Drop the standing orders that have nothing left to do."""
        async with self._lock:
            await self._do.standing.drop_lapsed()

    async def play_default(self, seat: Seat, seq: int, *, because_of_time: bool = False) -> None:
        """Play the default action for a seat that does not decide, in answer to entry `seq`."""
        async with self._lock:
            await self._do.playing.play_default(seat, seq, because_of_time=because_of_time)

    async def play_time_up(self, seq: int) -> None:
        """Play the action with which the game ends when the table's time is over."""
        async with self._lock:
            await self._do.playing.play_time_up(seq)

    async def let_bot_play(self, seat: Seat, seq: int) -> None:
        """Hand a seat whose time ran out at entry `seq` over to a bot."""
        async with self._lock:
            await self._do.playing.let_bot_play(seat, seq)

    async def time_ran_out(self, seat: Seat, seq: int) -> None:
        """A clock rang while entry `seq` was the newest."""
        await self._do.driver.time_ran_out(seat, seq)

    async def take_back(
        self, seat: Seat, back_to: int | None, request: RequestRow | None = None
    ) -> int | None:
        """Undo and return the entry, or ask the others whether they agree."""
        async with self._lock:
            self.require_new(request)
            return await self._do.undoing.take_back(seat, back_to, request)

    async def consent(
        self, seat: Seat, by: Seat, back_to: int, agree: bool, request: RequestRow | None = None
    ) -> int | None:
        """Agree to an undo that seat `by` asked for, or refuse; return the entry once everybody agreed."""
        async with self._lock:
            self.require_new(request)
            return await self._do.undoing.consent(seat, by, back_to, agree, request)

    async def resign(self, seat: Seat, request: RequestRow | None = None, **about: Any) -> None:
        """Resign: the match is lost, or a bot plays on in the seat (LUD-E1)."""
        async with self._lock:
            self.require_new(request)
            await self._do.ending.resign(seat, request=request, **about)

    async def call_off(self, seat: Seat, request: RequestRow | None = None, **about: Any) -> None:
        """End the match without a result before a person has moved (LUD-E2)."""
        async with self._lock:
            self.require_new(request)
            await self._do.ending.call_off(seat, request=request, **about)

    async def ask_end(self, seat: Seat, request: RequestRow | None = None, **about: Any) -> None:
        """Propose to end the match without a result (LUD-E3)."""
        async with self._lock:
            self.require_new(request)
            await self._do.ending.ask_end(seat, request=request, **about)

    async def answer_end(
        self, seat: Seat, agree: bool, request: RequestRow | None = None, **about: Any
    ) -> None:
        """Agree to end the match, or refuse (LUD-E3)."""
        async with self._lock:
            self.require_new(request)
            await self._do.ending.answer_end(seat, agree, request=request, **about)

    # --- other processes

    @property
    def is_driving(self) -> bool:
        """Whether this process moves the match's bots and clocks."""
        return self._do.driver.driving

    async def take_lease(self) -> None:
        """Move bots and clocks from now on, if no other process does and no request is being handled."""
        if not self._lock.locked():
            await self._do.driver.take_lease()

    def lose_lease(self) -> None:
        """Stop moving bots and clocks: another process does."""
        self._do.driver.lose_lease()

    def notify_absent(self) -> None:
        """Notify absent players that it is their turn."""
        self._do.driver.notify_absent()

    @property
    def is_behind(self) -> bool:
        """Whether other processes have written something that is not read yet."""
        return self._do.catching_up.is_behind

    async def refresh(self) -> None:
        """Catch up if another process has written something; raises Invalid if the match was deleted."""
        if not await self._do.catching_up.is_current():
            await self.catch_up("table", "log")

    async def catch_up(self, *written: Written) -> None:
        """Read what other processes have written; what fails stays unread."""
        self._do.catching_up.add(written)
        async with self._lock:
            await self._do.catching_up.catch_up()

    async def lines_changed(self, numbers: Iterable[int]) -> None:
        """Send lines of the journal that were edited."""
        await self._do.publisher.changed_lines(numbers)

    def clock_jumped(self, jump: int) -> None:
        """Charge no player for a jump of the clock by which time is measured."""
        self.clocks.shift(jump)
        self.jumped += jump

    async def vacation_changed(self) -> None:
        """A player's vacation has begun or ended."""
        async with self._lock:
            await self._do.changing.publish()
            self._do.driver.notify_absent()

    # --- in memory

    @property
    def is_idle(self) -> bool:
        """Whether no connection follows the table and nothing is going on."""
        busy = self._do.driver.thinking or self._lock.locked() or self.hands.at_work is not None
        return not busy and not len(self.audience)

    async def load(self) -> None:
        """Load the match from the store, if it has begun."""
        await self._do.loading.load()

    async def leave(self) -> None:
        """Get ready to leave memory: keep a snapshot, and store when a process has to look again."""
        async with self._lock:
            if self.is_playing and not self.is_deleted:
                await self._do.advancing.save_snapshot()
            await self._do.driver.give_lease_back()

    def release(self) -> None:
        """Drop what is large once the room has left memory: its parts refer to each other, and the garbage
        collector runs seldom."""
        self.match, self.requests = None, {}

    def deleted(self) -> None:
        """The match is no longer in the store: stop driving it and disconnect its followers from it."""
        self._do.changing.deleted()
