"""A database that stops answering: every caller gets an error in time, and it is used again afterwards."""

import asyncio

import asyncpg
import pytest

from ludoteca.store import Store, StoreTimings, Unavailable, Unusable, open_store
from ludoteca.store.postgres import _unavailable_as_such
from tests.postgres import StallingProxy, empty_database


async def answered(store: Store) -> None:
    """Wait until the database answers; on a busy machine that may take more than one attempt."""
    async with asyncio.timeout(120):
        while True:
            try:
                return await store.server.set("asked", "yes")
            except Unavailable:
                await asyncio.sleep(0.1)


def test_every_query_to_a_silent_database_fails_in_time(
    postgres: str,
) -> None:
    database = empty_database(postgres)

    async def visit() -> None:
        proxy = StallingProxy(database)
        async with proxy.listening() as url:
            store = await open_store(url, timings=StoreTimings(answer=1.0))
            await answered(store)
            proxy.stall()
            async with asyncio.timeout(60):
                asked = await asyncio.gather(
                    *(store.backend.read("SELECT 1") for _ in range(20)),
                    *(store.server.set(f"asked {number}", "yes") for number in range(20)),
                    store.backend.write(
                        *[("INSERT INTO house VALUES ($1, $2)", (str(n), "")) for n in range(2)]
                    ),
                    return_exceptions=True,
                )
            assert {type(answer) for answer in asked} == {Unavailable}
            proxy.resume()
            await answered(store)
            await store.close()

    asyncio.run(visit())


def test_a_silent_database_cannot_be_opened(
    postgres: str,
) -> None:
    async def visit() -> None:
        proxy = StallingProxy(postgres)
        proxy.stall()
        async with proxy.listening() as url:
            with pytest.raises(Unusable, match="it does not answer"):
                await open_store(url, timings=StoreTimings(answer=0.2))

    asyncio.run(visit())


def test_an_answer_that_breaks_off_is_the_databases_failure_and_not_ours() -> None:
    with pytest.raises(Unavailable), _unavailable_as_such():
        raise asyncpg.InternalClientError("got result for unknown protocol state 3")
