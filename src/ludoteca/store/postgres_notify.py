"""Messages between the processes on one PostgreSQL database: `NOTIFY` out, `LISTEN` in.

Sending retries while the database is unavailable. PostgreSQL keeps no messages for a process that is not
listening, so `missed` is called after every reconnection.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

import asyncpg

from .backend import Channel, Missed, Received
from .timings import StoreTimings

log = logging.getLogger("ludoteca.store")

CHANNEL = "ludoteca"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', message) FROM unnest($1::text[]) message"

Connect = Callable[[], Awaitable["asyncpg.Connection[Any]"]]


class PostgresNotify(Channel):
    """The channel of PostgreSQL, on a listening connection of its own."""

    def __init__(
        self, pool: "asyncpg.Pool[Any]", connect: Connect, timings: StoreTimings, name: str | None = None
    ) -> None:
        self._pool = pool
        self._timings = timings
        self._connect = connect
        self._name = name or uuid4().hex[:12]
        self._waiting: dict[str, str] = {}
        """Messages that wait to be sent, by topic; one without a topic is its own."""
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    def send(self, message: bytes, topic: str | None = None) -> None:
        text = message.decode()
        key = text if topic is None else topic
        self._waiting.pop(key, None)  # the newer message takes the last place, not that of the older
        self._waiting[key] = f"{self._name} {text}"
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        failed = False
        while self._waiting:
            sending, self._waiting = self._waiting, {}
            try:
                await self._notify(list(sending.values()))
            except Exception as error:
                if not failed:
                    log.warning("messages cannot be sent, will retry", extra={"error": repr(error)})
                failed = True
                self._waiting = sending | self._waiting  # a newer message of a topic wins
                await asyncio.sleep(self._timings.retry)

    async def _notify(self, messages: list[str]) -> None:
        try:
            await self._pool.execute(NOTIFY, messages, timeout=self._timings.silence)
        except asyncpg.DataError as error:  # longer than 8000 bytes, for example: a retry would fail, too
            if len(messages) == 1:
                log.error("a message was refused", extra={"news": messages[0][:200], "error": repr(error)})
                return
            for message in messages:
                await self._notify([message])

    def listen(self, received: Received, missed: Missed) -> None:
        def heard(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            sender, _, message = str(payload).partition(" ")
            if sender != self._name:
                received(sender, message.encode())

        self._listening = asyncio.create_task(self._listen_on(heard, missed))

    async def _listen_on(self, heard: Callable[..., None], missed: Missed) -> None:
        is_lost = False
        while True:
            try:
                connection = await self._connect()
                try:
                    await connection.add_listener(CHANNEL, heard)
                    if is_lost:
                        log.warning("messages are received again")
                    is_lost = False
                    missed()
                    await _until_lost(connection, self._timings.silence)
                finally:
                    connection.terminate()
            except Exception as error:
                if not is_lost:
                    log.warning("messages are not received", extra={"error": repr(error)})
                is_lost = True
                await asyncio.sleep(self._timings.retry)

    async def close(self) -> None:
        """Stop listening; send what waits if the database takes it in time."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        if self._sending is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sending, self._timings.silence)


async def _until_lost(connection: "asyncpg.Connection[Any]", silence: float) -> None:
    """Wait until a connection has ended, testing one that is silent; always raises."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while not connection.is_closed():
        try:
            await asyncio.wait_for(lost.wait(), silence)
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=silence)
    raise ConnectionError("the connection has ended")
