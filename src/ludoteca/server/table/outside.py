"""Changes to a table from outside its room: written as the room writes them, then the servers are told."""

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.core import Invalid, Seat
from ludoteca.server.protocol.shapes import Line, LineKind
from ludoteca.store import Conflict, MatchRow, Store

from .document import Table
from .rows import line_of_row, match_row, moment, table_of

ALL_LINES = 1_000_000
"""More than any journal has."""
TOLD_AT_ONCE = 500
"""How many numbers of lines are in one piece of news: PostgreSQL takes at most 8000 bytes."""


async def found_match(store: Store, match: str) -> tuple[MatchRow, Table]:
    """A match and its table; raises Invalid if there is none."""
    row = await store.match(match)
    if row is None:
        raise Invalid("unknown-match", match=match)
    return row, table_of(row)


async def change_table(store: Store, match: str, edit: Callable[[Table], Table], now: int) -> Table:
    """Change a table; if somebody else was first, change theirs."""
    while True:
        row, before = await found_match(store, match)
        table = edit(before)
        if table == before:
            return before
        try:
            await store.change_match(match_row(table, row.revision, now), table.listed_for())
        except Conflict:
            continue
        store.announce("table", match)
        return table


async def add_line(
    store: Store, match: str, kind: LineKind, now: int, seat: Seat | None = None, **params: Any
) -> None:
    """Write a line into the journal of a match."""
    seq = await store.last_entry(match)
    line = Line(number=0, seq=seq, kind=kind, at=moment(now), seat=seat, params=params)
    await store.add_line(match, msgspec.json.encode(line).decode())  # the store gives the number
    store.announce("lines", match)


async def all_lines(store: Store, match: str) -> list[Line]:
    """The whole journal of a match."""
    return [line_of_row(*row) for row in await store.lines(match, -1, ALL_LINES)]


async def change_lines(store: Store, match: str, edit: Callable[[Line], Line]) -> list[int]:
    """Put other lines in place of some; whoever reads them reads them anew. Their numbers."""
    changed: list[int] = []
    for line in await all_lines(store, match):
        other = edit(line)
        if other != line:
            await store.change_line(match, line.number, msgspec.json.encode(other).decode())
            changed.append(line.number)
    for start in range(0, len(changed), TOLD_AT_ONCE):
        store.announce("line_changed", match, ",".join(map(str, changed[start : start + TOLD_AT_ONCE])))
    return changed


def removed(line: Line) -> Line:
    """What is left of a line of chat that nobody shall read."""
    return msgspec.structs.replace(line, kind="removed", text=None, player=None, name=None)
