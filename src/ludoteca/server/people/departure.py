"""Somebody wants to be forgotten: what is theirs alone goes, what others have a part in loses their name."""

from typing import NamedTuple

import msgspec

from ludoteca.games import find_game
from ludoteca.server.protocol.shapes import Line
from ludoteca.server.table.changes import helped
from ludoteca.server.table.document import EMPTY, Chair, Table, bot, level_of
from ludoteca.server.table.rows import line_of_row, match_row, table_of
from ludoteca.store import Conflict, MatchRow, PlayerRow, Store

NOBODY = "–"
"""Stands where the name stood."""


class Departed(NamedTuple):
    """Which matches are others now."""

    changed: list[str]
    deleted: list[str]


async def forget_person(store: Store, player: PlayerRow) -> Departed:
    """Forget somebody. Matches that nobody else had a part in are deleted; at others a bot plays on for them,
    what they said is removed and their name is nowhere any more."""
    gone = Departed([], [])
    for row in await store.matches_with(player.id):
        await _leave_match(store, row, player, gone)
    for match, number, body in await store.lines_of(player.id):
        line = _nobodys(line_of_row(number, body))
        await store.change_line(match, number, msgspec.json.encode(line).decode())
    await store.forget_player(player.id)
    return gone


async def _leave_match(store: Store, row: MatchRow | None, player: PlayerRow, gone: Departed) -> None:
    while row is not None:
        table = table_of(row)
        if table.people() == [player.id]:
            await store.delete_match(row.id)
            gone.deleted.append(row.id)
            return
        without = left_by(table, player.id)
        try:
            if without is not table:
                changed = match_row(without, row.revision, row.updated_at)
                await store.change_match(changed, without.listed_for())
                gone.changed.append(row.id)
        except Conflict:  # somebody else has changed it
            row = await store.match(row.id)
            continue
        await _clear_names(store, row.id, player.name)
        return


async def _clear_names(store: Store, match: str, name: str) -> None:
    """Lines about a seat name who sat there without saying which person that was."""
    for number, body in await store.lines(match, -1, 1_000_000):
        line = line_of_row(number, body)
        if line.name == name and line.player is None:
            await store.change_line(match, number, msgspec.json.encode(_nobodys(line)).decode())


def left_by(table: Table, player: str) -> Table:
    """The table without somebody: before the start their seat is free, then a bot has it, then nobody had."""
    seats = table.seats_of(player)
    others = [other for other in table.people() if other != player]
    if not seats and table.host != player:
        return table
    match table.status:
        case "lobby":
            chair = EMPTY
        case "playing":
            chair = bot(level_of(find_game(table.game), None))
        case _:
            chair = Chair(kind="person", name=NOBODY)
    chairs = tuple(chair if old.player == player else old for old in table.chairs)
    host = others[0] if table.host == player else table.host
    left = msgspec.structs.replace(table, chairs=chairs, host=host, undo=None)
    return helped(left) if table.status == "playing" and seats else left


def _nobodys(line: Line) -> Line:
    """A line that names nobody; what was said is not there any more."""
    kind = "removed" if line.kind == "said" else line.kind
    return msgspec.structs.replace(line, kind=kind, player=None, name=NOBODY, text=None)
