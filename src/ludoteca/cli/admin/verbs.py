"""What the verbs of `ludoteca admin` share: arguments, opening the store, printing."""

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
from ludoteca.server.protocol.news import AdminCommandRun, PeerChannel
from ludoteca.server.runtime.system_time import system_now
from ludoteca.server.settings import Settings, make_settings
from ludoteca.server.table.journal import Journal
from ludoteca.server.table.rows import moment
from ludoteca.server.table.writer import TableWriter
from ludoteca.store import Store, open_store

StoreVerb = Callable[[Store, argparse.Namespace], Awaitable[int | None]]
"""A verb that works on the store; returns the exit code, or None for 0."""
PlainVerb = Callable[[Settings, argparse.Namespace], int | None]
"""A verb that opens no store."""

SAID = ("match", "person", "name", "number", "time", "older_than")
"""The arguments of a verb that are written to the log of the servers."""
UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


class Group:
    """A group of verbs; `--db` may be given before or after a verb."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._add_database(parser)
        self._verbs = parser.add_subparsers(title="what to do", metavar="VERB", required=True)

    def _add_database(self, parser: argparse.ArgumentParser) -> None:
        where = "the server's database (default: as `ludoteca serve`)"
        # A default would replace what was given before the verb.
        parser.add_argument("--db", metavar="WHERE", help=where, default=argparse.SUPPRESS)

    def group(self, name: str, summary: str) -> "Group":
        """Add a group within this one."""
        return Group(self._verbs.add_parser(name, help=summary))

    def verb(
        self, name: str, function: StoreVerb, summary: str, *, noted: bool = False
    ) -> argparse.ArgumentParser:
        """Add a verb that works on the store; if `noted`, the servers log who ran it."""

        async def do(settings: Settings, arguments: argparse.Namespace) -> int | None:
            store = await open_store(settings.db, must_exist=True)
            try:
                code = await function(store, arguments)
                if noted:
                    peers_of(store).publish(AdminCommandRun(_user(), _said(name, arguments)))
                return code
            finally:
                await store.close()

        return self._add(name, summary, lambda settings, arguments: asyncio.run(do(settings, arguments)))

    def alone(self, name: str, function: PlainVerb, summary: str) -> argparse.ArgumentParser:
        """Add a verb that opens no store."""
        return self._add(name, summary, function)

    def _add(self, name: str, summary: str, function: PlainVerb) -> argparse.ArgumentParser:
        parser = self._verbs.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        self._add_database(parser)

        def run(arguments: argparse.Namespace) -> int:
            return function(make_settings({"db": getattr(arguments, "db", None)}), arguments) or 0

        parser.set_defaults(deed=run)
        return parser


def peers_of(store: Store) -> PeerChannel:
    """Return the channel to the servers that use a store."""
    return PeerChannel(store.channel)


def table_writer(store: Store) -> TableWriter:
    """Return what writes tables into a store."""
    return TableWriter(store, peers_of(store), now)


def journal_of(store: Store) -> Journal:
    """Return what reads and writes the journals of a store."""
    return Journal(store, peers_of(store), now)


def _user() -> str:
    """The name of the system's user."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # a container's user may have no name
        return "unknown user"


def _said(verb: str, arguments: argparse.Namespace) -> str:
    """The verb and its arguments, for the log."""
    words = [str(value) for name, value in vars(arguments).items() if name in SAID]
    return " ".join(" ".join((verb, *words)).split())[:200]


def print_error(sentence: str) -> int:
    """Print an error; returns the exit code."""
    print(f"ludoteca: {sentence}", file=sys.stderr)
    return 2


def age(text: str) -> timedelta:
    """Parse a duration: `90d`, `12h`."""
    found = re.fullmatch(r"([0-9]{1,5})([mhdw])", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"“{text}” is not a duration; write 30m, 12h, 90d or 8w")
    return timedelta(**{UNITS[found[2]]: int(found[1])})


def path(text: str) -> Path:
    """Parse the name of a file."""
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError("a file needs a name")
    return Path(text).expanduser()


def when(milliseconds: int | None) -> str:
    """A time in UTC, or a dash for None."""
    return "–" if milliseconds is None else f"{moment(milliseconds):%Y-%m-%d %H:%M}"


def plain(value: object) -> str:
    """A value as text without control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(value))


def show_grid(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    """Print a grid of rows."""
    grid = Grid(*columns, box=None)
    for row in rows:
        grid.add_row(*(Text(plain(cell)) for cell in row))  # a Text: markup in it is not interpreted
    screen().print(grid)


def now() -> int:
    """Milliseconds since 1970."""
    return system_now()
