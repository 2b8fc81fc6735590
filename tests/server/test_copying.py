"""The copy off this machine: made while the store is in use, and restored when nothing else is left."""

import asyncio
import logging
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.server.runtime.copier import Copier
from ludoteca.server.timings import Timings
from ludoteca.store import (
    LogRow,
    MatchRow,
    Part,
    PlayerRow,
    Store,
    Unavailable,
    Unusable,
    copies_of,
    open_place,
    open_store,
    restore_from,
    superseded,
)
from ludoteca.store.backups import kept_tables
from ludoteca.store.copies import fetch_copy
from ludoteca.store.migrate import migrations
from ludoteca.store.places import CopyPlace, Folder
from tests.object_store import object_store
from tests.postgres import empty_database

from .players import WORDS, sit_down
from .programs import ENVIRONMENT, program

KINDS = ("sqlite", "postgres")
TIMINGS = Timings(copy_alive_ms=10**15)
HEARTBEATS = ("alive-at", "asked-whether-ready-at")


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "from.sqlite3")
    return empty_database(request.getfixturevalue("postgres"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "elsewhere"
    made.mkdir()
    return made


class Clock:
    """Counts a second for every question."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        self.at += 1000
        return self.at


def copier_of(store: Store, where: str, clock: Clock, place: CopyPlace | None = None) -> Copier:
    return Copier(store, where, place or open_place(where), TIMINGS, clock)


async def content(store: Store) -> dict[str, list[tuple[object, ...]]]:
    found = {}
    for table in kept_tables(max(migrations())):
        rows = await store.backend.read(f"SELECT * FROM {table}")
        if table == "house":
            rows = [row for row in rows if row[0] not in HEARTBEATS]
        found[table] = sorted(rows, key=repr)
    return found


async def settle_in(store: Store) -> None:
    """Make an account: an empty house is not copied."""
    await store.people.add(PlayerRow("host", "Host", "host", "hash", 0))


async def live(store: Store, random: Random, steps: int) -> None:
    """Change the store in many ways."""
    for step in range(steps):
        name = f"p{random.randrange(12)}"
        match random.randrange(7):
            case 0:
                if await store.people.find(name) is None:
                    await store.people.add(PlayerRow(name, f"Name {step}", None, None, step))
            case 1:
                await store.people.delete(name)
            case 2:
                await store.people.ban(name, step)
            case 3:
                row = MatchRow(f"m{step}-{random.random()}", "toy", "playing", 1, name, 1, 2, 0, "{}")
                await store.matches.add(row, [name])
            case 4 | 5:
                for known in (await store.matches.all())[:2]:
                    seq = await store.log.last(known.id) + 1
                    await store.log.append(known.id, LogRow(seq, None, f'{{"seq":{seq}}}', None), 0)
                    await store.journal.add(known.id, f'{{"step":{step}}}')
            case 6:
                for known in (await store.matches.all())[3:4]:
                    await store.matches.delete(known.id)


async def restored(origin: Path | str, target: Path) -> dict[str, list[tuple[object, ...]]]:
    await restore_from(str(target), str(origin))
    store = await open_store(str(target), must_exist=True)
    try:
        return await content(store)
    finally:
        await store.close()


def names(folder: Path) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in folder.glob("*/*")]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_state_of_the_copy_is_one_that_the_store_had(
    database: str, folder: Path, tmp_path: Path, seed: int
) -> None:
    async def run() -> None:
        random = Random(seed)
        store, clock = await open_store(database), Clock()
        await settle_in(store)
        copier = copier_of(store, str(folder), clock)
        await live(store, random, 10)
        for round_ in range(6):
            await copier.copy_once()
            await copier.settle_base()
            assert await restored(folder, tmp_path / f"{round_}.sqlite3") == await content(store)
            if round_ == 3:  # another process goes on with the same copy
                await copier.close()
                copier = copier_of(store, str(folder), clock)
            await live(store, random, 10)
        await copier.close()
        assert await restored(folder, tmp_path / "last.sqlite3") == await content(store)
        await store.close()

    asyncio.run(run())
    assert len(copies_of(names(folder))) == 1


def test_a_copy_is_restored_into_either_kind_of_database(folder: Path, tmp_path: Path, postgres: str) -> None:
    target = empty_database(postgres)

    async def run() -> None:
        store = await open_store(str(tmp_path / "from.sqlite3"))
        await settle_in(store)
        copier = copier_of(store, str(folder), Clock())
        await copier.copy_once()
        await live(store, Random(3), 40)
        await copier.close()
        await restore_from(target, str(folder))
        other = await open_store(target, must_exist=True)
        assert await content(other) == await content(store)
        await other.close()
        await store.close()

    asyncio.run(run())


async def filled(folder: Path, database: Path, segments: int) -> None:
    """Make a copy with a base and some segments; each brings a player."""
    store, clock = await open_store(str(database)), Clock()
    await settle_in(store)
    copier = copier_of(store, str(folder), clock)
    await copier.copy_once()
    await copier.settle_base()
    for number in range(segments):
        await store.people.add(PlayerRow(f"p{number}", f"P{number}", None, None, number))
        await copier.copy_once()
    await copier.close()
    await store.close()


def segments_of(folder: Path) -> list[Path]:
    return sorted(folder.glob("*/segment-*"))


@pytest.mark.parametrize("how", ["missing", "damaged", "cannot be read"])
def test_a_segment_that_cannot_be_used_ends_the_copy_there(
    folder: Path, tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(filled(folder, tmp_path / "from.sqlite3", 6))
    broken = segments_of(folder)[-3]
    if how == "damaged":  # half-written
        broken.write_bytes(broken.read_bytes()[:-20])
    else:
        broken.unlink()
    if how == "cannot be read":
        broken.mkdir()
    target = tmp_path / "to.sqlite3"
    assert main(["admin", "restore", str(folder), "--db", str(target)]) == 0
    out, err = capsys.readouterr()
    assert "Restored as it was on" in out
    assert how in err

    async def people() -> set[str]:
        store = await open_store(str(target), must_exist=True)
        found = {row.id for row in await store.people.all()}
        await store.close()
        return found

    assert asyncio.run(people()) == {"host", "p0", "p1", "p2"}


class UnmountedFolder(Folder):
    """A folder of another machine that is gone when the first segment is fetched."""

    async def get(self, name: str, target: Path) -> None:
        if "segment" in name and self._root.exists():
            self._root.rename(self._root.with_name("unmounted"))
        await super().get(name, target)


def test_a_place_that_is_gone_during_a_restore_restores_nothing(folder: Path, tmp_path: Path) -> None:
    asyncio.run(filled(folder, tmp_path / "from.sqlite3", 3))
    with pytest.raises(Unusable, match="there is no folder"):
        asyncio.run(fetch_copy(UnmountedFolder(folder), tmp_path))


def test_a_damaged_base_is_replaced_by_the_one_before_it(folder: Path, tmp_path: Path) -> None:
    async def run() -> None:
        store, clock = await open_store(str(tmp_path / "from.sqlite3")), Clock()
        await settle_in(store)
        copier = copier_of(store, str(folder), clock)
        for number in range(6):
            await store.people.add(PlayerRow(f"p{number}", f"P{number}", None, None, number))
            if number % 2:
                clock.at += 2 * 24 * 3_600_000  # a new base is due
            await copier.copy_once()
            await copier.settle_base()
        await copier.close()
        (copy,) = copies_of(names(folder))
        assert len(copy.bases) == 2
        assert superseded(copy) == []  # everything else was deleted
        newest = folder / copy.bases[0].name
        newest.write_bytes(newest.read_bytes()[:100])
        assert await restored(folder, tmp_path / "to.sqlite3") == await content(store)
        (folder / copy.bases[1].name).unlink()
        with pytest.raises(Unusable, match="damaged"):
            await restore_from(str(tmp_path / "not.sqlite3"), str(folder))
        await store.close()

    asyncio.run(run())


def test_a_copy_begins_anew_after_a_time_without_one_and_the_old_one_stays_its_spare(
    folder: Path, tmp_path: Path
) -> None:
    async def run() -> None:
        clock = Clock()
        for number in range(2):
            store = await open_store(str(tmp_path / "from.sqlite3"))
            if not number:
                await settle_in(store)
            copier = copier_of(store, str(folder), clock)
            await copier.copy_once()
            await copier.settle_base()
            await copier.close()
            await store.copying.notes.end()  # as a server without the setting does
            await store.people.add(PlayerRow(f"p{number}", f"P{number}", None, None, number))
            assert len(copies_of(names(folder))) == number + 1
            await store.close()
        store = await open_store(str(tmp_path / "from.sqlite3"))
        copier = copier_of(store, str(folder), clock)
        for number in (2, 3, 4):
            clock.at += 2 * 24 * 3_600_000  # a new base is due
            await store.people.add(PlayerRow(f"p{number}", f"P{number}", None, None, number))
            await copier.copy_once()
            await copier.settle_base()
        assert len(copies_of(names(folder))) == 1
        assert await restored(folder, tmp_path / "to.sqlite3") == await content(store)
        await store.close()

    asyncio.run(run())


def test_an_empty_house_does_not_replace_the_copy_of_another_one(folder: Path, tmp_path: Path) -> None:
    asyncio.run(filled(folder, tmp_path / "burnt.sqlite3", 1))
    (burnt,) = copies_of(names(folder))

    async def run() -> None:
        store = await open_store(str(tmp_path / "new.sqlite3"))
        copier = copier_of(store, str(folder), Clock())
        await copier.copy_once()
        assert copies_of(names(folder)) == [burnt]
        await settle_in(store)
        await copier.copy_once()
        await copier.settle_base()
        assert len(copies_of(names(folder))) == 2
        with pytest.raises(Unusable, match=f"several houses.*#{burnt.house}"):
            await restore_from(str(tmp_path / "to.sqlite3"), str(folder))
        with pytest.raises(Unusable, match="no copy of none"):
            await restore_from(str(tmp_path / "to.sqlite3"), f"{folder}#none")
        found = await restored(f"{folder}#{burnt.house}", tmp_path / "to.sqlite3")
        assert [row[0] for row in found["players"]] == ["host", "p0"]
        await store.close()

    asyncio.run(run())


def test_one_of_two_processes_copies_and_the_other_takes_over(folder: Path, postgres: str) -> None:
    database = empty_database(postgres)

    async def run() -> None:
        clock = Clock()
        stores = [await open_store(database) for _ in range(2)]
        await settle_in(stores[0])
        first, second = (copier_of(store, str(folder), clock) for store in stores)
        await first.copy_once()
        await first.settle_base()
        before = len(names(folder))
        await stores[1].people.add(PlayerRow("ada", "Ada", None, None, 1))
        await second.copy_once()
        assert len(names(folder)) == before  # the first one does it
        clock.at += TIMINGS.lease_ms * 2  # and now it is dead
        await second.copy_once()
        assert len(names(folder)) == before + 1
        assert len(copies_of(names(folder))) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())


class Broken(CopyPlace):
    """A place that does not answer until it is repaired."""

    def __init__(self, place: CopyPlace) -> None:
        self._place = place
        self.is_broken = True

    async def put(self, name: str, content: bytes | Path) -> None:
        if self.is_broken:
            raise Unavailable("no answer")
        await self._place.put(name, content)

    async def get(self, name: str, target: Path) -> None:
        await self._place.get(name, target)

    async def names(self) -> list[str]:
        return await self._place.names()

    async def delete(self, names: list[str]) -> None:
        await self._place.delete(names)


def test_a_place_that_does_not_answer_is_tried_again_and_nothing_is_lost(
    folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "from.sqlite3"))
        await settle_in(store)
        place = Broken(open_place(str(folder)))
        copier = Copier(store, str(folder), place, Timings(copy=0.001, copy_retry=0.001), Clock())
        copying = asyncio.create_task(copier.keep_copying())
        await store.people.add(PlayerRow("ada", "Ada", None, None, 1))
        while not copier.failure:
            await asyncio.sleep(0.001)
        assert copier.behind_seconds > 0
        place.is_broken = False
        while copier.failure or await store.copying.count():
            await asyncio.sleep(0.001)
        while (state := await store.copying.state()) is None or state.base < 0:
            await asyncio.sleep(0.001)
        copying.cancel()
        await asyncio.gather(copying, return_exceptions=True)
        assert await restored(folder, tmp_path / "to.sqlite3") == await content(store)
        await store.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert caplog.text.count("cannot copy off this machine") == 1  # not for every attempt


def test_without_copies_nothing_is_noted(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "a.sqlite3"))
        await store.copying.notes.begin()
        await store.copying.notes.end()
        await store.people.add(PlayerRow("ada", "Ada", None, None, 1))
        assert await store.backend.read("SELECT name FROM sqlite_master WHERE type = 'trigger'") == []
        await store.close()

    asyncio.run(run())


def test_places_that_are_none(tmp_path: Path) -> None:
    async def run() -> None:
        with pytest.raises(Unusable, match="no place"):
            open_place("ftp://there")
        with pytest.raises(Unavailable, match="no folder"):  # a disk that is not mounted
            await open_place(str(tmp_path / "away")).put("a/b", b"")
        with pytest.raises(Unusable, match="no copy here"):
            await restore_from(str(tmp_path / "to.sqlite3"), str(tmp_path))

    asyncio.run(run())


def test_the_name_of_a_part_says_what_it_is() -> None:
    part = Part("house-1700000000000-ab12", "segment", 7, 6, 1_700_000_000_000, "0" * 32)
    assert copies_of([part.name, "other/file", part._replace(kind="base", number=6).name])[0].segments == [
        part
    ]


@contextmanager
def place_of(kind: str, folder: Path) -> Iterator[str]:
    if kind == "folder":
        yield str(folder)
    else:
        with object_store() as place:
            yield place


async def is_copied(store: Store) -> bool:
    """Whether a base has arrived, and no change waits to be copied."""
    if not await store.backend.read("SELECT 1 FROM sqlite_master WHERE name = 'copying'"):
        return False  # it was empty until now
    state = await store.copying.state()
    return state is not None and state.base >= 0 and not await store.copying.count()


async def until_copied(database: Path) -> None:
    """Wait until the server has copied everything."""
    store = await open_store(str(database), must_exist=True)
    while not await is_copied(store):
        await asyncio.sleep(0.05)
    await store.close()


@pytest.mark.parametrize("kind", ["folder", "s3"])
def test_a_killed_server_whose_disk_is_gone_goes_on_from_its_copy(
    kind: str, folder: Path, tmp_path: Path
) -> None:
    database, again = tmp_path / "a.sqlite3", tmp_path / "again.sqlite3"
    with ExitStack() as stack:
        place = stack.enter_context(place_of(kind, folder))
        environment = {**ENVIRONMENT, **os.environ, "PYTHONPATH": ENVIRONMENT["PYTHONPATH"]}
        words = ("--copy-to", place, *WORDS)

        with program("--db", str(database), *words, environment=environment) as (process, base):

            async def before() -> Any:
                player = await sit_down(base, 4)
                await player.play(base, lambda: len(player.acknowledged) >= 20)
                await until_copied(database)
                return player

            player = asyncio.run(before())
            process.kill()
        for path in tmp_path.glob("a.sqlite3*"):
            path.unlink()
        assert main(["admin", "restore", place, "--db", str(again)]) == 0

        async def after() -> None:
            await player.check(base)
            await player.play(base, player.is_done)
            await player.check(base)

        with program("--db", str(again), *words, environment=environment) as (_, base):
            asyncio.run(after())
