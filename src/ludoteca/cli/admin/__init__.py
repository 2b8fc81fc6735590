"""`ludoteca admin`: manage the people and matches of a server, also while it is running."""

import argparse

from ludoteca.cli.screen import screen
from ludoteca.store import Unavailable, Unusable

from . import doctor, matches, people, reports, server
from .verbs import Group, plain, print_error


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    group = Group(parser)
    matches.configure(
        group.group("matches", "list, show, export, close or delete matches, and lines of chat")
    )
    people.configure(
        group.group("people", "list, show, rename, ban, appoint or delete people; new passwords")
    )
    reports.configure(group.group("reports", "manage reported lines of chat: list, settle"))
    server.configure(group)
    doctor.configure(group)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run a verb; prints an error as one sentence and returns the exit code."""
    screen()  # sets the output up for characters that the terminal lacks
    for word in vars(arguments).values():
        if isinstance(word, str) and any("\ud800" <= letter <= "\udfff" for letter in word):
            return print_error(f"“{plain(word)}” is no text.")  # undecodable bytes, which no database stores
    try:
        code: int = arguments.deed(arguments)
    except Unusable as error:
        return print_error(str(error))
    except Unavailable as error:
        return print_error(f"The database fails: {error}.")
    return code
