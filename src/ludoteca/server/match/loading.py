"""Loading a match from the store: its log, from the newest snapshot on."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from ludoteca.core import AnyGame, Entry, Invalid, Luck, Match, decode, encode
from ludoteca.core.match import fingerprint_of, utc_now
from ludoteca.games import find_game
from ludoteca.server.ports import Work
from ludoteca.server.table.clocks import decode_state
from ludoteca.server.table.document import Table
from ludoteca.server.table.downtime import Downtimes
from ludoteca.server.table.idempotency import Answered
from ludoteca.server.table.rows import entry_of
from ludoteca.store import LogRow, SnapshotRow
from ludoteca.store.log import LogStore
from ludoteca.store.requests import RequestStore

from .ending import Ending
from .log import requested
from .room_state import RoomState
from .timekeeping import Timekeeping


class Loading:
    """Brings the match of a room back into memory."""

    def __init__(
        self,
        room: RoomState,
        log: LogStore,
        requests: RequestStore,
        work: Work,
        luck: Luck,
        timestamp: Callable[[], datetime],
        downtimes: Downtimes,
        timekeeping: Timekeeping,
        ending: Ending,
    ) -> None:
        self._room = room
        self._log = log
        self._requests = requests
        self._work = work
        self._luck = luck
        self._timestamp = timestamp
        self._downtimes = downtimes
        self._timekeeping = timekeeping
        self._ending = ending

    async def load(self) -> None:
        """Load the match, if it has begun and its rules are installed."""
        room = self._room
        for request in await self._requests.of(room.id, 0):
            room.requests[request.key] = Answered(request.content)
        rows = await self._log.entries(room.id)
        if not rows:
            return
        try:
            require_installed_rules(room.table)
        except Invalid as refusal:
            room.unplayable, room.last_unread = refusal, rows[-1].seq
            return
        snapshot = await self._log.snapshot(room.id)
        room.match = await self._work.aside(restore, room.table, rows, snapshot, self._luck, self._timestamp)
        try:
            await self._follow_log(rows)
        except BaseException:
            room.match = None  # without its clocks it is not loaded
            raise

    async def _follow_log(self, rows: list[LogRow]) -> None:
        """Remember the requests that became entries, and set the clocks as the newest entry left them."""
        room = self._room
        for row in rows:
            if (became := requested(row)) is not None:
                room.requests[became.key] = Answered(became.content, row.seq)
        await self._timekeeping.set_clocks()
        if (clocks := rows[-1].clocks) is not None:
            state = decode_state(clocks)
            since = await self._downtimes.charged_since(state.at)
            room.clocks.restore(state, room.people_among(room.active), bool(room.active), since)
        await self._ending.end_if_over()  # the server may have stopped after the last move


def require_installed_rules(table: Table) -> None:
    """Raise Invalid if the rules that a match began with are not installed."""
    find_game(table.game).under(table.rules_version)


def restore(
    table: Table,
    rows: list[LogRow],
    snapshot: SnapshotRow | None = None,
    luck: Luck | None = None,
    clock: Callable[[], datetime] = utc_now,
) -> Match[Any, Any]:
    """The match of a log; a snapshot saves replaying what led to it."""
    game = find_game(table.game).under(table.rules_version)
    entries = [entry_of(game, row) for row in rows]
    known = None
    if snapshot is not None and snapshot.seq < len(entries):
        position = decode(snapshot.position, game.info.position)
        # The log decides: a snapshot that disagrees with it is not used.
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


def snapshot_of(game: AnyGame, state: Any, entry: Entry) -> SnapshotRow:
    """The position of a state, with a fingerprint of it and of the entry that led to it."""
    position = game.position(state)
    fingerprint = fingerprint_of((entry.fingerprint, position))
    return SnapshotRow(entry.seq, fingerprint, encode(position).decode())
