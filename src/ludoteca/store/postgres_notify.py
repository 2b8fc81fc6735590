"""The news between processes on one PostgreSQL: `NOTIFY` out, `LISTEN` in, whatever happens to connections.

What cannot be told now is told later, the same thing only once. News are lost while
nobody listens, so after every break the listener is told that it may have missed something.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

import asyncpg

from .backend import Listener, Missed, News

log = logging.getLogger("ludoteca.store")

CHANNEL = "ludoteca"
TELL = f"SELECT pg_notify('{CHANNEL}', news) FROM unnest($1::text[]) news"
PAUSE = 0.5
"""Seconds before what has failed is tried again."""
PATIENCE = 5.0
"""Seconds of silence after which a connection is asked whether it lives, and that it has to answer."""

STANDING = ("here", "person")
"""News of how something stands: only the newest word about it counts."""

Connect = Callable[[], Awaitable["asyncpg.Connection[Any]"]]


class PostgresNotify:
    """Tells the other processes, and hears what they tell."""

    def __init__(self, pool: "asyncpg.Pool[Any]", connect: Connect) -> None:
        self._pool = pool
        self._connect = connect
        self._name = uuid4().hex[:12]
        self._news: dict[tuple[str, str, str], str] = {}
        """The words that are still to be told, each by what would make another needless."""
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    def announce(self, what: str, match: str, about: str) -> None:
        """Tell the others, soon."""
        key = (what, match, "" if what in STANDING else about)
        self._news.pop(key, None)  # said again, it is said last
        self._news[key] = f"{self._name} {what} {match} {about}"
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        failed = False
        while self._news:
            telling, self._news = self._news, {}
            try:
                await self._send(list(telling.values()))
            except Exception as error:
                if not failed:
                    log.warning("news cannot be told, and will be later", extra={"error": repr(error)})
                failed = True
                self._news = telling | self._news  # where something was said again, that counts
                await asyncio.sleep(PAUSE)

    async def _send(self, words: list[str]) -> None:
        try:
            await self._pool.execute(TELL, words, timeout=PATIENCE)
        except asyncpg.DataError as error:  # too long, for example: it will be refused again
            if len(words) == 1:
                log.error("news were refused", extra={"news": words[0][:200], "error": repr(error)})
                return
            for word in words:
                await self._send([word])

    def listen(self, listener: Listener, missed: Missed) -> None:
        """Call back with what others say, and after every time in which nothing could be heard."""

        def heard(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            news = News(*str(payload).split(" ", 3))
            if news.process != self._name:
                listener(news)

        self._listening = asyncio.create_task(self._listen_on(heard, missed))

    async def _listen_on(self, heard: Callable[..., None], missed: Missed) -> None:
        deaf = False
        while True:
            try:
                connection = await self._connect()
                try:
                    await connection.add_listener(CHANNEL, heard)
                    if deaf:
                        log.warning("news are heard again")
                    deaf = False
                    missed()
                    await _until_lost(connection)
                finally:
                    connection.terminate()
            except Exception as error:
                if not deaf:
                    log.warning("news are not heard any more", extra={"error": repr(error)})
                deaf = True
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Tell what is left, if that can be, and hear nothing any more."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        if self._telling is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._telling, PATIENCE)


async def _until_lost(connection: "asyncpg.Connection[Any]") -> None:
    """Wait until a connection has ended; one that is only silent is asked now and then."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while not connection.is_closed():
        try:
            await asyncio.wait_for(lost.wait(), PATIENCE)
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=PATIENCE)
    raise ConnectionError("the connection has ended")
