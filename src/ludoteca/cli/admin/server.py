"""Verbs for the whole server: announce a restart, prune, back up, restore, check every match."""

import argparse
import asyncio
import sys
from datetime import datetime, timedelta

from ludoteca.cli.arguments import require_writable
from ludoteca.server.cluster.announcement import RESTART_AT
from ludoteca.server.cluster.status import BACKED_UP_AT
from ludoteca.server.protocol.news import RestartScheduled
from ludoteca.server.settings import Settings
from ludoteca.server.table import pruning
from ludoteca.server.table.rows import moment, ms
from ludoteca.store import Store, restore_from

from .checking import check
from .verbs import Group, age, now, path, peers_of, table_writer, when


def configure(verbs: Group) -> None:
    """Add the verbs."""
    announcing = verbs.verb(
        "announce", announce, "announce a restart to everyone who is connected", noted=True
    )
    announcing.add_argument(
        "time",
        type=time_of,
        help="22:30, 2026-05-01T22:30 (both local time), +15m, or `never` to cancel",
    )
    pruning = verbs.verb(
        "prune", prune, "delete old matches that are not in play, and guests without matches", noted=True
    )
    pruning.add_argument("--older-than", required=True, type=age, metavar="AGE", help="for example 90d")
    pruning.add_argument("--dry-run", action="store_true", help="only say what would be deleted")
    backup = verbs.verb(
        "backup", back_up, "write the whole database to a file, also while the server runs", noted=True
    )
    backup.add_argument("file", type=path)
    restoring = verbs.alone(
        "restore", restore, "make a database from a backup or from a copy, of either kind"
    )
    restoring.add_argument(
        "source", type=source_of, help="a backup, a folder with a copy, or s3://bucket/path (see --copy-to)"
    )
    checking = verbs.verb("check", check, "replay every match, and report what disagrees")
    checking.add_argument("match", nargs="*", help="only these")


def time_of(text: str) -> datetime | None:
    """Parse a time; `never` is None."""
    here = datetime.now().astimezone()
    if text == "never":
        return None
    try:
        if text.startswith("+"):
            at = (here + age(text[1:])).replace(second=0, microsecond=0)
        elif "T" in text:
            at = datetime.fromisoformat(text).astimezone()
        else:
            clock = datetime.strptime(text, "%H:%M")
            at = here.replace(hour=clock.hour, minute=clock.minute, second=0, microsecond=0)
            if at <= here:
                at += timedelta(days=1)
    except (ValueError, OverflowError):
        raise argparse.ArgumentTypeError(
            f"“{text}” is not a time; write 22:30, 2026-05-01T22:30, +15m or never"
        ) from None
    if at <= here:
        raise argparse.ArgumentTypeError(f"“{text}” is past")
    return at


async def announce(store: Store, arguments: argparse.Namespace) -> None:
    """Announce a restart to everyone who is connected or will connect."""
    at: datetime | None = arguments.time
    await store.server.set(RESTART_AT, "" if at is None else str(ms(at)))
    peers_of(store).publish(RestartScheduled())
    print("No restart is announced." if at is None else f"Announced for {at:%Y-%m-%d %H:%M %Z}.")


async def prune(store: Store, arguments: argparse.Namespace) -> None:
    """Delete old matches and guests; results and ratings stay."""
    before = now() - int(arguments.older_than.total_seconds() * 1000)
    gone = await pruning.prune(store, table_writer(store), before, now(), is_trial=arguments.dry_run)
    done = "Would delete" if arguments.dry_run else "Deleted"
    print(f"{done} {gone.matches} matches and {gone.guests} guests, unchanged since {when(before)}.")


async def back_up(store: Store, arguments: argparse.Namespace) -> None:
    """Write a consistent copy of the database to a file."""
    require_writable(arguments.file)
    await store.backup(arguments.file)
    await store.server.set(BACKED_UP_AT, str(now()))


def source_of(text: str) -> str:
    """Parse the name of a file, a folder or a place."""
    return text if "://" in text else str(path(text))


def restore(settings: Settings, arguments: argparse.Namespace) -> None:
    """Write a backup or a copy into a new database."""
    restored = asyncio.run(restore_from(settings.db, arguments.source))
    if restored.lost:
        print(f"ludoteca: {restored.lost}", file=sys.stderr)
    if restored.at is not None:
        print(f"Restored as it was on {moment(restored.at):%Y-%m-%d at %H:%M:%S} UTC.")
