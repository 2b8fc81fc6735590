"""Changing a room's table: write the document and the journal, set clocks, publish."""

from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.core import Invalid, Refusal
from ludoteca.server.protocol.shapes import LineKind, Phrase
from ludoteca.server.table.idempotency import Answered, require_same
from ludoteca.server.table.journal import Journal
from ludoteca.server.table.writer import Edit, TableWriter
from ludoteca.store import Conflict, Missing, RequestRow
from ludoteca.store.requests import RequestStore

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
        requests: RequestStore,
        catch_up: Callable[[], Awaitable[None]],
    ) -> None:
        self._requests = requests
        self._catch_up = catch_up
        """Reads the table and the log anew."""
        self._room = room
        self._tables = tables
        self._journal = journal
        self._timekeeping = timekeeping
        self._publisher = publisher
        self._driver = driver
        self.is_behind = False
        """Whether a write failed and the table may have been changed all the same."""

    async def change(
        self, edit: Edit, line: LineKind | None = None, *, request: RequestRow | None = None, **about: Any
    ) -> None:
        """Change the table, add a line to the journal, and publish both."""
        if await self.write(edit, request):
            if line is not None:
                await self.add_line(line, **about)
            await self.publish()

    async def write(
        self, edit: Edit, request: RequestRow | None = None, *, with_result: bool = False
    ) -> bool:
        """Write the changed document and return whether it differs; raises what `edit` raises.

        A request that changes nothing is kept as well, so that it changes nothing if it is sent again later.
        Raises Invalid with the reason `stale` if another process was first; the room has caught up then.
        """
        room = self._room
        room.require_stored()
        before = room.stored
        table = edit(before.table)
        if table == before.table and request is None:
            return False
        try:
            written = await self._tables.write(before, table, request, with_result=with_result)
        except Conflict:
            await self._catch_up()
            raise Invalid("stale", seq=before.head.seq, newest=room.seq) from None
        except Refusal:
            raise
        except BaseException:
            self.is_behind = True
            raise
        room.table, (room.revision, _) = written
        if request is not None:
            room.requests[request.key] = Answered(request.content)
        return table != before.table

    async def read(self) -> None:
        """Read the table and the requests that changed it anew; raises Invalid if the match was deleted."""
        room = self._room
        try:
            table, (revision, _) = await self._tables.read(room.id)
        except Invalid as refusal:
            if refusal.reason == "unknown-match":
                self.deleted()
            raise
        for request in await self._requests.of(room.id, room.revision):
            room.requests[request.key] = Answered(request.content)
        room.table, room.revision = table, revision
        self.is_behind = False

    async def say(
        self, player: str, name: str, text: str | None, phrase: Phrase | None, request: RequestRow | None
    ) -> None:
        """Add a line of chat, a text or a ready phrase, unless the request for it is known."""
        params = {"phrase": phrase} if phrase else {}
        await self.add_line_once("said", request, player=player, name=name, text=text, params=params)

    async def add_line_once(self, kind: LineKind, request: RequestRow | None, **about: Any) -> None:
        """Add a line to the journal, unless the request for it is known."""
        try:
            await self.add_line(kind, request=request, **about)
        except Conflict:
            assert request is not None
            known = await self._requests.find(self._room.id, request.key)
            if known is not None:
                require_same(request, known.content)

    async def add_line(self, kind: LineKind, **about: Any) -> None:
        """Add a line to the journal and send it to the followers."""
        room = self._room
        try:
            await self._journal.add(room.id, kind, seq=room.seq, **about)
        except Missing as error:
            self.deleted()
            raise Invalid("unknown-match", match=room.id) from error
        finally:
            self._publisher.lacks_lines = True  # if it failed, too: it may have been written all the same
        await self._publisher.new_lines()

    async def publish(self) -> None:
        """Set the clocks as the table is now, send it to the followers, let bots think."""
        await self._timekeeping.ask_again()
        await self._publisher.changed()
        self._driver.proceed()

    def deleted(self) -> None:
        """The match is no longer in the store: stop driving it and disconnect its followers from it."""
        if not self._room.is_deleted:
            self._room.is_deleted = True
            self._driver.lose_lease()
            self._publisher.deleted()
