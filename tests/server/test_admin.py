"""`ludoteca admin`, beside a server that runs, on both kinds of database."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.server.settings import Settings
from ludoteca.store import MatchRow, PlayerRow, open_store
from tests.postgres import empty_database

from .network import Person, Site, serving

ROLL = {"type": "roll"}
Admin = Callable[..., Awaitable[tuple[int, str, str]]]
"""Runs `ludoteca admin` and gives its exit code and what it said."""


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite3")
    return empty_database(request.getfixturevalue("postgres"))


@pytest.fixture
def admin(where: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    async def run(*words: str) -> tuple[int, str, str]:
        capsys.readouterr()
        try:
            code = await asyncio.to_thread(main, ["admin", *words, "--db", where])
        except SystemExit as ended:
            code = int(ended.code or 0)
        return code, *capsys.readouterr()

    return run


def on_a_house(where: str, visit: Callable[[Site], Awaitable[None]]) -> None:
    async def run() -> None:
        async with serving(Settings(port=0, db=where, bot_workers=1)) as site:
            await visit(site)

    asyncio.run(run())


async def account(site: Site, name: str) -> Person:
    person = await site.person(name)
    answer = await person.http.post("/account", json={"name": name, "password": "correct horse"})
    assert answer.status_code == 201, answer.text
    return person


def of_kind(kind: str, **fields: Any) -> Callable[[dict[str, Any]], bool]:
    def wanted(message: dict[str, Any]) -> bool:
        return message["type"] == kind and all(message.get(key) == value for key, value in fields.items())

    return wanted


def test_people_are_renamed_banned_and_forgotten_while_they_play(
    where: str, admin: Admin, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await account(site, "Ada"), await account(site, "Bea")
        made = await ada.table("toy", "me", "empty", options={"goal": 1000})
        match = made["table"]["match"]
        mine, hers = await ada.talk(), await bea.talk()
        await hers.ask("subscribe", match=match, key=made["invite"])
        await hers.ask("sit", match=match, seat=1, key=made["invite"])
        await hers.ask("ready", match=match, seat=1, ready=True)
        await mine.ask("subscribe", match=match)
        await mine.ask("start", match=match)
        await hers.ask("say", match=match, text="before")
        waiting = (await bea.table("toy", "me", "empty", open=True))["table"]["match"]

        # another name: at the table, in the journal, for what is said from now on
        assert (await admin("people", "rename", "bea", "Bice"))[0] == 0
        table = await mine.wait(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bice")
        assert table["table"]["seats"][0]["name"] == "Ada"
        await mine.wait(
            lambda m: m["type"] == "line" and m["line"]["text"] == "before" and m["line"]["name"] == "Bice"
        )
        code, said, _ = await admin("people", "show", "Bice")
        assert code == 0
        assert bea.player in said
        assert match in said
        assert (await admin("people", "rename", "Bice", "ADA"))[::2] == (
            2,
            "ludoteca: The name “ADA” is taken.\n",
        )

        # banned: out at once, a bot plays on, her own open table is closed, and she cannot sign in
        assert (await admin("people", "ban", "Bice"))[0] == 0
        assert await hers.closed() == 4001
        handed = await mine.wait(lambda m: m["type"] == "line" and m["line"]["kind"] == "handed_over")
        assert handed["line"]["seat"] == 1
        await mine.ask("play", match=match, seat=0, seq=0, action=ROLL)
        await mine.wait(of_kind("update", seq=2))
        answer = await bea.http.post("/session/login", json={"name": "Bice", "password": "correct horse"})
        assert (answer.status_code, answer.json()["reason"]) == (403, "banned")
        assert (await bea.http.get("/session")).json() is None
        assert waiting in [row.id for row in await site.node.store.matches.all("closed")]
        assert "Bice" in (await admin("people", "list", "--banned"))[1]
        assert "Ada" not in (await admin("people", "list", "--banned"))[1]

        # let in again, with the session she had
        assert (await admin("people", "unban", "Bice"))[0] == 0
        assert (await bea.http.get("/session")).json()["name"] == "Bice"

        # a new password, and signed out everywhere
        code, said, _ = await admin("people", "reset-password", "Bice")
        password = said.split()[-1]
        assert (await bea.http.get("/session")).json() is None
        answer = await bea.http.post("/session/login", json={"name": "Bice", "password": password})
        assert answer.status_code == 201, answer.text

        # forgotten: the match goes on without her name
        assert (await admin("people", "delete", "Bice"))[0] == 0
        assert (await bea.http.get("/session")).json() is None
        gone = await mine.wait(lambda m: m["type"] == "table" and m["table"]["seats"][1]["player"] is None)
        assert gone["table"]["seats"][1]["kind"] == "bot"
        await mine.wait(lambda m: m["type"] == "line" and m["line"]["kind"] == "removed")
        assert (await admin("people", "show", "Bice"))[0] == 2

    caplog.set_level(logging.INFO, "ludoteca.audit")
    on_a_house(where, visit)
    did = [getattr(record, "did", "") for record in caplog.records if record.name == "ludoteca.audit"]
    assert any("ban Bice" in deed for deed in did), did


def test_matches_are_closed_and_lines_removed_while_people_watch(where: str, admin: Admin) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        made = await ada.table("toy", "me", "first", start=True)
        match = made["table"]["match"]
        talk = await ada.talk()
        await talk.ask("subscribe", match=match)
        await talk.ask("say", match=match, text="something rude [/b] \x1b[2J")
        _, said, _ = await admin("matches", "chat", match)
        (line,) = [row.split()[0] for row in said.splitlines() if "rude [/b] ?[2J" in row]
        assert (await admin("matches", "remove-line", match, line))[0] == 0
        removed = await talk.wait(lambda m: m["type"] == "line" and m["line"]["kind"] == "removed")
        assert (removed["line"]["number"], removed["line"]["text"]) == (int(line), None)
        assert "(removed)" in (await admin("matches", "chat", match))[1]
        assert (await admin("matches", "remove-line", match, line))[::2] == (
            2,
            f"ludoteca: There is no line of chat with number {line}.\n",
        )

        # a restart is announced, and taken back
        assert (await admin("announce", "+30m"))[0] == 0
        assert (await talk.wait(of_kind("restart_announced")))["at"] is not None
        assert (await ada.talk()).messages[0]["restart_at"] is not None
        assert (await admin("announce", "never"))[0] == 0
        await talk.wait(of_kind("restart_announced", at=None))

        assert match in (await admin("matches", "list", "--of", "Ada", "--status", "playing"))[1]
        assert (await admin("matches", "close", match))[0] == 0
        await talk.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "closed")
        refused = await talk.ask("play", match=match, seat=0, seq=0, action=ROLL)
        assert refused["reason"] == "not-now"
        assert (await ada.http.get(f"/matches/{match}/log")).status_code == 200, "it can still be looked at"
        assert (await admin("matches", "close", match))[::2] == (
            2,
            "ludoteca: Not now: the table is closed.\n",
        )

    on_a_house(where, visit)


def test_what_is_old_is_pruned_and_what_disagrees_is_found(where: str, admin: Admin, tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        for goal in (5, 6):
            await ada.table("toy", "first", "first", start=True, options={"goal": goal})
        playing = (await ada.table("toy", "me", "first", start=True))["table"]["match"]
        store = site.node.store
        async with asyncio.timeout(60):
            while len(over := await store.matches.all("over")) < 2:  # bots play them to the end
                await asyncio.sleep(0.05)
        file = (await ada.http.get(f"/matches/{over[0].id}/export")).content
        brought = (await ada.http.post("/matches", content=file)).json()["table"]["match"]  # without results
        assert await admin("check") == (0, "4 matches were replayed, 0 disagree.\n", "")
        await store.matches.delete(brought)
        await store.backup(tmp_path / "house.backup")

        # an entry that the rules do not give, an outcome that the log does not give
        first, second = over
        await store.backend.change(
            "UPDATE entries SET body = replace(body, 'seat\":0', 'seat\":1') WHERE match = $1 AND seq = 1",
            first.id,
        )
        await store.backend.change(
            "UPDATE matches SET document = replace(document, '\"last\":', '\"last\":9') WHERE id = $1",
            second.id,
        )
        await store.backend.change("DELETE FROM entries WHERE match = $1", playing)
        code, said, _ = await admin("check")
        assert code == 1
        assert said.count("\n") == 4
        assert "its log is empty" in said
        assert "the log with" in said
        assert said.endswith("3 matches were replayed, 3 disagree.\n")
        assert (await admin("check", second.id))[0] == 1

        # old ones go, with their logs; how they ended is still known
        await store.backend.change(
            "UPDATE matches SET updated_at = 0 WHERE id IN ($1, $2, $3)", first.id, second.id, playing
        )
        await store.people.add(PlayerRow("old", "Old", None, None, 1))
        await store.people.add(PlayerRow("kept", "Kept", "kept", "hash", 1))
        assert (await admin("prune", "--older-than", "30d", "--dry-run"))[1].startswith(
            "Would delete 2 matches"
        )
        code, said, _ = await admin("prune", "--older-than", "30d")
        assert said.startswith("Deleted 2 matches and 1 guests"), said
        assert [row.id for row in await store.matches.all()] == [playing]
        assert await store.log.entries(first.id) == []
        assert await store.results.has(first.id)
        assert await store.people.find("old") is None
        assert await store.people.find("kept") is not None

    on_a_house(where, visit)


def test_every_verb_has_a_sentence_for_bad_input(where: str, admin: Admin, tmp_path: Path) -> None:
    async def visit() -> None:
        store = await open_store(where)
        await store.matches.add(MatchRow("m1", "toy", "lobby", 1, "ada", 1, 2, 0, "{}"), [])
        await store.close()
        assert "(cannot be read)" in (await admin("matches", "list"))[1], "the others are listed"
        code, said, _ = await admin("check")
        assert (code, said.splitlines()[-1]) == (1, "1 matches were replayed, 1 disagree.")
        (tmp_path / "file").write_text("x")
        os.mkfifo(tmp_path / "pipe")
        for words in (
            "",
            "matches",
            "matches list --status asleep",
            "matches list --of Zoe",
            "matches show nothing",
            "matches show m1",
            "matches close m1",
            "matches export nothing",
            "matches close nothing",
            "matches chat nothing",
            "matches remove-line nothing 1",
            "matches remove-line nothing one",
            "matches delete nothing",
            "people",
            "people list --hats",
            "people show Zoe",
            "people show \udcff",
            "people rename Zoe \udcff",
            "matches show \udcff",
            "people rename Zoe Zelda",
            "people ban Zoe",
            "people unban Zoe",
            "people reset-password Zoe",
            "people delete Zoe",
            "reports",
            "reports settle nothing",
            "announce",
            "announce soon",
            "announce 25:00",
            "announce 2001-01-01T12:00",
            "announce +1y",
            "announce +0m",
            "prune",
            "prune --older-than long",
            f"backup {tmp_path}/no/where",
            f"backup {tmp_path}",
            f"backup {tmp_path}/pipe",
            f"restore {tmp_path}/nowhere",
            f"restore {tmp_path}/file",
            "check nothing",
            "dance",
        ):
            code, _, said = await admin(*words.split())
            assert (code, said.count("\n")) == (2, 1), (words, said)
            assert said.startswith("ludoteca"), said
            assert said.rstrip().endswith("."), said
        assert (tmp_path / "pipe").is_fifo(), "no file has taken its place"

    asyncio.run(visit())


def test_a_broken_file_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = tmp_path / "house.sqlite3"

    async def fill() -> None:
        store = await open_store(str(where))
        for number in range(500):
            await store.people.add(PlayerRow(f"p{number}", "Ada" * 20, None, None, number))
            await store.matches.add(MatchRow(f"m{number}", "toy", "lobby", 1, "ada", 1, 2, 0, "x" * 1500), [])
        await store.close()

    asyncio.run(fill())
    whole = where.read_bytes()
    half = len(whole) // 2  # the first pages say which tables there are
    where.write_bytes(whole[:half] + b"\xff" * (len(whole) - half))
    for words in ("check", "matches list", "people list", "people ban Ada", f"backup {tmp_path}/copy"):
        assert main(["admin", *words.split(), "--db", str(where)]) == 2, words
        said = capsys.readouterr().err
        assert said.startswith("ludoteca: The database fails:"), said
        assert said.count("\n") == 1


def test_a_backup_of_the_house_is_restored_by_the_same_command(
    where: str, admin: Admin, tmp_path: Path
) -> None:
    async def visit(site: Site) -> None:
        await account(site, "Ada")
        file = tmp_path / "house.backup"
        assert await admin("backup", str(file)) == (0, "", "")
        assert (await admin("restore", str(file)))[0] == 2, "not over a house that is there"
        again = ["admin", "--db", str(tmp_path / "again.sqlite3")]
        assert await asyncio.to_thread(main, [*again, "restore", str(file)]) == 0
        assert await asyncio.to_thread(main, [*again, "people", "show", "ada"]) == 0

    on_a_house(where, visit)
