"""What somebody is told whose request could not be answered."""

from ludoteca.core import Invalid, Refusal
from ludoteca.store import Away


def refusal_of(error: Exception) -> Refusal:
    """What was refused; or, if what was asked is not at fault, that the database is away or the program erred."""
    if isinstance(error, Refusal):
        return error
    return Invalid("database-away" if isinstance(error, Away) else "server-error")
