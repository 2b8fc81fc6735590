"""Opens the store that a setting names: PostgreSQL by its URL, otherwise a SQLite file."""

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NamedTuple

from .copies import fetch_copy
from .errors import Unusable
from .places import is_remote, open_place
from .sqlite import open_sqlite, restore_sqlite
from .store import Store
from .timings import STANDARD, StoreTimings


class Restored(NamedTuple):
    """What was restored."""

    at: int | None
    """The time that a copy shows, in milliseconds since 1970; None of a backup."""
    lost: str
    """What was wrong with the copy, in a sentence; empty if nothing was."""


async def open_store(
    where: str,
    *,
    must_exist: bool = False,
    alone: bool = False,
    backups: Path | None = None,
    timings: StoreTimings = STANDARD,
    threads: bool = True,
) -> Store:
    """Open the store; raises Unusable with a sentence for the host if that cannot be done.

    A server opens a file `alone`, because a second server would not learn what the first writes. Before a
    migration the database is backed up into the folder `backups`; by default that of the file, and for
    PostgreSQL the current one. A database that `must_exist` is neither created nor migrated.
    Without `threads` a file is read and written in the caller's thread.
    """
    if _is_file(where):
        return Store(
            open_sqlite(
                _file(where),
                must_exist=must_exist,
                alone=alone,
                backups=backups,
                timings=timings,
                threads=threads,
            )
        )
    folder = backups or Path()
    return Store(await _postgres().open_postgres(where, folder, must_exist=must_exist, timings=timings))


async def restore_store(where: str, source: Path, segments: Iterable[Path] = ()) -> None:
    """Restore a backup, and segments that follow it, into a new database of either kind.

    Raises Unusable if it holds data already.
    """
    if _is_file(where):
        restore_sqlite(_file(where), source, segments)
    else:
        await _postgres().restore_postgres(where, source, segments)


async def restore_from(where: str, origin: str) -> Restored:
    """Restore a backup, or the newest copy of a folder or an S3-compatible store, into a new database.

    Behind `#` the origin names a house, if there are copies of several.
    """
    if not is_remote(origin) and not Path(origin.partition("#")[0]).expanduser().is_dir():
        await restore_store(where, Path(origin).expanduser())
        return Restored(None, "")
    where_from, _, house = origin.rpartition("#") if "#" in origin else (origin, "", "")
    place = open_place(where_from)
    with TemporaryDirectory(prefix="ludoteca-restore-") as folder:
        fetched = await fetch_copy(place, Path(folder), house)
        await restore_store(where, fetched.base, fetched.segments)
    return Restored(fetched.at, fetched.lost)


def _is_file(where: str) -> bool:
    return not where.startswith(("postgres://", "postgresql://"))


def _file(where: str) -> Path:
    """Return the path of a database file; raises Unusable if the name is not one of a file."""
    try:
        path = Path(where).expanduser()
    except RuntimeError as error:  # the home of an unknown user
        raise Unusable(f"The database {where} cannot be used: {error}.") from error
    if not path.name or path.is_dir():
        raise Unusable(f"The database “{where}” is no file: name one by --db.")
    return path


def _postgres() -> ModuleType:
    try:
        from . import postgres
    except ModuleNotFoundError as error:
        raise Unusable("PostgreSQL needs asyncpg: install ludoteca[postgres].") from error
    return postgres
