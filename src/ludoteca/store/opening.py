"""Which store a setting names: a URL is PostgreSQL, anything else a file."""

from pathlib import Path

from .errors import Unusable
from .sql import Store
from .sqlite import open_sqlite


async def open_store(where: str) -> Store:
    """Open the store; raises Unusable with one sentence for a person if that cannot be."""
    if not where.startswith(("postgres://", "postgresql://")):
        return open_sqlite(Path(where).expanduser())
    try:
        from .postgres import open_postgres
    except ModuleNotFoundError as error:
        raise Unusable("PostgreSQL needs asyncpg: install ludoteca[postgres].") from error
    return await open_postgres(where)
