"""A match from the store: its log, from the newest snapshot on."""

import secrets
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core import (
    AnyGame,
    ByHand,
    Entry,
    Invalid,
    Luck,
    Match,
    Played,
    Simulator,
    Undone,
    decode,
    seeded_luck,
    state_hash,
    system_luck,
)
from ludoteca.core.match import utc_now
from ludoteca.games import find_game
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import entry_of
from ludoteca.store import LogRow, SnapshotRow

from .live_hand import stop_at_question

if TYPE_CHECKING:
    from ludoteca.server.cluster.house import House


class Loaded(NamedTuple):
    """A match, which request became which entry, and what the clocks showed at last."""

    match: Match[Any, Any]
    requests: dict[str, int]
    clocks: str | None


class Lucks:
    """The luck of a match, and the same luck stopping where physics is asked; nobody can foretell either.

    Only what a hand does is asked before it is played, and must then draw the same.
    """

    def __init__(self, game: AnyGame, simulator: Simulator) -> None:
        if isinstance(game, ByHand):
            seed = secrets.randbits(64)
            self.playing = seeded_luck(seed, simulator)
            self.asking = seeded_luck(seed, stop_at_question)
        else:
            self.playing = system_luck(simulator)
            self.asking = system_luck(stop_at_question)


async def load_match(house: "House", table: Table, luck: Luck) -> Loaded | None:
    """Bring a match back; None before its start. Raises Invalid if its rules have changed since."""
    rows = await house.store.log(table.match)
    if not rows:
        return None
    game = find_game(table.game)
    if table.rules_version != game.info.rules_version:
        raise Invalid("rules-version-differs", recorded=table.rules_version, present=game.info.rules_version)
    snapshot = await house.store.snapshot(table.match)
    match = await house.in_thread(restore, table, rows, snapshot, luck, house.moment)
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
        state = game.from_position(decode(snapshot.position, game.info.position))
        # The log decides: a snapshot that is not what the log says is not used.
        if state_hash(game, state) == entries[snapshot.seq].state_hash:
            known = (snapshot.seq, state)
    return Match.restored(
        game,
        len(table.chairs),
        table.options,
        entries,
        snapshot=known,
        luck=luck,
        clock=clock,
    )


def follow(match: Match[Any, Any], entry: Entry) -> None:
    """Play an entry that another process has written, with its draws."""
    if isinstance(entry, Played):
        match.play(entry.seat, entry.action, entry.draws)
    elif isinstance(entry, Undone):
        match.undo(entry.seat, entry.back_to, entry.agreed if entry.agreed is not None else ())
    match.entries[-1] = entry


def new_match(house: "House", luck: Luck, table: Table) -> Match[Any, Any]:
    """Set the table; raises Invalid if it cannot be set so."""
    return Match.new(
        find_game(table.game),
        len(table.chairs),
        table.options,
        luck=luck,
        clock=house.moment,
    )
