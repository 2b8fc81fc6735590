"""Rows of the store and records of the server, one into the other."""

import logging
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Entry, Invalid, Opened, Played, Undone, decoder, encode
from ludoteca.server.protocol.shapes import Line
from ludoteca.store import LogRow, MatchRow

from .document import Table

log = logging.getLogger("ludoteca.tables")


def ms(moment: datetime) -> int:
    """Milliseconds since 1970."""
    return int(moment.timestamp() * 1000)


def moment(milliseconds: int) -> datetime:
    """The time of milliseconds since 1970."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def match_row(table: Table, revision: int, now: int) -> MatchRow:
    """A table as the store keeps it."""
    return MatchRow(
        id=table.match,
        game=table.game,
        status=table.status,
        is_open=int(table.open),
        host=table.host,
        created_at=ms(table.created_at),
        updated_at=now,
        revision=revision,
        document=encode(table).decode(),
    )


def table_of(row: MatchRow) -> Table:
    """A table from the store; raises Invalid for one that an older program wrote, or a broken disk."""
    try:
        table: Table = decoder(Table).decode(row.document)
    except msgspec.DecodeError as error:
        raise Invalid("old-record") from error
    return table


def readable(rows: Iterable[MatchRow]) -> Iterator[Table]:
    """The tables that can be read: one that cannot is told to who looks after the house, and passed over."""
    for row in rows:
        try:
            yield table_of(row)
        except Invalid:
            _tell_once(row.id)


@cache
def _tell_once(match: str) -> None:
    log.warning("a table cannot be read", extra={"match": match})


@cache
def _entry(position: Any, action: Any, event: Any) -> Any:
    return Opened[position, event] | Played[action, event] | Undone


def entry_of(game: AnyGame, row: LogRow) -> Entry:
    """An entry from the store; raises Invalid for one that an older program wrote."""
    info = game.info
    try:
        entry: Entry = decoder(_entry(info.position, info.action, info.event)).decode(row.body)
    except msgspec.DecodeError as error:
        raise Invalid("old-record") from error
    return entry


def log_row(entry: Entry, request: str | None, clocks: str | None) -> LogRow:
    """An entry as the store keeps it."""
    return LogRow(seq=entry.seq, request=request, body=encode(entry).decode(), clocks=clocks)


def line_of_row(number: int, body: str) -> Line:
    """A line of the journal from the store."""
    line: Line = decoder(Line).decode(body)
    return msgspec.structs.replace(line, number=number)
