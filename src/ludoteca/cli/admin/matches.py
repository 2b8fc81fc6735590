"""Verbs for matches: list, show, export, close, remove a line of chat, delete."""

import argparse
import sys

from ludoteca.cli.arguments import write_file
from ludoteca.core import Invalid, to_file
from ludoteca.server.match.loading import restore
from ludoteca.server.table import changes
from ludoteca.server.table.document import Chair, Table
from ludoteca.server.table.rows import readable, unread_file
from ludoteca.server.table.writer import find_match
from ludoteca.store import Store

from .people import person_of
from .verbs import Group, journal_of, path, show_grid, table_writer, when


def configure(verbs: Group) -> None:
    """Add the verbs."""
    listing = verbs.verb("list", list_matches, "list all matches, newest first")
    listing.add_argument("--status", choices=("lobby", "playing", "over", "closed"))
    listing.add_argument("--of", metavar="PERSON", help="only those of a person, by account name or id")
    verbs.verb("show", show_match, "show a match without its log").add_argument("match")
    export = verbs.verb("export", export_match, "write the file of a match, finished or not", noted=True)
    export.add_argument("match")
    export.add_argument("file", nargs="?", type=path, help="the file to write (default: standard output)")
    closing = verbs.verb(
        "close", close_match, "close a match before its end; it can still be viewed", noted=True
    )
    closing.add_argument("match")
    verbs.verb("chat", show_chat, "show the chat of a table, with line numbers").add_argument("match")
    removing = verbs.verb(
        "remove-line", remove_line, "remove a line of chat; a note takes its place", noted=True
    )
    removing.add_argument("match")
    removing.add_argument("number", type=int, help="its number, as `chat` shows it")
    verbs.verb("delete", delete_match, "delete a match", noted=True).add_argument("match")


def _who(chair: Chair) -> str:
    return chair.name or chair.level or "–"


def _seats(table: Table) -> str:
    return ", ".join(_who(chair) for chair in table.chairs)


async def list_matches(store: Store, arguments: argparse.Namespace) -> None:
    """Print all matches."""
    if arguments.of is None:
        rows = await store.matches.all(arguments.status)
    else:
        theirs = await store.matches.of((await person_of(store, arguments.of)).id)
        rows = [row for row in theirs if arguments.status in (None, row.status)]
    show_grid(
        ("match", "game", "status", "changed", "seats"),
        (
            (
                row.id,
                row.game,
                row.status,
                when(row.updated_at),
                next((_seats(table) for table in readable([row])), "(cannot be read)"),
            )
            for row in rows
        ),
    )


async def show_match(store: Store, arguments: argparse.Namespace) -> None:
    """Print one match."""
    row, table = await find_match(store, arguments.match)
    print(f"{row.id}: {row.game}, {row.status}, {1 + await store.log.last(row.id)} entries")
    print(f"set up {when(row.created_at)}, changed {when(row.updated_at)}, revision {row.revision}")
    for seat, chair in enumerate(table.chairs):
        bot = f", bot {chair.level} plays" if chair.kind == "person" and chair.level is not None else ""
        print(f"  seat {seat}: {chair.kind} {_who(chair)} {chair.player or ''}".rstrip() + bot)
    if table.outcome is not None:
        print(f"over ({table.outcome.reason}): scores {', '.join(map(str, table.outcome.scores))}")


async def export_match(store: Store, arguments: argparse.Namespace) -> None:
    """Write the file of a match, with all hidden information."""
    row, table = await find_match(store, arguments.match)
    log = await store.log.entries(row.id)
    if not log:
        raise Invalid("not-now", status=table.status)
    try:
        content = to_file(restore(table, log))
    except Invalid as refusal:
        if refusal.reason != "rules-version-differs":
            raise
        content = unread_file(table, log)
    if arguments.file is None:
        sys.stdout.buffer.write(content + b"\n")
    else:
        write_file(arguments.file, content)


async def close_match(store: Store, arguments: argparse.Namespace) -> None:
    """Close a match."""
    await table_writer(store).change(arguments.match, changes.close)
    await journal_of(store).add(arguments.match, "closed")


async def show_chat(store: Store, arguments: argparse.Namespace) -> None:
    """Print the chat of a match."""
    row, _ = await find_match(store, arguments.match)
    show_grid(
        ("line", "at", "who", "id", "what"),
        (
            (
                line.number,
                f"{line.at:%Y-%m-%d %H:%M}",
                line.name or "–",
                line.player or "–",
                line.text or line.params.get("phrase", "(removed)"),
            )
            for line in await journal_of(store).all(row.id)
            if line.kind in ("said", "removed")
        ),
    )


async def remove_line(store: Store, arguments: argparse.Namespace) -> None:
    """Remove a line of chat, also from pages that are open; raises Invalid if there is none."""
    row, _ = await find_match(store, arguments.match)
    if not await journal_of(store).remove_line(row.id, arguments.number):
        raise Invalid("no-such-line", number=arguments.number)


async def delete_match(store: Store, arguments: argparse.Namespace) -> None:
    """Delete a match with its log and journal; raises Invalid if there is none."""
    if not await table_writer(store).delete(arguments.match):
        raise Invalid("unknown-match", match=arguments.match)
