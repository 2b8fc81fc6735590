"""The log of a match: an entry is durable before the match in memory accepts it and any client sees it."""

from collections.abc import Awaitable, Callable

from ludoteca.core import HOUSE, Entry, Invalid, Judged, Undone, is_talk
from ludoteca.server.people.caller import count_written
from ludoteca.server.ports import Monitor, Offloader, Time
from ludoteca.server.protocol.news import LogWritten, PeerPublisher
from ludoteca.server.table.clocks import Clocks, decode_state, encode_state
from ludoteca.server.table.downtime import Downtimes
from ludoteca.server.table.idempotency import Answered
from ludoteca.server.table.rows import entry_of, log_row
from ludoteca.store import Conflict, LogRow, Missing, RequestRow
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
        downtimes: Downtimes,
        accepted: Callable[[Entry], Awaitable[None]],
        catch_up: Callable[[], Awaitable[None]],
        deleted: Callable[[], None],
    ) -> None:
        self._room = room
        self._log = log
        self._peers = peers
        self._offloader = offloader
        self._time = time
        self._monitor = monitor
        self._downtimes = downtimes
        self._accepted = accepted
        """Called with each entry that is durable and accepted."""
        self._catch_up = catch_up
        """Reads the table and the log anew."""
        self._deleted = deleted
        """Called when the match turns out to be deleted."""
        self.is_behind = False
        """Whether a write failed and the entry may be in the log all the same."""

    async def write(
        self, judged: Judged, request: RequestRow | None = None, *, is_missed: bool = False
    ) -> int:
        """Make an entry durable, accept it, publish it; return its number.

        `is_missed` marks a decision that a player did not take in time. Raises Invalid if another process
        was first, in the log or at the table.
        """
        room, entry = self._room, judged.entry
        while True:
            holder, clocks = self._holder(entry), self._moved(judged, is_missed)
            jumped = room.jumped
            try:
                await self._append(log_row(entry, request, encode_state(clocks)))
            except BaseException as error:
                await self._failed(entry, request, error)
                if room.seq >= entry.seq:  # it was written after all
                    return entry.seq
                if holder != self._holder(entry):
                    raise self._stale(entry) from error
                continue  # only the table has changed, and the same player decides for the seat
            room.begun().accept(judged)
            clocks.shift(room.jumped - jumped)
            room.clocks = clocks
            await self._remember(entry, request)
            return entry.seq

    def _moved(self, judged: Judged, is_missed: bool) -> Clocks:
        """The clocks after an entry."""
        room, clocks = self._room, self._room.clocks
        if clocks.used:
            clocks = clocks.copy()
            asked = room.people_among(judged.active)
            now, entry = self._time.now(), judged.entry
            if is_talk(entry):
                clocks.ask(asked, now)  # it costs no time and earns none
            else:
                clocks.moved(entry.seat, asked, bool(judged.active), now, is_missed=is_missed)
        return clocks

    def _holder(self, entry: Entry) -> object:
        """What must not change at the table while an entry is written: the holder of its seat.

        An undo depends on what the others have agreed to, and so on the whole table.
        """
        table = self._room.table
        if isinstance(entry, Undone):
            return table
        return None if entry.seat == HOUSE else table.chairs[entry.seat]

    async def _failed(self, entry: Entry, request: RequestRow | None, error: BaseException) -> None:
        """Catch up after a write that failed, as after news of another process.

        Returns if the entry is in the log all the same, or if only the table has changed; raises otherwise.
        An entry that answers another request is not this one, even if both say the same at the same time.
        """
        room = self._room
        self.is_behind = True
        if not isinstance(error, Exception):  # cancelled: the next heartbeat looks
            raise error
        await self._catch_up()
        entries = room.begun().entries
        answered = None if request is None else room.requests.get(request.key)
        is_ours = request is None or (answered is not None and answered.seq == entry.seq)
        if is_ours and len(entries) > entry.seq and entries[entry.seq] == entry:
            return
        if isinstance(error, Missing):
            self._deleted()
            raise Invalid("unknown-match", match=room.id) from error
        if not isinstance(error, Conflict):
            self.is_behind = True  # it may still arrive in the log: the next heartbeat looks again
            raise error
        if room.seq >= entry.seq:
            raise self._stale(entry) from error
        room.playing()

    def _stale(self, entry: Entry) -> Invalid:
        return Invalid("stale", seq=entry.seq - 1, newest=self._room.seq)

    async def _append(self, row: LogRow) -> None:
        begun = self._time.monotonic()
        try:
            await self._log.append(self._room.id, row, self._room.revision)
            count_written(len(row.body))
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
        judged = await self._offloader.run("follow", match.judge_again, entry)
        state = None if row.clocks is None else decode_state(row.clocks)
        since = 0 if state is None else await self._downtimes.charged_since(state.at)
        match.accept(judged)
        if state is not None:
            room.clocks.restore(state, room.people_among(match.active), bool(match.active), since)
        await self._remember(entry, requested(row))

    async def _remember(self, entry: Entry, request: RequestRow | None) -> None:
        if request is not None:
            self._room.requests[request.key] = Answered(request.content, entry.seq)
        await self._accepted(entry)


def requested(row: LogRow) -> RequestRow | None:
    """The request that became an entry; older programs kept none with its content."""
    if row.request is None or row.content is None:
        return None
    return RequestRow(row.request, row.content)
