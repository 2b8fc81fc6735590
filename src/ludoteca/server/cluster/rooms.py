"""The rooms of this process: every match that is in memory, each of them once."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator, Sequence

from ludoteca.core import ByHand, Invalid
from ludoteca.server.match.room import Room, Written
from ludoteca.server.match.services import Services
from ludoteca.server.protocol.news import PresenceAsked, VacationChanged
from ludoteca.server.protocol.shapes import Days
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import readable
from ludoteca.store import LogRow

log = logging.getLogger("ludoteca.rooms")


class Rooms:
    """Opens a match when somebody asks for it, and lets it leave memory."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._opened: dict[str, asyncio.Task[Room]] = {}
        self.is_closing = False
        services.metrics.count_rooms(lambda: len(self._opened))

    def __iter__(self) -> Iterator[Room]:
        """Those that are there."""
        opened = list(self._opened.values())
        return iter([task.result() for task in opened if task.done() and not task.exception()])

    async def room(self, match: str) -> Room:
        """The room of a match, from memory or from the store; raises Invalid if there is none."""
        if self.is_closing:
            raise Invalid("server-closing")
        task = self._opened.get(match)
        if task is None or ((known := self.opened(match)) is not None and known.is_deleted):
            task = self._opened[match] = asyncio.get_running_loop().create_task(self._open(match))
        try:
            room = await asyncio.shield(task)
        except Exception:
            if self._opened.get(match) is task:
                del self._opened[match]
            raise
        room.used_at = self._services.now()
        return room

    async def _open(self, match: str) -> Room:
        room = Room(self._services, *await self._services.tables.read(match))
        await room.load()
        await room.driver.take_lease()
        # Not earlier: an answer that comes before the room is there would not be heard.
        self._services.peers.publish(PresenceAsked(match))
        if isinstance(room.game, ByHand) and room.table.status in ("lobby", "playing"):
            self._services.hands.warm(room.game.info.key)
        return room

    async def create(self, table: Table, log: Sequence[LogRow] = ()) -> Room:
        """Add a new table, with the log of its match if that has begun; raises Invalid at the quota."""
        async with self._services.quotas.table_for(table.host):
            await self._services.tables.create(table, log)
        return await self.room(table.match)

    def opened(self, match: str) -> Room | None:
        """The room of a match, if it is in memory."""
        task = self._opened.get(match)
        return task.result() if task is not None and task.done() and not task.exception() else None

    def __contains__(self, match: object) -> bool:
        """Whether a match is in memory, or on its way."""
        return match in self._opened

    def matches(self) -> list[str]:
        """Those that are in memory, or on their way."""
        return list(self._opened)

    async def catch_up(self, match: str, *written: Written) -> None:
        """Let a room take over what others wrote; one that is just being opened may have looked before."""
        task = self._opened.get(match)
        if task is None:
            return
        try:
            room = await asyncio.shield(task)
        except Exception:  # who asked for the room is told
            return
        await room.catch_up(*written)

    async def away(self, player: str) -> None:
        """Somebody went on vacation or is back: clocks are set anew in all their matches, also where
        nobody follows, so that somebody looks again when a clock really runs out."""
        self._services.peers.publish(VacationChanged(player))
        for table in readable(await self._services.store.matches.unfinished_of(player)):
            if table.status == "playing" and isinstance(table.clock, Days):
                with contextlib.suppress(Invalid):  # one that cannot be opened has no clock that runs
                    await (await self.room(table.match)).somebody_is_away()

    def away_elsewhere(self, player: str) -> None:
        """The same was done through another process: what is in memory here is set anew."""
        for room in self:
            if player in room.table.people():
                self._services.tasks.spawn(room.somebody_is_away())

    async def forget(self, room: Room) -> None:
        """Let a match that nobody uses leave memory; if somebody comes meanwhile, it stays."""
        used_at = room.used_at
        async with room.lock:
            await room.leave()
        if room.used_at == used_at and not len(room.audience):
            self._opened.pop(room.id, None)
            room.let_go()
        else:
            await room.driver.take_lease()

    async def delete(self, room: Room) -> None:
        """Remove a table that nobody wants from memory and store."""
        await self._services.tables.delete(room.id)
        self.deleted(room.id)

    def deleted(self, match: str) -> None:
        """A match is not in the store any more: whoever follows it is told."""
        room = self.opened(match)
        if room is not None:
            room.was_deleted()
            del self._opened[match]

    async def leave_all(self) -> None:
        """Let every match leave memory, after what is under way."""
        await asyncio.gather(*self._opened.values(), return_exceptions=True)
        await asyncio.gather(*(self._leave(room) for room in self))

    async def _leave(self, room: Room) -> None:
        async with room.lock:
            try:
                await room.leave()
            except Exception:
                log.exception("a match did not leave in order", extra={"match": room.id})

    def clear(self) -> None:
        """Whatever is still there is given up."""
        self._opened.clear()
