"""`ludoteca play`: a match at the terminal, against bots or each other."""

import argparse
from pathlib import Path

from ludoteca.core import Invalid
from ludoteca.games import find_game
from ludoteca.texts import Texts

from .arguments import add_language, add_match, bots_from, new_match, read_match, seed_of
from .screen import screen
from .terminal_match import TerminalMatch, require_seats


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    add_match(parser)
    parser.add_argument(
        "--me",
        type=int,
        action="append",
        metavar="SEAT",
        help="a seat that you play, counted from 0, which is Player 1 (default: 0); may be repeated",
    )
    parser.add_argument("--all-bots", action="store_true", help="watch a match of bots")
    parser.add_argument("--load", type=Path, metavar="FILE", help="continue a saved match")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    game = find_game(arguments.game)
    arguments.texts = Texts(arguments.lang, game)
    seed = seed_of(arguments)
    if arguments.load:
        if arguments.options or arguments.seats is not None:
            raise Invalid("loaded-as-it-was")
        match = read_match(arguments.load, game, seed)
    else:
        match = new_match(arguments, game, seed)
    people = frozenset() if arguments.all_bots else frozenset(arguments.me or [0])
    require_seats(people, match)
    seats = match.game.position(match.state).seats
    bots = bots_from(game, arguments.bots, [seat for seat in range(seats) if seat not in people])
    return TerminalMatch(match, people, bots, seed, screen(), arguments.lang).run()
