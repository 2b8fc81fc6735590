"""A database that falls silent without a word: nobody waits for ever, and it is used when it is back."""

import asyncio

import pytest

from ludoteca.store import Store, Unavailable, Unusable, connecting, open_store
from tests.postgres import StallingProxy, empty_database

PATIENCE = 1.0
"""Seconds; on a busy machine an answer may take longer even while the line is sound, so it is asked again."""


async def answered(store: Store) -> None:
    """Wait until the database answers."""
    async with asyncio.timeout(120):
        while True:
            try:
                return await store.server.set("asked", "yes")
            except Unavailable:
                await asyncio.sleep(0.1)


def test_nobody_waits_for_ever_for_a_database_that_is_silent(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "PATIENCE", PATIENCE)
    database = empty_database(postgres)

    async def visit() -> None:
        proxy = StallingProxy(database)
        async with proxy.listening() as url:
            store = await open_store(url)
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


def test_a_server_does_not_start_on_a_database_that_is_silent(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.store.postgres.PATIENCE", 0.2)

    async def visit() -> None:
        proxy = StallingProxy(postgres)
        proxy.stall()
        async with proxy.listening() as url:
            with pytest.raises(Unusable, match="it does not answer"):
                await open_store(url)

    asyncio.run(visit())
