"""`ludoteca engine`: answer requests over a pipe, for programs in any language."""

import argparse
import sys

from ludoteca.engine import serve


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
