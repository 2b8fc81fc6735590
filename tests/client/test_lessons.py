"""The recorded matches that lessons show: the rules of today still say that they happened so."""

import re
from pathlib import Path

import pytest

from ludoteca.core.matchfile import from_file, game_key
from ludoteca.games import find_game

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
LESSONS = sorted(GAMES.glob("**/lesson.json"))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.relative_to(GAMES).parts[0])
def test_a_lesson_shows_what_the_rules_say(path: Path) -> None:
    match = from_file(find_game(game_key(path.read_bytes())), path.read_bytes())
    steps = re.findall(r"seq: (\d+)", path.with_name("lesson.ts").read_text(encoding="utf-8"))
    assert max(map(int, steps)) <= match.seq
