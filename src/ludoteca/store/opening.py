"""Which store a setting names: a URL is PostgreSQL, anything else a file."""

from pathlib import Path
from types import ModuleType

from .errors import Unusable
from .sqlite import open_sqlite, restore_sqlite
from .store import Store


async def open_store(
    where: str, *, must_exist: bool = False, alone: bool = False, backups: Path | None = None
) -> Store:
    """Open the store; raises Unusable with one sentence for a person if that cannot be.

    A server opens a file `alone`: a second one would tell nobody of the first what it writes. Before a
    database is brought up to date, a backup of it is made in the folder `backups`; by default that of the
    file, and for PostgreSQL the present one. One that `must_exist` is neither made nor brought up to date.
    """
    if _is_file(where):
        return Store(open_sqlite(_file(where), must_exist=must_exist, alone=alone, backups=backups))
    return Store(await _postgres().open_postgres(where, backups or Path(), must_exist=must_exist))


async def restore_store(where: str, source: Path) -> None:
    """Make a database of either kind from a backup; Unusable if there is something in it already."""
    if _is_file(where):
        restore_sqlite(_file(where), source)
    else:
        await _postgres().restore_postgres(where, source)


def _is_file(where: str) -> bool:
    return not where.startswith(("postgres://", "postgresql://"))


def _file(where: str) -> Path:
    """The file of that name; Unusable if none can have it."""
    try:
        path = Path(where).expanduser()
    except RuntimeError as error:  # the home of somebody who is not known here
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
