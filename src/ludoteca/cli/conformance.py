"""`ludoteca conformance GAME`: check whether a game keeps the contract, for its author."""

import argparse

from rich.markup import escape

from ludoteca.bots import find_bot
from ludoteca.games import find_game
from ludoteca.testing.report import faults
from ludoteca.texts import Texts

from .arguments import add_language, at_least, options_from
from .screen import screen


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("game", help="which game (see `ludoteca games`)")
    parser.add_argument(
        "--matches", type=at_least(1), default=20, help="number of matches to play (default: 20)"
    )
    parser.add_argument("--seed", type=int, default=0, help="seed of the first match (default: 0)")
    parser.add_argument(
        "--bots",
        metavar="LEVEL",
        help="level of the bots (default: uniform and the levels of the game, in turn)",
    )
    parser.add_argument(
        "--longest", type=at_least(1), default=5000, help="most actions in a match (default: 5000)"
    )
    add_language(parser)
    parser.set_defaults(run=run, takes_options=True)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each violation; returns 1 if there is one."""
    game = find_game(arguments.game)
    console, texts = screen(), Texts(arguments.lang)
    options = options_from(game, arguments.options)
    find_bot(game, arguments.bots)
    found = list(
        faults(
            game,
            arguments.matches,
            seed=arguments.seed,
            options=options,
            level=arguments.bots,
            longest=arguments.longest,
        )
    )
    for reason in found:
        console.print(escape(texts.say(reason.key, **reason.params)))
    if not found:
        console.print(
            escape(texts.say("keeps-the-contract", title=game.info.title, matches=arguments.matches))
        )
    return 1 if found else 0
