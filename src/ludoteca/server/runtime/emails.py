"""Emails: plain text and HTML in the reader's language, sent by the host's mail server."""

import asyncio
from email.message import EmailMessage
from html import escape
from typing import Any

from ludoteca.core import Invalid
from ludoteca.games import find_game
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.store import AddressRow
from ludoteca.texts import PersonName, Texts

CONFIRM = "letter-confirm"
POSTING = 30.0
"""Seconds that the mail server may take for one email."""


def params_for(player: str, table: Table) -> dict[str, Any]:
    """The parameters of sentences about a match of the player: the game, and the others at the table."""
    try:
        game = find_game(table.game).info.title
    except Invalid:
        game = table.game
    others = [
        PersonName(chair.name) if chair.name else chair.level or "–"
        for chair in table.chairs
        if chair.player != player
    ]
    return {"game": game, "others": others}


def compose(address: AddressRow, key: str, settings: Settings, link: str, **params: Any) -> EmailMessage:
    """Compose an email from the texts `key.subject` and `key`, with a link."""
    say = Texts(address.language).say
    base = (settings.base_url or "").rstrip("/")
    leaving = f"{base}/letters/{address.secret}?leave"
    body, action = say(key, **params), say(f"{key}.action")
    footer, leave = say("letter-footer"), say("letter-leave")
    letter = EmailMessage()
    letter["From"] = settings.mail_from
    letter["To"] = address.email
    letter["Subject"] = say(f"{key}.subject", **params)
    letter["Auto-Submitted"] = "auto-generated"
    # RFC 8058: mail programs show a button, and one press is enough.
    letter["List-Unsubscribe"] = f"<{base}/api/v1/letters/{address.secret}/leave>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(f"{body}\n\n{action}: {link}\n\n-- \n{footer}\n{leave}: {leaving}\n")
    letter.add_alternative(
        f'<!doctype html><html lang="{address.language}"><body style="font-family: sans-serif">'
        f"<p>{escape(body)}</p>"
        f'<p><a href="{escape(link)}">{escape(action)}</a></p>'
        f'<p style="color: #666; font-size: small">{escape(footer)}'
        f' <a href="{escape(leaving)}">{escape(leave)}</a></p></body></html>',
        subtype="html",
    )
    return letter


async def send_email(letter: EmailMessage, settings: Settings) -> None:
    """Send an email; raises OSError or an error of aiosmtplib."""
    import aiosmtplib  # an optional dependency

    async with asyncio.timeout(POSTING):
        await aiosmtplib.send(
            letter,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            use_tls=settings.smtp_security == "tls",
            start_tls=settings.smtp_security == "starttls",
        )
