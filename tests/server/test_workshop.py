"""Pieces that are made by hand, over the network."""

from pathlib import Path

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
