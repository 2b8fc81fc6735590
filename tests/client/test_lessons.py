"""The recorded matches of the lessons replay with the present rules."""

import re
from pathlib import Path

import pytest

from ludoteca.core.matchfile import from_file, game_key
from ludoteca.games import find_game

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
LESSONS = sorted(GAMES.glob("**/lesson.json"))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.relative_to(GAMES).parts[0])
def test_the_match_of_a_lesson_replays_and_has_all_its_steps(path: Path) -> None:
    match = from_file(find_game(game_key(path.read_bytes())), path.read_bytes())
    steps = re.findall(r"seq: (\d+)", path.with_name("lesson.ts").read_text(encoding="utf-8"))
    assert max(map(int, steps)) <= match.seq
