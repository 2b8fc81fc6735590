"""The log of a match: an entry is on the disk before memory has it, and before anybody sees it."""

from collections.abc import Awaitable, Callable

from ludoteca.core import Entry, Invalid, Judged
from ludoteca.server.protocol.news import LogWritten
from ludoteca.server.table.clocks import decode_state, encode_state
from ludoteca.server.table.rows import entry_of, log_row
from ludoteca.server.work.offloader import Offloader
from ludoteca.store import Conflict, LogRow, Missing

from .room_state import RoomState
from .services import Services

Tell = Callable[[Entry], Awaitable[None]]


class Log:
    """Writes what was judged, and follows what others have written."""

    def __init__(
        self,
        room: RoomState,
        services: Services,
        offloader: Offloader,
        tell: Tell,
        deleted: Callable[[], None],
    ) -> None:
        self._room = room
        self._services = services
        self._offloader = offloader
        self._tell = tell
        """What happens once an entry is durable and accepted."""
        self._deleted = deleted
        """What happens when the match turns out not to be there any more."""
        self.is_behind = False
        """Whether a write failed and may be in the log all the same."""

    async def write(self, judged: Judged, request: str | None = None, *, is_missed: bool = False) -> int:
        """Make an entry durable, accept it, tell everybody; its number.

        One that is missed stands for a decision that nobody took in time.

        A write that failed, for whatever reason, is met as news of another process are: by catching up with
        the log. If the entry is there, it was written after all; if another one is, somebody was first.
        """
        room, entry = self._room, judged.entry
        clocks = room.clocks
        if clocks.used:
            clocks = clocks.copy()
            asked = room.asked_of(judged.active)
            now = self._services.now()
            clocks.moved(entry.seat, asked, bool(judged.active), now, is_missed=is_missed)
        try:
            await self._services.append(room.id, log_row(entry, request, encode_state(clocks)))
        except BaseException as error:
            self.is_behind = True
            if not isinstance(error, Exception):  # the work was cancelled: the next heartbeat looks
                raise
            await self.follow()
            assert room.match is not None
            entries = room.match.entries
            if len(entries) > entry.seq and entries[entry.seq] == entry:
                return entry.seq
            if isinstance(error, Conflict):
                raise Invalid("stale", seq=entry.seq - 1, newest=room.seq) from error
            if isinstance(error, Missing):
                self._deleted()
                raise Invalid("unknown-match", match=room.id) from error
            self.is_behind = True  # it may still be on its way into the log: the next heartbeat looks again
            raise
        assert room.match is not None
        room.match.accept(judged)
        room.clocks = clocks
        await self._accepted(entry, request)
        return entry.seq

    async def follow(self) -> None:
        """Accept what stands in the log after what we know."""
        room = self._room
        assert room.match is not None
        rows = await self._services.store.log.entries(room.id, room.match.seq)
        for row in rows:
            await self._follow(row)
        if rows and self.is_behind:  # one of them may be ours, and the other processes have not heard of it
            self._services.peers.publish(LogWritten(room.id))
        self.is_behind = False

    async def _follow(self, row: LogRow) -> None:
        room = self._room
        match = room.match
        assert match is not None
        entry = entry_of(room.game, row)
        match.accept(await self._offloader.run("follow", match.judge_again, entry))
        if row.clocks is not None:
            state = decode_state(row.clocks)
            room.clocks.restore(state, room.asked_of(match.active), bool(match.active), 0)
        await self._accepted(entry, row.request)

    async def _accepted(self, entry: Entry, request: str | None) -> None:
        room = self._room
        if request is not None:
            room.requests[request] = entry.seq
        await self._tell(entry)
