"""Blocks, reports, and being forgotten."""

import asyncio
import subprocess
from pathlib import Path

import pytest

from ludoteca.server.people.connections import SIGNED_OUT
from ludoteca.server.table.rows import table_of
from ludoteca.server.timings import Timings
from ludoteca.store.sqlite import SqliteBackend
from tests.postgres import empty_database

from .network import Person, Site, beat, on_a_server, play_on
from .programs import ENVIRONMENT, command


def told(*words: str) -> tuple[int, str]:
    """What `ludoteca` says, in a process of its own; the exit code before it."""
    done = subprocess.run(
        command(*words), env=ENVIRONMENT, capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stdout


async def say(person: Person, match: str, text: str) -> int:
    """Say something; the number of the line."""
    talk = await person.talk()
    await talk.ask("subscribe", match=match)
    await talk.ask("say", match=match, text=text)
    line = await talk.wait(lambda m: m["type"] == "line" and m["line"]["text"] == text)
    return int(line["line"]["number"])


def test_who_is_blocked_does_not_sit_down_with_me(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, eve, bea = await site.person("Ada"), await site.person("Eve"), await site.person("Bea")
        unknown = await ada.http.post("/blocks", json={"player": "nobody"})
        assert (unknown.status_code, unknown.json()["reason"]) == (404, "unknown-player")
        assert (await ada.http.post("/blocks", json={"player": ada.player})).json()["reason"] == "that-is-you"
        listed = [await ada.http.post("/blocks", json={"player": eve.player}) for _ in range(2)]
        blocked = [{"type": "blocked", "player": eve.player, "name": "Eve"}]
        assert listed[1].json()["blocked"] == blocked == (await ada.http.get("/blocks")).json()["blocked"]
        assert (await eve.http.get("/blocks")).json()["blocked"] == [], "only she sees it"
        mine = (await ada.table("toy", "me", "empty", open=True))["table"]["match"]
        beas = (await bea.table("toy", "me", "empty", "empty", open=True))["table"]["match"]
        await (await ada.talk()).ask("sit", match=beas, seat=1)
        talk = await eve.talk()
        for match, seat in ((mine, 1), (beas, 2)):
            assert (await talk.ask("sit", match=match, seat=seat))["reason"] == "not-welcome"
        assert (await ada.http.delete(f"/blocks/{eve.player}")).status_code == 204
        assert (await talk.ask("sit", match=mine, seat=1))["type"] == "done"

    on_a_server(tmp_path, visit)


def test_who_is_blocked_does_not_talk_at_my_table(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, eve = await site.person("Ada"), await site.person("Eve")
        match = (await ada.table("toy", "me", "empty", open=True))["table"]["match"]
        talk = await eve.talk()
        await talk.ask("sit", match=match, seat=1)
        assert (await talk.ask("say", match=match, text="hello"))["type"] == "done"
        await ada.http.post("/blocks", json={"player": eve.player})
        assert (await talk.ask("say", match=match, text="hello again"))["reason"] == "not-heard"
        named = await talk.ask("name_seat", match=match, seat=1, name="Hello again")
        assert named["reason"] == "not-heard"
        mine = await ada.talk()
        assert (await mine.ask("say", match=match, text="who blocks may talk"))["type"] == "done"

    on_a_server(tmp_path, visit)


def test_who_is_blocked_does_not_set_me_down_for_another_match(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, eve = await site.person("Ada"), await site.person("Eve")
        match = (await ada.table("toy", "me", "empty", open=True, options={"goal": 6}))["table"]["match"]
        mine, hers = await ada.talk(), await eve.talk()
        await hers.ask("sit", match=match, seat=1)
        await hers.ask("ready", match=match, seat=1, ready=True)
        await mine.ask("start", match=match)
        for talk in (mine, hers):
            await talk.ask("subscribe", match=match)
        await asyncio.gather(*(play_on(talk, match, lambda _: {"type": "roll"}) for talk in (mine, hers)))
        await ada.http.post("/blocks", json={"player": eve.player})
        assert (await hers.ask("rematch", match=match))["type"] == "done"
        again = (await eve.http.get(f"/matches/{match}")).json()["rematch"]
        seats = (await eve.http.get(f"/matches/{again}")).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "empty"]

    on_a_server(tmp_path, visit)


def test_a_line_is_reported_once_and_waits_for_the_host(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, eve = await site.person("Ada"), await site.person("Eve")
        match = (await ada.table("toy", "me", "empty", open=True))["table"]["match"]
        number = await say(eve, match, "Something rude")
        for who, path, status, reason in (
            (eve, f"{number}/report", 400, "that-is-you"),
            (ada, "99/report", 404, "line-is-gone"),
            (ada, "x/report", 400, "malformed"),
        ):
            answer = await who.http.post(f"/matches/{match}/lines/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        for _ in range(2):
            assert (await ada.http.post(f"/matches/{match}/lines/{number}/report")).status_code == 204
        store = site.node.store
        (report,) = await store.reports.unsettled()
        assert (report.reported, report.name, report.line) == (eve.player, "Eve", "Something rude")
        others = [await say(eve, match, text) for text in ("Something else", "And more")]
        answers = [await ada.http.post(f"/matches/{match}/lines/{other}/report") for other in others]
        assert answers[0].status_code == 204
        refused = answers[1]
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-reports")
        where = store.backend.path if isinstance(store.backend, SqliteBackend) else ""
        verbs = ("admin", "reports", "--db", str(where))
        code, said = await asyncio.to_thread(told, *verbs, "list")
        assert (code, "Something rude" in said, eve.player in said) == (0, True, True)
        for expected in (0, 2):  # once is enough
            assert (await asyncio.to_thread(told, *verbs, "settle", report.id))[0] == expected
        assert [report.line for report in await store.reports.unsettled()] == ["Something else"]

    on_a_server(tmp_path, visit, reports_per_day=2)


async def be_forgotten(site: Site) -> None:
    ada, bea = await site.person("Ada"), await site.person("Bea")
    store = site.node.store
    secret = {"name": "Ada", "password": "correct horse"}
    await ada.http.post("/account", json=secret)
    alone = (await ada.table("toy", "me", "first"))["table"]["match"]
    over = (await ada.table("toy", "me", "empty", open=True, options={"goal": 6}))["table"]["match"]
    playing = (await ada.table("toy", "me", "empty", open=True, options={"goal": 500}))["table"]["match"]
    waiting = (await bea.table("toy", "me", "empty", open=True))["table"]["match"]
    talk, other = await ada.talk(), await bea.talk()
    for match in (over, playing):
        await other.ask("sit", match=match, seat=1)
        await other.ask("ready", match=match, seat=1, ready=True)
        await talk.ask("start", match=match)
        await talk.ask("subscribe", match=match)
        await other.ask("subscribe", match=match)
        await talk.ask("say", match=match, text=f"Ada says {match}")
    await talk.ask("sit", match=waiting, seat=1)
    playing_on = [
        asyncio.create_task(play_on(each, over, lambda _: {"type": "roll"})) for each in (talk, other)
    ]
    await asyncio.gather(*playing_on)
    await ada.http.post("/blocks", json={"player": bea.player})
    await (await site.person("Cleo")).http.post("/friends", json={"player": ada.player})
    data = (await ada.http.get("/account/data")).json()
    assert [(friend["name"], friend["since"]) for friend in data["friends"]] == [("Cleo", None)]
    assert {line["text"] for line in data["lines"]} == {f"Ada says {match}" for match in (over, playing)}
    assert (data["ratings"][0]["game"], data["blocked"][0]["name"]) == ("toy", "Bea")

    wrong = await ada.http.post("/account/goodbye", json={"password": "wrong horse"})
    assert (wrong.status_code, wrong.json()["reason"]) == (401, "wrong-password")
    assert (await ada.http.post("/account/goodbye", json={})).status_code == 401
    begun, begun_lines = len(other.messages), len(other.of("line"))
    gone = await ada.http.post("/account/goodbye", json={"password": secret["password"]})
    assert gone.status_code == 204
    assert await talk.closed() == SIGNED_OUT
    assert (await site.stranger().http.post("/session/login", json=secret)).status_code == 401
    assert (await bea.http.get(f"/matches/{alone}")).status_code == 404, "it was hers alone"
    table = (await bea.http.get(f"/matches/{over}")).json()
    assert [seat["name"] for seat in table["seats"]] == [None, "Bea"]
    assert table["host"] == bea.player
    assert table["outcome"]["winners"], "how it ended is Bea's, too"
    update = await other.wait(lambda m: m["type"] == "update" and m["match"] == playing, begun)
    assert update["entry"]["seat"] == 0, "a bot plays on"
    table = (await bea.http.get(f"/matches/{playing}")).json()
    assert (table["seats"][0]["kind"], table["unrated"]) == ("bot", "helped")
    assert (await bea.http.get(f"/matches/{waiting}")).json()["seats"][1]["kind"] == "empty"
    for name in (
        "players",
        "sessions",
        "sitters",
        "ratings",
        "results",
        "blocks",
        "friends",
        "lines",
        "matches",
    ):
        rows = await store.backend.read(f"SELECT * FROM {name}")
        assert not any(ada.player in str(row) or "Ada" in str(row) for row in rows), name
    again = await other.ask("subscribe", match=over)
    assert [line["kind"] for line in again["lines"]].count("removed") == 1
    removed = [m["line"] for m in other.of("line")[begun_lines:] if m["line"]["kind"] == "removed"]
    assert len(removed) == 2, "also on pages that are open"
    guest = await site.person("Guest")
    assert (await guest.http.post("/account/goodbye", json={})).status_code == 204, "guests, too"
    assert (await guest.http.get("/session")).json() is None


def test_who_leaves_is_forgotten(tmp_path: Path) -> None:
    on_a_server(tmp_path, be_forgotten)


def test_who_leaves_is_forgotten_by_postgresql(tmp_path: Path, postgres: str) -> None:
    on_a_server(tmp_path, be_forgotten, db=empty_database(postgres))


def test_a_name_goes_from_the_journal_with_whom_it_was_of(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea, namesake = [await site.person(name) for name in ("Ada", "Bea", "Beatrice")]
        store, journal = site.node.store, site.node.journal
        match = (await ada.table("toy", "me", "me", "empty", open=True))["table"]["match"]
        host = await ada.talk()
        for person in (bea, namesake):
            await (await person.talk()).ask("sit", match=match, seat=2)
            await host.ask("clear_seat", match=match, seat=2)
        renamed = await bea.http.post("/account", json={"name": "Beatrice", "password": "correct horse"})
        assert renamed.status_code == 201, renamed.text

        # at one screen everybody keeps their own name
        await host.ask("name_seat", match=match, seat=1, name="Papa")
        row = await store.people.find(ada.player)
        assert row is not None
        await site.node.lifecycle.rename(row, "Adele")
        table = await store.matches.find(match)
        assert table is not None
        assert [chair.name for chair in table_of(table).chairs] == ["Adele", "Papa", None]
        named = [line.name for line in await journal.all(match) if line.kind == "seat_named"]
        assert named == ["Papa"]

        assert (
            await bea.http.post("/account/goodbye", json={"password": "correct horse"})
        ).status_code == 204
        cleared = [line.name for line in await journal.all(match) if line.kind == "seat_cleared"]
        assert cleared == [None, "Beatrice 2"], "hers is gone, by whatever name; the guest's has its number"

    on_a_server(tmp_path, visit)


def test_a_match_that_cannot_be_left_keeps_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        store = site.node.store
        match = (await ada.table("toy", "me", "empty", open=True))["table"]["match"]
        talk, other = await ada.talk(), await bea.talk()
        await other.ask("sit", match=match, seat=1)
        await other.ask("ready", match=match, seat=1, ready=True)
        await talk.ask("start", match=match)
        row = await store.matches.find(match)
        assert row is not None
        for copy, word, instead in (
            ("of-no-game", '"game":"toy"', '"game":"vanished"'),
            ("ended-meanwhile", '"status":"playing"', '"status":"over"'),
        ):
            assert word in row.document
            document = row.document.replace(match, copy).replace(word, instead)
            await store.matches.add(row._replace(id=copy, document=document), [ada.player, bea.player])
        eve = await store.people.find(bea.player)
        assert eve is not None
        await site.node.lifecycle.ban(eve)
        assert (await ada.http.post("/account/goodbye", json={})).status_code == 204
        assert await store.people.find(ada.player) is None
        unknown = await store.matches.find("of-no-game")
        assert unknown is not None
        assert [chair.level for chair in table_of(unknown).chairs] == ["normal", "normal"]
        await store.leases.wake("of-no-game", 0)
        for _ in range(2):
            await beat(site)
        assert "of-no-game" not in await store.leases.due(site.node.runtime.time.now(), 10)

    on_a_server(tmp_path, visit, timings=Timings(heartbeat=3600))  # only this test beats
    assert [record.message for record in caplog.records].count("cannot take over") == 1


@pytest.mark.parametrize("days", [0, 400, "x"])
def test_a_vacation_of_so_many_days_is_none(tmp_path: Path, days: object) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        assert (await ada.http.post("/vacation", json={"days": days})).json()["reason"] == "malformed"

    on_a_server(tmp_path, visit)
