"""Accounts whose owners sign in elsewhere: which one it is, or a new one."""

from collections.abc import Callable
from typing import Protocol

from ludoteca.core import Invalid
from ludoteca.store import Store

from .accounts import Accounts, Identity
from .names import clean_name

TRIES = 50
"""How many names are tried for a new account: Ada, Ada 2, Ada 3 …"""
LONGEST = 24
"""Letters of a name that an issuer gives; there is room for a number behind it."""


class Person(Protocol):
    """What an issuer says of a person."""

    @property
    def issuer(self) -> str:
        """Who says it."""

    @property
    def subject(self) -> str:
        """What the issuer calls the person; it never changes."""

    @property
    def name(self) -> str:
        """A name to begin with."""

    @property
    def email(self) -> str | None:
        """Only if the issuer has verified it."""


class Identities:
    """Signs in people whom an issuer has identified."""

    def __init__(self, store: Store, accounts: Accounts, now: Callable[[], int]) -> None:
        self._store = store
        self._accounts = accounts
        self._now = now

    async def sign_in(self, person: Person, known: Identity | None, browser: str) -> tuple[Identity, str]:
        """Sign in the account that is linked with a person; return identity and token.

        Without a link: the one account that has confirmed the same email address, if the issuer has verified
        it; otherwise a new account. The guest who signs in becomes that account and keeps their matches.
        """
        player = await self._store.identities.player_of(person.issuer, person.subject)
        if player is None:
            player = await self._link(person, known)
        return await self._accounts.log_in_as(player, browser)

    async def _link(self, person: Person, known: Identity | None) -> str:
        alike = await self._store.identities.accounts_with_email(person.email) if person.email else []
        player = alike[0] if len(alike) == 1 else await self._new_account(person, known)
        return await self._store.identities.link(person.issuer, person.subject, player, self._now())

    async def _new_account(self, person: Person, known: Identity | None) -> str:
        """Make an account with the issuer's name for the person, or one like it that is free."""
        guest = known if known is not None and not known.account else None
        name = _first_name(person.name)
        for number in range(1, TRIES):
            try:
                wanted = name if number == 1 else f"{name} {number}"
                return await self._accounts.account_signed_in_elsewhere(wanted, guest)
            except Invalid as refusal:
                if refusal.reason != "name-taken":
                    raise
        raise Invalid("name-taken", name=name)


def _first_name(name: str) -> str:
    """What a new account is called, if that name is free."""
    try:
        return clean_name(name.partition("@")[0])[:LONGEST].strip()
    except Invalid:
        return "Player"
