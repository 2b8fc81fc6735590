"""What the verbs of `ludoteca admin` share: where the database is, and how things are shown."""

import argparse
import asyncio
import getpass
import re
import sys
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from ludoteca.cli.screen import screen
from ludoteca.server.match.services import system_now
from ludoteca.server.settings import Settings, make_settings
from ludoteca.server.table.rows import moment
from ludoteca.store import Store, open_store

Deed = Callable[[Store, argparse.Namespace], Awaitable[int | None]]
"""What a verb does with the store; nothing, or the exit code."""
Alone = Callable[[Settings, argparse.Namespace], int | None]
"""What a verb does that opens no store."""

SAID = ("match", "person", "name", "number", "time", "older_than")
"""The words of a verb that the log of a server keeps."""
UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


class Group:
    """Verbs of one kind; each of them takes `--db`, before or after it."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._add_database(parser)
        self._verbs = parser.add_subparsers(title="what to do", metavar="VERB", required=True)

    def _add_database(self, parser: argparse.ArgumentParser) -> None:
        where = "the server's database, if not the usual one"
        # A default would take the place of what was said before the verb.
        parser.add_argument("--db", metavar="WHERE", help=where, default=argparse.SUPPRESS)

    def group(self, name: str, summary: str) -> "Group":
        """A group within this one."""
        return Group(self._verbs.add_parser(name, help=summary))

    def verb(self, name: str, deed: Deed, summary: str, *, noted: bool = False) -> argparse.ArgumentParser:
        """A verb that does something with the store; if `noted`, the log of the servers says who did it."""

        async def do(settings: Settings, arguments: argparse.Namespace) -> int | None:
            store = await open_store(settings.db, must_exist=True)
            try:
                code = await deed(store, arguments)
                if noted:
                    store.announce("admin", "-", f"{_user()}: {_said(name, arguments)}")
                return code
            finally:
                await store.close()

        return self._add(name, summary, lambda settings, arguments: asyncio.run(do(settings, arguments)))

    def alone(self, name: str, deed: Alone, summary: str) -> argparse.ArgumentParser:
        """A verb that opens no store."""
        return self._add(name, summary, deed)

    def _add(self, name: str, summary: str, deed: Alone) -> argparse.ArgumentParser:
        parser = self._verbs.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        self._add_database(parser)

        def run(arguments: argparse.Namespace) -> int:
            return deed(make_settings({"db": getattr(arguments, "db", None)}), arguments) or 0

        parser.set_defaults(deed=run)
        return parser


def _user() -> str:
    """Who sits at the terminal, as the system knows."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # a container's user may have no name
        return "somebody"


def _said(verb: str, arguments: argparse.Namespace) -> str:
    """The verb and its words, for the log."""
    words = [str(value) for name, value in vars(arguments).items() if name in SAID]
    return " ".join(" ".join((verb, *words)).split())[:200]


def complain(sentence: str) -> int:
    """Say what prevents it; the exit code."""
    print(f"ludoteca: {sentence}", file=sys.stderr)
    return 2


def age(text: str) -> timedelta:
    """A span of time as an argument: `90d`, `12h`."""
    found = re.fullmatch(r"([0-9]{1,5})([mhdw])", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"“{text}” is no span of time; write 30m, 12h, 90d or 8w")
    return timedelta(**{UNITS[found[2]]: int(found[1])})


def path(text: str) -> Path:
    """A file as an argument."""
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError("a file needs a name")
    return Path(text).expanduser()


def when(milliseconds: int | None) -> str:
    """A time as it is shown, in UTC; a dash where there is none."""
    return "–" if milliseconds is None else f"{moment(milliseconds):%Y-%m-%d %H:%M}"


def plain(value: object) -> str:
    """What people wrote, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(value))


def show_grid(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    """Rows under their columns; through a pipe without breaks."""
    grid = Grid(*columns, box=None)
    for row in rows:
        grid.add_row(*(Text(plain(cell)) for cell in row))  # a text: what looks like markup is none
    screen().print(grid)


def now() -> int:
    """Milliseconds since 1970."""
    return system_now()
