"""The console that commands print to and read from."""

import sys
from io import TextIOWrapper

from rich.console import Console
from rich.markup import escape

PIPED_WIDTH = 160
"""Width of lines in a pipe: wide enough for every grid."""

LONGEST_NUMBER = 9
"""Most digits of a typed number."""


def screen() -> Console:
    """A console: a terminal wraps long lines between words, a pipe gets neither wrapping nor colours."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # the terminal may lack a character
    is_terminal = sys.stdout.isatty()
    return Console(
        highlight=False, soft_wrap=not is_terminal, emoji=False, width=None if is_terminal else PIPED_WIDTH
    )


def ask(console: Console, question: str) -> str:
    """Ask a question; returns the line typed. A line from a pipe is printed as if it were typed."""
    line = console.input(f"{question} ").strip()
    if not sys.stdin.isatty():
        console.print(escape(line))
    return line
