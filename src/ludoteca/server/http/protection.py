"""How an account is protected: second factors and passkeys."""

import io

import segno

from ludoteca.core import Invalid
from ludoteca.server.people.passkeys import site_of
from ludoteca.server.people.second_factors import PASSKEY, RECOVERY, TOTP
from ludoteca.server.protocol.people import (
    Authenticator,
    NewAuthenticator,
    NewPasskey,
    PasskeyInfo,
    PasskeyQuestion,
    PasswordAgain,
    RecoveryCodes,
    Security,
)
from ludoteca.server.table.rows import moment

from .endpoint import Call, Endpoint
from .passwords import require_password
from .sign_in import passkeys, require_site
from .sign_in_log import note


async def security(call: Call) -> Security:
    rows = await call.store.factors.of(call.me.player)
    address = await call.store.contacts.address(call.me.player)
    can_send = bool(call.api.settings.smtp_host)
    return Security(
        totp=any(row.kind == TOTP for row in rows),
        recovery_codes=sum(row.kind == RECOVERY for row in rows),
        passkeys=tuple(
            PasskeyInfo(id=row.id, label=row.label, created_at=moment(row.created_at))
            for row in rows
            if row.kind == PASSKEY
        ),
        can_have_passkeys=site_of(call.base_url) is not None,
        can_reset_password=can_send and address is not None and address.confirmed_at is not None,
    )


async def _require_account(call: Call, password: str) -> str:
    """The sender's id, if the password is right; raises Invalid, also for a guest."""
    if not call.me.account:
        raise Invalid("no-account")
    await require_password(call, password)
    return call.me.player


async def propose_authenticator(call: Call) -> Authenticator:
    body: PasswordAgain = call.body
    await _require_account(call, body.password)
    secret, uri = call.api.accounts.factors.propose(call.me.name)
    drawing = io.BytesIO()
    segno.make(uri, micro=False).save(drawing, kind="svg", scale=4, border=2, xmldecl=False)
    return Authenticator(secret=secret, uri=uri, qr=drawing.getvalue().decode())


async def add_authenticator(call: Call) -> RecoveryCodes:
    body: NewAuthenticator = call.body
    player = await _require_account(call, body.password)
    codes = await call.api.accounts.factors.add_authenticator(player, body.secret, body.code)
    note(call, "second factor added", player)
    return RecoveryCodes(codes=tuple(codes))


async def remove_authenticator(call: Call) -> None:
    body: PasswordAgain = call.body
    player = await _require_account(call, body.password)
    rows = await call.store.factors.of(player)
    await call.api.accounts.factors.remove(player, *(row.id for row in rows if row.kind == TOTP))
    note(call, "second factor removed", player)


async def new_codes(call: Call) -> RecoveryCodes:
    body: PasswordAgain = call.body
    player = await _require_account(call, body.password)
    if not await call.api.accounts.factors.kinds(player):
        raise Invalid("no-second-factor")
    return RecoveryCodes(codes=tuple(await call.api.accounts.factors.new_recovery_codes(player)))


async def propose_passkey(call: Call) -> PasskeyQuestion:
    body: PasswordAgain = call.body
    player = await _require_account(call, body.password)
    options = await passkeys(call).registration(require_site(call), player, call.me.name)
    return PasskeyQuestion(options=options)


async def add_passkey(call: Call) -> RecoveryCodes:
    """Keep a passkey; with the first second factor come recovery codes."""
    body: NewPasskey = call.body
    player, factors = call.me.player, call.api.accounts.factors
    await passkeys(call).register(require_site(call), player, body.label, body.credential)
    note(call, "passkey added", player)
    if RECOVERY in await factors.kinds(player):
        return RecoveryCodes(codes=())
    return RecoveryCodes(codes=tuple(await factors.new_recovery_codes(player)))


async def remove_passkey(call: Call) -> None:
    body: PasswordAgain = call.body
    player = await _require_account(call, body.password)
    if not await call.api.accounts.factors.remove(player, call.path("passkey")):
        raise Invalid("no-such-passkey")
    note(call, "passkey removed", player)


PROTECTION = (
    Endpoint("GET", "/account/security", "How my account is protected.", security, Security, scope="account"),
    Endpoint(
        "POST",
        "/account/totp",
        "A new secret for an authenticator app.",
        propose_authenticator,
        Authenticator,
        PasswordAgain,
        scope="account",
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/account/totp/confirm",
        "Require codes of that app from now on; the answer has recovery codes.",
        add_authenticator,
        RecoveryCodes,
        NewAuthenticator,
        scope="account",
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/account/totp/remove",
        "Require no codes any more.",
        remove_authenticator,
        body=PasswordAgain,
        scope="account",
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/account/recovery-codes",
        "New recovery codes in place of the old ones.",
        new_codes,
        RecoveryCodes,
        PasswordAgain,
        scope="account",
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/account/passkeys/question",
        "What the browser needs to make a passkey.",
        propose_passkey,
        PasskeyQuestion,
        PasswordAgain,
        scope="account",
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/account/passkeys",
        "Add a passkey that the browser has made.",
        add_passkey,
        RecoveryCodes,
        NewPasskey,
        scope="account",
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/account/passkeys/{passkey}/remove",
        "Remove a passkey.",
        remove_passkey,
        body=PasswordAgain,
        scope="account",
        keeps_request=False,
    ),
)
