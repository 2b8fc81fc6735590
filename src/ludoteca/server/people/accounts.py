"""Identifies people: opaque tokens, hashed at rest, in a cookie for browsers and a header for programs."""

import asyncio
from collections.abc import Callable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ludoteca.core import Invalid
from ludoteca.server.ports import Work
from ludoteca.server.table.ids import Ids, hash_of
from ludoteca.store import Conflict, PlayerRow, SessionRow, Store

COOKIE = "ludoteca"
SESSION_MS = 180 * 86_400_000
TOKENS_EACH = 20
"""How many bearer tokens one person may have."""
GUEST_NAMES = frozenset({"guest", "ospite", "invité", "gast"})
"""The names of guests who have not chosen one, in every language."""

hasher = PasswordHasher()  # argon2id, with the parameters its authors recommend


class Identity(NamedTuple):
    """A person whom the server has identified, and the session by which it did."""

    player: str
    name: str
    account: bool
    session: str
    kind: str


def cookie_token(headers: Mapping[str, str]) -> str | None:
    """The token in the session cookie."""
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return cookie.value if cookie is not None and cookie.value else None


def bearer_token(headers: Mapping[str, str]) -> str | None:
    """The token a program shows."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


class Accounts:
    """Guests, accounts, sessions and tokens."""

    def __init__(self, store: Store, work: Work, ids: Ids, now: Callable[[], int]) -> None:
        self._store = store
        self._work = work
        self._ids = ids
        self._now = now
        self._no_account = hasher.hash(ids.token())
        """Verified when there is no such account, so that the answer takes as long as with one."""
        self._hashing = asyncio.Semaphore(2)  # argon2 is meant to cost memory

    async def known(self, headers: Mapping[str, str]) -> Identity | None:
        """The person who sent these headers; None without a valid token."""
        bearer = bearer_token(headers)
        token = bearer or cookie_token(headers)
        if token is None or len(token) > 200:
            return None
        found = await self._store.sessions.find(hash_of(token), self._now())
        if found is None or found[0].kind != ("program" if bearer else "browser"):
            return None
        session, player = found
        return Identity(player.id, player.name, player.password is not None, session.id, session.kind)

    async def enter(self, name: str, browser: str) -> tuple[Identity, str]:
        """Sign a new guest in; return their identity and token."""
        player = PlayerRow(self._ids.id(), await self._free_name(name), None, None, self._now())
        await self._store.people.add(player)
        return await self._session(player, "browser", browser)

    async def rename(self, known: Identity, name: str) -> Identity:
        """Rename a guest; raises Invalid if an account has the name."""
        if known.account:
            raise Invalid("account-keeps-its-name")
        name = clean_name(name)
        try:
            await self._store.people.rename(known.player, name, is_account=False, key=name.casefold())
        except Conflict:
            raise Invalid("name-taken", name=name) from None
        return known._replace(name=name)

    async def _free_name(self, name: str) -> str:
        """The name in its one form; raises Invalid if an account has it."""
        name = clean_name(name)
        if await self._store.people.find_account(name.casefold()) is not None:
            raise Invalid("name-taken", name=name)
        return name

    async def make_account(self, known: Identity, name: str, password: str) -> Identity:
        """Turn a guest into an account; raises Invalid if the name is taken."""
        if known.account:
            raise Invalid("has-account")
        name = account_name(name)
        async with self._hashing:
            hashed = await self._work.aside(hasher.hash, password)
        try:
            await self._store.people.make_account(known.player, name, name.casefold(), hashed)
        except Conflict:
            raise Invalid("name-taken", name=name) from None
        return known._replace(name=name, account=True)

    async def log_in(self, name: str, password: str, browser: str) -> tuple[Identity, str]:
        """Sign an account in; the refusal does not say whether the name or the password was wrong."""
        player = await self._store.people.find_account(clean_name(name).casefold())
        right = await self._is_password(player, password)
        if player is None or not right:
            raise Invalid("wrong-name-or-password")
        if player.banned_at is not None:
            raise Invalid("banned")
        return await self._session(player, "browser", browser)

    async def change_password(self, known: Identity, old: str, new: str) -> None:
        """Set another password; raises Invalid if the old one is wrong."""
        if not await self._is_password(await self._store.people.find(known.player), old):
            raise Invalid("wrong-password")
        async with self._hashing:
            hashed = await self._work.aside(hasher.hash, new)
        await self._store.people.set_password(known.player, hashed)

    async def require_password(self, known: Identity, password: str | None) -> None:
        """Raise Invalid unless the password is right; a guest has none and needs none."""
        if known.account and not await self._is_password(
            await self._store.people.find(known.player), password or ""
        ):
            raise Invalid("wrong-password")

    async def _is_password(self, player: PlayerRow | None, password: str) -> bool:
        """Whether a password is right; takes as long if there is no such account."""
        hashed = player.password if player is not None and player.password is not None else self._no_account
        async with self._hashing:
            return await self._work.aside(_verify, hashed, password)

    async def new_token(self, known: Identity, label: str) -> tuple[Identity, str]:
        """Make a bearer token for a program; raises Invalid if the person has too many."""
        programs = [row for row in await self._store.sessions.of(known.player) if row.kind == "program"]
        if len(programs) >= TOKENS_EACH:
            raise Invalid("too-many-tokens", most=TOKENS_EACH)
        player = await self._store.people.find(known.player)
        assert player is not None
        return await self._session(player, "program", label)

    async def _session(self, player: PlayerRow, kind: str, label: str) -> tuple[Identity, str]:
        token = self._ids.token()
        now = self._now()
        row = SessionRow(hash_of(token), self._ids.id(), player.id, kind, label, now, now + SESSION_MS)
        await self._store.sessions.add(row)
        return Identity(player.id, player.name, player.password is not None, row.id, kind), token


async def name_at_table(store: Store, player: str, name: str) -> str:
    """A player's name for a seat in its one form; raises Invalid if it is another person's account."""
    name = clean_name(name)
    account = await store.people.find_account(name.casefold())
    if account is not None and account.id != player:
        raise Invalid("name-taken", name=name)
    return name


def _verify(hashed: str, password: str) -> bool:
    try:
        return hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def clean_name(name: str) -> str:
    """The one form of names that look the same (NFKC), without invisible characters."""
    visible = "".join(letter for letter in normalize("NFKC", name) if letter.isprintable())
    cleaned = " ".join(visible.split())
    if not cleaned:
        raise Invalid("name-empty")
    return cleaned


def account_name(name: str) -> str:
    """The name of an account in its one form; raises Invalid if it is a name for guests without one."""
    cleaned = clean_name(name)
    if cleaned.casefold() in GUEST_NAMES:
        raise Invalid("name-taken", name=cleaned)
    return cleaned
