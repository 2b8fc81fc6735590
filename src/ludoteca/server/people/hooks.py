"""Web hooks: an address of the player's choice is called when it is their turn, or a match of theirs ends."""

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from typing import Literal
from urllib.parse import SplitResult, urlsplit

from ludoteca.core import Seat, encode
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.store import HookRow, Store

log = logging.getLogger("ludoteca.hooks")
TIMEOUT = 5.0
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


def allowed_address(host: str, port: int, public_only: bool) -> str:
    """An address of the host that may be called; every address it has must be allowed."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if public_only and not all(ipaddress.ip_address(address).is_global for address in found):
        raise ForbiddenAddress(host)
    return found[0]


def call(url: str, body: bytes, content_type: str, public_only: bool) -> int:
    """Post once, to exactly the address that was checked, and follow nothing; the status."""
    parts: SplitResult = urlsplit(url)
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    raw = socket.create_connection((allowed_address(host, port, public_only), port), TIMEOUT)
    with raw:
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
        connection.sock = (
            ssl.create_default_context().wrap_socket(raw, server_hostname=host) if secure else raw
        )
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": content_type, "User-Agent": "ludoteca"})
        status = connection.getresponse().status
        connection.close()
        return status


class Hooks:
    """Calls the addresses of players; one that fails is only logged."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._at_once = asyncio.Semaphore(4)

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
        for hook in await self._store.hooks(player):
            async with self._at_once:
                await asyncio.to_thread(self._call, hook, news, table, link)

    def _call(self, hook: HookRow, news: News, table: Table, link: str) -> None:
        body, content_type = body_for(hook.kind, news, table, link)
        try:
            call(hook.url, body, content_type, public_only=self._settings.hooks == "public")
        except (OSError, ValueError, http.client.HTTPException, ForbiddenAddress) as error:
            log.warning("hook failed", extra={"match": table.match, "error": str(error)})
