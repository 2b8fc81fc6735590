"""`ludoteca new-game` writes a game that keeps the contract and whose golden is right."""

from pathlib import Path

import pytest
from tests.cli.terminals import Terminal
from tests.guest_games import installed

from ludoteca import find_game, new_match, to_file
from ludoteca.core import Played
from ludoteca.testing import golden
from ludoteca.testing.conformance import play_and_check
from ludoteca.texts.rulebook import rules_of


def test_a_new_game_works_at_once(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "ferry"
    code, said, _ = terminal(f"new-game ferry_race --into {folder}")
    assert code == 0
    assert f"pip install -e {folder}" in said.replace("\n", " ")
    info = folder / "ludoteca_ferry_race-1.dist-info"  # as pip would leave it
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludoteca-ferry-race\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[ludoteca.games]\nferry_race = ludoteca_ferry_race:GAME\n")
    with installed(monkeypatch, folder):
        game = find_game("ferry_race")
        for seats in range(2, 5):
            play_and_check(game, seats=seats, rule_ids=[*rules_of(game), "LUD-A1"])
        text = (folder / "tests" / "golden" / "too_many.txt").read_text(encoding="utf-8")
        assert golden.run(text) == text
        assert terminal("conformance ferry_race --matches 3")[0] == 0
        assert "≥ 1" in terminal("games ferry_race")[1]
        assert terminal("play ferry_race --all-bots --counters 0")[0] == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("Ferry", "small letters"),
        ("palermo", "already"),
        ("ferry --into .", "exists already"),
        ("ferry --into /dev/null/ferry", "cannot be written"),
        ('ferry --title "a\\b"', "title"),
    ],
)
def test_a_wrong_name_is_refused(terminal: Terminal, arguments: str, said: str) -> None:
    code, _, err = terminal(f"new-game {arguments}")
    assert code == 2
    assert said in err


def test_a_golden_is_written_from_a_saved_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = new_match("palanche", seats=2, options={"length": "rounds:1"}, seed=3)
    while match.active:
        match.play(match.active[0], match.game.default(match.state, match.active[0]))
    saved, written = tmp_path / "match.json", tmp_path / "golden.txt"
    saved.write_bytes(to_file(match))
    monkeypatch.setattr("sys.argv", ["golden", "--from", str(saved), str(written)])
    assert golden.main() == 0
    assert str(written) in capsys.readouterr().out
    text = written.read_text(encoding="utf-8")
    assert golden.run(text) == text
    events = sum(len(entry.events) for entry in match.entries[1:] if isinstance(entry, Played))
    assert sum(line.startswith("=") for line in text.splitlines()) == events
    assert text.splitlines()[-1].startswith(". ")
