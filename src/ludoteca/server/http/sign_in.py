"""Signing in: by password and code, by passkey, and after a forgotten password."""

import contextlib

from ludoteca.core import Invalid
from ludoteca.server.people.budget import counted
from ludoteca.server.people.names import clean_name
from ludoteca.server.people.passkeys import Passkeys, Site, site_of
from ludoteca.server.protocol.people import (
    ForgottenPassword,
    Me,
    PasskeyAnswer,
    PasskeyQuestion,
    ResetPassword,
    SignIn,
)
from ludoteca.server.runtime.emails import compose, send_email
from ludoteca.store import AddressRow, PlayerRow

from .endpoint import Call, Endpoint
from .identity import me_of
from .passwords import trying_password
from .sign_in_log import note

RESET = "letter-reset"


async def log_in(call: Call) -> Me:
    body: SignIn = call.body
    try:
        with trying_password(call, clean_name(body.name).casefold()):
            known, call.cookie = await call.api.accounts.log_in(
                body.name, body.password, body.code, call.browser
            )
    except Invalid as refusal:
        note(call, f"sign-in refused: {refusal.reason}")
        raise
    note(call, "signed in", known.player)
    return await me_of(call, known)


# --- passkeys


def passkeys(call: Call) -> Passkeys:
    """The passkeys of this server."""
    return Passkeys(call.store, call.ids, call.now)


def require_site(call: Call) -> Site:
    """The site that passkeys belong to; raises Invalid where there are none."""
    site = site_of(call.base_url)
    if site is None:
        raise Invalid("passkeys-are-off")
    return site


async def ask_passkey(call: Call) -> PasskeyQuestion:
    call.use("sign-ins")
    return PasskeyQuestion(options=await passkeys(call).question(require_site(call)))


async def log_in_by_passkey(call: Call) -> Me:
    body: PasskeyAnswer = call.body
    call.use("sign-ins")
    try:
        player = await passkeys(call).player_of(require_site(call), body.credential)
        known, call.cookie = await call.api.accounts.log_in_as(player, call.browser)
    except Invalid as refusal:
        note(call, f"sign-in refused: {refusal.reason}")
        raise
    note(call, "signed in by passkey", known.player)
    return await me_of(call, known)


# --- a forgotten password


async def forget_password(call: Call) -> None:
    """Send a link to the confirmed address of an account; the answer does not say whether there is one."""
    body: ForgottenPassword = call.body
    call.use("sign-ins")
    if not call.api.settings.smtp_host:
        raise Invalid("letters-are-off")
    player = await call.store.people.find_account(clean_name(body.name).casefold())
    if player is None or player.banned_at is not None:
        return
    address = await call.store.contacts.address(player.id)
    if address is None or address.confirmed_at is None:
        return
    with contextlib.suppress(Invalid):  # a refusal would say that there is such an account
        call.api.budget.use("emails", address.email.casefold())
        call.api.budget.use("emails-of-an-address", counted(call.address))
        call.node.tasks.spawn(_send_reset(call, player, address))  # or the time it takes would say so


async def _send_reset(call: Call, player: PlayerRow, address: AddressRow) -> None:
    secret = await call.api.accounts.new_reset(player.id)
    settings = call.api.settings
    link = f"{call.base_url}/reset/{secret}"
    await send_email(compose(address, RESET, settings, link, name=player.name), settings)


async def reset_password(call: Call) -> None:
    """Set a new password by the link in an email, and sign the account out everywhere."""
    body: ResetPassword = call.body
    call.use("sign-ins")
    player = await call.api.accounts.reset_password(call.path("secret"), body.password)
    sessions = await call.store.sessions.of(player.id)
    await call.node.lifecycle.sign_out(player)
    for session in sessions:
        call.node.connections.end(session.id)
    note(call, "password reset", player.id)


SIGN_IN = (
    Endpoint(
        "POST",
        "/session/login",
        "Sign in with name and password, and a code if the account has a second factor.",
        log_in,
        Me,
        SignIn,
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/session/passkey/question",
        "What the browser needs to sign in by a passkey.",
        ask_passkey,
        PasskeyQuestion,
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/session/passkey",
        "Sign in by a passkey.",
        log_in_by_passkey,
        Me,
        PasskeyAnswer,
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/session/reset",
        "Send a link for a new password to the confirmed email address of an account.",
        forget_password,
        body=ForgottenPassword,
    ),
    Endpoint(
        "POST",
        "/session/reset/{secret}",
        "Set a new password by that link.",
        reset_password,
        body=ResetPassword,
        keeps_request=False,
    ),
)
