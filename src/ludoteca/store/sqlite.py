"""The SQLite back end: one file, one thread that writes, another that reads."""

import asyncio
import contextlib
import os
import re
import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from .backend import Backend, Must, Rows, Statement
from .backups import kept_tables, path_before_migration, reading_backup, writing_backup
from .errors import Conflict, Unavailable, Unusable
from .migrate import require_current, steps_from
from .rows import LogRow
from .segments import Segment, decode_segment
from .sqlite_channel import SqliteChannel
from .sqlite_notes import SqliteNotes, end
from .timings import STANDARD, StoreTimings
from .writing import InlineWriter, Writer, settle

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


TROUBLES = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
)
"""Errors of the disk or of the file, not of a statement."""


@contextmanager
def _unavailable_as_such() -> Iterator[None]:
    """Turn errors of disk and file into Unavailable; errors of a statement pass."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in TROUBLES:
            raise
        raise Unavailable(str(error)) from error


@cache
def numbered(sql: str) -> str:
    """Return SQL for SQLite: placeholders `?1` for `$1`, `instr` for `strpos`, and no row locks.

    It has one writer, which needs none.
    """
    return re.sub(r"\$(\d+)", r"?\1", sql).replace(" FOR UPDATE", "").replace("strpos(", "instr(")


def connect(path: Path, *, exclusive: bool = False) -> sqlite3.Connection:
    """Open the file; an `exclusive` connection lets in no other, and its log needs no shared memory."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    if exclusive:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA temp_store=MEMORY")  # the rollback journal of a statement needs no file
    return connection


def _make_private(path: Path) -> None:
    """Let only the owner read the file, which holds hashes and keys; SQLite's other files follow it."""
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    elif os.name != "nt" and path.stat().st_mode & 0o077:
        with contextlib.suppress(PermissionError):  # another user owns it, and has chosen who may read it
            path.chmod(0o600)


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, database: str, backups: Path) -> None:
    """Bring a database to the newest version; an older one is backed up first."""
    version = _version(connection)
    steps = list(steps_from(version))
    if version and steps:
        _back_up(connection, path_before_migration(backups, database, version))
        end(connection)  # a copy off this machine begins anew: its triggers name columns
    for number, sql in steps:
        connection.executescript(f"BEGIN; {numbered(sql)}; PRAGMA user_version = {number}; COMMIT;")


def _back_up(
    connection: sqlite3.Connection, target: Path, begun: Callable[[], object] = lambda: None
) -> None:
    connection.execute("BEGIN")  # one consistent view from the first read until COMMIT
    try:
        version = _version(connection)
        begun()
        with writing_backup(target, version) as backup:
            for table in kept_tables(version):
                rows = connection.execute(f"SELECT * FROM {table}")
                backup.table(table, (column[0] for column in rows.description))
                backup.rows(rows)
    finally:
        connection.execute("COMMIT")


def restore_sqlite(path: Path, source: Path, segments: Iterable[Path] = ()) -> None:
    """Make a new file from a backup and the segments that follow it; raises Unusable if the file exists."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # A leftover log beside it would be taken for the log of the new file.
        for there in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-journal")):
            if there.exists():
                raise Unusable(f"{there} is there already: move it away, or name another database by --db.")
        with TemporaryDirectory(prefix=".ludoteca-restore-", dir=path.parent) as folder:
            part = Path(folder) / path.name
            _make_private(part)
            with reading_backup(source) as (version, batches), closing(connect(part)) as connection:
                connection.execute(
                    "PRAGMA journal_mode=DELETE"
                )  # no second file, because this one is renamed
                for number, sql in steps_from(0, to=version):
                    connection.executescript(
                        f"BEGIN; {numbered(sql)}; PRAGMA user_version = {number}; COMMIT;"
                    )
                connection.execute("BEGIN")
                for head, rows in batches:
                    places = ", ".join("?" * len(head.columns))
                    columns = ", ".join(head.columns)
                    connection.executemany(f"INSERT INTO {head.table} ({columns}) VALUES ({places})", rows)
                for segment in segments:
                    _apply(connection, decode_segment(segment.read_bytes(), version))
                connection.execute("COMMIT")
            part.rename(path)
    except (OSError, sqlite3.Error) as error:
        raise Unusable(f"The database {path} cannot be made: {error}.") from error


def _apply(connection: sqlite3.Connection, segment: Segment) -> None:
    """Bring a database from one state to the next; first what goes, because new rows may take its names."""
    for changed in segment.tables:
        same = " AND ".join(f"{name} = ?" for name in changed.key)
        connection.executemany(f"DELETE FROM {changed.table} WHERE {same}", changed.keys)
    for changed in segment.tables:
        places = ", ".join("?" * len(changed.columns))
        columns = ", ".join(changed.columns)
        connection.executemany(f"INSERT INTO {changed.table} ({columns}) VALUES ({places})", changed.rows)


def _hold(path: Path) -> IO[bytes]:
    """Lock a file beside the database for as long as this process lives, however it ends."""
    held = path.with_name(path.name + ".server").open("ab")
    try:
        if sys.platform == "win32":
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Unusable(
            f"Another server is using {path}: stop it first, give this one its own --db,"
            " or use PostgreSQL for several processes."
        ) from None
    return held


def open_sqlite(
    path: Path,
    *,
    must_exist: bool = False,
    alone: bool = False,
    backups: Path | None = None,
    timings: StoreTimings = STANDARD,
    threads: bool = True,
) -> "SqliteBackend":
    """Open the file, or make it; raises Unusable with a sentence for the host if that cannot be done.

    An older file is backed up into the folder `backups`, by default its own, and migrated; but not with
    `must_exist`, because a server may be using it. Without `threads` every statement runs in the caller's
    thread, on one connection that holds the file: in a browser there is neither shared memory nor a lock.
    """
    if must_exist and not path.exists():
        raise Unusable(f"There is no database at {path}.")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _make_private(path)
        held = _hold(path) if alone and threads else None
        writer = connect(path, exclusive=not threads)
        if must_exist:
            require_current(_version(writer))
        else:
            migrate(writer, path.stem, path.parent if backups is None else backups)
        if not threads:
            return SqliteBackend(
                path, InlineWriter(writer), writer, None, held, timings.poll, is_server=alone
            )
        writing = Writer(writer, connect(path), timings.checkpoint_writes)
        reading = ThreadPoolExecutor(1, "store-reader")
        return SqliteBackend(path, writing, connect(path), reading, held, timings.poll, is_server=alone)
    except Unusable:
        raise
    except (OSError, sqlite3.Error) as error:
        raise Unusable(f"The database {path} cannot be used: {error}.") from error


class SqliteBackend(Backend):
    """A back end on one SQLite file."""

    def __init__(
        self,
        path: Path,
        writer: Writer | InlineWriter,
        reader: sqlite3.Connection,
        reading: ThreadPoolExecutor | None,
        held: IO[bytes] | None,
        poll: float,
        *,
        is_server: bool,
    ) -> None:
        self.path = path
        self._held = held
        self._writer = writer
        self._reader = reader
        self._reading = reading
        self.channel: SqliteChannel = SqliteChannel(self, writer, poll, is_server=is_server)
        self.notes: SqliteNotes = SqliteNotes(self._read, self._write)

    async def read(self, sql: str, *values: Any) -> Rows:
        rows: Rows = await self._read(lambda connection: connection.execute(numbered(sql), values).fetchall())
        return rows

    async def _read(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        with _unavailable_as_such():
            if self._reading is None:
                return work(self._reader)
            return await asyncio.get_running_loop().run_in_executor(self._reading, work, self._reader)

    async def write(self, *statements: Statement | Must) -> list[Rows]:
        rows: list[Rows] = await self._write(lambda connection: _run(connection, statements))
        return rows

    async def _write(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        written: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._writer.do(work, partial(settle, written))
        with _unavailable_as_such():
            return await written

    async def append(self, match: str, row: LogRow, revision: int) -> None:
        written = asyncio.get_running_loop().create_future()
        self._writer.append((match, *row, revision), partial(settle, written))
        with _unavailable_as_such():
            await written

    async def backup(self, target: Path, begun: Callable[[], object] = lambda: None) -> None:
        loop = asyncio.get_running_loop()

        def copy() -> None:
            with closing(connect(self.path)) as connection:
                _back_up(connection, target, lambda: loop.call_soon_threadsafe(begun))

        with _unavailable_as_such():
            await asyncio.to_thread(copy)

    def load(self) -> dict[str, int]:
        return {"writes_waiting": self._writer.waiting}

    async def close(self) -> None:
        await self.channel.close()
        if isinstance(self._writer, Writer):
            self._writer.stop()
            await asyncio.to_thread(self._writer.join)
        else:
            self._writer.close()
        if self._reading is not None:
            self._reading.shutdown()
        self._reader.close()
        if self._held is not None:
            self._held.close()


def _run(connection: sqlite3.Connection, statements: tuple[Statement | Must, ...]) -> list[Rows]:
    """Run statements, all or none of them."""
    if len(statements) == 1:  # one statement is atomic by itself
        return [_execute(connection, statements[0])]
    connection.execute("SAVEPOINT job")
    try:
        return [_execute(connection, statement) for statement in statements]
    except Exception:
        if connection.in_transaction:  # not after a full disk: SQLite has rolled everything back
            connection.execute("ROLLBACK TO job")
        raise
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE job")


def _execute(connection: sqlite3.Connection, statement: Statement | Must) -> Rows:
    sql, values = statement
    rows = connection.execute(numbered(sql), values).fetchall()
    if not rows and isinstance(statement, Must):
        raise Conflict(sql)
    return rows
