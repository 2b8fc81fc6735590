"""What one person may use of the house: enough for anybody, not all of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from ludoteca.core import Invalid
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import readable
from ludoteca.store import Store


class Quotas:
    """Counts what somebody has before they get more; many requests at once are counted one by one."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._counting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def _lock(self, player: str) -> asyncio.Lock:
        return self._counting.setdefault(player, asyncio.Lock())

    @asynccontextmanager
    async def table_for(self, host: str) -> AsyncIterator[None]:
        """Put up another table inside; raises Invalid if there are too many."""
        async with self._lock(host):
            await self.require_table_for(host)
            yield

    async def require_table_for(self, host: str) -> None:
        """Whether somebody may put up another table; raises Invalid."""
        most = self._settings.tables_per_person
        if len(await self._store.matches.hosted_by(host)) >= most:
            raise Invalid("too-many-own-tables", most=most)

    @asynccontextmanager
    async def start_of(self, table: Table) -> AsyncIterator[None]:
        """Begin a match inside; raises Invalid if only bots play it, and its host lets too many such run."""
        if not table.is_all_bots:
            yield
            return
        most = self._settings.bot_matches_per_person
        async with self._lock(table.host):
            hosted = readable(await self._store.matches.hosted_by(table.host))
            if sum(other.status == "playing" and other.is_all_bots for other in hosted) >= most:
                raise Invalid("too-many-bot-matches", most=most)
            yield
