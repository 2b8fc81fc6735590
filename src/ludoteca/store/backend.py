"""What a database has to bring so that a store can be built on it."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from .rows import LogRow

Statement = tuple[str, tuple[Any, ...]]
"""SQL with `$1` … and the values."""


class Must(NamedTuple):
    """A statement (with a `RETURNING`) on which others depend: if it changes nothing, nothing is written."""

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

    @abstractmethod
    async def read(self, sql: str, *values: Any) -> Rows:
        """The rows of a question."""

    @abstractmethod
    async def write(self, *statements: Statement | Must) -> list[Rows]:
        """All of it or nothing; when it returns, a power cut loses nothing. The rows of each `RETURNING`.

        Conflict if a row with one of the keys is there already, or if what must change something does not.
        """

    async def change(self, sql: str, *values: Any) -> Rows:
        """Write one statement."""
        (rows,) = await self.write((sql, values))
        return rows

    @abstractmethod
    async def append(self, match: str, row: LogRow) -> None:
        """Add an entry to a log, durable when it returns.

        Conflict if the log has one of that number, Missing if there is no such match (any more).
        """

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """Write everything, as it is at one moment, into a file (see `backups`); others go on meanwhile."""

    @abstractmethod
    def load(self) -> dict[str, int]:
        """What waits to be written, and what is in use: numbers to watch."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is left and let go."""


class Queries:
    """The SQL of one area of the store, run on a back end."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
