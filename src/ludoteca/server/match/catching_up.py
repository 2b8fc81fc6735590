"""Catching up with what other processes have written."""

from typing import Literal

from ludoteca.core import Refusal
from ludoteca.store.matches import MatchStore

from .changing import Changing
from .ending import Ending
from .loading import Loading
from .log import Log
from .publisher import Publisher
from .room_state import RoomState

Written = Literal["log", "lines", "table"]
"""What another process may have written of a match."""


class CatchingUp:
    """Reads the table, lines and entries that other processes have written and this one has not seen."""

    def __init__(
        self,
        room: RoomState,
        matches: MatchStore,
        loading: Loading,
        log: Log,
        changing: Changing,
        ending: Ending,
        publisher: Publisher,
    ) -> None:
        self._room = room
        self._matches = matches
        self._loading = loading
        self._log = log
        self._changing = changing
        self._ending = ending
        self._publisher = publisher
        self._unread: set[Written] = set()
        """What was written and is not read yet."""

    @property
    def is_behind(self) -> bool:
        """Whether there is something to read or to send, or an end of the match to write."""
        return not self._room.is_deleted and (
            bool(self._unread)
            or self._changing.is_behind
            or self._log.is_behind
            or self._ending.is_due
            or self._publisher.is_behind
            or self._publisher.lacks_lines
        )

    async def is_current(self) -> bool:
        """Whether the room has got as far as the store."""
        return await self._matches.head(self._room.id) == self._room.head

    async def refresh(self) -> None:
        """Catch up if another process has written something."""
        if not await self.is_current():
            await self.reread()

    async def reread(self) -> None:
        """Catch up with table and log, without news of them."""
        self.add(("table", "log"))
        await self.catch_up()

    def add(self, written: tuple[Written, ...]) -> None:
        """Note what other processes have written."""
        self._unread.update(written)

    async def catch_up(self) -> None:
        """Read what is unread; what fails stays unread."""
        room = self._room
        if room.is_deleted:
            return
        unread, self._unread = self._unread, set()
        try:
            is_old = "table" in unread or self._changing.is_behind
            if is_old or ("log" in unread and room.match is None):
                await self._read_table()
            if self._publisher.is_behind:
                await self._changing.publish()
            if "lines" in unread or self._publisher.lacks_lines:
                await self._publisher.new_lines()
            if room.match is not None and ("log" in unread or self._log.is_behind):
                await self._log.follow()
            await self._ending.end_if_over()  # if that could not be written when it was played
        except Refusal:  # the match was deleted, or its rules have changed: reading again does not help
            raise
        except BaseException:
            self._unread |= unread
            raise

    async def _read_table(self) -> None:
        """Read the table, and the match if another process has started it: both or neither."""
        room = self._room
        before = room.table, room.revision
        await self._changing.read()
        if room.match is None and room.unplayable is None and room.table.status != "lobby":
            try:
                await self._loading.load()
            except BaseException:
                room.table, room.revision = before
                self._changing.is_behind = True
                raise
