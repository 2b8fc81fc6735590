"""A base that takes long to send, one that does not arrive, and processes that do not copy."""

import asyncio
import os
from pathlib import Path

from ludoteca.server.runtime.copier import Copier
from ludoteca.server.timings import Timings
from ludoteca.store import PlayerRow, Unavailable, open_store
from ludoteca.store.object_stores import ObjectStore
from ludoteca.store.places import Folder
from tests.object_store import object_store, slow_line
from tests.postgres import empty_database

from .test_copying import Clock, copier_of, settle_in


def test_a_base_takes_longer_than_the_store_may_be_silent(tmp_path: Path) -> None:
    base, back = tmp_path / "base", tmp_path / "back"
    base.write_bytes(os.urandom(6_000_000))  # two pieces

    async def run(where: str) -> None:
        async with slow_line(1_500_000):  # the first piece takes more than three seconds
            await ObjectStore(where, patience="3s").put("house/base", base)
        await ObjectStore(where, patience="20s").get("house/base", back)

    with object_store() as where:
        asyncio.run(run(where))
    assert back.read_bytes() == base.read_bytes()


class WithoutBases(Folder):
    """A folder that takes no bases until it is repaired."""

    is_broken = True

    async def put(self, name: str, content: bytes | Path) -> None:
        if isinstance(content, Path) and self.is_broken:
            raise Unavailable("too large")
        await super().put(name, content)


def test_a_base_that_fails_is_shown_until_one_arrives(tmp_path: Path) -> None:
    async def run() -> None:
        folder = tmp_path / "elsewhere"
        folder.mkdir()
        store = await open_store(str(tmp_path / "from.sqlite3"))
        await settle_in(store)
        place = WithoutBases(folder)
        copier = Copier(store, str(folder), place, Timings(copy=0.001, copy_retry=0.001), Clock())
        copying = asyncio.create_task(copier.keep_copying())
        while not copier.base_failure:
            await asyncio.sleep(0.001)
        while copier.failure:  # the next base is on its way, segments arrive
            await asyncio.sleep(0.001)
        assert copier.base_failure == "too large"
        place.is_broken = False
        while copier.base_failure:
            await asyncio.sleep(0.001)
        copying.cancel()
        await asyncio.gather(copying, return_exceptions=True)
        await store.close()

    asyncio.run(run())


def test_a_process_that_does_not_copy_leaves_the_notes_to_one_that_does(
    postgres: str, tmp_path: Path
) -> None:
    database, clock = empty_database(postgres), Clock()

    async def run() -> None:
        store, other = await open_store(database), await open_store(database)
        await other.copying.end_unless_held(clock())
        await settle_in(store)
        copier = copier_of(store, str(tmp_path), clock)
        await copier.copy_once()
        await copier.settle_base()
        await other.copying.end_unless_held(clock())
        await other.people.add(PlayerRow("ada", "Ada", None, None, 1))
        assert await store.copying.count() == 1
        state = await store.copying.state()
        assert state is not None
        await other.copying.end_unless_held(state.held_until + 1)
        assert not await store.copying.notes.are_kept()
        for each in (store, other):
            await each.close()

    asyncio.run(run())
