"""The refusal that a client gets when its request fails."""

from ludoteca.core import Invalid, Refusal
from ludoteca.store import Unavailable


def refusal_of(error: Exception) -> Refusal:
    """What was refused; or, if nothing is wrong with what was asked, whether database or program failed."""
    if isinstance(error, Refusal):
        return error
    return Invalid("database-away" if isinstance(error, Unavailable) else "server-error")
