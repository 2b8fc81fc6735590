"""Passkeys (WebAuthn): a device proves who a person is, instead of password and code."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from ludoteca.core import Invalid
from ludoteca.server.table.ids import Ids, hash_of
from ludoteca.store import Conflict, FactorRow, Store

from .second_factors import PASSKEY

MINUTES_MS = 5 * 60_000
"""For which a challenge is valid."""
PASSKEYS_EACH = 10
REGISTER, SIGN_IN = "passkey-register", "passkey-sign-in"


class Site(NamedTuple):
    """The site that passkeys belong to."""

    name: str
    origin: str


def site_of(base_url: str) -> Site | None:
    """The site at an address; None where there are no passkeys: without a name, or without the library."""
    parts = urlsplit(base_url)
    name = parts.hostname or ""
    if find_spec("webauthn") is None or (parts.scheme != "https" and name != "localhost"):
        return None
    try:
        ip_address(name)
    except ValueError:
        return Site(name, f"{parts.scheme}://{parts.netloc}")
    return None


class Passkeys:
    """Registers passkeys of accounts, and recognizes people by them."""

    def __init__(self, store: Store, ids: Ids, now: Callable[[], int]) -> None:
        self._store = store
        self._ids = ids
        self._now = now

    async def _challenge(self, kind: str, player: str) -> bytes:
        challenge = self._ids.token()
        await self._store.secrets.add(hash_of(challenge), kind, player, self._now() + MINUTES_MS)
        return challenge.encode()

    async def registration(self, site: Site, player: str, name: str) -> dict[str, Any]:
        """What a browser needs to make a passkey; raises Invalid if the account has too many."""
        import webauthn
        from webauthn.helpers import structs

        known = [row for row in await self._store.factors.of(player) if row.kind == PASSKEY]
        if len(known) >= PASSKEYS_EACH:
            raise Invalid("too-many-passkeys", most=PASSKEYS_EACH)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Ludoteca",
            user_name=name,
            user_id=player.encode(),
            challenge=await self._challenge(REGISTER, player),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(row.id)) for row in known],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
        )
        return _plain(options)

    async def register(self, site: Site, player: str, label: str, credential: dict[str, Any]) -> None:
        """Keep a passkey that a browser has made; raises Invalid if it does not answer our challenge."""
        import webauthn

        challenge = await self._take(REGISTER, credential, player)
        try:
            verified = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception as error:  # whatever a browser sends
            raise Invalid("passkey-refused") from error
        row = FactorRow(
            _text(verified.credential_id),
            player,
            PASSKEY,
            label,
            _text(verified.credential_public_key),
            verified.sign_count,
            self._now(),
        )
        try:
            await self._store.factors.add([row])
        except Conflict:
            raise Invalid("passkey-refused") from None

    async def question(self, site: Site) -> dict[str, Any]:
        """What a browser needs to sign in by a passkey of any account."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=await self._challenge(SIGN_IN, ""),
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return _plain(options)

    async def player_of(self, site: Site, credential: dict[str, Any]) -> str:
        """The player whose passkey has answered our question; raises Invalid."""
        import webauthn

        challenge = await self._take(SIGN_IN, credential, "")
        row = await self._store.factors.find(str(credential.get("id")))
        if row is None or row.kind != PASSKEY:
            raise Invalid("passkey-unknown")
        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=_bytes(row.secret),
                credential_current_sign_count=row.used,
                require_user_verification=True,
            )
        except Exception as error:  # whatever a browser sends
            raise Invalid("passkey-refused") from error
        if verified.new_sign_count != row.used:
            await self._store.factors.use(row.id, row.used, verified.new_sign_count)
        return row.player

    async def _take(self, kind: str, credential: dict[str, Any], player: str) -> bytes:
        """The challenge that a credential answers, which is used up by that; raises Invalid."""
        try:
            said = msgspec.json.decode(_bytes(credential["response"]["clientDataJSON"]))
            challenge = _bytes(said["challenge"])
            found = await self._store.secrets.take(hash_of(challenge.decode()), kind, self._now())
        except (KeyError, TypeError, ValueError, msgspec.DecodeError) as error:
            raise Invalid("passkey-refused") from error
        if found != player:
            raise Invalid("passkey-refused")
        return challenge


def _plain(options: Any) -> dict[str, Any]:
    """Options as JSON for the browser."""
    import webauthn

    plain: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
    return plain


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
