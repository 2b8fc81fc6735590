"""A stand-in for a PostgreSQL server: SQLite in memory behind sessions, transactions and `NOTIFY`.

The same store tests run on it and on the real one (tests/store/test_store.py). Transactions are serial: what
weaker isolation allows is tested with the real one only.
"""

import sqlite3
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import asyncpg
import msgspec

from ludoteca.store.appending import APPEND_ALL, EXISTING
from ludoteca.store.migrate import steps_from
from ludoteca.store.postgres import NOW
from ludoteca.store.postgres_notify import NOTIFY
from ludoteca.store.sqlite import numbered

from .clocks import VirtualTime
from .loop import Process
from .network import Network, Wire

HOST = "database"
Rows = list[tuple[Any, ...]]
Answer = Callable[[Rows | Exception], None]
Noted = Callable[[str, str, int], None]
"""Called with `durable` or `said`, a match, and the number of its log entry or of its journal's line."""

_APPEND = (
    "INSERT INTO entries (match, seq, request, body, clocks, content)"
    " SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5"
    " FROM json_each(?1) JOIN matches ON matches.id = value ->> 0 AND revision = value ->> 6 WHERE true"
    " ON CONFLICT (match, seq) DO NOTHING RETURNING match, seq"
)
_EXISTING = "SELECT id FROM matches WHERE id IN (SELECT value FROM json_each(?1))"
STUCK_SECONDS = 5.0
"""After which a transaction is rolled back whose client says nothing."""
BEGIN, COMMIT, ROLLBACK, LISTEN = "BEGIN", "COMMIT", "ROLLBACK", "LISTEN"


class Disk:
    """How long the database takes to make a transaction durable, and whether it can."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.slow = 0.0
        """The most seconds that a sync takes beyond the usual ones."""
        self.is_full = False

    def seconds(self) -> float:
        """How long the next sync takes."""
        return 0.0005 + self._random.random() * (self.slow or 0.001)


def watch(connection: sqlite3.Connection, appended: Rows) -> None:
    """Note the match and number of every log entry and line of a journal that is written from now on."""
    connection.create_function("noted", 3, lambda *row: appended.append(row))
    for kind, table, number in (("durable", "entries", "seq"), ("said", "lines", "number")):
        connection.execute(
            f"CREATE TEMP TRIGGER noted_{kind} AFTER INSERT ON main.{table}"
            f" BEGIN SELECT noted('{kind}', new.match, new.{number}); END"
        )


class Session:
    """The server's end of one connection."""

    def __init__(self, database: "Database", host: str, answers: Wire) -> None:
        self.database = database
        self.host = host
        self.answers = answers
        self.is_open = True
        self.is_silent = False
        """Whether nothing that is sent arrives, and no side has noticed."""
        self.heard: Callable[[str], None] | None = None
        """The listener of a client that receives notifications."""
        self.lost: Callable[[], None] = lambda: None
        self.in_transaction = False

    def ask(self, sql: str, values: tuple[Any, ...], answer: Answer) -> None:
        """Run a statement when it is its turn, and send the answer."""
        if self.is_open:
            self.database.run(self, sql, values, answer)

    def reply(self, answer: Answer, result: Rows | Exception) -> None:
        """Send an answer."""
        if self.is_open and not self.is_silent:
            self.answers.carry(answer, result)

    def close(self) -> None:
        """The client has closed its end, or is gone."""
        if self.is_open:
            self.is_open = False
            self.database.left(self)


class Database:
    """The server process of the database: one statement or transaction at a time."""

    def __init__(self, network: Network, process: Process, random: Random) -> None:
        self.network = network
        self.process = process
        self.random = random
        self.time = VirtualTime()
        self.disk = Disk(random)
        self.is_up = True
        self.repeats = 0.0
        """The probability that a notification arrives twice, or late and out of order."""
        self.noted: Noted = lambda _kind, _match, _number: None
        """Called for every log entry and line when it is durable."""
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        for _, sql in steps_from(0):
            self.connection.executescript(numbered(sql))
        self._appended: Rows = []
        watch(self.connection, self._appended)
        self._sessions: dict[Session, None] = {}
        self._owner: Session | None = None
        """The session whose transaction is open."""
        self._transaction = 0
        self._queue: deque[tuple[Session, str, tuple[Any, ...], Answer]] = deque()

    # --- connections

    def accept(self, session: Session) -> None:
        """A client has connected."""
        self._sessions[session] = None

    def left(self, session: Session) -> None:
        """A connection has ended: roll back what it has begun."""
        self._sessions.pop(session, None)
        session.answers.close()
        if self._owner is session:
            self._end(ROLLBACK)

    def drop(self, host: str) -> None:
        """A host is gone, with its connections."""
        for session in [session for session in self._sessions if session.host == host]:
            session.close()

    def silence(self, host: str) -> None:
        """Lose every notification to a host until it connects anew: its connection is dead, unnoticed."""
        for session in self._sessions:
            if session.host == host and session.heard is not None:
                session.is_silent = True

    def end_queries(self, host: str) -> None:
        """End every connection of a host but the one that receives notifications, as a firewall does."""
        for session in [one for one in self._sessions if one.host == host and one.heard is None]:
            session.answers.carry(session.lost)
            self._sessions.pop(session)
            session.is_open = False
            if self._owner is session and session.in_transaction:  # a statement is carried out all the same
                self._end(ROLLBACK)

    def crash(self) -> None:
        """Stop at once: only what was synced remains, and every connection ends."""
        self.is_up = False
        self._queue.clear()
        if self._owner is not None:
            synced = not self._owner.in_transaction and self.random.random() < 0.5
            self._end(COMMIT if synced else ROLLBACK)
        for session in list(self._sessions):
            session.is_open = False
            if not session.is_silent:
                session.answers.carry(session.lost)
        self._sessions.clear()

    def restart(self) -> None:
        """Accept connections again."""
        self.is_up = True

    # --- statements

    def run(self, session: Session, sql: str, values: tuple[Any, ...], answer: Answer) -> None:
        """Run a statement, or wait for the transaction of another session to end."""
        if self._owner is None or (self._owner is session and session.in_transaction):
            self._execute(session, sql, values, answer)
        else:
            self._queue.append((session, sql, values, answer))

    def _execute(self, session: Session, sql: str, values: tuple[Any, ...], answer: Answer) -> None:
        match sql:
            case "BEGIN":
                self._begin(session)
                session.in_transaction = True
                self.process.call_later(STUCK_SECONDS, self._give_up, session, self._transaction)
                session.reply(answer, [])
            case "COMMIT":
                session.in_transaction = False
                self._sync(session, answer, [])
            case "ROLLBACK":
                if self._owner is session:
                    self._end(ROLLBACK)
                session.reply(answer, [])
            case "LISTEN":
                (session.heard,) = values
                session.reply(answer, [])
            case _:
                self._execute_statement(session, sql, values, answer)

    def _execute_statement(self, session: Session, sql: str, values: tuple[Any, ...], answer: Answer) -> None:
        reads = sql.startswith("SELECT")
        if not reads and not session.in_transaction:
            self._begin(session)
        try:
            rows = self._rows(session, sql, values)
        except sqlite3.IntegrityError as error:
            if self._owner is session and not session.in_transaction:
                self._end(ROLLBACK)
            session.reply(answer, asyncpg.UniqueViolationError(str(error)))
            return
        except sqlite3.Error as error:  # a statement that this stand-in does not understand
            if self._owner is session and not session.in_transaction:
                self._end(ROLLBACK)
            session.reply(answer, NotImplementedError(f"{sql}: {error}"))
            return
        if reads or session.in_transaction:
            session.reply(answer, rows)
        else:
            self._sync(session, answer, rows)

    def _rows(self, session: Session, sql: str, values: tuple[Any, ...]) -> Rows:
        """The rows of a statement; what SQLite has no words for is translated."""
        if sql == NOTIFY:
            for message in values[0]:
                self._notify(session, message)
            return [(None,)]
        if sql == NOW:
            return [(self.time.now(),)]
        if sql == APPEND_ALL:
            columns = msgspec.json.encode(list(zip(*values, strict=True))).decode()
            return self.connection.execute(_APPEND, (columns,)).fetchall()
        if sql == EXISTING:
            names = msgspec.json.encode(values[0]).decode()
            return self.connection.execute(_EXISTING, (names,)).fetchall()
        return self.connection.execute(numbered(sql), values).fetchall()

    def _begin(self, session: Session) -> None:
        self._owner = session
        self._transaction += 1
        self.connection.execute("BEGIN")

    def _sync(self, session: Session, answer: Answer, rows: Rows) -> None:
        """Make a transaction durable, then answer."""
        self.process.call_later(
            self.disk.seconds(), self._synced, session, self._transaction, answer, rows, self.disk.is_full
        )

    def _synced(self, session: Session, transaction: int, answer: Answer, rows: Rows, is_full: bool) -> None:
        if self._owner is not session or self._transaction != transaction:
            return  # the connection ended, or the server crashed meanwhile
        self._end(ROLLBACK if is_full else COMMIT)
        session.reply(answer, asyncpg.DiskFullError("no space left on device") if is_full else rows)

    def _end(self, how: str) -> None:
        """End the open transaction, and go on with what waits."""
        assert self._owner is not None
        self._owner.in_transaction = False
        self._owner = None
        self.connection.execute(how)
        if how == COMMIT:
            for kind, match, number in self._appended:
                self.noted(kind, match, number)
        self._appended.clear()
        while self._queue and self._owner is None:
            session, sql, values, answer = self._queue.popleft()
            if session.is_open:
                self._execute(session, sql, values, answer)

    def _give_up(self, session: Session, transaction: int) -> None:
        """Roll back a transaction whose client says nothing."""
        if self._owner is session and self._transaction == transaction and session.in_transaction:
            session.answers.carry(session.lost)
            self._sessions.pop(session, None)
            session.is_open = False
            self._end(ROLLBACK)

    # --- notifications

    def _notify(self, sender: Session, message: str) -> None:
        for session in self._sessions:
            if session.heard is None or session.is_silent:
                continue
            session.answers.carry(session.heard, message)
            if self.repeats and self.random.random() < self.repeats:  # also: out of order
                self.process.call_later(self.random.random(), self._repeat, session, message)
        del sender

    def _repeat(self, session: Session, message: str) -> None:
        if session.is_open and session.heard is not None and not session.is_silent:
            session.answers.carry(session.heard, message)
