"""Messages from `ludoteca admin` to the server that uses a SQLite file: rows that the server polls for."""

import asyncio
import logging
import sqlite3

from .backend import Backend, Channel, Missed, Received
from .errors import Unavailable
from .writing import InlineWriter, Writer

log = logging.getLogger("ludoteca.store")

SEND = "INSERT INTO messages SELECT coalesce(max(number) + 1, 0), ?1 FROM messages"
SENDER = "admin"


class SqliteChannel(Channel):
    """The channel of a SQLite file: one way, because only one server at a time uses the file."""

    def __init__(
        self, backend: Backend, writer: Writer | InlineWriter, poll: float, *, is_server: bool
    ) -> None:
        self._backend = backend
        self._writer = writer
        self._poll_seconds = poll
        self._is_server = is_server
        self._polling: asyncio.Task[None] | None = None

    def send(self, message: bytes, topic: str | None = None) -> None:  # noqa: ARG002 (nothing waits here)
        if not self._is_server:  # a server has no other process to send to
            self._writer.do(lambda connection: connection.execute(SEND, (message.decode(),)), _ignore)

    def listen(self, received: Received, missed: Missed) -> None:  # noqa: ARG002 (rows are not lost)
        self._polling = asyncio.create_task(self._poll(received))

    async def _poll(self, received: Received) -> None:
        while True:
            try:
                if await self._backend.read("SELECT 1 FROM messages LIMIT 1"):
                    rows = await self._backend.change("DELETE FROM messages RETURNING number, message")
                    for _, message in sorted(rows):
                        received(SENDER, message.encode())
            except (Unavailable, sqlite3.Error) as error:  # a full disk, for example: the rows wait
                log.warning("messages cannot be read", extra={"error": repr(error)})
            await asyncio.sleep(self._poll_seconds)

    async def close(self) -> None:
        """Stop polling."""
        if self._polling is not None:
            self._polling.cancel()
            await asyncio.wait([self._polling])


def _ignore(_: object) -> None:
    """No-op callback."""
