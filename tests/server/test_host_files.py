"""Boards of the host: named, never reached by a path; a wrong one is refused with file, line and reason."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games import find_game
from ludoteca.server.table.host_files import HostFiles

from .network import Site, on_a_server

GENOVA = (files("ludoteca.games.palanche") / "data" / "genova.toml").read_text("utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A host's folder with a board that begins elsewhere, and one that is wrong."""
    boards = tmp_path / "files" / "palanche" / "board"
    boards.mkdir(parents=True)
    (boards / "camogli.toml").write_text(GENOVA.replace("Piazza De Ferrari", "Porticciolo", 1), "utf-8")
    (boards / "torn.toml").write_text(GENOVA + "\n[[space]\n", "utf-8")
    (boards / ".hidden.toml").write_text(GENOVA, "utf-8")
    (boards / "camogli.toml~").write_text("an editor's backup", "utf-8")
    (boards / "README.md").write_text("Boards of ours", "utf-8")
    (tmp_path / "secret.toml").write_text(GENOVA, "utf-8")
    return tmp_path / "files"


def test_what_there_is(folder: Path) -> None:
    palanche, palermo = find_game("palanche"), find_game("palermo")
    assert HostFiles(str(folder)).names(palanche) == {"board": ("camogli", "torn")}
    assert HostFiles(str(folder)).names(palermo) == {}
    assert HostFiles("").names(palanche) == {}
    assert HostFiles(str(folder / "nowhere")).names(palanche) == {}


def test_a_name_is_never_a_path(folder: Path) -> None:
    palanche, host = find_game("palanche"), HostFiles(str(folder))
    for name in ("../../../secret", "secret", str(folder / "palanche/board/camogli.toml"), ".hidden", "", 7):
        assert host.fill(palanche, {"board": name}) == {"board": name}
    assert isinstance(host.fill(palanche, {"board": "camogli"})["board"], dict)
    assert host.fill(palanche, {"length": "short"}) == {"length": "short"}


def test_a_table_plays_on_a_board_of_the_host(tmp_path: Path, folder: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        shelf = {game["key"]: game for game in (await ada.http.get("/games")).json()}
        assert shelf["palanche"]["files"] == {"board": ["camogli", "torn"]}
        assert shelf["toy"]["files"] == {}
        made = await ada.table("palanche", "me", "empty", options={"board": "camogli"})
        board = made["table"]["options"]["board"]
        assert "Porticciolo" in str(board)
        talk = await ada.talk()
        match = made["table"]["match"]
        changed = await talk.ask("change_table", match=match, options={"board": "genova"})
        assert changed["type"] == "done"
        changed = await talk.ask("change_table", match=match, options={"board": "camogli"})
        assert changed["type"] == "done"
        await talk.ask("place_bot", match=match, seat=1)
        assert (await talk.ask("start", match=match))["type"] == "done"
        room = await site.node.rooms.room(match)
        assert "Porticciolo" in str(room.table.options["board"])

    on_a_server(tmp_path, visit, files=str(folder))


@pytest.mark.parametrize("name", ["../../../secret", "nowhere"])
def test_what_the_host_has_not_named_cannot_be_had(tmp_path: Path, folder: Path, name: str) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        body: dict[str, Any] = {"game": "palanche", "seats": [{"type": "me"}, {"type": "bot"}]}
        answer = await ada.http.post("/tables", json={**body, "options": {"board": name}, "start": True})
        assert answer.status_code == 400
        assert "secret.toml" not in answer.text

    on_a_server(tmp_path, visit, files=str(folder))


def test_a_wrong_file_is_refused_with_file_line_and_reason(tmp_path: Path, folder: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        body: dict[str, Any] = {"game": "palanche", "seats": [{"type": "me"}, {"type": "empty"}]}
        answer = await ada.http.post("/tables", json={**body, "options": {"board": "torn"}})
        problem = answer.json()
        assert (answer.status_code, problem["reason"]) == (400, "file-not-toml")
        assert problem["params"]["file"] == "torn.toml"
        assert problem["params"]["line"] >= GENOVA.count("\n")
        talk = await ada.talk()
        match = (await ada.table("palanche", "me", "empty"))["table"]["match"]
        refused = await talk.ask("change_table", match=match, options={"board": "torn"})
        assert refused["reason"] == "file-not-toml"

    on_a_server(tmp_path, visit, files=str(folder))
