"""The command line: one module a command, each error one sentence and exit code 2."""

import argparse
import os
import sys
from typing import NoReturn

from ludoteca.core import Refusal
from ludoteca.texts import Texts

from . import engine, games, help, play, render, replay, stats


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. Try `{self.prog} --help`.\n")


def main(argv: list[str] | None = None) -> int:
    """Run one command."""
    parser = Parser(prog="ludoteca", description="Three real board games, played exactly by their rulebooks.")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (games, play, replay, help, stats, render, engine):
        command.add_parser(commands)
    arguments, options = parser.parse_known_args(argv)
    if options and not arguments.takes_options:
        parser.error(f"unrecognized arguments: {' '.join(options)}")
    arguments.options = options
    try:
        code: int = arguments.run(arguments)
    except Refusal as refusal:
        # The command wraps refusals of a game; what comes this far is common.
        print(f"ludoteca: {Texts('en').refusal(refusal)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; leave without complaint, as `head` expects.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
