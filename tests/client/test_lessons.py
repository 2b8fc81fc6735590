"""The lessons of the client: matches that the rules of today play as they were recorded."""

from pathlib import Path

import pytest

from ludoteca.core import from_file
from ludoteca.games import find_game

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
LESSONS = sorted(GAMES.rglob("lesson.json"))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: str(path.relative_to(GAMES).parts[0]))
def test_a_lesson_replays(path: Path) -> None:
    game = find_game(path.relative_to(GAMES).parts[0])
    assert from_file(game, path.read_bytes()).outcome is not None
