"""The clocks of a room: set at the start, stopped for bots and for players on vacation."""

from collections.abc import Callable

from ludoteca.core import Timed
from ludoteca.core.options import options_of
from ludoteca.server.ports import Offloader
from ludoteca.server.protocol.shapes import Days
from ludoteca.server.table.clocks import Clocks
from ludoteca.server.table.rows import ms
from ludoteca.store.vacations import VacationStore

from .room_state import RoomState


class Timekeeping:
    """Sets the clocks of one room as its table says."""

    def __init__(
        self,
        room: RoomState,
        vacations: VacationStore,
        offloader: Offloader,
        minute_ms: int,
        now: Callable[[], int],
    ) -> None:
        self._room = room
        self._vacations = vacations
        self._offloader = offloader
        self._minute_ms = minute_ms
        self._now = now

    async def set_clocks(self) -> None:
        """Set full clocks, for a match that begins or is loaded."""
        room, game = self._room, self._room.game
        minutes = None
        if isinstance(game, Timed):
            options = options_of(game, room.table.options)
            minutes = await self._offloader.run("minutes", game.minutes, options)
        table_ms = None if minutes is None else minutes * self._minute_ms
        room.clocks = Clocks(room.table.clock, len(room.table.chairs), table_ms)
        await self._read_vacations()

    async def ask_again(self) -> None:
        """Let the clocks run for the people who have to decide as the table is now."""
        await self._read_vacations()
        if self._room.clocks.used:
            self._room.clocks.ask(self._room.people_among(self._room.active), self._now())

    async def _read_vacations(self) -> None:
        """Stop the clocks in days of players who are on vacation."""
        room = self._room
        if not isinstance(room.table.clock, Days):
            return
        since = ms(room.table.created_at)
        room.vacations = {
            player: tuple((row.began_at, row.ends_at) for row in await self._vacations.of(player, since))
            for player in room.table.people()
        }
        chairs = enumerate(room.table.chairs)
        room.clocks.set_away({seat: room.vacations.get(chair.player or "", ()) for seat, chair in chairs})
