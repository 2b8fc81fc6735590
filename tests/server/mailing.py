"""A real mail server and a real push service on this machine, and what came to them."""

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludoteca.server.app import USUAL
from ludoteca.server.runtime.system_time import system_now
from ludoteca.server.settings import Settings
from ludoteca.server.timings import Timings

from .network import PATIENCE, Person, Site, serving


class Mailbox:
    """Keeps what a mail server takes; `answer` is what it says."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.answer = "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 (its name)
        if self.answer.startswith("250"):
            self.letters.append(message_from_bytes(envelope.content, policy=default))
        return self.answer

    def subjects(self) -> list[str]:
        """What the letters are about, but for those that asked whether there should be any."""
        return [str(letter["Subject"]) for letter in self.letters if "?" not in str(letter["Subject"])]

    async def wait(self, count: int) -> EmailMessage:
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) < count:
                await asyncio.sleep(0.02)
        letter = self.letters[count - 1]
        assert isinstance(letter, EmailMessage)
        return letter


def with_mail(
    folder: Path,
    visit: Callable[[Site, Mailbox], Awaitable[None]],
    now: Callable[[], int] = system_now,
    timings: Timings = USUAL,
    base_url: str = "http://games.example.org",
    **more: Any,
) -> None:
    """Run a visit against a server that sends emails through a mail server on this machine."""

    async def run() -> None:
        box, loop = Mailbox(), asyncio.get_running_loop()
        async with await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0) as mail:
            settings = Settings(
                port=0,
                db=str(folder / "test.sqlite3"),
                bot_workers=1,
                smtp_host="127.0.0.1",
                smtp_port=mail.sockets[0].getsockname()[1],
                smtp_security="none",
                mail_from="games@example.org",
                base_url=base_url,
                notice_minutes=0,
                **more,
            )
            async with serving(settings, now, timings) as site:
                await visit(site, box)

    asyncio.run(run())


def plain(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def secret_in(letter: EmailMessage) -> str:
    return plain(letter).split("/letters/")[1].split()[0].split("?")[0]


async def with_email(person: Person, box: Mailbox, language: str) -> EmailMessage:
    """Letters are asked for and confirmed; the letter that asked."""
    before = len(box.letters)
    wanted = {"email": "bea@example.org", "language": language}
    answer = await person.http.post("/notices/address", json=wanted)
    assert (answer.status_code, answer.json()["confirmed"]) == (201, False)
    asking = await box.wait(before + 1)
    assert (await person.http.post(f"/letters/{secret_in(asking)}/confirm")).status_code == 204
    assert (await person.http.get("/notices")).json()["confirmed"]
    return asking


class Browser:
    """A browser's end of Web Push: its keys, and a push service that hands it what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.pushed: list[dict[str, Any]] = []
        self.headers = b""
        self.status = b"201 Created"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.headers = await reader.readuntil(b"\r\n\r\n")
        length = int(self.headers.lower().split(b"content-length: ")[1].split()[0])
        body = await reader.readexactly(length)
        message = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        self.pushed.append(json.loads(message))
        writer.write(b"HTTP/1.1 " + self.status + b"\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    def subscription(self, port: int) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"http://127.0.0.1:{port}/push/1",
            "p256dh": urlsafe_b64encode(point).rstrip(b"=").decode(),
            "auth": urlsafe_b64encode(self.auth).rstrip(b"=").decode(),
            "language": "de",
        }
