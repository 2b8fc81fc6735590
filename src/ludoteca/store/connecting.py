"""PostgreSQL connections with a time limit on every wait, because a database may stop answering."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from .timings import StoreTimings


async def _keep_session(_: Any) -> None:
    """Skip asyncpg's reset of a returned connection: we change no session state, so it saves a query."""


async def make_pool(
    url: str, connections: int, timings: StoreTimings, *, has_limit: bool
) -> "asyncpg.Pool[Any]":
    """Connect to a database; with `has_limit` queries that take too long raise TimeoutError."""
    return await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=connections,
        reset=_keep_session,
        timeout=timings.answer,
        command_timeout=timings.answer if has_limit else None,
    )


@asynccontextmanager
async def borrow(
    pool: "asyncpg.Pool[Any]", timings: StoreTimings
) -> "AsyncIterator[asyncpg.pool.PoolConnectionProxy[Any]]":
    """Take a connection from the pool for the block; TimeoutError if none is free in time."""
    connection = await pool.acquire(timeout=timings.answer)
    try:
        yield connection
    finally:
        await pool.release(connection, timeout=timings.cancel)
