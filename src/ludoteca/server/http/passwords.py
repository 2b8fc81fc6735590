"""Asks for a password, and counts those that were wrong."""

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.core import Invalid

from .endpoint import Call


@contextmanager
def trying_password(call: Call, account: str) -> Iterator[None]:
    """Count a try of an account's password; raises Invalid if there were too many.

    It is counted before the password is checked, or requests at the same time would all get through, and not
    any more once the password was right: others could lock the owner out if right ones were counted.
    """
    call.use("sign-ins")
    call.api.budget.use("passwords", account)
    try:
        yield
    except Invalid as refusal:
        if refusal.reason == "needs-code":
            call.api.budget.give_back("passwords", account)
        raise
    call.api.budget.give_back("passwords", account)


async def require_password(call: Call, password: str | None) -> None:
    """Raise Invalid unless it is the password of the sender, who has an account."""
    with trying_password(call, call.me.player):
        await call.api.accounts.require_password(call.me, password)
