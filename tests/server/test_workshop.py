"""Pieces that are made by hand, over the network."""

from pathlib import Path
from typing import Any

from .network import Site, on_a_server


def test_an_editor_asks_about_a_town(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        path = "/games/palermo/workshop"
        town = await ada.http.post(path, json={"type": "town_draft", "seats": 3, "finish": True})
        assert len(town.json()["tiles"]) == 36
        wrong = await ada.http.post(path, json={"type": "town_draft", "seats": 3, "code": "abc"})
        assert wrong.status_code == 400
        assert wrong.json()["rule"] == "PAL-V2"
        none = await ada.http.post("/games/toy/workshop", json={})
        assert none.json()["reason"] == "no-workshop"

    on_a_server(tmp_path, visit)


def test_strangers_do_not_make_the_server_think(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        stranger = site.stranger()
        answer = await stranger.http.post("/games/palermo/workshop", json={"type": "town_draft", "seats": 3})
        assert answer.status_code == 401

    on_a_server(tmp_path, visit)


def test_an_editor_of_tables_begins_with_the_printed_one_and_hears_what_is_wrong(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()

        async def judged(what: str, **asked: object) -> dict[str, Any]:
            answer = await ada.http.post(f"/games/{what}", json={"type": "table_draft", **asked})
            assert answer.status_code == 201
            found: dict[str, Any] = answer.json()
            return found

        tiles = await judged("palermo/tables/tiles", name="Ours")
        assert [house["count"] for house in tiles["data"]["house"]] == [12, 12, 12]
        assert (await judged("palermo/tables/tiles", code=tiles["code"]))["data"] == tiles["data"]
        assert (await judged("palermo/tables/tiles", file=tiles["file"]))["name"] == "Ours"
        few = {"house": [{**house, "count": 11} for house in tiles["data"]["house"]]}
        assert (await judged("palermo/tables/tiles", data=few))["flaw"]["rule"] == "PAL-C2"
        elsewhere = await judged("palanche/tables/board", file=tiles["file"])
        assert elsewhere["flaw"]["reason"] == "table-for-another"
        long = {"house": [], "name": "x" * 60_000}
        assert (await judged("palermo/tables/tiles", data=long))["flaw"]["reason"] == "table-row"
        unknown = await ada.http.post("/games/palermo/tables/board", json={"type": "table_draft"})
        assert unknown.json()["reason"] == "table-unknown"

    on_a_server(tmp_path, visit)
