"""The generated pages: rules from the games' own pages, the socket from its messages, settings, opponents.

With `--write` they are written; without, it says which are stale and exits with 1.
"""

import sys
from pathlib import Path

import msgspec
from tools import opponents, socket_page

from ludoteca.cli.serve import setting_notes
from ludoteca.games import OUR_KEYS, find_game
from ludoteca.server.settings import Settings
from ludoteca.texts.rulebook import rules_page

ROOT = Path(__file__).resolve().parents[1]


def pages() -> dict[Path, str]:
    """Every generated page and what it should read."""
    found = {}
    for key in OUR_KEYS:
        source = f"src/ludoteca/games/{key}/help/en.md"
        note = f"<!-- Written from {source} by `make docs`; change it there. -->\n\n"
        found[ROOT / "docs" / "rules" / f"{key}.md"] = note + rules_page(find_game(key))
    found[ROOT / "docs" / "api" / "socket.md"] = socket_page.page()
    found[ROOT / "docs" / "settings.md"] = settings_page()
    found[opponents.PAGE] = opponents.page()
    return found


def settings_page() -> str:
    """Every setting of the server, its variable and its default."""
    notes = setting_notes()
    lines = [
        "# Settings of the server",
        "",
        "Written from the program by `make docs`. Each setting is an option of `ludoteca serve` and a",
        "variable of the environment; the option wins.",
        "",
        "| option | variable | default | |",
        "| --- | --- | --- | --- |",
    ]
    for field in msgspec.structs.fields(Settings):
        option = f"`--{field.name.replace('_', '-')}`"
        default = {"db": "a file in the user's data directory", "bot_workers": "processors − 1"}.get(
            field.name, "" if field.default in (None, "") else f"`{field.default}`"
        )
        lines.append(f"| {option} | `LUDOTECA_{field.name.upper()}` | {default} | {notes[field.name]} |")
    return "\n".join(lines) + "\n"


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
