"""What other processes write is taken over, also when the news of it were lost on the way."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from ludoteca.server.settings import Settings
from ludoteca.server.timings import Timings
from ludoteca.store.postgres import PostgresBackend
from tests.postgres import cut_listeners, empty_database

from .network import PATIENCE, Person, Site, Talk, serving

ROLL = {"type": "roll"}


def _is_entry(seq: int, message: dict[str, Any]) -> bool:
    return message["type"] == "update" and bool(message["seq"] == seq)


@asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[tuple[Site, Site]]:
    """Two servers on one database."""
    settings = Settings(port=0, db=database, bot_workers=1)
    timings = Timings(heartbeat=0.2)
    async with serving(settings, timings=timings) as one, serving(settings, timings=timings) as two:
        yield one, two


async def table_of_two(one: Site, two: Site) -> tuple[str, Talk, Talk]:
    """Start a match that Ada and Bea play, each through a process of her own."""
    return await table_of(await one.person("Ada"), await two.person("Bea"))


async def table_of(ada: Person, bea: Person, **more: Any) -> tuple[str, Talk, Talk]:
    made = await ada.table("toy", "me", "empty", open=True, options={"goal": 1000}, **more)
    match = made["table"]["match"]
    mine, hers = await ada.talk(), await bea.talk()
    await mine.ask("subscribe", match=match)
    await hers.ask("subscribe", match=match)
    await hers.ask("sit", match=match, seat=1)
    await hers.ask("ready", match=match, seat=1, ready=True)
    await mine.wait(lambda m: m["type"] == "table" and all(seat["ready"] for seat in m["table"]["seats"]))
    await mine.ask("start", match=match)
    await hers.wait(lambda m: m["type"] == "snapshot" and m["table"]["status"] == "playing")
    return match, mine, hers


def keep_deaf(site: Site, until: asyncio.Event) -> asyncio.Event:
    """A process that loses the connection on which it listens gets no other until then; set when it has."""
    deaf = asyncio.Event()
    backend = site.node.store.backend
    assert isinstance(backend, PostgresBackend)
    line = backend.channel
    connect = line._connect

    async def connect_later() -> Any:
        deaf.set()
        await until.wait()
        return await connect()

    line._connect = connect_later
    return deaf


def test_a_vacation_reaches_the_room_in_another_process(postgres: str) -> None:
    database = empty_database(postgres)

    async def visit() -> None:
        async with two_processes(database) as (one, two):
            ada, bea = await one.person("Ada"), await two.person("Bea")
            match, mine, _ = await table_of(ada, bea, clock={"type": "days", "days": 3})
            room = await one.node.rooms.room(match)
            until = (await bea.http.post("/vacation", json={"days": 7})).json()["until"]
            told = await mine.wait(lambda m: m["type"] == "table" and m["table"]["seats"][1]["away_until"])
            assert told["table"]["seats"][1]["away_until"] == until
            assert list(room.away_until(one.node.runtime.time.now())) == [bea.player]

            await bea.http.delete("/vacation")
            await mine.wait(
                lambda m: m["type"] == "table" and not m["table"]["seats"][1]["away_until"],
                mine.messages.index(told),
            )
            assert not room.away_until(one.node.runtime.time.now())

    asyncio.run(visit())


def test_after_a_break_what_was_missed_is_taken_over(postgres: str) -> None:
    database = empty_database(postgres)

    async def visit() -> None:
        async with two_processes(database) as (one, two):
            match, mine, hers = await table_of_two(one, two)
            may_listen = asyncio.Event()
            deaf = [keep_deaf(site, may_listen) for site in (one, two)]
            assert await cut_listeners(database) == 2
            for each in deaf:
                await each.wait()
            await mine.ask("play", match=match, seat=0, seq=0, action=ROLL)
            await mine.ask("say", match=match, text="Anybody?")
            watcher = await (await one.person("Cid")).talk()
            await watcher.ask("subscribe", match=match)
            assert not [message for message in hers.of("update") if message["seq"] == 1], "cut off"
            may_listen.set()
            await hers.wait(partial(_is_entry, 1))
            await hers.wait(lambda m: m["type"] == "line" and m["line"]["text"] == "Anybody?")
            await hers.wait(lambda m: m["type"] == "table" and m["table"]["spectators"] == 1)
            await hers.ask("play", match=match, seat=1, seq=1, action=ROLL)
            await mine.wait(partial(_is_entry, 2))

    asyncio.run(visit())


def test_who_was_deaf_longer_says_who_is_there(postgres: str) -> None:
    database = empty_database(postgres)

    async def visit() -> None:
        async with two_processes(database) as (one, two):
            match, _, hers = await table_of_two(one, two)
            watcher = await (await one.person("Cid")).talk()
            await watcher.ask("subscribe", match=match)
            await hers.wait(lambda m: m["type"] == "table" and m["table"]["spectators"] == 1)
            room = await two.node.rooms.room(match)
            room.elsewhere.forget_all()  # it came back first, and its question was lost
            one.node._news._missed()
            async with asyncio.timeout(PATIENCE):
                while not room.elsewhere.spectators:
                    await asyncio.sleep(0.01)

    asyncio.run(visit())


def test_news_that_could_not_be_looked_at_are_looked_at_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = empty_database(postgres)

    async def visit() -> None:
        async with two_processes(database) as (one, two):
            match, mine, hers = await table_of_two(one, two)
            stumbled = asyncio.Event()

            async def stumble(*_: object) -> Any:
                monkeypatch.delattr(two.node.store.log, "entries")
                stumbled.set()
                raise OSError("the connection was just lost")

            monkeypatch.setattr(two.node.store.log, "entries", stumble, raising=False)
            await mine.ask("play", match=match, seat=0, seq=0, action=ROLL)
            await hers.wait(partial(_is_entry, 1))
            assert stumbled.is_set()

    asyncio.run(visit())
