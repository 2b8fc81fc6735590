"""Identifies people: opaque tokens, hashed at rest, in a cookie for browsers and a header for programs."""

from collections.abc import Callable, Collection, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple, Protocol

from ludoteca.core import Invalid
from ludoteca.server.table.document import is_bot_name
from ludoteca.server.table.ids import Ids, hash_of
from ludoteca.store import Conflict, PlayerRow, SessionRow, Store

from .names import account_name, bot_name, clean_name, looks_of
from .second_factors import SecondFactors

COOKIE = "ludoteca"
DAY_MS = 86_400_000
SESSION_MS = 180 * DAY_MS
"""After which a session that is not used ends."""
RESET_MS = 3_600_000
"""For which a link to reset a password is valid."""
RESET = "reset"
EVERYTHING: frozenset[str] = frozenset({"read", "play", "account"})
BOT_SCOPES = "play read"
TOKENS_EACH = 20
"""How many bearer tokens one person may have."""


class Passwords(Protocol):
    """Hashes passwords and checks them."""

    async def hash(self, password: str) -> str:
        """The password as the store keeps it."""

    async def is_right(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password of a hash; without one it takes as long to say no."""


class Identity(NamedTuple):
    """A person whom the server has identified, and the session by which it did."""

    player: str
    name: str
    account: bool
    session: str
    kind: str
    scopes: frozenset[str] = EVERYTHING
    """What they may do; a browser may do everything."""
    renewed: str | None = None
    """The token of a browser whose session was extended just now, for its cookie."""


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

    def __init__(self, store: Store, passwords: Passwords, ids: Ids, now: Callable[[], int]) -> None:
        self._store = store
        self._passwords = passwords
        self._ids = ids
        self._now = now
        self.factors = SecondFactors(store, ids, now)

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
        known = _identity(session, player)
        now = self._now()
        if session.expires_at >= now + SESSION_MS - DAY_MS:
            return known
        await self._store.sessions.renew(session.id, now + SESSION_MS)  # at most once a day
        return known if bearer else known._replace(renewed=token)

    async def enter(self, name: str, browser: str) -> tuple[Identity, str]:
        """Sign a new guest in; return their identity and token."""
        name = clean_name(name)
        player = PlayerRow(self._ids.id(), name, None, None, self._now())
        try:
            await self._store.people.add(player, looks_of(name))
        except Conflict:
            raise Invalid("name-taken", name=name) from None
        return await self._session(player, "browser", browser)

    async def rename(self, known: Identity, name: str) -> Identity:
        """Rename a guest; raises Invalid if an account has the name."""
        if known.account or is_bot_name(known.name):
            raise Invalid("account-keeps-its-name")
        name = clean_name(name)
        try:
            await self._store.people.rename(known.player, name, key=None, looks=looks_of(name))
        except Conflict:
            raise await self._conflict(known, name, "account-keeps-its-name") from None
        return known._replace(name=name)

    async def _conflict(self, known: Identity, name: str, has_account: str) -> Invalid:
        """Why a guest cannot have a name: an account was made by now, or another's name is like it."""
        player = await self._store.people.find(known.player)
        if player is not None and player.password is not None:
            return Invalid(has_account)
        return Invalid("name-taken", name=name)

    async def note_looks(self) -> None:
        """Note how the names of accounts look that an earlier program made."""
        for player in await self._store.people.accounts_without_looks():
            await self._store.people.add_looks(player.id, looks_of(player.name))

    async def make_account(self, known: Identity, name: str, password: str) -> tuple[Identity, str]:
        """Turn a guest into an account with a new token; raises Invalid if the name is taken."""
        if known.account or is_bot_name(known.name):
            raise Invalid("has-account")
        name = account_name(name)
        hashed = await self._passwords.hash(password)
        try:
            await self._store.people.make_account(known.player, name, name.casefold(), hashed, looks_of(name))
        except Conflict:
            raise await self._conflict(known, name, "has-account") from None
        return known._replace(name=name, account=True), await self._new_secret(known)

    async def _new_secret(self, known: Identity) -> str:
        """Give a session another token, so that one that was seen before is worth nothing."""
        token = self._ids.token()
        await self._store.sessions.renew(known.session, self._now() + SESSION_MS, hash_of(token))
        return token

    async def log_in(self, name: str, password: str, code: str | None, browser: str) -> tuple[Identity, str]:
        """Sign an account in; the refusal does not say whether the name or the password was wrong.

        Raises Invalid with `needs-code` if the password is right and the account has a second factor.
        """
        player = await self._store.people.find_account(clean_name(name).casefold())
        right = await self._is_password(player, password)
        if player is None or not right:
            raise Invalid("wrong-name-or-password")
        if player.banned_at is not None:
            raise Invalid("banned")
        kinds = await self.factors.kinds(player.id)
        if kinds and code is None:
            raise Invalid("needs-code", kinds=sorted(kinds))
        if kinds and code is not None and not await self.factors.is_right(player.id, code):
            raise Invalid("wrong-code")
        return await self._session(player, "browser", browser)

    async def log_in_as(self, player: str, browser: str) -> tuple[Identity, str]:
        """Sign in an account whose passkey has proved who it is."""
        row = await self._store.people.find(player)
        if row is None:
            raise Invalid("passkey-unknown")
        if row.banned_at is not None:
            raise Invalid("banned")
        return await self._session(row, "browser", browser)

    async def account_signed_in_elsewhere(self, name: str, guest: Identity | None) -> str:
        """Make an account, out of a guest if there is one; return its player.

        Its password is known to no person; a link by email or the host sets another. Raises Invalid if the
        name is taken.
        """
        name = account_name(name)
        hashed = await self._passwords.hash(self._ids.token())
        try:
            if guest is not None:
                await self._store.people.make_account(
                    guest.player, name, name.casefold(), hashed, looks_of(name)
                )
                return guest.player
            row = PlayerRow(self._ids.id(), name, name.casefold(), hashed, self._now())
            await self._store.people.add(row, looks_of(name))
        except Conflict:
            raise Invalid("name-taken", name=name) from None
        return row.id

    async def change_password(self, known: Identity, old: str, new: str) -> str:
        """Set another password and return the session's new token; raises Invalid if the old one is wrong."""
        if not await self._is_password(await self._store.people.find(known.player), old):
            raise Invalid("wrong-password")
        await self._set_password(known.player, new)
        return await self._new_secret(known)

    async def _set_password(self, player: str, password: str) -> None:
        await self._store.people.set_password(player, await self._passwords.hash(password))

    # --- a forgotten password

    async def new_reset(self, player: str) -> str:
        """A secret with which the password of an account can be set, once and soon."""
        token = self._ids.token()
        await self._store.secrets.add(hash_of(token), RESET, player, self._now() + RESET_MS)
        return token

    async def reset_password(self, token: str, password: str) -> PlayerRow:
        """Set the password of the account whose reset it is; raises Invalid if it was used or is too old."""
        player = await self._store.secrets.take(hash_of(token), RESET, self._now())
        row = None if player is None else await self._store.people.find(player)
        if row is None or row.password is None:
            raise Invalid("no-such-reset")
        await self._set_password(row.id, password)
        return row

    async def require_password(self, known: Identity, password: str | None) -> None:
        """Raise Invalid unless the password is right; a guest has none and needs none."""
        if known.account and not await self._is_password(
            await self._store.people.find(known.player), password or ""
        ):
            raise Invalid("wrong-password")

    async def _is_password(self, player: PlayerRow | None, password: str) -> bool:
        """Whether a password is right; takes as long if there is no such account."""
        return await self._passwords.is_right(player.password if player is not None else None, password)

    async def new_token(self, known: Identity, label: str, scopes: Collection[str]) -> tuple[Identity, str]:
        """Make a bearer token for a program; raises Invalid if the person has too many."""
        programs = [row for row in await self._store.sessions.of(known.player) if row.kind == "program"]
        if len(programs) >= TOKENS_EACH:
            raise Invalid("too-many-tokens", most=TOKENS_EACH)
        player = await self._store.people.find(known.player)
        assert player is not None
        return await self._session(player, "program", label, " ".join(sorted(scopes)))

    async def make_bot(self, owner: Identity, name: str) -> tuple[Identity, str]:
        """Make a bot account with a token; raises Invalid if the name is taken."""
        name, now = bot_name(name), self._now()
        player = PlayerRow(self._ids.id(), name, name.casefold(), None, now)
        try:
            await self._store.people.add(player, looks_of(name))
        except Conflict:
            raise Invalid("name-taken", name=name) from None
        await self._store.bots.add(player.id, owner.player, now)
        return await self._session(player, "program", name, BOT_SCOPES)

    async def bot_token(self, bot: str) -> tuple[Identity, str]:
        """Make a token of a bot account."""
        player = await self._store.people.find(bot)
        assert player is not None
        return await self._session(player, "program", player.name, BOT_SCOPES)

    async def _session(
        self, player: PlayerRow, kind: str, label: str, scopes: str = ""
    ) -> tuple[Identity, str]:
        token = self._ids.token()
        now = self._now()
        row = SessionRow(
            hash_of(token), self._ids.id(), player.id, kind, label, now, now + SESSION_MS, scopes
        )
        await self._store.sessions.add(row)
        return _identity(row, player), token


def _identity(session: SessionRow, player: PlayerRow) -> Identity:
    scopes = EVERYTHING if session.kind == "browser" else frozenset(session.scopes.split())
    return Identity(player.id, player.name, player.password is not None, session.id, session.kind, scopes)


async def name_at_table(store: Store, player: str, name: str) -> str:
    """A player's name for a seat in its one form; raises Invalid if another's account looks like that."""
    if await store.bots.find(player) is not None:
        raise Invalid("account-keeps-its-name")
    name = clean_name(name)
    account = await store.people.find_alike(looks_of(name))
    if account is not None and account.id != player:
        raise Invalid("name-taken", name=name)
    return name
