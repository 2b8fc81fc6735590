"""The second factor of a sign-in with a password: codes of an authenticator app, and recovery codes."""

import hmac
from base64 import b32encode
from collections.abc import Callable
from typing import NamedTuple

from ludoteca.core import Invalid
from ludoteca.server.table.ids import Ids, hash_of
from ludoteca.store import FactorRow, Store

TOTP, RECOVERY, PASSKEY = "totp", "recovery", "passkey"
STEP = 30
"""Seconds for which a code is shown."""
SECRET_BYTES = 20
RECOVERY_CODES = 10
ISSUER = "Ludoteca"


class Authenticator(NamedTuple):
    """What an authenticator app has to know: the secret, and all of it as an address for a QR code."""

    secret: str
    uri: str


class SecondFactors:
    """Codes that an account needs beside its password."""

    def __init__(self, store: Store, ids: Ids, now: Callable[[], int]) -> None:
        self._store = store
        self._ids = ids
        self._now = now

    async def kinds(self, player: str) -> frozenset[str]:
        """The kinds of factors that an account has; empty if its password is enough."""
        return frozenset(row.kind for row in await self._store.factors.of(player))

    def propose(self, name: str) -> Authenticator:
        """A new secret for an authenticator app; it counts once a code of it was seen."""
        import pyotp  # the browser's house has no accounts, and not this library

        secret = b32encode(bytes.fromhex(self._ids.token())[:SECRET_BYTES]).decode()
        return Authenticator(secret, pyotp.TOTP(secret).provisioning_uri(name, ISSUER))

    async def add_authenticator(self, player: str, secret: str, code: str) -> list[str]:
        """Require codes from now on, if the app shows the right one; return new recovery codes."""
        step = self._step_of(secret, code, 0)
        if step is None:
            raise Invalid("wrong-code")
        rows = await self._store.factors.of(player)
        await self._store.factors.delete(player, *(row.id for row in rows if row.kind == TOTP))
        await self._store.factors.add(
            [FactorRow(self._ids.id(), player, TOTP, "", secret, step, self._now())]
        )
        return await self.new_recovery_codes(player)

    async def new_recovery_codes(self, player: str) -> list[str]:
        """Make recovery codes, each for one sign-in, in place of those before."""
        rows = await self._store.factors.of(player)
        await self._store.factors.delete(player, *(row.id for row in rows if row.kind == RECOVERY))
        codes = [self._ids.key()[:12] for _ in range(RECOVERY_CODES)]
        await self._store.factors.add(
            [FactorRow(self._ids.id(), player, RECOVERY, "", hash_of(code), 0, self._now()) for code in codes]
        )
        return ["-".join((code[:4], code[4:8], code[8:])) for code in codes]

    async def remove(self, player: str, *ids: str) -> bool:
        """Remove factors; recovery codes go with the last of the others. Return whether there were any."""
        removed = await self._store.factors.delete(player, *ids)
        left = await self._store.factors.of(player)
        if all(row.kind == RECOVERY for row in left):
            await self._store.factors.delete(player, *(row.id for row in left))
        return bool(removed)

    async def is_right(self, player: str, code: str) -> bool:
        """Whether a code is right; it is used up by that."""
        plain = code.replace("-", "").replace(" ", "").lower()
        for row in await self._store.factors.of(player):
            if row.kind == TOTP:
                step = self._step_of(row.secret, plain, row.used)
                if step is not None:
                    return await self._store.factors.use(row.id, row.used, step)
            elif row.kind == RECOVERY and hmac.compare_digest(row.secret, hash_of(plain)):
                return bool(await self._store.factors.delete(player, row.id))
        return False

    def _step_of(self, secret: str, code: str, used: int) -> int | None:
        """The time step in which a code is shown, after those that were used; clocks may differ by one."""
        import pyotp

        now = self._now() // 1000 // STEP
        for step in (now - 1, now, now + 1):
            shown = pyotp.TOTP(secret).at(step * STEP)
            if step > used and hmac.compare_digest(shown.encode(), code.encode()):
                return step
        return None
