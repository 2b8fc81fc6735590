"""`ludoteca selfplay`: let bots play, and write their decisions to a Parquet or JSON lines file."""

import argparse
from pathlib import Path

from ludoteca.core import Invalid
from ludoteca.games import find_game
from ludoteca.texts import Texts

from .progress import in_order_with_bar
from .tournament import add_matches, planned, player_of_fixtures


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    add_matches(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="a .parquet or .jsonl file (see docs/data.md)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    game = find_game(arguments.game)
    texts = arguments.texts = Texts(arguments.lang, game)
    try:
        from ludoteca.research.encodings import encoding_of
        from ludoteca.research.selfplay import RowsFile, SelfplayWorker
    except ModuleNotFoundError as error:
        raise Invalid("research-missing", package=str(error.name)) from error
    encoding_of(game.info.key)
    _, table, fixtures = planned(arguments, game)
    play = player_of_fixtures(arguments, table, SelfplayWorker)
    file = RowsFile(arguments.out)
    results = in_order_with_bar(play(fixtures), len(fixtures), texts)
    try:
        for match, (_, rows) in enumerate(results):
            file.add(match, rows or [])
    finally:
        file.close()
    print(texts.say("selfplay-kept", rows=file.count, matches=len(fixtures), file=str(arguments.out)))
    return 0
