"""The rooms of this process: every match that is in memory, each of them once."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator, Sequence

from ludoteca.core import ByHand, Invalid
from ludoteca.server.match.catching_up import Written
from ludoteca.server.match.room import Room
from ludoteca.server.match.shared import Shared
from ludoteca.server.people.caller import caller, count_written
from ludoteca.server.protocol.news import PresenceAsked, VacationChanged
from ludoteca.server.protocol.shapes import Days
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import readable
from ludoteca.store import LogRow

log = logging.getLogger("ludoteca.rooms")

FULL_SECONDS = 5
"""After which a client may ask again for a match that has no room in memory."""
A_TABLE = 4096
"""Bytes that a table takes on disk, about; table files of one's own are in its options."""


class Rooms:
    """Opens a match when it is asked for, and lets it leave memory."""

    def __init__(self, shared: Shared, most: int) -> None:
        self._shared = shared
        self._most = most
        self._opened: dict[str, asyncio.Task[Room]] = {}
        self.is_closing = False

    def __iter__(self) -> Iterator[Room]:
        """The rooms that are open."""
        opened = list(self._opened.values())
        return iter([task.result() for task in opened if task.done() and not task.exception()])

    def __len__(self) -> int:
        """How many are open or being opened."""
        return len(self._opened)

    async def room(self, match: str) -> Room:
        """The room of a match, from memory or from the store; raises Invalid if there is no such match."""
        if self.is_closing:
            raise Invalid("server-closing")
        if match not in self._opened:
            await self._make_room()
        task = self._opened.get(match)
        if task is None or ((known := self.opened(match)) is not None and known.is_deleted):
            task = self._opened[match] = asyncio.get_running_loop().create_task(self._open(match))
        try:
            room = await asyncio.shield(task)
        except Exception:
            if self._opened.get(match) is task:
                del self._opened[match]
            raise
        room.used_at = self._shared.runtime.time.now()
        return room

    async def _make_room(self) -> None:
        """Let the longest unused match leave memory if there are too many; raises Invalid if all are used.

        What the server opens by itself, to move bots and clocks, is never refused.
        """
        if len(self._opened) < self._most:
            return
        idle = [room for room in self if room.is_idle]
        if idle:
            await self.forget(min(idle, key=lambda room: room.used_at))
        elif caller.get() is not None:
            raise Invalid("server-full", retry_after=FULL_SECONDS)

    async def current(self, match: str) -> Room:
        """The room of a match, as new as the store has it; raises Invalid if there is no such match."""
        is_open = self.opened(match) is not None
        room = await self.room(match)
        if is_open:
            await room.refresh()
        return room

    async def _open(self, match: str) -> Room:
        room = Room(self._shared, await self._shared.tables.read(match))
        await room.load()
        await room.take_lease()
        # Not earlier: an answer that arrives before the room is open would be lost.
        self._shared.peers.publish(PresenceAsked(match))
        if isinstance(room.game, ByHand) and room.table.status in ("lobby", "playing"):
            self._shared.runtime.work.hands.warm(room.game.info.key)
        return room

    async def create(self, table: Table, log: Sequence[LogRow] = ()) -> Room:
        """Add a new table, with the log of its match if that has begun; raises Invalid at the quota."""
        async with self._shared.quotas.table_for(table.host):
            await self._shared.tables.create(table, log)
            count_written(A_TABLE + sum(len(entry.body) for entry in log))
        return await self.room(table.match)

    def opened(self, match: str) -> Room | None:
        """The room of a match, if it is in memory."""
        task = self._opened.get(match)
        return task.result() if task is not None and task.done() and not task.exception() else None

    def __contains__(self, match: object) -> bool:
        """Whether a match is in memory, or being opened."""
        return match in self._opened

    def matches(self) -> list[str]:
        """The matches that are in memory, or being opened."""
        return list(self._opened)

    async def catch_up(self, match: str, *written: Written) -> None:
        """Let a room read what other processes wrote; one that is being opened may have read before."""
        task = self._opened.get(match)
        if task is None:
            return
        try:
            room = await asyncio.shield(task)
        except Exception:  # the caller that opens the room gets the error
            return
        await room.catch_up(*written)

    async def vacation_changed(self, player: str) -> None:
        """Set the clocks in all matches of a player whose vacation began or ended, also in those that no
        connection follows, so that a process looks again when a clock really runs out."""
        self._shared.peers.publish(VacationChanged(player))
        for table in readable(await self._shared.store.matches.unfinished_of(player)):
            if table.status == "playing" and isinstance(table.clock, Days):
                with contextlib.suppress(Invalid):  # one that cannot be opened has no running clock
                    await (await self.room(table.match)).vacation_changed()

    def vacation_changed_elsewhere(self, player: str) -> None:
        """Set the clocks of open rooms: another process has changed a player's vacation."""
        for room in self:
            if player in room.table.people():
                self._shared.tasks.spawn(room.vacation_changed())

    async def forget(self, room: Room) -> None:
        """Let an idle room leave memory; if it is used meanwhile, it stays."""
        used_at = room.used_at
        await room.leave()
        if room.used_at == used_at and not len(room.audience):
            self._opened.pop(room.id, None)
            room.release()
        else:
            await room.take_lease()

    async def delete(self, room: Room) -> None:
        """Remove a table from memory and store."""
        await self._shared.tables.delete(room.id)
        self.deleted(room.id)

    def deleted(self, match: str) -> None:
        """A match is no longer in the store: close its room."""
        room = self.opened(match)
        if room is not None:
            room.deleted()
            del self._opened[match]

    async def leave_all(self) -> None:
        """Let every match leave memory, after the requests that are being handled."""
        await asyncio.gather(*self._opened.values(), return_exceptions=True)
        await asyncio.gather(*(self._leave(room) for room in self))

    async def _leave(self, room: Room) -> None:
        try:
            await room.leave()
        except Exception:
            log.exception("a match did not leave memory in order", extra={"match": room.id})

    def clear(self) -> None:
        """Drop the rooms that are still open."""
        self._opened.clear()
