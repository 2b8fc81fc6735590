"""The command `ludoteca tournament`, and bots of other modules at the terminal."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.terminals import Terminal

from ludoteca.bots import identify
from ludoteca.tournament import MOST_ACTIONS, Table


def test_a_tournament_is_played_stored_drawn_and_extended(terminal: Terminal, tmp_path: Path) -> None:
    out, svg = tmp_path / "results.jsonl", tmp_path / "table.svg"
    mine = tmp_path / "mine.py"
    mine.write_text(
        "from ludoteca import Choice\n\n"
        "class Mine:\n"
        "    def choose(self, game, state, seat, chance, budget_ms):\n"
        "        return Choice(game.default(state, seat))\n",
        encoding="utf-8",
    )
    command = (
        f"tournament palanche --bots uniform,{mine}:Mine --seats 2 --length rounds:3 --seed 4 --out {out}"
    )
    code, said, _ = terminal(f"{command} --matches 4 --workers 2 --svg {svg}")
    assert code == 0
    assert re.search(r"uniform +4 +\d", said)
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [line["seed"] for line in lines] == [4, 4, 5, 5]
    assert {"seed", "bots", "scores", "places", "actions", "seconds"} <= lines[0].keys()
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    code, said, _ = terminal(f"{command} --matches 5 --workers 1")
    assert code == 0
    assert "6 matches were played instead of 5" in said
    assert "4 matches are in the file already." in said
    more = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert more[:4] == lines
    assert len(more) == 6


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("palermo", "needs two bots or more"),
        ("palermo --bots uniform", "needs two bots or more"),
        ("palermo --bots uniform,uniform", "needs two bots or more"),
        ("palermo --bots uniform,grandmaster", "There is no bot “grandmaster”"),
        ("palermo --bots uniform,nowhere.py:Bot", "cannot be used as a bot: FileNotFoundError"),
        ("palermo --bots uniform,./README.md:Bot", "the name of a Python file ends in .py"),
        ("palermo --bots uniform,tests.bad_bots:First --seats 9", "for 3 to 5"),
        (
            "palermo --bots uniform,tests.bad_bots:First --workers none",
            "--workers: “none” is not a whole number",
        ),
        ("palermo --bots uniform,tests.bad_bots:First --matches 0", "--matches: must be at least 1, not 0"),
        (
            "palermo --bots uniform,tests.bad_bots:First --most-actions 0",
            "--most-actions: must be at least 1",
        ),
        ("palermo --bots uniform,tests.bad_bots:First --limit -1", "--limit: must be more than 0"),
        ("palermo --bots uniform,tests.bad_bots:First --colour red", "colour"),
        ("palermo --bots uniform,tests.bad_bots:First --svg /nowhere/x.svg", "/nowhere/x.svg"),
        ("palermo --bots uniform,tests.bad_bots:First --out /nowhere/x.jsonl", "/nowhere/x.jsonl"),
        ("chess --bots uniform,tests.bad_bots:First", "chess"),
    ],
)
def test_a_wrong_argument_is_refused_in_one_sentence(terminal: Terminal, command: str, said: str) -> None:
    code, out, err = terminal(f"tournament {command}")
    assert (code, out) == (2, "")
    assert said in err
    assert "Traceback" not in err


@pytest.mark.usefixtures("toy_installed")
def test_a_bot_of_another_module_plays_at_the_terminal(terminal: Terminal) -> None:
    command = "play toy --seats 2 --all-bots --seed 1 --bots"
    code, out, _ = terminal(f"{command} tests.bad_bots:First,first")
    assert code == 0
    assert "The goal is reached." in out
    code, _, err = terminal(f"{command} tests.bad_bots:Crashes")
    assert (code, "my mistake" in err, "Traceback" in err) == (2, True, False)


def test_a_tournament_stops_when_it_is_decided(terminal: Terminal) -> None:
    code, said, _ = terminal(
        "tournament palanche --bots uniform,easy --length rounds:4 --matches 80 --until-decided --workers 1"
    )
    assert code == 0
    assert "easy is better than uniform: decided." in said
    matches = re.search(r"^(\d+) matches", said, re.MULTILINE)
    assert matches is not None
    assert int(matches[1]) < 80


def test_matches_that_are_broken_off_are_counted(terminal: Terminal) -> None:
    code, said, _ = terminal(
        "tournament palermo --bots uniform,easy --matches 3 --most-actions 20 --workers 1"
    )
    assert (code, "3 matches were broken off by --most-actions" in said) == (0, True)


def test_a_match_is_broken_off_by_default() -> None:
    assert Table(game="palermo", options={}).most_actions == MOST_ACTIONS


def test_an_anchor_must_play(terminal: Terminal) -> None:
    code, _, err = terminal("tournament palermo --bots uniform,easy --anchor hard")
    assert (code, err) == (2, "ludoteca: hard does not play, so it cannot be the anchor.\n")


def test_a_league_keeps_the_versions_of_a_bot_apart_and_draws_its_page(
    terminal: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "habits.py").write_text("WHICH = 0\n", encoding="utf-8")
    mine, league, page = tmp_path / "mine.py", tmp_path / "league.jsonl", tmp_path / "league.html"
    mine.write_text(
        "from habits import WHICH\nfrom ludoteca import Choice\n\n"
        "class Mine:\n"
        "    def choose(self, game, state, seat, chance, budget_ms):\n"
        "        return Choice(game.legal(state, seat)[WHICH])\n",
        encoding="utf-8",
    )
    command = (
        f"league {league} palanche --bots uniform,{mine}:Mine --length rounds:2 --matches 4 --workers 1 "
        f"--page {page}"
    )
    code, said, _ = terminal(command)
    assert code == 0
    assert f"{mine}:Mine@" not in said.replace("\n", "")
    (tmp_path / "habits.py").write_text("WHICH = -1  # the last one\n", encoding="utf-8")
    identify.cache_clear()
    code, said, _ = terminal(command)
    assert code == 0
    lines = [json.loads(line) for line in league.read_text(encoding="utf-8").splitlines()]
    versions = {line["hashes"][line["bots"].index(f"{mine}:Mine")] for line in lines}
    assert len(lines) == 8
    assert len(versions) == 2
    drawn = page.read_text(encoding="utf-8")
    assert all(f":Mine@{version[:6]}" in drawn for version in versions)
    assert drawn.count("<svg") == 2
