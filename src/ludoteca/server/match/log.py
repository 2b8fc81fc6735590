"""The log of a match: an entry is durable before the match in memory accepts it and anybody sees it."""

from collections.abc import Awaitable, Callable

from ludoteca.core import Entry, Invalid, Judged
from ludoteca.server.ports import Monitor, Offloader, Time
from ludoteca.server.protocol.news import LogWritten, PeerPublisher
from ludoteca.server.table.clocks import decode_state, encode_state
from ludoteca.server.table.rows import entry_of, log_row
from ludoteca.store import Conflict, LogRow, Missing
from ludoteca.store.log import LogStore

from .room_state import RoomState


class Log:
    """Appends judged entries, and follows the entries of other processes."""

    def __init__(
        self,
        room: RoomState,
        log: LogStore,
        peers: PeerPublisher,
        offloader: Offloader,
        time: Time,
        monitor: Monitor,
        accepted: Callable[[Entry], Awaitable[None]],
        deleted: Callable[[], None],
    ) -> None:
        self._room = room
        self._log = log
        self._peers = peers
        self._offloader = offloader
        self._time = time
        self._monitor = monitor
        self._accepted = accepted
        """Called with each entry that is durable and accepted."""
        self._deleted = deleted
        """Called when the match turns out to be deleted."""
        self.is_behind = False
        """Whether a write failed and the entry may be in the log all the same."""

    async def write(self, judged: Judged, request: str | None = None, *, is_missed: bool = False) -> int:
        """Make an entry durable, accept it, publish it; return its number.

        `is_missed` marks a decision that a player did not take in time.

        A failed write is met as news of another process is: by catching up with the log. If the entry is
        there, it was written after all; if another one is, another writer was first.
        """
        room, entry = self._room, judged.entry
        clocks = room.clocks
        if clocks.used:
            clocks = clocks.copy()
            asked = room.people_among(judged.active)
            clocks.moved(entry.seat, asked, bool(judged.active), self._time.now(), is_missed=is_missed)
        try:
            await self._append(log_row(entry, request, encode_state(clocks)))
        except BaseException as error:
            self.is_behind = True
            if not isinstance(error, Exception):  # cancelled: the next heartbeat looks
                raise
            await self.follow()
            entries = room.begun().entries
            if len(entries) > entry.seq and entries[entry.seq] == entry:
                return entry.seq
            if isinstance(error, Conflict):
                raise Invalid("stale", seq=entry.seq - 1, newest=room.seq) from error
            if isinstance(error, Missing):
                self._deleted()
                raise Invalid("unknown-match", match=room.id) from error
            self.is_behind = True  # it may still arrive in the log: the next heartbeat looks again
            raise
        room.begun().accept(judged)
        room.clocks = clocks
        await self._remember(entry, request)
        return entry.seq

    async def _append(self, row: LogRow) -> None:
        begun = self._time.monotonic()
        try:
            await self._log.append(self._room.id, row)
        except Exception as error:
            self._monitor.append_failed(is_late=isinstance(error, Conflict))
            raise
        self._monitor.appended(self._time.monotonic() - begun)
        self._peers.publish(LogWritten(self._room.id))

    async def follow(self) -> None:
        """Accept the entries that are in the log and not in memory."""
        room = self._room
        rows = await self._log.entries(room.id, room.seq)
        for row in rows:
            await self._follow(row)
        if rows and self.is_behind:  # one of them may be ours, and no other process has been told
            self._peers.publish(LogWritten(room.id))
        self.is_behind = False

    async def _follow(self, row: LogRow) -> None:
        room, match = self._room, self._room.begun()
        entry = entry_of(room.game, row)
        match.accept(await self._offloader.run("follow", match.judge_again, entry))
        if row.clocks is not None:
            state = decode_state(row.clocks)
            room.clocks.restore(state, room.people_among(match.active), bool(match.active), 0)
        await self._remember(entry, row.request)

    async def _remember(self, entry: Entry, request: str | None) -> None:
        if request is not None:
            self._room.requests[request] = entry.seq
        await self._accepted(entry)
