"""Who somebody is: opaque tokens, hashed at rest, in a cookie for browsers and a header for programs."""

import asyncio
import hashlib
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.datastructures import Headers

from ludoteca.core import Invalid
from ludoteca.server.table.document import new_id
from ludoteca.store import Conflict, PlayerRow, SessionRow, Store

COOKIE = "ludoteca"
SESSION_MS = 180 * 86_400_000
TOKENS_EACH = 20
"""How many bearer tokens somebody may have."""
GUEST_NAMES = frozenset({"guest", "ospite", "invité", "gast"})
"""What guests who have not said a name are called, in every language."""

hasher = PasswordHasher()  # argon2id, with the parameters its authors recommend


def hash_of(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Identity(NamedTuple):
    """Somebody whom the server knows."""

    player: str
    name: str
    account: bool
    session: str
    kind: str


def cookie_token(headers: Headers) -> str | None:
    """The token in the session cookie."""
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return cookie.value if cookie is not None and cookie.value else None


def bearer_token(headers: Headers) -> str | None:
    """The token a program shows."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


class Accounts:
    """Guests, accounts, sessions and tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hashing = asyncio.Semaphore(2)  # argon2 is meant to cost memory

    async def known(self, headers: Headers) -> Identity | None:
        """Who asks, if the server knows."""
        bearer = bearer_token(headers)
        token = bearer or cookie_token(headers)
        if token is None or len(token) > 200:
            return None
        found = await self._store.sessions.find(hash_of(token), _now())
        if found is None or found[0].kind != ("program" if bearer else "browser"):
            return None
        session, player = found
        return Identity(player.id, player.name, player.password is not None, session.id, session.kind)

    async def enter(self, name: str, browser: str) -> tuple[Identity, str]:
        """A guest comes in; who they are and their token."""
        player = PlayerRow(new_id(), await self._free_name(name), None, None, _now())
        await self._store.people.add(player)
        return await self._session(player, "browser", browser)

    async def rename(self, known: Identity, name: str) -> Identity:
        """A guest changes the name."""
        if known.account:
            raise Invalid("account-keeps-its-name")
        name = clean_name(name)
        try:
            await self._store.people.rename(known.player, name, is_account=False, key=name.casefold())
        except Conflict:
            raise Invalid("name-taken", name=name) from None
        return known._replace(name=name)

    async def _free_name(self, name: str) -> str:
        """The name as it is shown, if no account carries it: nobody comes in as somebody else."""
        name = clean_name(name)
        if await self._store.people.find_account(name.casefold()) is not None:
            raise Invalid("name-taken", name=name)
        return name

    async def make_account(self, known: Identity, name: str, password: str) -> Identity:
        """A guest becomes an account; raises Invalid if the name is taken."""
        if known.account:
            raise Invalid("has-account")
        name = account_name(name)
        async with self._hashing:
            hashed = await asyncio.to_thread(hasher.hash, password)
        try:
            await self._store.people.make_account(known.player, name, name.casefold(), hashed)
        except Conflict:
            raise Invalid("name-taken", name=name) from None
        return known._replace(name=name, account=True)

    async def log_in(self, name: str, password: str, browser: str) -> tuple[Identity, str]:
        """An account comes in; raises Invalid without saying what was wrong."""
        player = await self._store.people.find_account(clean_name(name).casefold())
        right = await self._is_password(player, password)
        if player is None or not right:
            raise Invalid("wrong-name-or-password")
        if player.banned_at is not None:
            raise Invalid("banned")
        return await self._session(player, "browser", browser)

    async def change_password(self, known: Identity, old: str, new: str) -> None:
        """An account gets another password, and every other browser of theirs is signed out."""
        if not await self._is_password(await self._store.people.find(known.player), old):
            raise Invalid("wrong-password")
        async with self._hashing:
            hashed = await asyncio.to_thread(hasher.hash, new)
        await self._store.people.set_password(known.player, hashed)

    async def require_password(self, known: Identity, password: str | None) -> None:
        """Whether somebody may do what cannot be taken back; raises Invalid. A guest has no password."""
        if known.account and not await self._is_password(
            await self._store.people.find(known.player), password or ""
        ):
            raise Invalid("wrong-password")

    async def _is_password(self, player: PlayerRow | None, password: str) -> bool:
        """Whether that is somebody's password; takes as long if there is no such account."""
        hashed = player.password if player is not None and player.password is not None else NOBODYS
        async with self._hashing:
            return await asyncio.to_thread(_verify, hashed, password)

    async def new_token(self, known: Identity, label: str) -> tuple[Identity, str]:
        """A bearer token for a program of somebody's; raises Invalid if there are too many."""
        programs = [row for row in await self._store.sessions.of(known.player) if row.kind == "program"]
        if len(programs) >= TOKENS_EACH:
            raise Invalid("too-many-tokens", most=TOKENS_EACH)
        player = await self._store.people.find(known.player)
        assert player is not None
        return await self._session(player, "program", label)

    async def _session(self, player: PlayerRow, kind: str, label: str) -> tuple[Identity, str]:
        token = secrets.token_hex(32)  # handed over on command lines: never begins with a dash
        now = _now()
        row = SessionRow(hash_of(token), new_id(), player.id, kind, label, now, now + SESSION_MS)
        await self._store.sessions.add(row)
        return Identity(player.id, player.name, player.password is not None, row.id, kind), token


async def name_at_table(store: Store, player: str, name: str) -> str:
    """The name for a seat of somebody's as it is shown, if it is nobody else's account; raises Invalid."""
    name = clean_name(name)
    account = await store.people.find_account(name.casefold())
    if account is not None and account.id != player:
        raise Invalid("name-taken", name=name)
    return name


NOBODYS = hasher.hash(secrets.token_hex())
"""Verified when there is no such account, so that the answer takes as long as with one."""


def _verify(hashed: str, password: str) -> bool:
    try:
        return hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def clean_name(name: str) -> str:
    """One form of a name that looks the same (NFKC), without what cannot be seen."""
    visible = "".join(letter for letter in normalize("NFKC", name) if letter.isprintable())
    cleaned = " ".join(visible.split())
    if not cleaned:
        raise Invalid("name-empty")
    return cleaned


def account_name(name: str) -> str:
    """The name of an account in its one form; raises Invalid if guests without a name are called so."""
    cleaned = clean_name(name)
    if cleaned.casefold() in GUEST_NAMES:
        raise Invalid("name-taken", name=cleaned)
    return cleaned


def _now() -> int:
    return time.time_ns() // 1_000_000
