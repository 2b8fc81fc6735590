"""A restart that the host has announced: every page shows when it will be."""

from collections.abc import Callable

from ludoteca.server.people.connections import Connections
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.messages import RestartAnnounced
from ludoteca.server.table.rows import moment
from ludoteca.store.server_state import ServerStateStore

RESTART_AT = "restart-at"
"""The name under which the store keeps the time; empty if no restart is announced."""


class Announcement:
    """Knows the announced restart, and sends it to every connection."""

    def __init__(self, state: ServerStateStore, connections: Connections, now: Callable[[], int]) -> None:
        self._state = state
        self._connections = connections
        self._now = now
        self._restart_at: int | None = None

    @property
    def restart_at(self) -> int | None:
        """When the server will be restarted, in milliseconds since 1970; None once that is past."""
        at = self._restart_at
        return at if at is not None and at > self._now() else None

    async def read(self) -> None:
        """Read the announced time from the store."""
        kept = await self._state.get(RESTART_AT)
        self._restart_at = int(kept) if kept else None

    async def send(self) -> None:
        """Read the announced time, and send it to every connection."""
        await self.read()
        at = self.restart_at
        frame = encoder.encode(RestartAnnounced(at=None if at is None else moment(at)))
        for connection in self._connections:
            connection.send(frame)
