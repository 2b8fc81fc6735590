"""All games have the same files and the same names in them, so that a reader of one knows the others."""

from importlib import import_module
from pathlib import Path

import pytest

from ludoteca.games import OUR_KEYS

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "ludoteca" / "games"
ROLES = {
    "rules": {"GAME"},
    "chapters": {"CHAPTERS", "check", "apply"},
    "options": {"Options"},
    "state": set(),
    "decisions": set(),
    "actions": set(),
    "events": set(),
    "tables": set(),
    "moves": {"legal", "default"},
    "position": {"from_position"},
    "preview": {"preview"},
    "outcome": {"outcome", "tables", "facts"},
    "view": {"view"},
    "render": {"render"},
    "notation": {"notation", "from_notation"},
    "bots": {"LEVELS"},
    "learning": {"ENCODING"},
}
"""The files of every game, and what the class in `rules` looks for in them."""


@pytest.mark.parametrize("key", OUR_KEYS)
@pytest.mark.parametrize("role", ROLES)
def test_every_game_has_the_same_files(key: str, role: str) -> None:
    """A role is a module, or a folder where there is much of it."""
    assert (GAMES / key / f"{role}.py").is_file() != (GAMES / key / role / "__init__.py").is_file()
    found = vars(import_module(f"ludoteca.games.{key}.{role}"))
    assert ROLES[role] <= found.keys()


@pytest.mark.parametrize("key", OUR_KEYS)
def test_every_game_has_the_same_folders(key: str) -> None:
    assert {"data", "help", "texts"} <= {path.name for path in (GAMES / key).iterdir() if path.is_dir()}


CLIENT_ROLES = (
    "index.ts",
    "controller.svelte.ts",
    "controller.test.ts",
    "describe.ts",
    "lesson.ts",
    "lesson.json",
    "colours.css",
    "cover.svg",
    "board/Board.svelte",
    "panel/Panel.svelte",
    "panel/SeatNote.svelte",
    "figures/Figure.svelte",
    "figures/sketches.ts",
)
"""The client's files of every game."""


@pytest.mark.parametrize("key", OUR_KEYS)
def test_every_game_in_the_client_has_the_same_files(key: str) -> None:
    table = ROOT / "client" / "src" / "games" / key
    assert [role for role in CLIENT_ROLES if not (table / role).is_file()] == []
    assert list(table.glob("animation*.ts"))


@pytest.mark.parametrize("role", ROLES)
def test_the_architecture_page_has_a_row_for_each_file(role: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert f"| `{role}" in page
