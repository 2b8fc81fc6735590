"""Answers questions about a match: what is legal, what was, what a bot would do; it changes nothing."""

import itertools
from typing import Any

from ludoteca.core import (
    Invalid,
    Match,
    Measured,
    Previewing,
    Reason,
    Record,
    ReplayedChance,
    Seat,
    decode,
    to_file,
)
from ludoteca.server.ports import Offloader, Work
from ludoteca.server.protocol.bodies import (
    BestMoment,
    LogPage,
    Picture,
    Recap,
    ReplayPage,
    Story,
    StoryMoment,
)
from ludoteca.server.protocol.messages import Hinted
from ludoteca.server.table.document import level_of
from ludoteca.server.table.rows import unread_file
from ludoteca.server.work.jobs import encoded_position
from ludoteca.store.log import LogStore

from .pictures import spans_of
from .room_state import RoomState
from .viewer import Viewer, private_view, seen_entry, seen_log

RECAP = 30
"""Entries that a recap holds at most."""


class Reading:
    """Reads the match of one room; every call into its game goes through the offloader."""

    def __init__(self, room: RoomState, log: LogStore, offloader: Offloader, work: Work) -> None:
        self._room = room
        self._log = log
        self._offloader = offloader
        self._work = work

    # --- before a move

    async def check(self, seat: Seat, action: Any) -> None:
        """Raise Illegal if a seat may not play an action now."""
        state = self._room.playing().state
        await self._offloader.run("check", self._room.game.check, state, seat, action)

    async def preview(self, seat: Seat, action: Any) -> Record:
        """What a seat may know of an action's effect before playing it."""
        game = self._room.game
        if not isinstance(game, Previewing):
            raise Invalid("no-previews")
        state = self._room.playing().state
        preview: Record = await self._offloader.run("preview", game.preview, state, seat, action)
        return preview

    async def hint(self, request: str, seat: Seat, level: str | None, whose: str) -> Hinted:
        """What a bot would play for a seat, with its reasons; raises WorkFailed.

        A hint is about a move: what the bot would say before it is passed over.
        """
        room = self._room
        match, level = room.playing(), level_of(room.game, level)
        game, seq, state = match.game, match.seq, match.state
        while True:
            position = await self._offloader.run("position", encoded_position, game, state)
            thought = await self._work.think(game, position, seat, level, whose=whose)
            action = decode(bytes(thought.action), game.info.action)
            if not action.is_talk:
                break
            said = await self._offloader.run("hint", game.apply, state, seat, action, ReplayedChance(()))
            state = said.state
        reasons = decode(bytes(thought.reasons), tuple[Reason, ...])
        return Hinted(id=request, seq=seq, action=thought.action, reasons=reasons)

    # --- what was played

    async def log(self, viewer: Viewer, since: int) -> LogPage:
        """The entries after number `since`, as a viewer may see them."""
        entries = await self._offloader.run("log", seen_log, self._room.begun(), viewer, since)
        return LogPage(match=self._room.id, seat=viewer, entries=entries)

    async def page(self, viewer: Viewer, seq: int) -> ReplayPage:
        """The position after entry `seq`, as a viewer may see it."""
        return await self._offloader.run("replay", self._page, self._room.begun(), viewer, seq)

    async def recap(self, viewer: Viewer, seen: int) -> Recap:
        """The positions after entry `seen`, at most the newest 30."""
        match = self._room.begun()
        first, last = max(0, seen, match.seq - RECAP), match.seq

        def pages() -> tuple[ReplayPage, ...]:
            return tuple(self._page(match, viewer, seq) for seq in range(first, last + 1))

        return Recap(pages=await self._offloader.run("recap", pages))

    def _page(self, match: Match[Any, Any], viewer: Viewer, seq: int) -> ReplayPage:
        state = match.state_at(seq)
        return ReplayPage(
            match=self._room.id,
            game=self._room.table.game,
            seq=seq,
            last=match.seq,
            seat=viewer,
            view=match.game.view(state),
            private=private_view(match.game, state, viewer),
            active=match.game.active(state),
            entry=seen_entry(match.game, match.entries[seq], viewer),
        )

    async def picture(self, viewer: Viewer, seq: int) -> Picture:
        """The board after entry `seq` as the game draws it in text."""
        match = self._room.begun()

        def drawn() -> Picture:
            lines = spans_of(match.game.render(match.state_at(seq), viewer))
            return Picture(match=self._room.id, seq=seq, seat=viewer, lines=lines)

        return await self._offloader.run("picture", drawn)

    # --- after the end

    def require_over(self) -> None:
        """Raise Invalid unless the match has ended and nothing of it is hidden any more."""
        self._require_ended()
        self._room.begun()

    def _require_ended(self) -> None:
        if self._room.table.status not in ("over", "closed"):
            raise Invalid("not-now", status=self._room.table.status)

    async def story(self) -> Story:
        """The course of a match that is over, in numbers."""
        self.require_over()
        room = self._room
        return await self._offloader.run("story", story_of, room.id, room.begun(), len(room.table.chairs))

    async def file(self, *, also_unfinished: bool = False) -> bytes:
        """The match file of a match that is over, also of one whose rules are not installed."""
        room = self._room
        if not also_unfinished:
            self._require_ended()
        if room.unplayable is not None:
            return unread_file(room.table, await self._log.entries(room.id))
        return await self._work.aside(to_file, room.begun())

    async def cut_after(self, seq: int) -> Match[Any, Any]:
        """A match that is over as it was after entry `seq`; raises Invalid if it has an outcome there."""
        self.require_over()
        whole, table = self._room.begun(), self._room.table

        def cut() -> Match[Any, Any]:
            if not 0 <= seq <= whole.seq:
                raise Invalid("no-such-entry", seq=seq, last=whole.seq)
            entries = whole.entries[: seq + 1]
            match = Match.restored(whole.game, len(table.chairs), table.options, entries)
            if match.outcome is not None:
                raise Invalid("not-now", status="over")
            return match

        return await self._offloader.run("story", cut)


def story_of(name: str, match: Match[Any, Any], seats: int) -> Story:
    """The first measure of the game for each seat, after every entry that counts."""
    game = match.game
    if not isinstance(game, Measured):
        return Story(match=name)
    measured = [(seq, game.measures(state)) for seq, state in match.states()]
    key = next((key for key, values in measured[-1][1].items() if len(values) == seats), None)
    if key is None:
        return Story(match=name)
    moments = tuple(StoryMoment(seq=seq, values=tuple(found[key])) for seq, found in measured)
    return Story(match=name, measure=key, moments=moments, best=best_moments(moments, seats))


def best_moments(moments: tuple[StoryMoment, ...], seats: int) -> tuple[BestMoment, ...]:
    """The entry that gained each seat most, by whichever seat; none for a seat that never gained."""
    steps = list(itertools.pairwise(moments))

    def best(seat: int) -> BestMoment | None:
        gains = ((after.values[seat] - before.values[seat], -after.seq) for before, after in steps)
        gain, seq = max(gains, default=(0, 0))
        return BestMoment(seq=-seq, seat=seat, gain=gain) if gain > 0 else None

    return tuple(found for seat in range(seats) if (found := best(seat)) is not None)
