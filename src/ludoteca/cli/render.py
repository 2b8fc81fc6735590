"""`ludoteca render FILE`: a picture of how a saved match stands."""

import argparse
import io
from pathlib import Path
from typing import Any

from rich.console import Console

from ludoteca.core import Invalid, Match, Pictured
from ludoteca.texts import Texts

from .arguments import add_language, read_match, write_file


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("file", type=Path, help="a match file")
    parser.add_argument(
        "--at", type=int, metavar="SEQ", help="how it stood after this entry (default: the last)"
    )
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FILE",
        help="an .svg, or a .png if the game has one",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    match = read_match(arguments.file)
    state = match.state if arguments.at is None else match.state_at(arguments.at)
    texts = Texts(arguments.lang, match.game)
    write_file(arguments.out, picture(match, state, arguments.out.suffix, texts))
    return 0


def picture(match: Match[Any, Any], state: Any, suffix: str, texts: Texts) -> bytes:
    """The board as text set in an SVG, or, for a game that has one, its own picture as PNG."""
    if suffix == ".svg":
        console = Console(record=True, file=io.StringIO(), width=110, highlight=False, force_terminal=True)
        console.print(texts.board(match.game.render(state, None)))
        return console.export_svg(title=match.game.info.title).encode()
    if suffix == ".png" and isinstance(match.game, Pictured):
        return match.game.picture(state, None)
    raise Invalid("unknown-picture", suffix=suffix)
