"""Backups: written and restored, from either kind of database into either kind."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ludoteca.store import (
    Ending,
    LogRow,
    MatchRow,
    PlayerRow,
    RatingRow,
    ResultRow,
    Store,
    Unusable,
    open_store,
    restore_store,
)
from ludoteca.store import postgres as store_in_postgres
from ludoteca.store.backups import kept_tables
from ludoteca.store.migrate import migrations, steps_from
from ludoteca.store.sqlite import numbered
from tests.postgres import empty_database

NEWEST = max(migrations())
KINDS = ("sqlite", "postgres")


def new_database(kind: str, request: pytest.FixtureRequest, folder: Path, name: str = "to") -> str:
    if kind == "sqlite":
        return str(folder / f"{name}.sqlite3")
    return empty_database(request.getfixturevalue("postgres"))


async def fill(store: Store) -> None:
    await store.people.add(PlayerRow("ada", 'Ada \u00e0\n"', "ada", "hash", 1))
    await store.people.add(PlayerRow("bea", "Bea", None, None, 2, banned_at=3))
    await store.matches.add(MatchRow("m1", "toy", "over", 1, "ada", 1, 2, 0, "{}"), ["ada", "bea"])
    for seq in range(3):
        await store.log.append("m1", LogRow(seq, None, f'{{"seq":{seq}}}', None), 0)
    await store.journal.add("m1", '{"kind":"said"}')
    won, rating = ResultRow(0, "ada", 1, 7), RatingRow("ada", "toy", 25.0, 8.25, 1)
    await store.results.record(Ending("m1", "toy", [won], [rating], 9))


async def content(store: Store) -> dict[str, list[tuple[object, ...]]]:
    return {
        table: sorted(await store.backend.read(f"SELECT * FROM {table}"), key=repr)
        for table in kept_tables(NEWEST)
    }


@pytest.mark.parametrize(("of", "into"), [(of, into) for of in KINDS for into in KINDS])
def test_a_restored_database_is_what_was_backed_up(
    of: str, into: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    file = tmp_path / "house.backup"
    source, where = new_database(of, request, tmp_path, "from"), new_database(into, request, tmp_path)

    async def visit() -> None:
        store = await open_store(source)
        await fill(store)
        before = await content(store)
        await store.backup(file)
        await store.log.append("m1", LogRow(3, None, "{}", None), 0)  # the store stays in use
        await store.close()
        assert file.stat().st_mode & 0o077 == 0, "only its owner may read it"

        await restore_store(where, file)
        again = await open_store(where)
        assert await content(again) == before
        await again.log.append("m1", LogRow(3, None, "{}", None), 0)
        await again.close()
        with pytest.raises(Unusable, match="already"):
            await restore_store(where, file)

    asyncio.run(visit())


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_backup_is_refused_and_leaves_nothing(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    where = new_database(kind, request, tmp_path)

    async def visit() -> None:
        store = await open_store(str(tmp_path / "a.sqlite3"))
        await fill(store)
        await store.backup(whole := tmp_path / "whole")
        await store.close()
        text = gzip.decompress(whole.read_bytes())
        lines = text.splitlines(keepends=True)
        wrong = {
            "nowhere": None,
            "cut off": whole.read_bytes()[:-30],
            "damaged": whole.read_bytes()[:10] + b"\x07" + whole.read_bytes()[11:],  # no such kind of block
            "another thing": b"hello",
            "another form": gzip.compress(b'{"form":"ludoteca-backup-0","version":1}\n'),
            "newer": gzip.compress(b'{"form":"ludoteca-backup-1","version":999}\n'),
            "strange table": gzip.compress(lines[0] + b'{"table":"house; DROP TABLE x","columns":["a"]}\n'),
            "strange row": gzip.compress(text + b"[1" + 98 * b",1" + b"]\n"),
            "strange line": gzip.compress(lines[0] + b"{]\n"),
        }
        for name, data in wrong.items():
            file = tmp_path / name
            if data is not None:
                file.write_bytes(data)
            with pytest.raises(Unusable):
                await restore_store(where, file)
        await restore_store(where, whole)
        with pytest.raises(Unusable, match="cannot be written"):
            await (again := await open_store(where)).backup(tmp_path / "no" / "folder")
        await again.close()

    asyncio.run(visit())


@pytest.mark.parametrize("name", ["house.sqlite3", "house.sqlite3-wal", "link", "letter.txt"])
def test_a_backup_replaces_only_an_older_backup(name: str, tmp_path: Path) -> None:
    where = tmp_path / "house.sqlite3"
    (tmp_path / "link").symlink_to(where)
    (tmp_path / "letter.txt").write_text("dear all")

    async def visit() -> None:
        store = await open_store(str(where))
        await fill(store)
        before = (tmp_path / name).read_bytes()
        with pytest.raises(Unusable, match="is no backup"):
            await store.backup(tmp_path / name)
        assert (tmp_path / name).read_bytes() == before
        await store.backup(tmp_path / "house.backup")
        await store.backup(tmp_path / "house.backup")
        await store.close()
        again = await open_store(str(where))
        assert await again.people.find("ada") is not None
        await again.close()

    asyncio.run(visit())


def test_leftovers_of_an_old_file_do_not_get_into_a_new_one(tmp_path: Path) -> None:
    async def visit() -> None:
        store = await open_store(str(tmp_path / "a.sqlite3"))
        await store.backup(tmp_path / "house.backup")
        await store.close()
        (tmp_path / "b.sqlite3-wal").write_bytes(b"of another file")
        with pytest.raises(Unusable, match="-wal is there already"):
            await restore_store(str(tmp_path / "b.sqlite3"), tmp_path / "house.backup")

    asyncio.run(visit())


def old_file(path: Path, version: int) -> None:
    """Make a database of a version, with one player in it."""
    with sqlite3.connect(path) as old:
        for _, sql in steps_from(0, to=version):
            old.executescript(numbered(sql))
        old.execute(f"PRAGMA user_version = {version}")
        old.execute("INSERT INTO players VALUES ('ada', 'Ada', NULL, NULL, 5)")
    old.close()


def test_authors_are_found_in_one_pass_over_the_lines() -> None:
    def steps_for(players: int) -> int:
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as old:
            for _, sql in steps_from(0, to=14):
                old.executescript(numbered(sql))
            for number in range(players):
                old.execute("INSERT INTO players (id, name, created_at) VALUES (?1, ?1, 5)", (f"p{number}",))
                body = f'{{"number":0,"kind":"said","player":"p{number}","text":"\\"player\\":\\"p0\\""}}'
                old.execute("INSERT INTO lines VALUES ('m', ?1, ?2)", (number, body))
            old.execute("""INSERT INTO lines VALUES ('m', -1, '{"kind":"started"}')""")
            counted = [0]

            def count() -> None:
                counted[0] += 1

            old.set_progress_handler(count, 100)
            old.executescript(numbered(migrations()[15]))
            old.set_progress_handler(None, 0)
            found = old.execute("SELECT player FROM authors ORDER BY player").fetchall()
            assert [player for (player,) in found] == sorted(f"p{number}" for number in range(players))
        return counted[0]

    assert steps_for(800) < 2.5 * steps_for(400), "four times as many would be quadratic"


def test_backups_before_a_migration_overwrite_no_others(tmp_path: Path) -> None:
    async def visit() -> None:
        for name in ("one/house", "two/house", "one/other"):
            path = tmp_path / f"{name}.sqlite3"
            path.parent.mkdir(exist_ok=True)
            old_file(path, 8)
            await (await open_store(str(path), backups=tmp_path)).close()

    asyncio.run(visit())
    assert sorted(file.name for file in tmp_path.glob("*.backup")) == [
        "house-version-8-2.backup",
        "house-version-8.backup",
        "other-version-8.backup",
    ]


def test_a_file_is_backed_up_before_a_migration(tmp_path: Path) -> None:
    path, older = tmp_path / "house.sqlite3", 8
    old_file(path, older)

    async def visit() -> None:
        with pytest.raises(Unusable, match="start the server once"):  # an older server may be running
            await open_store(str(path), must_exist=True)
        await (await open_store(str(path))).close()
        await (await open_store(str(path))).close()
        backups = [file.name for file in tmp_path.glob("*.backup")]
        assert backups == [f"house-version-{older}.backup"], "one, and only when something changed"
        await restore_store(str(tmp_path / "again.sqlite3"), tmp_path / backups[0])
        again = await open_store(str(tmp_path / "again.sqlite3"), backups=tmp_path)
        assert await again.people.find("ada") == PlayerRow("ada", "Ada", None, None, 5)
        await again.close()

    asyncio.run(visit())


def test_a_service_is_backed_up_consistently_before_a_migration(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, older = empty_database(postgres), 8
    guests = (f"guest-{number}" for number in range(9))
    version_of = store_in_postgres._version

    async def version_while_a_guest_signs_in(connection: Any) -> int:
        version = await version_of(connection)
        other = await asyncpg.connect(where)
        await other.execute("INSERT INTO players VALUES ($1, 'Guest', NULL, NULL, 5)", next(guests))
        await other.close()
        return version

    async def visit() -> None:
        connection = await asyncpg.connect(where)
        await connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        for _, sql in steps_from(0, to=older):
            await connection.execute(sql)
        await connection.execute("INSERT INTO schema_version VALUES ($1)", older)
        await connection.execute("INSERT INTO players VALUES ('ada', 'Ada', NULL, NULL, 5)")
        await connection.close()
        with pytest.raises(Unusable, match="start the server once"):
            await open_store(where, must_exist=True)
        with pytest.raises(Unusable, match="There is no Ludoteca"):
            await open_store(postgres, must_exist=True)
        with pytest.raises(Unusable, match="cannot be written"):
            await open_store(where, backups=tmp_path / "nowhere")
        with monkeypatch.context() as patched:
            patched.setattr(store_in_postgres, "_version", version_while_a_guest_signs_in)
            await (await open_store(where, backups=tmp_path)).close()
        (backup,) = tmp_path.glob(f"*-version-{older}.backup")
        await restore_store(str(tmp_path / "again.sqlite3"), backup)
        again = await open_store(str(tmp_path / "again.sqlite3"))
        assert await again.people.find("guest-0") is not None, "before the backup began"
        assert await again.people.find("guest-1") is None, "after that"
        assert await again.people.find("ada") == PlayerRow("ada", "Ada", None, None, 5)
        await again.close()

    asyncio.run(visit())
