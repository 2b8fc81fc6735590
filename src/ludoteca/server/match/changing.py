"""Changing a room's table: write the document and the journal, set clocks, publish."""

from typing import Any

from ludoteca.core import Invalid
from ludoteca.server.protocol.shapes import LineKind
from ludoteca.server.table.document import Table
from ludoteca.server.table.journal import Journal
from ludoteca.server.table.writer import Edit, TableWriter
from ludoteca.store import Missing

from .driver import Driver
from .publisher import Publisher
from .room_state import RoomState
from .timekeeping import Timekeeping


class Changing:
    """Changes the table of one room, through the writers that every other caller uses."""

    def __init__(
        self,
        room: RoomState,
        tables: TableWriter,
        journal: Journal,
        timekeeping: Timekeeping,
        publisher: Publisher,
        driver: Driver,
    ) -> None:
        self._room = room
        self._tables = tables
        self._journal = journal
        self._timekeeping = timekeeping
        self._publisher = publisher
        self._driver = driver

    async def change(self, edit: Edit, line: LineKind | None = None, **about: Any) -> None:
        """Change the table, add a line to the journal, and publish both."""
        before = self._room.table
        await self.write(edit)
        if line is not None:
            await self.add_line(line, **about)
        await self.publish(before)

    async def write(self, edit: Edit, *, with_result: bool = False) -> None:
        """Write the changed document; raises what `edit` raises, and Invalid if the match was deleted."""
        room = self._room
        room.require_stored()
        try:
            stored = await self._tables.change(room.id, edit, room.stored, with_result=with_result)
        except Invalid as refusal:
            self._notice_deletion(refusal)
            raise
        room.table, room.revision = stored

    async def read(self) -> None:
        """Read the table anew; raises Invalid if the match was deleted."""
        try:
            self._room.table, self._room.revision = await self._tables.read(self._room.id)
        except Invalid as refusal:
            self._notice_deletion(refusal)
            raise

    def _notice_deletion(self, refusal: Invalid) -> None:
        if refusal.reason == "unknown-match":
            self.deleted()

    async def add_line(self, kind: LineKind, **about: Any) -> None:
        """Add a line to the journal and send it to the followers."""
        room = self._room
        try:
            await self._journal.add(room.id, kind, seq=room.seq, **about)
        except Missing as error:
            self.deleted()
            raise Invalid("unknown-match", match=room.id) from error
        await self._publisher.new_lines()

    async def publish(self, before: Table) -> None:
        """The table differs from `before`: set its clocks, send it to the followers, let bots think."""
        await self._timekeeping.ask_again()
        await self._publisher.changed_from(before)
        self._driver.proceed()

    def deleted(self) -> None:
        """The match is no longer in the store: stop driving it and disconnect its followers from it."""
        if not self._room.is_deleted:
            self._room.is_deleted = True
            self._driver.lose_lease()
            self._publisher.deleted()
