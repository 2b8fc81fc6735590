"""Backups: a whole database as one compressed file of JSON lines, the same for SQLite and PostgreSQL.

The first line holds the version of the database. Then follows, for each database table, a line with its name
and columns and a line for each row. A backup of one kind of database can be restored into the other.
"""

import gzip
import os
import re
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from .errors import Unusable
from .migrate import migrations

FORM = "ludoteca-backup-1"
CACHES = ("snapshots", "news", "messages")
"""Tables that a backup leaves out: snapshots are computed anew, the others hold messages in transit."""
BATCH = 1000
"""Rows that are read and written at a time."""


class Head(msgspec.Struct):
    """The first line of a backup."""

    form: str
    version: int


class TableHead(msgspec.Struct):
    """The line before the rows of a database table."""

    table: str
    columns: list[str]


def tables_of(version: int) -> list[str]:
    """Return the database tables of a version."""
    tables: dict[str, None] = {}
    for number, sql in migrations().items():
        if number <= version:
            for made, table in re.findall(r"^(CREATE|DROP) TABLE (\w+)", sql, re.MULTILINE):
                if made == "CREATE":
                    tables[table] = None
                else:
                    del tables[table]
    return list(tables)


def kept_tables(version: int) -> list[str]:
    """Return the database tables of a version that a backup holds."""
    return [table for table in tables_of(version) if table not in CACHES]


def path_before_migration(folder: Path, database: str, version: int) -> Path:
    """Return an unused path for the backup that is made before a migration."""
    plain = re.sub(r"[^\w-]", "_", database)
    name = f"{plain}-version-{version}"
    number, place = 1, folder / f"{name}.backup"
    while place.exists():
        number += 1
        place = folder / f"{name}-{number}.backup"
    return place


class BackupWriter:
    """Writes the lines of a backup."""

    def __init__(self, file: gzip.GzipFile, version: int) -> None:
        self._file = file
        self._write(Head(FORM, version))

    def table(self, table: str, columns: Iterable[str]) -> None:
        """Begin a database table."""
        self._write(TableHead(table, list(columns)))

    def rows(self, rows: Iterable[Iterable[Any]]) -> None:
        """Write rows of the current database table."""
        for row in rows:
            self._write(list(row))

    def _write(self, value: Any) -> None:
        self._file.write(msgspec.json.encode(value) + b"\n")


@contextmanager
def writing_backup(target: Path, version: int) -> Iterator[BackupWriter]:
    """Write a backup that only its owner can read and that appears when complete; raises Unusable.

    It replaces an older backup, and no other file: the target could be the database itself.
    """
    beside = target.with_name(f".{target.name}.part")
    try:
        if not _may_replace(target):
            raise Unusable(f"{target} is there and is no backup: name another file.")
        try:
            opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(opened, "wb") as raw:
                with gzip.GzipFile(filename="", fileobj=raw, mode="wb") as file:
                    yield BackupWriter(file, version)
                raw.flush()
                os.fsync(raw.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise Unusable(f"The backup {target} cannot be written: {error.strerror or error}.") from error


def _may_replace(target: Path) -> bool:
    if not target.exists():
        return True
    try:
        with gzip.open(target, "rb") as file:
            return msgspec.json.decode(file.readline(), type=Head).form == FORM
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError, UnicodeError):
        return False


@contextmanager
def reading_backup(source: Path) -> Iterator[tuple[int, Iterator[tuple[TableHead, list[list[Any]]]]]]:
    """Read the version of a backup and its rows in batches; raises Unusable if it is damaged or none."""
    try:
        with gzip.open(source, "rb") as file:
            version = _version(source, file.readline())
            yield version, _batches(source, version, file)
    except (OSError, EOFError, zlib.error) as error:
        why = getattr(error, "strerror", None) or error
        sentence = f"The backup {source} cannot be read: {why}."
        raise Unusable(sentence, "unreadable", file=str(source)) from error
    except (ValueError, TypeError, msgspec.DecodeError) as error:  # any content of a file
        raise _no_backup(source) from error


def _no_backup(source: Path) -> Unusable:
    return Unusable(f"{source} is no backup of this program.", "no-backup", file=str(source))


def _version(source: Path, line: bytes) -> int:
    head = msgspec.json.decode(line, type=Head)
    if head.form != FORM:
        raise _no_backup(source)
    if head.version > max(migrations()):
        sentence = f"{source} was written by a newer program: use that one."
        raise Unusable(sentence, "newer", file=str(source))
    return head.version


def _batches(
    source: Path, version: int, lines: Iterable[bytes]
) -> Iterator[tuple[TableHead, list[list[Any]]]]:
    known = kept_tables(version)
    head, rows = TableHead("", []), []
    for line in lines:
        if line.startswith(b"["):
            rows.append(msgspec.json.decode(line, type=list[Any]))
            if len(rows) < BATCH:
                continue
        if rows:
            yield head, rows
            rows = []
        if line.startswith(b"{"):
            head = msgspec.json.decode(line, type=TableHead)
            # These become part of SQL: accept only known names.
            if head.table not in known or not all(map(str.isidentifier, head.columns)):
                raise _no_backup(source)
    if rows:
        yield head, rows
