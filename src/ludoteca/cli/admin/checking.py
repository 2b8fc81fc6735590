"""`ludoteca admin check`: replay every match, and compare it with its table, snapshot and results."""

import argparse
from collections.abc import Iterator
from typing import Any

from ludoteca.core import Match, Refusal, replayed
from ludoteca.games import find_game
from ludoteca.server.match.loading import snapshot_of
from ludoteca.server.table.document import Table
from ludoteca.server.table.ending import RESIGNED
from ludoteca.server.table.rows import entry_of, table_of
from ludoteca.server.table.writer import find_match
from ludoteca.store import LogRow, MatchRow, Store
from ludoteca.texts import Texts

TEXTS = Texts("en")


async def check(store: Store, arguments: argparse.Namespace) -> int:
    """Print each match that disagrees; returns 1 if there is one."""
    if arguments.match:
        rows = [(await find_match(store, match))[0] for match in arguments.match]
    else:
        rows = await store.matches.all()
    bad = 0
    for row in rows:
        troubles = await _troubles(store, row)
        if troubles:  # a server may have written between two reads: read again
            again = await store.matches.find(row.id)
            troubles = await _troubles(store, again) if again is not None else []
        for trouble in troubles:
            print(f"{row.id} ({row.game}, {row.status}): {trouble}")
        bad += bool(troubles)
    print(f"{len(rows)} matches were replayed, {bad} disagree.")
    return 1 if bad else 0


async def _troubles(store: Store, row: MatchRow) -> list[str]:
    log = await store.log.entries(row.id)
    try:
        table = table_of(row)
        match = _replayed(table, log)
    except Refusal as refusal:
        return [TEXTS.refusal(refusal)]
    troubles = list(_disagreements(table, match))
    if table.outcome is not None and table.unrated != "imported" and not await store.results.has(row.id):
        troubles.append("it is over, but its results are not stored")
    snapshot = await store.log.snapshot(row.id)
    if (
        match is not None
        and snapshot is not None
        and snapshot.seq == match.seq
        and snapshot != snapshot_of(match.game, match.state, match.entries[-1])
    ):
        troubles.append(f"the snapshot of entry {snapshot.seq} is of another position")
    return troubles


def _replayed(table: Table, log: list[LogRow]) -> Match[Any, Any] | None:
    """The match by the rules it began with; None before its start."""
    if not log:
        return None
    game = find_game(table.game)
    entries = [entry_of(game, row) for row in log]
    return replayed(game, len(table.chairs), table.options, entries)


def _disagreements(table: Table, match: Match[Any, Any] | None) -> Iterator[str]:
    if match is None:
        if table.status in ("playing", "over"):
            yield "it has begun, but its log is empty"
        return
    if table.status == "lobby":
        yield "it has a log, but has not begun"
    if table.status == "playing" and not match.active:
        yield "its log has ended, but the table goes on"
    if table.status == "over":
        resigned = table.outcome is not None and table.outcome.reason == RESIGNED  # which is not in the log
        if match.active and not resigned:
            yield "the table is over, but its log goes on"
        elif match.outcome != table.outcome and not resigned:
            yield "the table has another outcome than its log"
        if table.last != match.seq:
            yield f"the table ended with entry {table.last}, the log with {match.seq}"
