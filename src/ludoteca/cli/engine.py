"""`ludoteca engine`: matches over a pipe, for programs in any language."""

import argparse
import sys

from ludoteca.engine import serve

from .subcommand import Subcommands


def add_parser(commands: Subcommands) -> None:
    parser = commands.add_parser("engine", help="drive matches over a pipe, one JSON request a line")
    parser.set_defaults(run=run, takes_options=False)


def run(_: argparse.Namespace) -> int:
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
