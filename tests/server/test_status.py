"""The status page's figures, and an empty house that is restored from its first page."""

import asyncio
from pathlib import Path

import httpx2

from ludoteca.cli import main
from ludoteca.server.settings import Settings
from ludoteca.store import PlayerRow, open_store

from .network import Site, on_a_server, serving
from .programs import program
from .test_copying import is_copied


def test_the_status_says_whether_the_house_is_well_and_nothing_about_people(tmp_path: Path) -> None:
    async def visit() -> None:
        folder = tmp_path / "elsewhere"
        folder.mkdir()
        settings = Settings(port=0, db=str(tmp_path / "a.sqlite3"), bot_workers=1, copy_to=str(folder))
        async with serving(settings) as site:
            ada = await site.person("Ada")
            await ada.table("toy", "me", "empty", open=True)
            await ada.table("toy", "me", "first", start=True)
            while not await is_copied(site.node.store):
                await asyncio.sleep(0.02)
            seen = (await site.stranger().http.get("/status")).json()
            assert (seen["writes"], seen["is_closing"], seen["workers"]) == (True, False, 1)
            assert (seen["playing"], seen["waiting"], seen["email"]) == (1, 1, False)
            assert seen["copy"]["is_on"]
            assert not seen["copy"]["is_behind"]
            assert seen["copy"]["at"]
            assert seen["backed_up_at"] is None
            assert str(folder) not in str(seen)
            assert "Ada" not in str(seen)

    asyncio.run(visit())


def test_the_status_knows_of_a_backup(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        db = str(tmp_path / "test.sqlite3")
        assert await asyncio.to_thread(main, ["admin", "backup", str(tmp_path / "b"), "--db", db]) == 0
        seen = (await site.stranger().http.get("/status")).json()
        assert seen["backed_up_at"]
        assert not seen["copy"]["is_on"]

    on_a_server(tmp_path, visit)


def test_an_empty_house_is_restored_by_a_person_at_the_machine_alone(tmp_path: Path) -> None:
    backup = tmp_path / "old.backup"

    async def make() -> None:
        store = await open_store(str(tmp_path / "old.sqlite3"))
        await store.people.add(PlayerRow("ada", "Ada", "ada", "hash", 1))
        await store.backup(backup)
        await store.close()

    asyncio.run(make())
    with (
        program("--db", str(tmp_path / "new.sqlite3"), "--bot-workers", "1") as (process, base),
        httpx2.Client(base_url=f"{base}/api/v1", headers={"Origin": base}) as http,
    ):
        assert http.get("/restore").json()["may_restore"]
        through_proxy = {"X-Forwarded-For": "10.0.0.1"}
        assert not http.get("/restore", headers=through_proxy).json()["may_restore"]
        asked = {"source": str(backup)}
        for headers in (through_proxy, {"Origin": ""}, {"Host": "evil.example"}):
            refused = http.post("/restore", json=asked, headers=headers)
            assert refused.status_code == 403, refused.text
        wrong = http.post("/restore", json={"source": str(tmp_path / "none")})
        assert (wrong.status_code, wrong.json()["reason"]) == (422, "cannot-restore")
        assert wrong.json()["params"]["why"] == "unreadable"
        empty = http.post("/restore", json={"source": str(tmp_path)})
        assert empty.json()["params"]["why"] == "no-copy"
        done = http.post("/restore", json=asked)
        assert (done.status_code, done.json()["is_whole"]) == (201, True)
        assert process.stdout is not None
        assert process.stdout.readline().split()[-1] == base  # it is open again, at the same address
        statistics = http.get("/players/ada/statistics")
        assert statistics.json()["name"] == "Ada"
        assert not http.get("/restore").json()["may_restore"]
        assert http.post("/restore", json=asked).json()["reason"] == "house-not-empty"
