"""`ludoteca admin`: look after the matches of a server, also while it is running."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from ludoteca.core import Invalid, to_file
from ludoteca.server.match.loading import restore
from ludoteca.server.settings import make_settings
from ludoteca.server.table.document import Chair, Table
from ludoteca.server.table.rows import moment, table_of
from ludoteca.store import MatchRow, Store, Unusable, open_store

from .arguments import require_writable, write_file

Deed = Callable[[Store, argparse.Namespace], Awaitable[None]]


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--db", metavar="WHERE", help="the server's database, if not the usual one")
    deeds = parser.add_subparsers(title="what to do", metavar="DEED", required=True)
    listing = deeds.add_parser("list", help="all matches, newest first")
    listing.add_argument("--status", choices=("lobby", "playing", "over", "closed"))
    listing.set_defaults(deed=list_matches)
    for name, deed, text in (
        ("show", show_match, "everything about a match but its log"),
        ("delete", delete_match, "remove a match for good"),
    ):
        single = deeds.add_parser(name, help=text)
        single.add_argument("match")
        single.set_defaults(deed=deed)
    export = deeds.add_parser("export", help="write the file of a match, finished or not")
    export.add_argument("match")
    export.add_argument("file", nargs="?", help="where to; by default standard output")
    export.set_defaults(deed=export_match)
    backup = deeds.add_parser("backup", help="copy the whole database while the server runs")
    backup.add_argument("file")
    backup.set_defaults(deed=back_up)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Do it; what prevents it is said in one sentence."""
    try:
        asyncio.run(_do(arguments.deed, arguments))
    except Unusable as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 2
    return 0


async def _do(deed: Deed, arguments: argparse.Namespace) -> None:
    store = await open_store(make_settings({"db": arguments.db}).db, must_exist=True)
    try:
        await deed(store, arguments)
    finally:
        await store.close()


def _who(chair: Chair) -> str:
    return chair.name or chair.level or "–"


async def list_matches(store: Store, arguments: argparse.Namespace) -> None:
    """All matches in a grid."""
    grid = Grid("match", "game", "status", "changed", "seats", box=None)
    for row in await store.all_matches(arguments.status):
        table = table_of(row)
        seats = ", ".join(_who(chair) for chair in table.chairs)
        changed = f"{moment(row.updated_at):%Y-%m-%d %H:%M}"
        grid.add_row(row.id, row.game, row.status, changed, seats)
    Console().print(grid)


async def _found(store: Store, match: str) -> tuple[MatchRow, Table]:
    row = await store.match(match)
    if row is None:
        raise Invalid("unknown-match", match=match)
    return row, table_of(row)


async def show_match(store: Store, arguments: argparse.Namespace) -> None:
    """One match in a few lines."""
    row, table = await _found(store, arguments.match)
    log = await store.log(row.id)
    print(f"{row.id}: {row.game}, {row.status}, {len(log)} entries, revision {row.revision}")
    print(f"set up {table.created_at:%Y-%m-%d %H:%M}, changed {moment(row.updated_at):%Y-%m-%d %H:%M}")
    for seat, chair in enumerate(table.chairs):
        print(f"  seat {seat}: {chair.kind} {_who(chair)}")


async def export_match(store: Store, arguments: argparse.Namespace) -> None:
    """The file of a match, with everything that was hidden."""
    row, table = await _found(store, arguments.match)
    log = await store.log(row.id)
    if not log:
        raise Invalid("not-now", status=table.status)
    content = to_file(restore(table, log))
    if arguments.file is None:
        sys.stdout.buffer.write(content + b"\n")
        return
    write_file(Path(arguments.file), content)


async def delete_match(store: Store, arguments: argparse.Namespace) -> None:
    """Remove a match and everything of it."""
    if not await store.delete_match(arguments.match):
        raise Invalid("unknown-match", match=arguments.match)


async def back_up(store: Store, arguments: argparse.Namespace) -> None:
    """Copy the database."""
    require_writable(Path(arguments.file))
    await store.backup(arguments.file)
