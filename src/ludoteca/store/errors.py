"""What can go wrong with a store."""


class StoreError(Exception):
    """The store could not do what was asked."""


class Conflict(StoreError):
    """Somebody else wrote first: load again and look."""


class Missing(StoreError):
    """What was to be written to is not there (any more)."""


class Unavailable(StoreError):
    """The database is away, full or read-only: no fault of whoever asked, and later it may go better."""


class Unusable(StoreError):
    """The database cannot be opened or written; the message is one sentence for a person."""


class NewerDatabase(Unusable):
    """The database was written by a newer version of the program."""
