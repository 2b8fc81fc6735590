"""`ludoteca admin`: look after the people and the matches of a server, also while it is running."""

import argparse

from ludoteca.cli.screen import screen
from ludoteca.store import Unavailable, Unusable

from . import house, matches, people, reports
from .verbs import Group, complain, plain


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    group = Group(parser)
    matches.configure(group.group("matches", "look after matches: list, show, export, close, chat, delete"))
    people.configure(group.group("people", "look after people: list, show, rename, ban, delete"))
    reports.configure(group.group("reports", "lines of chat that people have reported: list, settle"))
    house.configure(group)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Do it; what prevents it is said in one sentence."""
    screen()  # a letter that this terminal lacks stops nothing
    for word in vars(arguments).values():
        if isinstance(word, str) and any("\ud800" <= letter <= "\udfff" for letter in word):
            return complain(f"“{plain(word)}” is no text.")  # bytes that are no letters, in no database
    try:
        code: int = arguments.deed(arguments)
    except Unusable as error:
        return complain(str(error))
    except Unavailable as error:
        return complain(f"The database fails: {error}.")
    return code
