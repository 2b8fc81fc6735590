"""The lobby: the open tables, to everybody who watches it."""

import asyncio
import logging

from ludoteca.server.match.audience import Listener, send_all
from ludoteca.server.match.publisher import table_info
from ludoteca.server.match.services import Services
from ludoteca.server.protocol.messages import Lobby as Message
from ludoteca.server.table.rows import readable

log = logging.getLogger("ludoteca.lobby")

TABLES = 100
PAUSE = 0.3
TROUBLE = 1.5
"""Seconds before it is tried again."""


class Lobby:
    """Who watches the lobby, and what they are told."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._changed = services.lobby_changed
        self._watching: set[Listener] = set()

    def watch(self, listener: Listener) -> None:
        """Tell a connection whenever something changes."""
        self._watching.add(listener)

    def leave(self, listener: Listener) -> None:
        """Tell it no more."""
        self._watching.discard(listener)

    async def tables(self, request: str | None = None) -> Message:
        """The open tables, newest first."""
        waiting = await self._store.matches.public("lobby", TABLES)
        played = await self._store.matches.public("playing", TABLES)
        return Message(
            id=request,
            tables=tuple(table_info(table) for table in readable(waiting)),
            played=tuple(table_info(table) for table in readable(played)),
        )

    async def keep_telling(self) -> None:
        """Tell what has changed, many changes at once, for ever; what fails is told a little later."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                if self._watching:
                    send_all(list(self._watching), await self.tables())
            except Exception:  # the database may be away for a moment
                log.exception("the lobby could not be told")
                self._changed.set()
                await asyncio.sleep(TROUBLE)
            await asyncio.sleep(PAUSE)
