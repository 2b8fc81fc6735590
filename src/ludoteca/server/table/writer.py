"""The only code that writes a table's document: for rooms, account deletion, admin commands and start-up."""

import contextlib
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from ludoteca.core import HOUSE, Invalid, Seat, decoder
from ludoteca.games import find_game
from ludoteca.server.protocol.news import MatchDeleted, PeerPublisher, TableWritten
from ludoteca.store import Conflict, Head, LogRow, MatchRow, RequestRow, Store

from .document import Table
from .ratings import ending_of
from .rows import match_row, table_of

Edit = Callable[[Table], Table]
"""Makes the changed table; raises Invalid if the change is not allowed."""


class Stored(NamedTuple):
    """A table's document, and how far its match had got: the next change has to be based on both."""

    table: Table
    head: Head


class _ActionHead(msgspec.Struct):
    type: str


class _EntryHead(msgspec.Struct):
    type: str
    seat: Seat = HOUSE
    action: _ActionHead | None = None


def has_person_moved(table: Table, played: Iterable[tuple[Seat, bool]]) -> bool:
    """Whether a seat that a person holds has moved, so that the match cannot be called off (LUD-E2).

    `played` has the seat of each played entry, and whether that was only talk.
    """
    people = {seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"}
    return any(seat in people and not talk for seat, talk in played)


def _talk_tags(game: str) -> frozenset[str]:
    """The actions of a game that are only talk; of a game that is not installed, none is known to be."""
    try:
        return find_game(game).info.talk_tags()
    except Invalid:
        return frozenset()


async def find_match(store: Store, match: str) -> tuple[MatchRow, Table]:
    """Read a match's row and its table; raises Invalid if there is no such match."""
    row = await store.matches.find(match)
    if row is None:
        raise Invalid("unknown-match", match=match)
    return row, table_of(row)


def _ignore(_: Table) -> None:
    """No-op callback."""


class TableWriter:
    """Writes tables by compare-and-set, keeps `touched` true to the log, and announces what it wrote."""

    def __init__(
        self,
        store: Store,
        peers: PeerPublisher,
        now: Callable[[], int],
        changed: Callable[[Table], None] = _ignore,
    ) -> None:
        self._store = store
        self._peers = peers
        self._now = now
        self._changed = changed
        """Called in this process after each write; the peers are sent news."""

    async def read(self, match: str) -> Stored:
        """Read a table as it was written last; raises Invalid if there is no such match."""
        row, table = await find_match(self._store, match)
        return Stored(table, Head(row.revision, await self._store.log.last(match)))

    async def _read_touched(self, match: str) -> Stored:
        """Read a table, with `touched` as the log has it by now."""
        table, head = await self.read(match)
        if table.status == "playing" and not table.touched and await self._has_person_moved(table):
            table = msgspec.structs.replace(table, touched=True)
        return Stored(table, head)

    async def _has_person_moved(self, table: Table) -> bool:
        """Whether a person has moved, by the log in the store: the rules need not be installed."""
        heads = [decoder(_EntryHead).decode(row.body) for row in await self._store.log.entries(table.match)]
        talk = _talk_tags(table.game)
        played = ((head.seat, head.action.type in talk) for head in heads if head.action is not None)
        return has_person_moved(table, played)

    async def create(self, table: Table, log: Sequence[LogRow] = ()) -> None:
        """Add a new table, with the log of its match if that has begun elsewhere."""
        await self._store.matches.add(match_row(table, 0, self._now()), table.listed_for(), log)
        self._announce(table)

    async def start(
        self, before: Stored, table: Table, opening: LogRow, request: RequestRow | None = None
    ) -> Stored:
        """Write a table that begins to play and the first entry of its log as one; raises Conflict."""
        row = match_row(table, before.head.revision, self._now())
        revision = await self._store.matches.start(row, table.listed_for(), opening, request)
        self._announce(table)
        return Stored(table, Head(revision, opening.seq))

    async def change(self, match: str, edit: Edit) -> Stored:
        """Read a table and change it; if another writer was first, apply the edit to what they wrote.

        Raises what `edit` raises, and Invalid if there is no such match.
        """
        while True:
            before = await self._read_touched(match)
            table = edit(before.table)
            if table == before.table:
                return before
            with contextlib.suppress(Conflict):
                return await self.write(before, table)

    async def write(
        self,
        before: Stored,
        table: Table,
        request: RequestRow | None = None,
        *,
        with_result: bool = False,
    ) -> Stored:
        """Replace the table `before`; raises Conflict if another writer was first, here or in the log.

        `with_result` writes the result and the ratings of the match as one with the table that is over.
        Raises Invalid if the id of the `request` was used for something else.
        """
        while True:
            now = self._now()
            ending = await ending_of(self._store, table, now) if with_result else None
            row = match_row(table, before.head.revision, now)
            try:
                revision = await self._store.matches.change(
                    row, before.head.seq, table.listed_for(), ending, request
                )
            except Conflict:
                if await self._store.matches.head(table.match) != before.head:
                    raise
                if request is not None and await self._store.requests.find(table.match, request.key):
                    raise Invalid("request-id-reused") from None
                continue  # another match of the same players has ended, and changed their ratings
            except Exception:
                self._peers.publish(TableWritten(table.match))  # it may have been written all the same
                raise
            self._announce(table)
            return Stored(table, Head(revision, before.head.seq))

    async def delete(self, match: str, *, keep_results: bool = False) -> bool:
        """Remove a match with everything that belongs to it; return whether there was one."""
        was_there = await self._store.matches.delete(match, keep_results=keep_results)
        if was_there:
            self._peers.publish(MatchDeleted(match))
        return was_there

    def _announce(self, table: Table) -> None:
        self._peers.publish(TableWritten(table.match))
        self._changed(table)
