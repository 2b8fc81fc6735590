"""The command line: a module for each command; every error is one sentence and exit code 2."""

import argparse
import os
import sys
import traceback
from importlib import import_module
from typing import NoReturn

from ludoteca import __version__
from ludoteca.core import Invalid, Refusal

COMMANDS = {
    "games": "list the games, or the options of one",
    "play": "play a match in the terminal",
    "replay": "step through a saved match",
    "review": "review a saved match: chances over time, and better moves",
    "table": "check or install a file with the printed things of your own box",
    "help": "show a rule by its id, or all rules of a game",
    "stats": "let bots play many matches and compare them",
    "tournament": "let bots play each other and rate them",
    "league": "let bots play in a league that grows over time, and draw its page",
    "selfplay": "let bots play and write what they saw and did to a file, to learn from",
    "render": "draw a picture of a saved match",
    "serve": "run the server, for browsers on this machine or in the network",
    "site": "write a folder that any web host can serve, where everything is played in the browser",
    "admin": "manage the people and matches of a server",
    "new-game": "write a small game that works, for its author to change",
    "conformance": "check whether a game keeps the contract, for its author",
    "engine": "drive matches over a pipe, one JSON request a line",
}
"""The commands with their summaries; each is a module with a function `configure`, loaded when called."""


NEED_SERVER = ("serve", "admin")
"""Commands that need the packages of the extra `server`."""
DESCRIPTION = """Three real board games, played exactly by their rulebooks.
Without a command it runs the server and opens the browser (serve --open)."""
DEFAULT_COMMAND = ["serve", "--open"]


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. Try `{self.prog} --help`.\n")


def main(argv: list[str] | None = None) -> int:
    """Run the command that the arguments name; returns its exit code."""
    words = (sys.argv[1:] if argv is None else argv) or DEFAULT_COMMAND
    parser = Parser(prog="ludoteca", description=DESCRIPTION)
    parser.add_argument("--version", action="version", version=f"ludoteca {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        command.set_defaults(takes_options=False, command=command)
        if name in words[:1]:
            if name in NEED_SERVER and (code := run(argparse.Namespace(run=_require_server))):
                return code
            import_module(f".{name.replace('-', '_')}", __name__).configure(command)
    arguments, options = parser.parse_known_args(words)
    if options and not arguments.takes_options:
        arguments.command.error(f"unrecognized arguments: {' '.join(options)}")
    arguments.options = options
    return run(arguments)


def _require_server(_: argparse.Namespace) -> int:
    from .server_packages import require_packages

    require_packages()
    return 0


def run(arguments: argparse.Namespace) -> int:
    """Run a parsed command; prints an error as one sentence and returns the exit code."""
    try:
        code: int = arguments.run(arguments)
    except Refusal as refusal:
        return _print_refusal(arguments, refusal, 2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader of the output closed it, as `head` does: end without an error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        return _print_refusal(arguments, _mistake(error), 1)
    return code


def _print_refusal(arguments: argparse.Namespace, refusal: Refusal, code: int) -> int:
    """Print a refusal, with the texts that the command has set, and return the exit code."""
    from ludoteca.texts import Texts

    texts = getattr(arguments, "texts", None) or Texts(getattr(arguments, "lang", "en"))
    print(f"ludoteca: {texts.refusal(refusal)}", file=sys.stderr)
    return code


def _mistake(error: Exception) -> Invalid:
    """An unexpected error, of the program or a guest game, as a refusal: what it is and where."""
    said = " ".join(f"{type(error).__name__}: {error}".split())
    where = traceback.extract_tb(error.__traceback__)[-1]
    return Invalid("program-mistake", detail=said, file=where.filename, line=str(where.lineno))
