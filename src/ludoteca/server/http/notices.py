"""How people are notified of their turn: emails to a confirmed address, push notifications."""

from ludoteca.core import Invalid
from ludoteca.server.protocol.people import AddressGone, NewAddress, NewPush, Notices, PushGone
from ludoteca.server.runtime.emails import CONFIRM, compose, send_email
from ludoteca.store import AddressRow, PushRow
from ludoteca.texts import LANGUAGES

from .endpoint import Call, Endpoint
from .passwords import require_password

BROWSERS_EACH = 10


async def notices(call: Call) -> Notices:
    """The sender's notification settings, and what this server supports."""
    me = call.me
    address = await call.store.contacts.address(me.player)
    return Notices(
        letters=bool(call.api.settings.smtp_host),
        email=address.email if address is not None else None,
        confirmed=address is not None and address.confirmed_at is not None,
        push_key=call.api.push_key(),
        browsers=tuple(row.endpoint for row in await call.store.contacts.pushes(me.player)),
    )


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Invalid("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


async def _require_password(call: Call, password: str | None) -> None:
    """Raise Invalid unless it is the password of an account.

    Its address may set a new password: a session alone must not be enough to change or remove it.
    """
    if call.me.account:
        await require_password(call, password)


async def set_address(call: Call) -> Notices:
    """Set an email address; a first email asks to confirm it."""
    body: NewAddress = call.body
    settings = call.api.settings
    if not settings.smtp_host:
        raise Invalid("letters-are-off")
    await _require_password(call, body.password)
    call.count_email(body.email)
    row = AddressRow(call.me.player, body.email, _language(body.language), call.ids.token(), None)
    link = f"{call.base_url}/letters/{row.secret}"
    try:
        await send_email(compose(row, CONFIRM, settings, link, name=call.me.name), settings)
    except Exception as error:  # mail servers have many ways to say no; each is the same to who waits
        raise Invalid("letter-failed", email=body.email) from error
    await call.store.contacts.set_address(row)
    return await notices(call)


async def forget_address(call: Call) -> None:
    body: AddressGone = call.body
    await _require_password(call, body.password)
    await call.store.contacts.forget_address(player=call.me.player)


async def confirm(call: Call) -> None:
    if not await call.store.contacts.confirm_address(call.path("secret"), call.now()):
        raise Invalid("no-such-address")


async def leave(call: Call) -> None:
    """Unsubscribe by the link in an email, without signing in; a repetition changes nothing."""
    await call.store.contacts.forget_address(secret=call.path("secret"))


async def add_push(call: Call) -> None:
    body: NewPush = call.body
    if call.api.push_key() is None:
        raise Invalid("pushes-are-off")
    known = await call.store.contacts.pushes(call.me.player)
    if len(known) >= BROWSERS_EACH and body.endpoint not in (row.endpoint for row in known):
        raise Invalid("too-many-browsers", most=BROWSERS_EACH)
    row = PushRow(
        call.ids.id(), call.me.player, _language(body.language), body.endpoint, body.p256dh, body.auth
    )
    await call.store.contacts.add_push(row)


async def drop_push(call: Call) -> None:
    body: PushGone = call.body
    await call.store.contacts.drop_push(call.me.player, body.endpoint)


NOTICES = (
    Endpoint("GET", "/notices", "How I am notified of my turn.", notices, Notices, scope="account"),
    Endpoint(
        "POST",
        "/notices/address",
        "Send me emails once I confirm.",
        set_address,
        Notices,
        NewAddress,
        scope="account",
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/notices/address/gone",
        "Stop sending me emails.",
        forget_address,
        body=AddressGone,
        scope="account",
        keeps_request=False,
    ),
    Endpoint("POST", "/letters/{secret}/confirm", "Confirm an email address.", confirm),
    Endpoint("POST", "/letters/{secret}/leave", "Unsubscribe an email address.", leave),
    Endpoint("POST", "/notices/push", "Push to this browser.", add_push, body=NewPush),
    Endpoint("POST", "/notices/push/gone", "Stop pushing to this browser.", drop_push, body=PushGone),
)
