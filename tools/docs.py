"""Writes the generated pages: rules, the socket's messages, settings, measurements.

With `--write` it writes them; without, it prints which are stale and exits with 1.
"""

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from bench import reports
from tools import environment_pages, http_page, socket_page

from ludoteca.cli.serve import setting_notes
from ludoteca.games import OUR_KEYS, find_game
from ludoteca.server.settings import Settings
from ludoteca.texts.rulebook import rules_page

ROOT = Path(__file__).resolve().parents[1]
TEXTS = {
    "host": "an IP address or host name",
    "db": "a path or a URL",
    "backups": "a path",
    "files": "a path",
    "base_url": "a URL: `https://games.example.org`",
    "origins": "URLs",
    "smtp_host": "a host name",
    "mail_from": "an email address",
    "trusted_proxies": "IP addresses",
}
"""What is allowed in settings whose type only says that they are text."""


def pages() -> dict[Path, str]:
    """The path and content of every generated page."""
    found = {}
    for key in OUR_KEYS:
        source = f"src/ludoteca/games/{key}/help/en.md"
        note = f"<!-- Written from {source} by `make docs`; change it there. -->\n\n"
        found[ROOT / "docs" / "rules" / f"{key}.md"] = note + rules_page(find_game(key))
        found[ROOT / "docs" / "environments" / f"{key}.md"] = environment_pages.page(key)
    found[ROOT / "docs" / "api" / "socket.md"] = socket_page.page()
    found[ROOT / "docs" / "api" / "http.md"] = http_page.page()
    found[ROOT / "docs" / "api" / "records.md"] = http_page.records_page()
    found[ROOT / "docs" / "host" / "settings.md"] = settings_page()
    found[reports.PAGE] = reports.page()
    return found


def settings_page() -> str:
    """The page of all settings of the server, with their variables and defaults."""
    notes = setting_notes()
    types = get_type_hints(Settings, include_extras=True)
    lines = [
        "# Settings of the server",
        "",
        "Written from the program by `make docs`. Each setting is an option of `ludoteca serve` and an",
        "environment variable (`--port` is `LUDOTECA_PORT`); the option wins.",
        "",
        "| option | allowed | default | |",
        "| --- | --- | --- | --- |",
    ]
    for field in msgspec.structs.fields(Settings):
        option = f"`--{field.name.replace('_', '-')}`"
        default = {"db": "a file in the user's data directory", "bot_workers": "processors − 1"}.get(
            field.name, "" if field.default in (None, "") else f"`{field.default}`"
        )
        values = TEXTS.get(field.name) or allowed(types[field.name])
        lines.append(f"| {option} | {values} | {default} | {notes[field.name]} |")
    return "\n".join(lines) + "\n"


def allowed(kind: Any) -> str:
    """The possible values of a type of setting, in words."""
    if get_origin(kind) is Annotated:
        base, meta = get_args(kind)
        bounds = {"ge": "from", "gt": "more than", "le": "to", "lt": "less than"}
        said = [
            f"{word} {getattr(meta, name)}"
            for name, word in bounds.items()
            if getattr(meta, name) is not None
        ]
        return " ".join([allowed(base), *said])
    if get_origin(kind) is Literal:
        return ", ".join(f"`{value}`" for value in get_args(kind))
    if isinstance(kind, UnionType):
        return " or ".join(allowed(one) for one in get_args(kind))
    return {
        int: "a whole number",
        float: "a number",
        str: "text",
        bool: "`true`, `false`",
        NoneType: "nothing",
    }[kind]


def stale() -> dict[Path, str]:
    """The pages whose files differ from their content."""
    return {
        path: text
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }


def main() -> int:
    """Write the pages, or print which are stale; returns the exit code."""
    for path, text in stale().items():
        if "--write" not in sys.argv:
            print(f"stale: {path.relative_to(ROOT)}; run `make docs`")
            return 1
        path.write_text(text, encoding="utf-8")
        print(f"written: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
