"""Web hooks: addresses that a player chose, called on their turn and at the end of a match."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Literal
from weakref import WeakValueDictionary

from ludoteca.core import Seat, encode
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.store import HookRow
from ludoteca.store.contacts import ContactStore
from ludoteca.texts import Texts

from .emails import params_for
from .metrics import Metrics
from .outgoing_http import ForbiddenAddress, post

log = logging.getLogger("ludoteca.hooks")
AT_ONCE = 16
News = Literal["your-turn", "match-over"]


SENTENCES: dict[News, str] = {"your-turn": "letter-turn", "match-over": "letter-over"}


def body_for(hook: HookRow, news: News, table: Table, link: str) -> tuple[bytes, str]:
    """The body for a kind of receiver, and its content type: a sentence, or fields."""
    sentence = f"{Texts(hook.language).say(SENTENCES[news], **params_for(hook.player, table))} {link}"
    match hook.kind:
        case "slack":
            return encode({"text": sentence}), "application/json"
        case "discord":
            return encode({"content": sentence}), "application/json"
        case "ntfy":
            return sentence.encode(), "text/plain; charset=utf-8"
    return encode({"news": news, "match": table.match, "game": table.game, "url": link}), "application/json"


class Hooks:
    """Calls the web hooks of players; a failed call is only logged."""

    def __init__(self, contacts: ContactStore, settings: Settings, metrics: Metrics, timeout: float) -> None:
        self._calls = metrics.hooks
        self._contacts = contacts
        self._timeout = timeout
        self._settings = settings
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One call at a time for each player: slow receivers delay only their own player."""

    async def turn(self, table: Table, seats: Sequence[Seat]) -> None:
        """Call the web hooks of the players whose turn it is."""
        for player in {table.chairs[seat].player for seat in seats}:
            if player is not None:
                await self._tell(player, "your-turn", table)

    async def ended(self, table: Table) -> None:
        """Call the web hooks of all players of a match that is over."""
        for player in table.people():
            await self._tell(player, "match-over", table)

    async def _tell(self, player: str, news: News, table: Table) -> None:
        if self._settings.hooks == "off":
            return
        link = f"{self._settings.base_url or ''}/match/{table.match}"
        lock = self._of.setdefault(player, asyncio.Lock())
        async with lock:
            for hook in await self._contacts.hooks(player):
                async with self._at_once:
                    await self._call(hook, news, table, link)

    async def _call(self, hook: HookRow, news: News, table: Table, link: str) -> None:
        body, content_type = body_for(hook, news, table, link)
        try:
            headers = {"Content-Type": content_type}
            await post(
                hook.url, body, headers, public_only=self._settings.hooks == "public", timeout=self._timeout
            )
            self._calls.labels("called").inc()
        except (OSError, ValueError, ForbiddenAddress) as error:
            self._calls.labels("failed").inc()
            log.warning("hook failed", extra={"match": table.match, "error": repr(error)})
