"""Databases and match files of every version are read by this one (`python -m tools.kept_database`)."""

import asyncio
import gzip
from pathlib import Path

import pytest

from ludoteca import __version__
from ludoteca.cli import main
from ludoteca.core import from_file
from ludoteca.games import OUR_KEYS, find_game
from ludoteca.server.settings import Settings

from .network import serving

KEPT = Path(__file__).parents[1] / "kept"
BACKUPS = sorted(KEPT.glob("*.backup"))


def test_this_version_has_a_database_or_is_not_released() -> None:
    assert BACKUPS
    assert (KEPT / f"{__version__}.backup") in BACKUPS


@pytest.mark.parametrize("backup", BACKUPS, ids=lambda path: path.stem)
def test_a_database_is_upgraded_and_played_on(
    backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = str(tmp_path / "restored.sqlite3")
    assert main(["admin", "restore", str(backup), "--db", where]) == 0

    async def visit() -> None:
        async with serving(Settings(port=0, db=where, bot_workers=1)) as site:
            person = site.stranger()
            known = {"name": "Ada", "password": "correct horse"}
            assert (await person.http.post("/session/login", json=known)).is_success
            mine = (await person.http.get("/my/matches")).json()["matches"]
            assert {match["game"] for match in mine if match["status"] == "playing"} == set(OUR_KEYS)
            person.headers = {"Cookie": f"ludoteca={person.http.cookies['ludoteca']}", "Origin": person.base}
            for match in (match["match"] for match in mine if match["status"] == "playing"):
                talk = await person.talk()
                await talk.ask("subscribe", match=match)
                asked = await talk.wait(lambda message: message["type"] == "choices")
                seat, seq, action = asked["seat"], asked["seq"], asked["legal"][0]
                done = await talk.ask("play", match=match, seat=seat, seq=seq, action=action)
                assert done["type"] == "done"

    asyncio.run(visit())
    capsys.readouterr()
    assert main(["admin", "check", "--db", where]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("file", sorted(KEPT.glob("*.json.gz")), ids=lambda path: path.name)
def test_a_match_file_replays(file: Path) -> None:
    game = find_game(file.name.removesuffix(".json.gz").rpartition("-")[2])
    match = from_file(game, gzip.decompress(file.read_bytes()))
    assert match.outcome is not None
