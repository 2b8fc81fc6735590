"""`ludoteca render FILE`: write the board of a saved match as an SVG picture."""

import argparse
import io
from pathlib import Path
from typing import Any

from rich.console import Console

from ludoteca.core import AnyGame, Invalid
from ludoteca.texts import Texts

from .arguments import add_language, read_match, write_file


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("file", type=Path, help="a match file")
    parser.add_argument(
        "--at", type=int, metavar="SEQ", help="draw the position after this entry (default: the last)"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the .svg file to write")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the picture; returns 0."""
    if arguments.out.suffix != ".svg":
        raise Invalid("unknown-picture", suffix=arguments.out.suffix)
    match = read_match(arguments.file)
    state = match.state if arguments.at is None else match.state_at(arguments.at)
    write_file(arguments.out, board_as_svg(match.game, state, Texts(arguments.lang, match.game)))
    return 0


def board_as_svg(game: AnyGame, state: Any, texts: Texts) -> bytes:
    """The board as the terminal shows it to spectators, set in an SVG."""
    console = Console(record=True, file=io.StringIO(), width=110, highlight=False, force_terminal=True)
    console.print(texts.board(game.render(state, None)))
    return console.export_svg(title=game.info.title).encode()
