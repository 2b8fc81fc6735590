"""Moderation in the browser by accounts whom the host has named, and refusals for everybody else."""

import logging
from pathlib import Path

import pytest

from .network import Person, Site, on_a_server
from .test_moderation import say, told

PASSWORD = "correct horse"


async def account(site: Site, name: str) -> Person:
    person = await site.person(name)
    made = await person.http.post("/account", json={"name": name, "password": PASSWORD})
    assert made.status_code == 201, made.text
    person.headers["Cookie"] = f"ludoteca={person.http.cookies['ludoteca']}"
    return person


REQUESTS = (
    ("GET", "/moderation/reports"),
    ("DELETE", "/moderation/reports/r1"),
    ("GET", "/moderation/matches/m1/lines"),
    ("DELETE", "/moderation/matches/m1/lines/1"),
    ("GET", "/moderation/people"),
    ("PATCH", "/moderation/people/p1"),
    ("POST", "/moderation/people/p1/ban"),
    ("DELETE", "/moderation/people/p1/ban"),
)


def test_nobody_moderates_whom_the_host_has_not_named(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        guest, other = await site.person("Guest"), await account(site, "Other")
        await site.node.store.moderators.add(
            guest.player, 0
        )  # a guest does not moderate, whatever the store says
        for method, path in REQUESTS:
            body = {"name": "Eve"} if method == "PATCH" else None
            for person in (guest, other):
                answer = await person.http.request(method, path, json=body)
                assert (answer.status_code, answer.json()["reason"]) == (403, "not-a-moderator"), path
            stranger = await site.stranger().http.request(method, path, json=body)
            assert stranger.status_code == 401
        assert (await other.http.get("/session")).json()["moderator"] is False

    on_a_server(tmp_path, visit)


def test_a_moderator_settles_reports_removes_lines_renames_and_bans(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(site: Site) -> None:
        mod, eve, ada = await account(site, "Mod"), await site.person("Eve"), await site.person("Ada")
        await site.node.store.moderators.add(mod.player, 0)
        assert (await mod.http.get("/session")).json()["moderator"] is True
        match = (await ada.table("toy", "me", "empty", open=True))["table"]["match"]
        await (await eve.talk()).ask("sit", match=match, seat=1)
        number = await say(eve, match, "something rude")
        assert (await ada.http.post(f"/matches/{match}/lines/{number}/report")).status_code == 204

        (report,) = (await mod.http.get("/moderation/reports")).json()["reports"]
        assert (report["line"], report["name"], report["is_removed"]) == ("something rude", "Eve", False)
        lines = (await mod.http.get(f"/moderation/matches/{match}/lines")).json()["lines"]
        assert [line["text"] for line in lines] == ["something rude"]
        line = f"/moderation/matches/{match}/lines/{number}"
        assert (await mod.http.delete(line)).status_code == 204
        assert (await mod.http.delete(line)).json()["reason"] == "line-is-gone"
        (report,) = (await mod.http.get("/moderation/reports")).json()["reports"]
        assert report["is_removed"]

        (found,) = (await mod.http.get("/moderation/people?name=ev")).json()["people"]
        assert (found["player"], found["account"], found["banned_at"]) == (eve.player, False, None)
        person = f"/moderation/people/{eve.player}"
        assert (await mod.http.patch(person, json={"name": "Flower"})).status_code == 204
        assert (await mod.http.patch(person, json={"name": "Mod"})).json()["reason"] == "name-taken"
        assert (await mod.http.post(f"{person}/ban")).status_code == 204
        assert (await eve.http.get("/session")).json() is None
        assert (await mod.http.get("/moderation/reports")).json()["reports"][0]["is_banned"]
        assert (await mod.http.delete(f"{person}/ban")).status_code == 204
        assert (await eve.http.get("/session")).json()["name"] == "Flower"

        settled = f"/moderation/reports/{report['id']}"
        assert (await mod.http.delete(settled)).status_code == 204
        assert (await mod.http.delete(settled)).json()["reason"] == "no-such-report"
        assert (await mod.http.get("/moderation/reports")).json()["reports"] == []

    with caplog.at_level(logging.WARNING, logger="ludoteca.audit"):
        on_a_server(tmp_path, visit)
    done = [
        str(vars(line)["did"]).split(": ")[1].split()[0] for line in caplog.records if "did" in vars(line)
    ]
    assert done == ["removed", "renamed", "banned", "unbanned", "settled"]


def test_a_moderator_touches_neither_themselves_nor_another_one(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        mod, other = await account(site, "Mod"), await account(site, "Other")
        for person in (mod, other):
            await site.node.store.moderators.add(person.player, 0)
        for player, reason in ((mod.player, "that-is-you"), (other.player, "moderates-too")):
            answer = await mod.http.post(f"/moderation/people/{player}/ban")
            assert answer.json()["reason"] == reason
        assert (await mod.http.post("/moderation/people/none/ban")).json()["reason"] == "unknown-player"
        token = (await mod.http.post("/tokens", json={"label": "bot"})).json()["token"]
        program = site.stranger()
        program.http.headers["Authorization"] = f"Bearer {token}"
        assert (await program.http.get("/moderation/reports")).json()["reason"] == "token-lacks-scope"

    on_a_server(tmp_path, visit)


def test_the_host_names_and_dismisses_moderators_by_command(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        await account(site, "Mod")
        await site.person("Guest")

    on_a_server(tmp_path, visit)
    db = ("--db", str(tmp_path / "test.sqlite3"))
    assert told("admin", "people", "appoint", "Mod", *db)[0] == 0
    assert "a moderator" in told("admin", "people", "show", "Mod", *db)[1]
    assert told("admin", "people", "appoint", "Guest", *db)[0] == 2
    assert told("admin", "people", "dismiss", "Mod", *db)[0] == 0
    assert "a moderator" not in told("admin", "people", "show", "Mod", *db)[1]
