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
    """A database, a backup or a copy cannot be used; the message is a sentence for the host.

    Where a page may show it, `key` and `params` say the same for its texts.
    """

    def __init__(self, sentence: str, key: str = "other", **params: str) -> None:
        super().__init__(sentence)
        self.key = key
        self.params = params


class NewerDatabase(Unusable):
    """The database was written by a newer version of the program."""
