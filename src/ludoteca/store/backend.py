"""The interface between the store's SQL and a database."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from .notes import Notes
from .rows import LogRow

Statement = tuple[str, tuple[Any, ...]]
"""SQL with placeholders `$1`, `$2` …, and their values."""


class Must(NamedTuple):
    """A statement with `RETURNING` that has to change something; otherwise the transaction is a Conflict."""

    sql: str
    values: tuple[Any, ...]


Rows = list[tuple[Any, ...]]


Received = Callable[[str, bytes], None]
"""Called with the process that sent a message, and the message; must not raise."""
Missed = Callable[[], None]
"""Called when messages may have been lost."""


class Channel(ABC):
    """Carries messages between the processes on one database: short ones, in UTF-8."""

    @abstractmethod
    def send(self, message: bytes, topic: str | None = None) -> None:
        """Send a message to the other processes, soon and without waiting.

        Of the messages of a topic that still wait to be sent, only the last is sent.
        """

    @abstractmethod
    def listen(self, received: Received, missed: Missed) -> None:
        """Call back with the messages of other processes, and whenever some may have been lost."""


class Backend(ABC):
    """A database: reads rows, writes statements in one transaction, carries messages between processes."""

    channel: Channel
    notes: Notes

    @abstractmethod
    async def read(self, sql: str, *values: Any) -> Rows:
        """Run a query and return its rows."""

    @abstractmethod
    async def write(self, *statements: Statement | Must) -> list[Rows]:
        """Run statements in one transaction, durable when this returns; return the rows of each.

        Conflict if a key exists already, or if a `Must` changes nothing.
        """

    async def change(self, sql: str, *values: Any) -> Rows:
        """Run one statement that writes; return its rows."""
        (rows,) = await self.write((sql, values))
        return rows

    @abstractmethod
    async def append(self, match: str, row: LogRow, revision: int) -> None:
        """Add a log entry, durable when this returns.

        Conflict if the log has an entry of that number or the table another revision, Missing if there is no
        such match.
        """

    async def now(self) -> int | None:
        """Return the time by the database's own clock, in milliseconds since 1970; None if it has none."""
        return None

    @abstractmethod
    async def backup(self, target: Path, begun: Callable[[], object] = lambda: None) -> None:
        """Write a consistent copy of everything into a file while the database stays in use.

        `begun` is called when it is settled which state the copy shows.
        """

    @abstractmethod
    def load(self) -> dict[str, int]:
        """Return figures for monitoring: writes that wait, connections in use."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the writes that wait and release the database."""


class Queries:
    """The SQL of one area of the store, run on a back end."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
