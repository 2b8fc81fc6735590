"""Where the commands print."""

import sys

from rich.console import Console

PIPED_WIDTH = 160
"""Wide enough for every table: what reads a pipe has no edge to wrap at."""


def screen() -> Console:
    """The terminal; or a pipe, without colours and cursor tricks."""
    return Console(
        highlight=False, soft_wrap=True, emoji=False, width=None if sys.stdout.isatty() else PIPED_WIDTH
    )
