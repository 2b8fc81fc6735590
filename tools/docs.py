"""The generated pages: `docs/rules/<game>.md` from the games' own rules pages.

With `--write` they are written; without, it says which are stale and exits with 1.
"""

import sys
from pathlib import Path

from ludoteca.games import find_game, game_keys
from ludoteca.texts.rulebook import rules_page

ROOT = Path(__file__).resolve().parents[1]


def pages() -> dict[Path, str]:
    """Every generated page and what it should read."""
    found = {}
    for key in game_keys():
        source = f"src/ludoteca/games/{key}/help/en.md"
        note = f"<!-- Written from {source} by `make docs`; change it there. -->\n\n"
        found[ROOT / "docs" / "rules" / f"{key}.md"] = note + rules_page(find_game(key))
    return found


def stale() -> dict[Path, str]:
    """The pages that do not read as they should."""
    return {
        path: text
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }


def main() -> int:
    """Write the pages, or say which are stale."""
    for path, text in stale().items():
        if "--write" not in sys.argv:
            print(f"stale: {path.relative_to(ROOT)}; run `make docs`")
            return 1
        path.write_text(text, encoding="utf-8")
        print(f"written: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
