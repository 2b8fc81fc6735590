"""`ludoteca games`: list the games, or the options of one."""

import argparse
from typing import get_type_hints

from msgspec import UnsetType
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludoteca.bots import bot_levels
from ludoteca.completeness import missing_parts
from ludoteca.core import AnyGame, values_of
from ludoteca.games import find_game, playable_games, unplayable_games
from ludoteca.texts import Texts

from .arguments import add_language
from .screen import screen


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("game", nargs="?", help="a game, to see its options")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    console = screen()
    if arguments.game:
        show_options(console, find_game(arguments.game), arguments.lang)
    else:
        show_games(console, arguments.lang)
    return 0


def show_games(console: Console, language: str) -> None:
    """Print every game: key, title, seats, bots."""
    texts = Texts(language)
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "title", "seats", "bots"):
        table.add_column(texts.say(f"column-{heading}"))
    for game in playable_games():
        seats = f"{game.info.min_seats}–{game.info.max_seats}"
        table.add_row(game.info.key, escape(game.info.title), seats, ", ".join(bot_levels(game)))
    console.print(table)
    for refusal in unplayable_games():
        console.print(escape(texts.refusal(refusal)))
    for reason in (reason for game in playable_games() for reason in missing_parts(game)):
        console.print(escape(texts.say(reason.key, **reason.params)))


def show_options(console: Console, game: AnyGame, language: str) -> None:
    """Print every option of a game: name, default, possible values, meaning."""
    texts = Texts(language, game)
    table = Table(box=None, pad_edge=False)
    for heading in ("option", "default", "values", "meaning"):
        table.add_column(texts.say(f"column-{heading}"), overflow="fold")
    defaults = game.info.options()
    for field, hint in get_type_hints(game.info.options, include_extras=True).items():
        default = getattr(defaults, field)
        name = field.replace("_", "-")
        table.add_row(
            f"--{name}",
            _shown(default),
            values_of(hint) or ("FILE.toml" if field in game.info.files else "JSON"),
            texts.say(f"option-{name}"),
        )
    console.print(table)
    console.print(texts.say("terminal-seats-counted"))


def _shown(value: object) -> str:
    match value:
        case None | () | "" | UnsetType():
            return "–"
        case bool():
            return str(value).lower()
    return str(value)
