"""Notes about changed rows in PostgreSQL."""

from typing import Any

import asyncpg
import msgspec

from .backups import kept_tables
from .connecting import borrow
from .migrate import migrations
from .notes import (
    HEARTBEAT,
    QUIET_COLUMNS,
    QUIET_NAMES,
    STATE,
    TRIGGER,
    ChangedRows,
    Collected,
    Notes,
    grouped,
)
from .timings import StoreTimings

COPY_LOCK = 0x1D07ED
NOTES = (
    "CREATE TABLE IF NOT EXISTS changed (number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
    " place TEXT NOT NULL, key TEXT NOT NULL)"
)
FORM = "1"
"""Written into the triggers' comment; another one makes them anew."""
KNOWN = (
    "SELECT count(*) FROM pg_trigger WHERE tgname = $1 AND tgrelid::regclass::text = ANY($2::text[])"
    " AND obj_description(oid, 'pg_trigger') = $3"
)
KEY = (
    "SELECT a.attname, format_type(a.atttypid, a.atttypmod) FROM pg_index i JOIN pg_attribute a"
    " ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey) WHERE i.indrelid = $1::text::regclass"
    " AND i.indisprimary ORDER BY array_position(i.indkey::int2[], a.attnum)"
)
COLUMNS = (
    "SELECT attname FROM pg_attribute WHERE attrelid = $1::text::regclass AND attnum > 0"
    " AND NOT attisdropped ORDER BY attnum"
)


class PostgresNotes(Notes):
    """Notes in a PostgreSQL database."""

    is_shared = True

    def __init__(self, pool: "asyncpg.Pool[Any]", timings: StoreTimings) -> None:
        self._pool = pool
        self._timings = timings

    async def begin(self) -> bool:
        tables = kept_tables(max(migrations()))
        async with borrow(self._pool, self._timings) as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", COPY_LOCK)
            if await connection.fetchval(KNOWN, TRIGGER, tables, FORM) == len(tables):
                return True
            await connection.execute(NOTES)
            await connection.execute(STATE)
            await connection.execute("DELETE FROM changed")
            for table in tables:
                await connection.execute(await _trigger(connection, table))
        return False

    async def are_kept(self) -> bool:
        async with borrow(self._pool, self._timings) as connection:
            return await connection.fetchval("SELECT to_regclass('copying')") is not None

    async def end(self) -> None:
        async with borrow(self._pool, self._timings) as connection, connection.transaction():
            await remove_notes(connection)

    async def collect(self) -> Collected:
        async with (
            borrow(self._pool, self._timings) as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            notes = await connection.fetch("SELECT number, place, key FROM changed ORDER BY number")
            keys = grouped((table, msgspec.json.decode(key)) for _, table, key in notes)
            keys.setdefault("house", []).append([HEARTBEAT])
            tables = [await _rows(connection, table, of_table) for table, of_table in keys.items()]
        return Collected([number for number, _, _ in notes], tables)

    async def remove(self, numbers: list[int]) -> None:
        async with borrow(self._pool, self._timings) as connection:
            await connection.execute("DELETE FROM changed WHERE number = ANY($1::bigint[])", numbers)


async def remove_notes(connection: Any) -> None:
    """Remove triggers, notes and the state of the copy, if there are any."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", COPY_LOCK)
    for table in await connection.fetch(
        "SELECT tgrelid::regclass::text FROM pg_trigger WHERE tgname = $1", TRIGGER
    ):
        await connection.execute(f"DROP TRIGGER {TRIGGER} ON {table[0]}")
        await connection.execute(f"DROP FUNCTION IF EXISTS {TRIGGER}_of_{table[0]}()")
    await connection.execute("DROP TABLE IF EXISTS changed")
    await connection.execute("DROP TABLE IF EXISTS copying")


async def _rows(connection: Any, table: str, keys: list[list[Any]]) -> ChangedRows:
    key = await connection.fetch(KEY, table)
    columns = [row[0] for row in await connection.fetch(COLUMNS, table)]
    arrays = ", ".join(f"${at}::{kind}[]" for at, (_, kind) in enumerate(key, 1))
    names = ", ".join(f"k{at}" for at in range(len(key)))
    same = " AND ".join(f"t.{name} = k.k{at}" for at, (name, _) in enumerate(key))
    query = f"SELECT t.* FROM unnest({arrays}) AS k ({names}) JOIN {table} AS t ON {same}"
    rows = await connection.fetch(query, *map(list, zip(*keys, strict=True)))
    return ChangedRows(table, [row[0] for row in key], keys, columns, [list(row) for row in rows])


async def _trigger(connection: Any, table: str) -> str:
    """Return the statements that make the trigger of a database table."""
    key = [row[0] for row in await connection.fetch(KEY, table)]
    columns = [row[0] for row in await connection.fetch(COLUMNS, table)]
    old, new = (f"json_build_array({', '.join(f'{row}.{name}' for name in key)})" for row in ("OLD", "NEW"))
    noted = ", ".join(name for name in columns if name not in QUIET_COLUMNS.get(table, ()))
    changed = " OR ".join(f"OLD.{name} <> NEW.{name}" for name in key)
    quiet = ", ".join(f"'{name}'" for name in QUIET_NAMES)
    leave = (
        f"IF coalesce(NEW.name, OLD.name) IN ({quiet}) THEN RETURN NULL; END IF;" if table == "house" else ""
    )
    note = f"INSERT INTO changed (place, key) VALUES ('{table}',"
    return (
        f"CREATE OR REPLACE FUNCTION {TRIGGER}_of_{table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        f" {leave} IF TG_OP <> 'INSERT' THEN {note} {old}::text); END IF;"
        f" IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND ({changed})) THEN {note} {new}::text); END IF;"
        " RETURN NULL; END $$;"
        f" DROP TRIGGER IF EXISTS {TRIGGER} ON {table};"
        f" CREATE TRIGGER {TRIGGER} AFTER INSERT OR DELETE OR UPDATE OF {noted} ON {table}"
        f" FOR EACH ROW EXECUTE FUNCTION {TRIGGER}_of_{table}();"
        f" COMMENT ON TRIGGER {TRIGGER} ON {table} IS '{FORM}';"
    )
