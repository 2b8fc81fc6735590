"""Where the commands print."""

import sys
from io import TextIOWrapper

from rich.console import Console
from rich.markup import escape

PIPED_WIDTH = 160
"""Wide enough for every table: what reads a pipe has no edge to wrap at."""

LONGEST_NUMBER = 9
"""Nobody means a longer one."""


def screen() -> Console:
    """The terminal, where long lines are broken between words; or a pipe, without breaks and colours."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that this terminal lacks stops no match
    is_terminal = sys.stdout.isatty()
    return Console(
        highlight=False, soft_wrap=not is_terminal, emoji=False, width=None if is_terminal else PIPED_WIDTH
    )


def ask(console: Console, question: str) -> str:
    """The line that is typed in answer; one that comes through a pipe is shown, as if it had been typed."""
    line = console.input(f"{question} ").strip()
    if not sys.stdin.isatty():
        console.print(escape(line))
    return line
