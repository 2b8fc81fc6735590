"""Which store a setting names: a URL is PostgreSQL, anything else a file."""

from pathlib import Path

from .errors import Unusable
from .sql import Store
from .sqlite import open_sqlite


async def open_store(where: str, *, must_exist: bool = False, alone: bool = False) -> Store:
    """Open the store; raises Unusable with one sentence for a person if that cannot be.

    A server opens a file `alone`: a second one would tell nobody of the first what it writes.
    """
    if not where.startswith(("postgres://", "postgresql://")):
        path = Path(where).expanduser()
        if must_exist and not path.exists():
            raise Unusable(f"There is no database at {path}.")
        return open_sqlite(path, alone=alone)
    try:
        from .postgres import open_postgres
    except ModuleNotFoundError as error:
        raise Unusable("PostgreSQL needs asyncpg: install ludoteca[postgres].") from error
    return await open_postgres(where)
