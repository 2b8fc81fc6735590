"""The lobby: the open tables, sent to every connection that watches it."""

import asyncio
import logging

from ludoteca.server.match.audience import Listener, send_all
from ludoteca.server.match.publisher import table_info
from ludoteca.server.protocol.messages import Lobby as Message
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import readable
from ludoteca.server.timings import Timings
from ludoteca.store.matches import MatchStore

log = logging.getLogger("ludoteca.lobby")

TABLES = 100
"""Tables of each status that the lobby shows at most."""


class Lobby:
    """Lists the open tables, and keeps the connections that watch them up to date."""

    def __init__(self, matches: MatchStore, timings: Timings) -> None:
        self._matches = matches
        self._timings = timings
        self._changed = asyncio.Event()
        self._watching: dict[Listener, None] = {}

    def watch(self, listener: Listener) -> None:
        """Send a connection every change from now on."""
        self._watching[listener] = None

    def leave(self, listener: Listener) -> None:
        """Send a connection no more changes."""
        self._watching.pop(listener, None)

    def table_changed(self, table: Table) -> None:
        """Refresh the lobby soon, if the table is shown there."""
        if table.open:
            self.refresh()

    def refresh(self) -> None:
        """Send the lobby anew soon."""
        self._changed.set()

    async def tables(self, request: str | None = None) -> Message:
        """The open tables, newest first."""
        waiting = await self._matches.public("lobby", TABLES)
        played = await self._matches.public("playing", TABLES)
        return Message(
            id=request,
            tables=tuple(table_info(table) for table in readable(waiting)),
            played=tuple(table_info(table) for table in readable(played)),
        )

    async def keep_sending(self) -> None:
        """Send changes until cancelled, many at once; what fails is sent later."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                if self._watching:
                    send_all(list(self._watching), await self.tables())
            except Exception:  # the database may be unavailable for a moment
                log.exception("the lobby could not be sent")
                self._changed.set()
                await asyncio.sleep(self._timings.lobby_retry)
            await asyncio.sleep(self._timings.lobby)
