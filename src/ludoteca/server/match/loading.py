"""A match from the store: its log, from the newest snapshot on."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

from ludoteca.core import Invalid, Luck, Match, SystemLuck, decode, encode, seeded_luck
from ludoteca.core.match import fingerprint_of, utc_now
from ludoteca.games import find_game
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import entry_of
from ludoteca.store import LogRow, SnapshotRow

from .room_state import RoomState
from .services import Services


class Loaded(NamedTuple):
    """A match, which request became which entry, and what the clocks showed at last."""

    match: Match[Any, Any]
    requests: dict[str, int]
    clocks: str | None


def luck_of(services: Services, room: RoomState) -> Luck:
    """The luck of a match that is played here: nobody can foretell it, unless the host has set a seed."""
    simulator = services.simulator(lambda: room.table)
    seed = services.settings.seed
    return SystemLuck(simulator) if seed is None else seeded_luck(seed, simulator)


async def load_match(services: Services, room: RoomState) -> Loaded | None:
    """Bring a match back; None before its start. Raises Invalid if its rules have changed since."""
    table, game = room.table, room.game
    rows = await services.store.log.entries(table.match)
    if not rows:
        return None
    if table.rules_version != game.info.rules_version:
        raise Invalid("rules-version-differs", recorded=table.rules_version, present=game.info.rules_version)
    snapshot = await services.store.log.snapshot(table.match)
    luck = luck_of(services, room)
    match = await services.in_thread(restore, table, rows, snapshot, luck, services.moment)
    requests = {row.request: row.seq for row in rows if row.request is not None}
    return Loaded(match, requests, rows[-1].clocks)


def restore(
    table: Table,
    rows: list[LogRow],
    snapshot: SnapshotRow | None = None,
    luck: Luck | None = None,
    clock: Callable[[], datetime] = utc_now,
) -> Match[Any, Any]:
    """The match of a log."""
    game = find_game(table.game)
    entries = [entry_of(game, row) for row in rows]
    known = None
    if snapshot is not None and snapshot.seq < len(entries):
        position = decode(snapshot.position, game.info.position)
        # The log decides: a snapshot that is not what the log says is not used.
        if fingerprint_of((entries[snapshot.seq].fingerprint, position)) == snapshot.fingerprint:
            known = (snapshot.seq, game.from_position(position))
    return Match.restored(
        game,
        len(table.chairs),
        table.options,
        entries,
        snapshot=known,
        luck=luck,
        clock=clock,
    )


def snapshot_of(match: Match[Any, Any]) -> SnapshotRow:
    """How a match stands, with a fingerprint of the position and of the entry that led to it."""
    position = match.game.position(match.state)
    fingerprint = fingerprint_of((match.entries[-1].fingerprint, position))
    return SnapshotRow(match.seq, fingerprint, encode(position).decode())
