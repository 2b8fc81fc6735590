"""Tables and matches over HTTP: replays, export, import, pages and health."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from ludoteca.core import Outcome, from_file
from ludoteca.games import game_keys
from ludoteca.server.http.pages import FOR_EVER, Pages
from tests.toy.rules import GAME

from .network import Person, Site, on_a_server, play_on


async def finished(site: Site) -> tuple[Person, str]:
    ada = await site.person()
    match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
    talk = await ada.talk()
    await talk.ask("subscribe", match=match)
    await play_on(talk, match, lambda choices: choices["legal"][-1])
    return ada, match


def test_replay_at_any_entry(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, match = await finished(site)
        last = (await ada.http.get(f"/matches/{match}")).json()["seq"]
        for seq in range(last + 1):
            page = (await ada.http.get(f"/matches/{match}/replay/{seq}")).json()
            assert (page["seq"], page["last"], page["entry"]["seq"]) == (seq, last, seq)
            assert page["view"]["cards_left"] == max(0, 3 - seq)
        for wrong in (last + 1, -1):
            answer = await ada.http.get(f"/matches/{match}/replay/{wrong}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-entry")
        assert (await ada.http.get(f"/matches/{match}/replay/x")).status_code == 400

    on_a_server(tmp_path, visit)


def test_export_replays_anywhere_and_import_goes_on(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, match = await finished(site)
        file = (await ada.http.get(f"/matches/{match}/export")).content
        again = from_file(GAME, file)
        assert again.outcome is not None
        made = (await ada.http.post("/matches", content=file)).json()
        assert made["table"]["status"] == "over"
        assert msgspec.convert(made["table"]["outcome"], Outcome) == again.outcome
        parts = msgspec.json.decode(file)
        parts["entries"] = parts["entries"][:3]
        made = (await ada.http.post("/matches", json=parts)).json()
        assert (made["table"]["status"], made["table"]["seq"]) == ("playing", 2)
        talk = await ada.talk()
        copy = made["table"]["match"]
        played = await talk.ask("play", match=copy, seat=0, seq=2, action={"type": "roll"})
        assert played["seq"] == 3
        parts["entries"][1]["events"][0]["total"] += 1
        refused = await ada.http.post("/matches", json=parts)
        assert (refused.status_code, refused.json()["reason"]) == (400, "log-differs")

    on_a_server(tmp_path, visit)


def test_a_match_is_brought_along_while_its_tables_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada, match = await finished(site)
        parts = (await ada.http.get(f"/matches/{match}/export")).json()
        parts["entries"] = parts["entries"][:3]
        add_match = site.node.store.matches.add

        async def add_and_look(*rows: Any) -> None:
            await add_match(*rows)
            await ada.http.get("/my/matches")

        monkeypatch.setattr(site.node.store.matches, "add", add_and_look)
        made = (await ada.http.post("/matches", json=parts)).json()
        talk = await ada.talk()
        snapshot = await talk.ask("subscribe", match=made["table"]["match"])
        assert len(snapshot["perspectives"][0]["log"]) == 3

    on_a_server(tmp_path, visit)


def test_the_invitation_as_a_picture(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "empty")
        assert made["invite_url"] == f"{site.base}/join/{made['table']['match']}?key={made['invite']}"
        answer = await ada.http.get("/qr.svg", params={"link": made["invite_url"]})
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
        long = f"{site.base}/{500 * 'a'}"
        for foreign in ("", "https://elsewhere.example/", f"{site.base}.example/", long):
            refused = await ada.http.get("/qr.svg", params={"link": foreign})
            assert refused.json()["reason"] == "malformed", "only pages of this server"

    on_a_server(tmp_path, visit)


def test_the_shelf(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        games = {game["key"]: game for game in (await ada.http.get("/games")).json()}
        assert set(games) == set(game_keys())
        assert games["toy"]["levels"] == ["uniform", "first"]
        assert games["toy"]["default_options"] == {"goal": 12, "mood": "calm"}
        assert (games["villa_paletti"]["live"], games["toy"]["live"]) == (True, False)
        schemas = (await ada.http.get("/games/toy/schemas")).json()
        assert "Roll" in schemas["action"]["$defs"]
        assert (await ada.http.get("/games/palermo/help/en")).text.startswith("#")
        genoese = (await ada.http.get("/games/palermo/help/lij")).text
        assert genoese == (await ada.http.get("/games/palermo/help/it")).text, "it falls back on Italian"
        assert "\n### LUD-U1 " in genoese, "the rules of the house are the last chapter"
        assert (await ada.http.get("/games/palermo/help/xx")).status_code == 404
        assert (await ada.http.get("/games/palermo/help/..%2Fen")).status_code == 404
        assert (await ada.http.get("/games/none/schemas")).status_code == 404

    on_a_server(tmp_path, visit)


def test_health_metrics_and_the_page_that_says_how_to_build(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        await finished(site)
        async with httpx2.AsyncClient(base_url=site.base) as http:
            assert (await http.get("/healthz")).text == "ok\n"
            assert (await http.get("/readyz")).text == "ready\n"
            metrics = (await http.get("/metrics")).text
            assert "ludoteca_rooms 1" in metrics
            assert "ludoteca_append_seconds_count" in metrics
            assert (await http.get("/")).status_code == 200
            assert (await http.post("/")).status_code == 405
            assert (await http.get("/api/v1/nothing")).status_code == 404

    on_a_server(tmp_path, visit)


def test_built_pages(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>home")
    (folder / "assets" / "app-1a2b.js").write_text("script")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"script"))
    (tmp_path / "secret.txt").write_text("secret")
    pages = Pages(folder)

    async def visit() -> None:
        transport = httpx2.ASGITransport(app=pages)
        async with httpx2.AsyncClient(transport=transport, base_url="http://pages") as http:
            home = await http.get("/match/abc")
            assert (home.text, home.headers["cache-control"]) == ("<!doctype html>home", "no-cache")
            plain = await http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
            assert (plain.text, plain.headers["cache-control"]) == ("script", FOR_EVER)
            assert plain.headers["content-type"].startswith("text/javascript")
            packed = await http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br"})
            assert (packed.text, packed.headers["content-encoding"]) == ("script", "gzip")
            assert (await http.get("/assets/old.js")).status_code == 404
            for path in ("/%2e%2e/secret.txt", "//secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%00"):
                assert "secret" not in (await http.get(path)).text

    asyncio.run(visit())
