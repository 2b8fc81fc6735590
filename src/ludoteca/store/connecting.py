"""Connections to PostgreSQL, with an end to all waiting: a database may vanish without a word."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

PATIENCE = 10.0
"""Seconds in which a connection has to be there, and each question to be answered."""
LETTING_GO = 1.0
"""Seconds in which a question that took too long is called off; then its connection is given up."""


async def _as_it_is(_: Any) -> None:
    """We change nothing of a connection, so nothing is put back: that would be a question more for each."""


async def make_pool(url: str, connections: int, *, is_patient: bool) -> "asyncpg.Pool[Any]":
    """Connect; questions may take as long as they like where somebody who `is_patient` looks on."""
    return await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=connections,
        reset=_as_it_is,
        timeout=PATIENCE,
        command_timeout=None if is_patient else PATIENCE,
    )


@asynccontextmanager
async def lent(pool: "asyncpg.Pool[Any]") -> "AsyncIterator[asyncpg.pool.PoolConnectionProxy[Any]]":
    """A connection for a question or a few; TimeoutError if there is none in time, or no answer."""
    connection = await pool.acquire(timeout=PATIENCE)
    try:
        yield connection
    finally:
        await pool.release(connection, timeout=LETTING_GO)
