"""`ludoteca new-game NAME`: write a small game that works, for its author to change."""

import argparse
import re
from importlib.resources import files
from pathlib import Path
from string import Template

from ludoteca.core import Invalid, file_trouble
from ludoteca.games import game_keys
from ludoteca.texts import Texts

from .arguments import add_language

KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
PLACES = {
    "pyproject.toml.txt": "pyproject.toml",
    "rules.txt": "ludoteca_$key/__init__.py",
    "texts.txt": "ludoteca_$key/texts/en.ftl",
    "help.txt": "ludoteca_$key/help/en.md",
    "test.txt": "tests/test_$key.py",
    "golden.txt": "tests/golden/too_many.txt",
}
"""The templates, and where they are written to."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("name", help="the key of the game, such as `river_race`")
    parser.add_argument("--title", help="its title (default: from the name)")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="a new folder (default: ./NAME)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the game; returns the exit code."""
    key: str = arguments.name
    if not KEY.fullmatch(key):
        raise Invalid("not-a-game-key", name=key)
    if key in game_keys():
        raise Invalid("game-key-taken", name=key)
    title = arguments.title or key.replace("_", " ").capitalize()
    if not title.isprintable() or '"' in title or "\\" in title:
        raise Invalid("not-a-title", name=title)
    folder = Path(key) if arguments.into is None else arguments.into
    words = {
        "key": key,
        "dashed": key.replace("_", "-"),
        "title": title,
        "cls": "".join(word.capitalize() for word in key.split("_")),
        "prefix": (key.replace("_", "").upper() + "XXX")[:3],
    }
    write(folder, words)
    print(Texts(arguments.lang).say("new-game-written", folder=str(folder), game=key))
    return 0


def write(folder: Path, words: dict[str, str]) -> None:
    """Write all files into a new folder; raises Invalid if it exists or cannot be written."""
    templates = files("ludoteca.testing") / "new_game"
    try:
        folder.mkdir(parents=True)
        for source, place in PLACES.items():
            path = folder / Template(place).substitute(words)
            path.parent.mkdir(parents=True, exist_ok=True)
            text = Template((templates / source).read_text(encoding="utf-8")).substitute(words)
            path.write_text(text, encoding="utf-8")
    except FileExistsError as error:
        raise Invalid("folder-exists", folder=str(folder)) from error
    except OSError as error:
        raise Invalid("file-unwritable", file=str(folder), why=file_trouble(error)) from error
