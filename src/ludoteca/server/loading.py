"""A match from the store: its log, from the newest snapshot on."""

from typing import TYPE_CHECKING, Any

from ludoteca.core import AnyGame, Invalid, Match, decode, seeded_luck
from ludoteca.games import find_game
from ludoteca.store import LogRow, SnapshotRow

from .records import entry_of, moment
from .table import Table

if TYPE_CHECKING:
    from .house import House

Loaded = tuple[Match[Any, Any], dict[str, int], str | None]
"""The match, which request became which entry, and what the clocks showed at last."""


async def load_match(house: "House", table: Table) -> Loaded | None:
    """Bring a match back; None before its start. Raises Invalid if its rules have changed since."""
    rows = await house.store.log(table.match)
    if not rows:
        return None
    game = find_game(table.game)
    if table.rules_version != game.info.rules_version:
        raise Invalid("rules-version-differs", recorded=table.rules_version, present=game.info.rules_version)
    snapshot = await house.store.snapshot(table.match)
    match = await house.in_thread(_restored, house, game, table, rows, snapshot)
    requests = {row.request: row.seq for row in rows if row.request is not None}
    return match, requests, rows[-1].clocks


def _restored(
    house: "House", game: AnyGame, table: Table, rows: list[LogRow], snapshot: SnapshotRow | None
) -> Match[Any, Any]:
    entries = [entry_of(game, row) for row in rows]
    known = None
    if snapshot is not None and snapshot.seq < len(entries):
        known = (snapshot.seq, game.from_position(decode(snapshot.position, game.info.position)))
    return Match.restored(
        game,
        len(table.chairs),
        table.options,
        entries,
        snapshot=known,
        luck=seeded_luck(simulator=house.simulator),
        clock=lambda: moment(house.now()),
    )


def new_match(house: "House", game: AnyGame, table: Table) -> Match[Any, Any]:
    """Set the table; raises Invalid if it cannot be set so."""
    return Match.new(
        game,
        len(table.chairs),
        table.options,
        luck=seeded_luck(simulator=house.simulator),
        clock=lambda: moment(house.now()),
    )
