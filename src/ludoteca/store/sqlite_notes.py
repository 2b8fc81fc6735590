"""Notes about changed rows in a SQLite file."""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from .backups import kept_tables
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

Run = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]
"""Runs work on a connection."""
NOTES = (
    "CREATE TABLE IF NOT EXISTS changed (number INTEGER PRIMARY KEY, place TEXT NOT NULL, key TEXT NOT NULL)"
)
TRIGGERS = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"


class SqliteNotes(Notes):
    """Notes in a SQLite file; `read` and `write` run work on its reader and in its writer's transaction."""

    is_shared = False

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def begin(self) -> bool:
        return bool(await self._write(begin))

    async def are_kept(self) -> bool:
        return bool(await self._read(are_kept))

    async def end(self) -> None:
        await self._write(end)

    async def collect(self) -> Collected:
        collected: Collected = await self._read(collect)
        return collected

    async def remove(self, numbers: list[int]) -> None:
        if numbers:  # there is one writer, so notes have the order of their commits
            await self._write(lambda connection: remove(connection, max(numbers)))


def remove(connection: sqlite3.Connection, last: int) -> None:
    """Remove the notes up to a number."""
    connection.execute("DELETE FROM changed WHERE number <= ?", (last,))


def are_kept(connection: sqlite3.Connection) -> bool:
    """Whether notes are or were made in this file."""
    return bool(connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'changed'").fetchall())


def begin(connection: sqlite3.Connection) -> bool:
    """Make the triggers that are missing; return whether all were there."""
    wanted = dict(_triggers(connection))
    there = {name: sql for name, sql in connection.execute(TRIGGERS) if name.startswith(TRIGGER)}
    if there == wanted:
        return True
    for name in there:
        connection.execute(f"DROP TRIGGER {name}")
    connection.execute(NOTES)
    connection.execute(STATE)
    connection.execute("DELETE FROM changed")
    for sql in wanted.values():
        connection.execute(sql)
    return False


def end(connection: sqlite3.Connection) -> None:
    """Remove triggers, notes and the state of the copy."""
    for name, _ in connection.execute(TRIGGERS).fetchall():
        if name.startswith(TRIGGER):
            connection.execute(f"DROP TRIGGER {name}")
    connection.execute("DROP TABLE IF EXISTS changed")
    connection.execute("DROP TABLE IF EXISTS copying")


def collect(connection: sqlite3.Connection) -> Collected:
    """Read the notes and what is under their keys now."""
    connection.execute("BEGIN")  # one consistent view until COMMIT
    try:
        notes = connection.execute("SELECT number, place, key FROM changed ORDER BY number").fetchall()
        keys = grouped((table, msgspec.json.decode(key)) for _, table, key in notes)
        keys.setdefault("house", []).append([HEARTBEAT])
        tables = [_rows(connection, table, of_table) for table, of_table in keys.items()]
        return Collected([number for number, _, _ in notes], tables)
    finally:
        connection.execute("COMMIT")


def _rows(connection: sqlite3.Connection, table: str, keys: list[list[Any]]) -> ChangedRows:
    columns, key = _columns(connection, table)
    same = " AND ".join(f"t.{name} = json_extract(k.value, '$[{at}]')" for at, name in enumerate(key))
    # A cross join is read from left to right: each key is looked up.
    query = f"SELECT t.* FROM json_each(?1) AS k CROSS JOIN {table} AS t ON {same}"
    rows = connection.execute(query, (msgspec.json.encode(keys).decode(),)).fetchall()
    return ChangedRows(table, key, keys, columns, [list(row) for row in rows])


def _columns(connection: sqlite3.Connection, table: str) -> tuple[list[str], list[str]]:
    """The columns of a database table, and those of its key."""
    about = connection.execute(f"PRAGMA table_info({table})").fetchall()
    key = sorted((row[5], row[1]) for row in about if row[5])
    return [row[1] for row in about], [name for _, name in key]


def _triggers(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    made = []
    for table in kept_tables(int(version)):
        columns, key = _columns(connection, table)
        old, new = (f"json_array({', '.join(f'{row}.{name}' for name in key)})" for row in ("OLD", "NEW"))
        noted = ", ".join(name for name in columns if name not in QUIET_COLUMNS.get(table, ()))
        for what, row, on, values in (
            ("insert", "NEW", "INSERT", f"SELECT '{table}', {new}"),
            ("update", "NEW", f"UPDATE OF {noted}", f"SELECT '{table}', {old} UNION SELECT '{table}', {new}"),
            ("delete", "OLD", "DELETE", f"SELECT '{table}', {old}"),
        ):
            quiet = ", ".join(f"'{name}'" for name in QUIET_NAMES)
            when = f" WHEN {row}.name NOT IN ({quiet})" if table == "house" else ""
            name = f"{TRIGGER}_{what}_{table}"
            body = f"INSERT INTO changed (place, key) {values};"
            made.append((name, f"CREATE TRIGGER {name} AFTER {on} ON {table}{when} BEGIN {body} END"))
    return made
