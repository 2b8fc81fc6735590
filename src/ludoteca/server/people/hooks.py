"""Web hooks: an address of the player's choice is called when it is their turn, or a match of theirs ends."""

import asyncio
import ipaddress
import logging
import socket
import ssl
from typing import Literal
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from ludoteca.core import Seat, encode
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.store import HookRow, Store

log = logging.getLogger("ludoteca.hooks")
TIMEOUT = 5.0
"""Seconds that a whole call may take, from the look-up of the name to the answer."""
AT_ONCE = 16
News = Literal["your-turn", "match-over"]


class ForbiddenAddress(Exception):
    """The host does not allow calls to that address."""


def body_for(kind: str, news: News, table: Table, link: str) -> tuple[bytes, str]:
    """What a receiver of that kind understands, and its content type."""
    sentence = f"{table.game}: {'your turn' if news == 'your-turn' else 'the match is over'} {link}"
    match kind:
        case "slack":
            return encode({"text": sentence}), "application/json"
        case "discord":
            return encode({"content": sentence}), "application/json"
        case "ntfy":
            return sentence.encode(), "text/plain; charset=utf-8"
    return encode({"news": news, "match": table.match, "game": table.game, "url": link}), "application/json"


NOT_OURS_TO_CALL = tuple(
    ipaddress.ip_network(network)
    for network in (
        "64:ff9b::/96",  # NAT64: an IPv4 address in disguise, private ones too
        "64:ff9b:1::/48",
        "2002::/16",  # 6to4, likewise
        "2001::/32",  # Teredo, likewise
    )
)


def is_public(address: str) -> bool:
    """Whether an address is one machine somewhere on the internet, and nothing nearer or wider."""
    found = ipaddress.ip_address(address)
    found = getattr(found, "ipv4_mapped", None) or found
    return found.is_global and not found.is_multicast and not any(found in net for net in NOT_OURS_TO_CALL)


async def allowed_address(host: str, port: int, public_only: bool) -> str:
    """An address of the host that may be called; every address it has must be allowed."""
    loop = asyncio.get_running_loop()
    found = [str(info[4][0]) for info in await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if public_only and not all(map(is_public, found)):
        raise ForbiddenAddress(host)
    return found[0]


async def call(url: str, body: bytes, content_type: str, public_only: bool) -> int:
    """Post once, to exactly the address that was checked, and follow nothing; the status."""
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = await allowed_address(host, port, public_only)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: {content_type}\r\n"
            f"Content-Length: {len(body)}\r\nUser-Agent: ludoteca\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        answer = (await reader.readline()).split()
        if len(answer) < 2 or not answer[0].startswith(b"HTTP/") or not answer[1].isdigit():
            raise ValueError("that was no answer of a web server")
        return int(answer[1])
    finally:
        writer.close()


class Hooks:
    """Calls the addresses of players; one that fails is only logged."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One call at a time for each player: who has slow receivers waits for them alone."""

    async def turn(self, table: Table, seats: tuple[Seat, ...]) -> None:
        """It is these people's turn."""
        for player in {table.chairs[seat].player for seat in seats}:
            if player is not None:
                await self._tell(player, "your-turn", table)

    async def ended(self, table: Table) -> None:
        """Everybody's match is over."""
        for player in table.people():
            await self._tell(player, "match-over", table)

    async def _tell(self, player: str, news: News, table: Table) -> None:
        if self._settings.hooks == "off":
            return
        link = f"{self._settings.base_url or ''}/match/{table.match}"
        lock = self._of.setdefault(player, asyncio.Lock())
        async with lock:
            for hook in await self._store.hooks(player):
                async with self._at_once:
                    await self._call(hook, news, table, link)

    async def _call(self, hook: HookRow, news: News, table: Table, link: str) -> None:
        body, content_type = body_for(hook.kind, news, table, link)
        try:
            async with asyncio.timeout(TIMEOUT):
                await call(hook.url, body, content_type, public_only=self._settings.hooks == "public")
        except (OSError, ValueError, ForbiddenAddress) as error:
            log.warning("hook failed", extra={"match": table.match, "error": repr(error)})
