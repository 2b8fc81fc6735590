"""How long the store waits for a database, and when it tidies up."""

from typing import NamedTuple


class StoreTimings(NamedTuple):
    """Waiting times in seconds, and the size of a checkpoint; tests hand in shorter ones."""

    answer: float = 10.0
    """For a PostgreSQL connection to be made, and for each query to be answered."""
    cancel: float = 1.0
    """For a query that took too long to be cancelled, before its connection is dropped."""
    close: float = 5.0
    """For pending writes when a PostgreSQL store is closed."""
    retry: float = 0.5
    """Between two attempts to send messages or to listen for them."""
    silence: float = 5.0
    """Without a message before the listening connection is tested, and for the answer to that."""
    poll: float = 0.5
    """Between two looks for messages in a SQLite file."""
    checkpoint_writes: int = 4_000
    """Writes after which SQLite's write-ahead log is copied into the file."""


STANDARD = StoreTimings()
