"""What one person may use of the house: enough for anybody, not all of it."""

from ludoteca.core import Invalid
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import table_of
from ludoteca.store import Store


async def require_room_for_table(store: Store, settings: Settings, host: str) -> None:
    """Whether somebody may keep another table; raises Invalid."""
    most = settings.tables_per_person
    if len(await store.hosted(host)) >= most:
        raise Invalid("too-many-own-tables", most=most)


async def require_room_for_bots(store: Store, settings: Settings, table: Table) -> None:
    """Whether a match of bots alone may begin, beside those that its host lets run; raises Invalid."""
    if not table.is_all_bots:
        return
    most = settings.bot_matches_per_person
    hosted = [table_of(row) for row in await store.hosted(table.host)]
    if sum(other.status == "playing" and other.is_all_bots for other in hosted) >= most:
        raise Invalid("too-many-bot-matches", most=most)
