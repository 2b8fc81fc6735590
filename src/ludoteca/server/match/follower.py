"""What a room hears: other processes on the same database have written something of its table."""

from typing import TYPE_CHECKING, Literal

from ludoteca.core import Refusal
from ludoteca.server.table.clocks import decode_state
from ludoteca.server.table.rows import entry_of

from .loading import follow, load_match

if TYPE_CHECKING:
    from .room import Room

Written = Literal["table", "lines", "log"]
EVERYTHING: tuple[Written, ...] = ("table", "lines", "log")


class Follower:
    """The ears of a room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.is_doubtful = False
        """Whether memory may hold an entry that never got into the store."""
        self._news: set[Written] = set()
        """What was written elsewhere and is not taken over yet."""

    @property
    def is_behind(self) -> bool:
        """Whether something is still to be taken over, or to be asked."""
        return self.is_doubtful or bool(self._news)

    def heard(self, *written: Written) -> None:
        """Another process wrote this; `catch_up` takes it over."""
        self._news.update(written)

    async def catch_up(self) -> None:
        """Take over what others have written, when it is our turn; what fails is to be done again."""
        async with self.room.turn:
            await self.make_sure()
            news, self._news = self._news, set()
            try:
                await self._take_over(news)
            except Refusal:  # the table is gone; to look again would not bring it back
                raise
            except BaseException:
                self._news |= news
                raise

    async def _take_over(self, news: set[Written]) -> None:
        room = self.room
        if "table" in news or ("log" in news and room.match is None):
            await room.reload_table()
        if "lines" in news:
            await room.publisher.new_lines()
        if "log" in news and room.match is not None:
            await self._follow()

    async def _follow(self) -> None:
        """Play what another process has played."""
        room = self.room
        match = room.match
        assert match is not None
        rows = await room.house.store.log(room.id, match.seq)
        for row in rows:
            await room.offloader.run("follow", follow, match, entry_of(room.game, row))
            if row.request is not None:
                room.requests[row.request] = row.seq
            if row.clocks is not None:
                room.clocks.restore(decode_state(row.clocks), room.active, room.house.now())
        if rows:
            room.undo_asked = None  # it was about how things stood before
            await room.tell_new()

    async def make_sure(self) -> None:
        """Ask the store how it stands, if a write failed and nobody could be asked since."""
        if not self.is_doubtful:
            return
        room = self.room
        loaded = await load_match(room.house, room.table, room.lucks.playing)
        assert loaded is not None
        room.match, room.requests, clocks = loaded
        self.is_doubtful = False
        if clocks is not None:
            room.clocks.restore(decode_state(clocks), room.active, room.house.now())
        await room.tell_new()
