"""How many tables and bot matches one person may have."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from ludoteca.core import Invalid
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import readable
from ludoteca.store.matches import MatchStore

from .budget import MEGABYTE
from .caller import caller


class Quotas:
    """Counts a person's tables before they get another; parallel requests are counted one by one."""

    def __init__(self, matches: MatchStore, settings: Settings) -> None:
        self._matches = matches
        self._settings = settings
        self._counting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def _lock(self, player: str) -> asyncio.Lock:
        return self._counting.setdefault(player, asyncio.Lock())

    @asynccontextmanager
    async def table_for(self, host: str) -> AsyncIterator[None]:
        """Guard the creation of a table; raises Invalid if its host has too many."""
        async with self._lock(host):
            await self.require_table_for(host)
            yield

    async def require_table_for(self, host: str) -> None:
        """Raise Invalid if a host has too many tables, in play or on disk, or wrote too much today."""
        settings = self._settings
        if len(await self._matches.hosted_by(host)) >= settings.tables_per_person:
            raise Invalid("too-many-own-tables", most=settings.tables_per_person)
        matches, size = await self._matches.kept_by(host)
        if matches >= settings.matches_per_person:
            raise Invalid("too-many-kept-matches", most=settings.matches_per_person)
        if size >= settings.disk_megabytes_per_person * MEGABYTE:
            raise Invalid("too-many-kept-bytes", most=settings.disk_megabytes_per_person)
        if (who := caller.get()) is not None:
            who.require_disk()

    @asynccontextmanager
    async def start_of(self, table: Table) -> AsyncIterator[None]:
        """Guard the start of a match; raises Invalid if its host runs too many matches of bots alone."""
        if not table.is_all_bots:
            yield
            return
        if (who := caller.get()) is not None:
            who.require_disk()
        most = self._settings.bot_matches_per_person
        async with self._lock(table.host):
            hosted = readable(await self._matches.hosted_by(table.host))
            if sum(other.status == "playing" and other.is_all_bots for other in hosted) >= most:
                raise Invalid("too-many-bot-matches", most=most)
            yield
