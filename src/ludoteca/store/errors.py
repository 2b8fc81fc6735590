"""Errors of the store."""


class StoreError(Exception):
    """Base class of the store's errors."""


class Conflict(StoreError):
    """Another writer was first: read again before you retry."""


class Missing(StoreError):
    """The match to write to does not exist."""


class Unavailable(StoreError):
    """The database is unreachable, full or read-only; a later attempt may succeed."""


class Unusable(StoreError):
    """The database cannot be opened or written; the message is a sentence for the host."""


class NewerDatabase(Unusable):
    """The database was written by a newer version of the program."""
