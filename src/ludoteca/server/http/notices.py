"""How people are told that it is their turn: letters to a confirmed address, pushes to a browser."""

import secrets

from ludoteca.core import Invalid
from ludoteca.server.people.letters import CONFIRM, compose, post_letter
from ludoteca.server.protocol.people import NewAddress, NewPush, Notices, PushGone
from ludoteca.server.table.document import new_id
from ludoteca.store import AddressRow, PushRow
from ludoteca.texts import LANGUAGES

from .endpoint import Asked, Endpoint

BROWSERS_EACH = 10


async def notices(asked: Asked) -> Notices:
    """What I am told, and what this house can do."""
    services, me = asked.services, asked.me
    address = await services.store.address(me.player)
    pusher = services.postman.pusher
    return Notices(
        letters=bool(services.settings.smtp_host),
        email=address.email if address is not None else None,
        confirmed=address is not None and address.confirmed_at is not None,
        push_key=pusher.public_key if pusher is not None else None,
        browsers=tuple(row.endpoint for row in await services.store.pushes(me.player)),
    )


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Invalid("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


async def set_address(asked: Asked) -> Notices:
    """Letters shall go there; a first one asks whether that is right."""
    body: NewAddress = asked.body
    settings = asked.services.settings
    if not settings.smtp_host:
        raise Invalid("letters-are-off")
    asked.site.sign_ins.take(asked.address)  # nobody floods a stranger's mailbox through us
    row = AddressRow(asked.me.player, body.email, _language(body.language), secrets.token_urlsafe(24), None)
    link = f"{asked.base_url}/letters/{row.secret}"
    try:
        await post_letter(compose(row, CONFIRM, settings, link, name=asked.me.name), settings)
    except Exception as error:  # mail servers have many ways to say no; each is the same to who waits
        raise Invalid("letter-failed", email=body.email) from error
    await asked.services.store.set_address(row)
    return await notices(asked)


async def forget_address(asked: Asked) -> None:
    await asked.services.store.forget_address(player=asked.me.player)


async def confirm(asked: Asked) -> None:
    if not await asked.services.store.confirm_address(asked.path("secret"), asked.services.now()):
        raise Invalid("no-such-address")


async def leave(asked: Asked) -> None:
    """One press in a mail program is enough, without signing in; twice does no harm."""
    await asked.services.store.forget_address(secret=asked.path("secret"))


async def add_push(asked: Asked) -> None:
    body: NewPush = asked.body
    if asked.services.postman.pusher is None:
        raise Invalid("pushes-are-off")
    known = await asked.services.store.pushes(asked.me.player)
    if len(known) >= BROWSERS_EACH and body.endpoint not in (row.endpoint for row in known):
        raise Invalid("too-many-browsers", most=BROWSERS_EACH)
    row = PushRow(new_id(), asked.me.player, _language(body.language), body.endpoint, body.p256dh, body.auth)
    await asked.services.store.add_push(row)


async def drop_push(asked: Asked) -> None:
    body: PushGone = asked.body
    await asked.services.store.drop_push(asked.me.player, body.endpoint)


NOTICES = (
    Endpoint("GET", "/notices", "How I am told that it is my turn.", notices, Notices),
    Endpoint("POST", "/notices/address", "Send me letters once I confirm.", set_address, Notices, NewAddress),
    Endpoint("DELETE", "/notices/address", "Send me no more letters.", forget_address),
    Endpoint("POST", "/letters/{secret}/confirm", "The address of a letter is right.", confirm),
    Endpoint("POST", "/letters/{secret}/leave", "No more letters to the address of one.", leave),
    Endpoint("POST", "/notices/push", "Push this browser.", add_push, body=NewPush),
    Endpoint("POST", "/notices/push/gone", "Push this browser no more.", drop_push, body=PushGone),
)
