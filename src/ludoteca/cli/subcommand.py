"""What argparse calls the collection of commands, in a form that can be written in a signature."""

import argparse
from typing import Any, Protocol


class Subcommands(Protocol):
    """Where a command adds its parser."""

    def add_parser(self, name: str, *, help: str, **rest: Any) -> argparse.ArgumentParser:
        """A parser for one command."""
