"""Starting a match and playing actions.

An action is judged, which changes nothing; its entry is made durable; then the match in memory accepts it;
then it is published, and the client that sent it is answered last.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec

from ludoteca.core import HOUSE, ContinuedChance, Drawn, Invalid, Luck, Match, Seat, Timed
from ludoteca.server.people.quotas import Quotas
from ludoteca.server.ports import Offloader
from ludoteca.server.table.changes import close, hand_over, require_startable
from ludoteca.server.table.clocks import encode_state
from ludoteca.server.table.document import level_of
from ludoteca.server.table.idempotency import Answered
from ludoteca.server.table.rows import log_row, ms
from ludoteca.server.table.writer import Stored, TableWriter
from ludoteca.store import Conflict, RequestRow

from .changing import Changing
from .driver import Driver
from .log import Log
from .publisher import Publisher
from .room_state import RoomState
from .timekeeping import Timekeeping


class Playing:
    """Starts the match of a room and plays for people, bots and clocks."""

    def __init__(
        self,
        room: RoomState,
        tables: TableWriter,
        quotas: Quotas,
        offloader: Offloader,
        luck: Luck,
        timestamp: Callable[[], datetime],
        log: Log,
        timekeeping: Timekeeping,
        changing: Changing,
        publisher: Publisher,
        driver: Driver,
    ) -> None:
        self._room = room
        self._tables = tables
        self._quotas = quotas
        self._offloader = offloader
        self._luck = luck
        self._timestamp = timestamp
        self._timekeeping = timekeeping
        self._log = log
        self._changing = changing
        self._publisher = publisher
        self._driver = driver

    async def start(self, request: RequestRow | None) -> None:
        """Start the match: its first entry and the table are written as one."""
        room = self._room
        require_startable(room.table)
        match = await self._offloader.run("new", self._new_match)
        table = msgspec.structs.replace(room.table, status="playing", started_at=self._timestamp())
        await self._timekeeping.set_clocks()
        room.clocks.moved(HOUSE, room.people_among(match.active), bool(match.active), ms(self._timestamp()))
        opening = log_row(match.entries[0], None, encode_state(room.clocks))
        try:
            async with self._quotas.start_of(table):
                started = await self._tables.start(Stored(room.table, room.head), table, opening, request)
        except Conflict:
            raise Invalid("not-now", status=room.table.status) from None
        room.table, (room.revision, _) = started
        room.match = match
        if request is not None:
            room.requests[request.key] = Answered(request.content)
        await self._changing.add_line("started")
        await self._driver.take_lease()
        self._driver.notify_absent()
        await self._publisher.changed()
        self._driver.proceed()

    def _new_match(self) -> Match[Any, Any]:
        room = self._room
        seats, options = len(room.table.chairs), room.table.options
        game = room.game.under(room.table.rules_version)
        return Match.new(game, seats, options, luck=self._luck, clock=self._timestamp)

    async def play(
        self, seat: Seat, seq: int, action: Any, request: RequestRow | None, known: tuple[Drawn, ...]
    ) -> int:
        """Play an action in answer to entry `seq`; return its entry's number. Raises Illegal or Invalid.

        `request` identifies it, so that a repetition is recognized; `known` is luck already drawn for it.
        """
        match = self._room.playing_at(seq, is_talk=action.is_talk)
        chance = ContinuedChance(known, match.luck_of_next()) if known else None
        judged = await self._offloader.run("play", match.judge, seat, action, chance)
        return await self._log.write(judged, request)

    async def play_default(self, seat: Seat, seq: int, *, because_of_time: bool) -> None:
        """Play the default action for a seat that does not decide, in answer to entry `seq`."""
        room, match = self._room, self._room.playing_at(seq)
        action = await self._offloader.run("default", match.game.default, match.state, seat)
        judged = await self._offloader.run("play", match.judge, seat, action, None)
        if because_of_time:
            await self._changing.add_line("time_ran_out", **room.table.about(seat))
        await self._log.write(judged, is_missed=because_of_time)
        if because_of_time and room.is_playing and room.clocks.is_abandoned:
            await self._changing.change(close, "closed")  # or defaults would be played for ever

    async def let_bot_play(self, seat: Seat, seq: int) -> None:
        """Hand a seat whose time ran out at entry `seq` over to a bot."""
        room, level = self._room, level_of(self._room.game, None)
        room.playing_at(seq)
        if room.table.is_bot(seat):  # the clock rang again before the bot has moved
            return
        await self._changing.add_line("time_ran_out", **room.table.about(seat))
        await self._changing.change(
            lambda table: hand_over(table, seat, level), "handed_over", seat=seat, params={"level": level}
        )

    async def play_time_up(self, seq: int) -> None:
        """Play the action with which the game ends when the table's time is over."""
        game = self._room.game
        assert isinstance(game, Timed)
        action = await self._offloader.run("time_up", game.time_up)
        await self.play(HOUSE, seq, action, None, ())
