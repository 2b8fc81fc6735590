"""`ludoteca table`: check, install and print the printed things of a box of one's own."""

import argparse
import re
from pathlib import Path
from typing import Any

from rich.markup import escape

from ludoteca.core import (
    AnyGame,
    Invalid,
    TableHead,
    checked_table,
    load_text,
    read_head,
    read_table,
    rows_of_code,
    table_code,
    table_text,
)
from ludoteca.games import find_game
from ludoteca.server.settings import make_settings
from ludoteca.texts import Texts

from .arguments import add_language, write_file
from .screen import screen


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", required=True)
    check = verbs.add_parser("check", help="check a table file, with the line of its first flaw")
    install = verbs.add_parser("install", help="copy a table file to the files of your server, by its name")
    code = verbs.add_parser("code", help="print a table file as one word, to paste into an editor")
    printed = verbs.add_parser("print", help="print the data of the program, or of a code, as a table file")
    for verb in (check, install, code):
        verb.add_argument("file", type=Path, help="the table file (TOML)")
    printed.add_argument("game", help="the game, such as palermo")
    printed.add_argument("what", help="the option that the file fills, such as tiles")
    printed.add_argument("--code", help="a code from an editor or a friend")
    for verb in (check, install, code, printed):
        add_language(verb)
    install.add_argument("--files", help="folder of the server's files (default: the setting `files`)")
    check.set_defaults(run=run_check)
    install.set_defaults(run=run_install)
    code.set_defaults(run=run_code)
    printed.set_defaults(run=run_print)


def run_check(arguments: argparse.Namespace) -> int:
    """Say that the file is sound; raises Invalid if it is not."""
    game, head, _ = _read(arguments)
    said = arguments.texts.say(
        "table-sound", file=arguments.file.name, what=head.what, name=head.name, game=game.info.title
    )
    screen().print(escape(said))
    return 0


def run_install(arguments: argparse.Namespace) -> int:
    """Copy a sound file to the folder of the server; raises Invalid if it is not sound."""
    game, head, _ = _read(arguments)
    folder = arguments.files or make_settings({}).files
    if not folder:
        raise Invalid("files-folder-missing")
    name = re.sub(r"[^\w-]+", "-", head.name.lower()).strip("-") or arguments.file.stem
    path = Path(folder).expanduser() / game.info.key / head.what / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, load_text(arguments.file).encode())
    screen().print(escape(arguments.texts.say("table-installed", file=str(path), name=name)))
    return 0


def run_code(arguments: argparse.Namespace) -> int:
    """Print the code of a sound file; raises Invalid if it is not sound."""
    print(table_code(_read(arguments)[2]))
    return 0


def run_print(arguments: argparse.Namespace) -> int:
    """Print a table file to begin with; raises Invalid if there is no such table or the code has a flaw."""
    game = find_game(arguments.game)
    arguments.texts = Texts(arguments.lang, game)
    kind = game.info.table_kind(arguments.what)
    data = kind.printed() if arguments.code is None else checked_table(kind, rows_of_code(arguments.code))
    name = kind.name_of(data) or game.info.title
    print(table_text(TableHead(game.info.key, arguments.what, name), data), end="")
    return 0


def _read(arguments: argparse.Namespace) -> tuple[AnyGame, TableHead, Any]:
    """The game, head and data of a table file; raises Invalid with the line of the first flaw."""
    path: Path = arguments.file
    text = load_text(path)
    head = read_head(text, path.name)
    if not all((head.game, head.what, head.name)):
        raise Invalid("table-head-missing", file=path.name)
    game = find_game(head.game)
    arguments.texts = Texts(arguments.lang, game)
    return game, head, read_table(game.info.table_kind(head.what), text, path.name)
