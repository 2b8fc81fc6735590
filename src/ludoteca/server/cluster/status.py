"""What the status page shows: whether the server is well, and nothing about any person."""

import asyncio
from collections.abc import Awaitable, Callable

from ludoteca import __version__
from ludoteca.server.protocol.bodies import CopyStatus, HouseStatus
from ludoteca.server.table.rows import moment

from .node import Node

BACKED_UP_AT = "backed-up-at"
"""The name under which the store keeps the time of the last backup."""
KEPT_SECONDS = 2.0
"""For how long an answer is given again: the page may be asked for by many."""


class StatusBoard:
    """Collects the status of one process and its database, once every two seconds at most."""

    def __init__(
        self,
        node: Node,
        is_ready: Callable[[], Awaitable[bool]],
        copy: Callable[[], Awaitable[CopyStatus]],
        *,
        sends_email: bool,
        workers: int,
    ) -> None:
        self._node = node
        self._is_ready = is_ready
        self._copy = copy
        self._sends_email = sends_email
        self._workers = workers
        self._since = node.runtime.time.now()
        self._looking = asyncio.Lock()
        self._seen: HouseStatus | None = None
        self._seen_at = 0.0

    async def look(self) -> HouseStatus:
        """The status now, or of a moment ago."""
        async with self._looking:
            now = self._node.runtime.time.monotonic()
            if self._seen is None or now - self._seen_at > KEPT_SECONDS:
                self._seen, self._seen_at = await self._collect(), now
            return self._seen

    async def _collect(self) -> HouseStatus:
        node = self._node
        writes = await self._is_ready()
        counts: dict[str, int] = {}
        backed_up_at, copy = None, CopyStatus(is_on=False, is_behind=False, at=None)
        if writes:
            counts = await node.store.matches.count_by_status()
            backed_up_at = await node.store.server.get(BACKED_UP_AT)
            copy = await self._copy()
        restart_at = node.announcement.restart_at
        return HouseStatus(
            version=__version__,
            since=moment(self._since),
            is_closing=node.rooms.is_closing,
            writes=writes,
            playing=counts.get("playing", 0),
            waiting=counts.get("lobby", 0),
            connections=len(node.connections),
            workers=self._workers,
            email=self._sends_email,
            backed_up_at=None if backed_up_at is None else moment(int(backed_up_at)),
            copy=copy,
            restart_at=None if restart_at is None else moment(restart_at),
        )
