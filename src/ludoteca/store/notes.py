"""Notes about rows that have changed since they were last copied off the machine, made by triggers.

A trigger notes the key of a changed row in the same transaction that changes it, whichever process does. To
copy, one consistent view of the database is read: the noted keys, and what is under each of them now. So a
segment always leads from one state that the database had to a later one.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

TRIGGER = "note_change"
HEARTBEAT = "alive-at"
QUIET_NAMES = (HEARTBEAT, "asked-whether-ready-at")
"""Values of `house` that change all the time and are not noted; every segment holds the heartbeat anyway."""
QUIET_COLUMNS = {"matches": ("driven_until",)}
"""Columns whose change alone is not noted: leases are renewed all the time, and void after a restore."""
STATE = (
    "CREATE TABLE IF NOT EXISTS copying (place TEXT NOT NULL, form TEXT NOT NULL, series TEXT NOT NULL,"
    " number BIGINT NOT NULL, shipped BIGINT NOT NULL, shipped_at BIGINT NOT NULL, base BIGINT NOT NULL,"
    " based_at BIGINT NOT NULL, base_bytes BIGINT NOT NULL, bytes BIGINT NOT NULL, process TEXT NOT NULL,"
    " held_until BIGINT NOT NULL)"
)


class ChangedRows(msgspec.Struct):
    """What has changed in one database table."""

    table: str
    key: list[str]
    """The columns of its primary key."""
    keys: list[list[Any]]
    """The keys that have changed; those without a row are deleted."""
    columns: list[str]
    rows: list[list[Any]]


class Collected(NamedTuple):
    """The changes that one view of the database showed."""

    numbers: list[int]
    """Of the notes, to be removed when the changes have arrived."""
    tables: list[ChangedRows]


class Notes(ABC):
    """The notes in one database."""

    is_shared: bool
    """Whether several processes may use the database, of which one copies."""

    @abstractmethod
    async def begin(self) -> bool:
        """Note changes from now on; return whether they were noted all the time since the last copy."""

    @abstractmethod
    async def are_kept(self) -> bool:
        """Return whether changes are noted."""

    @abstractmethod
    async def end(self) -> None:
        """Note no more changes, and forget those that were noted and how far the copy was."""

    @abstractmethod
    async def collect(self) -> Collected:
        """Return all noted changes in one consistent view, and the heartbeat with them."""

    @abstractmethod
    async def remove(self, numbers: list[int]) -> None:
        """Remove notes whose changes have arrived."""


def grouped(notes: Iterable[tuple[str, list[Any]]]) -> dict[str, list[list[Any]]]:
    """Return the distinct keys of each database table."""
    tables: dict[str, dict[tuple[Any, ...], None]] = {}
    for table, key in notes:
        tables.setdefault(table, {})[tuple(key)] = None
    return {table: [list(key) for key in keys] for table, keys in tables.items()}
