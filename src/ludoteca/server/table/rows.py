"""Conversion between rows of the store and records of the server."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Entry, Invalid, Opened, Played, Undone, decoder, encode
from ludoteca.core.matchfile import MatchFile
from ludoteca.server.protocol.shapes import Line
from ludoteca.store import LogRow, MatchRow, RequestRow

from .document import Table

log = logging.getLogger("ludoteca.tables")


def ms(moment: datetime) -> int:
    """A time as milliseconds since 1970."""
    return int(moment.timestamp() * 1000)


def moment(milliseconds: int) -> datetime:
    """Milliseconds since 1970 as a time in UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def timestamps(now: Callable[[], int]) -> Callable[[], datetime]:
    """The time for logs, to the millisecond; within one millisecond it is the same object, to save memory."""
    last = (0, moment(0))

    def timestamp() -> datetime:
        nonlocal last
        if (at := now()) != last[0]:
            last = (at, moment(at))
        return last[1]

    return timestamp


def match_row(table: Table, revision: int, now: int) -> MatchRow:
    """The row of a table."""
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
    """The table of a row; raises Invalid if an older program wrote it, or a broken disk."""
    try:
        table: Table = decoder(Table).decode(row.document)
    except msgspec.DecodeError as error:
        raise Invalid("old-record") from error
    return table


def readable(rows: Iterable[MatchRow]) -> Iterator[Table]:
    """The tables that can be read; one that cannot is logged once and left out."""
    for row in rows:
        try:
            yield table_of(row)
        except Invalid:
            _warn_once(row.id)


@cache
def _warn_once(match: str) -> None:
    log.warning("a table cannot be read", extra={"match": match})


@cache
def _entry(position: Any, action: Any, event: Any) -> Any:
    return Opened[position, event] | Played[action, event] | Undone


def entry_of(game: AnyGame, row: LogRow) -> Entry:
    """The entry of a row; raises Invalid if an older program wrote it."""
    info = game.info
    try:
        entry: Entry = decoder(_entry(info.position, info.action, info.event)).decode(row.body)
    except msgspec.DecodeError as error:
        raise Invalid("old-record") from error
    return entry


def unread_file(table: Table, log: Sequence[LogRow]) -> bytes:
    """The match file of a log that is not decoded: the rules of the match need not be installed."""
    entries: Any = tuple(msgspec.Raw(row.body.encode()) for row in log)
    return encode(MatchFile(game=table.game, seats=len(table.chairs), options=table.options, entries=entries))


def log_row(entry: Entry, request: RequestRow | None, clocks: str | None) -> LogRow:
    """The row of an entry, with the request that became it."""
    key, content = (None, None) if request is None else request
    return LogRow(entry.seq, key, encode(entry).decode(), clocks, content)


def line_of_row(number: int, body: str) -> Line:
    """The line of a row of the journal."""
    line: Line = decoder(Line).decode(body)
    return msgspec.structs.replace(line, number=number)
