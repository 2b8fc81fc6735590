"""Ending a match: by its rules, by resigning, or by agreement (LUD-E1 … LUD-E3)."""

from functools import partial
from typing import Any

import msgspec

from ludoteca.core import Invalid, Outcome, Seat, Undone
from ludoteca.server.ports import Notifier, Offloader
from ludoteca.server.protocol.shapes import EndAsked, LineKind
from ludoteca.server.table import ending
from ludoteca.server.table.changes import close, stand
from ludoteca.server.table.document import Table, level_of
from ludoteca.server.work.tasks import Tasks
from ludoteca.store import RequestRow

from .changing import Changing
from .publisher import Publisher
from .room_state import RoomState


class Ending:
    """Ends the match of a room."""

    def __init__(
        self,
        room: RoomState,
        offloader: Offloader,
        changing: Changing,
        publisher: Publisher,
        notifier: Notifier,
        tasks: Tasks,
    ) -> None:
        self._room = room
        self._offloader = offloader
        self._changing = changing
        self._publisher = publisher
        self._notifier = notifier
        self._tasks = tasks

    @property
    def is_due(self) -> bool:
        """Whether no seat has to decide any more, and the table does not say so yet."""
        room = self._room
        return room.match is not None and room.is_playing and not room.match.active

    async def end_if_over(self) -> None:
        """End the table and record the result, as one, once no seat has to decide."""
        while self.is_due:
            match = self._room.begun()
            outcome = await self._offloader.run("outcome", getattr, match, "outcome")
            try:
                await self._changing.write(partial(self._over, outcome, match.seq), with_result=True)
            except Invalid as refusal:  # every process that has the match open gets here
                if refusal.reason != "stale":
                    raise
                continue
            self._notify()
            await self._publisher.changed()

    def _over(self, outcome: Outcome | None, last: int, table: Table) -> Table:
        return self._rated(msgspec.structs.replace(table, status="over", outcome=outcome, last=last))

    def _rated(self, table: Table) -> Table:
        """A table that is over; it is not rated if a move was undone by consent."""
        undone = any(
            isinstance(entry, Undone) and entry.agreed is not None for entry in self._room.begun().entries
        )
        return msgspec.structs.replace(table, unrated=table.unrated or ("undone" if undone else None))

    async def resign(self, seat: Seat, request: RequestRow | None = None, **about: Any) -> None:
        """Resign: the match is lost, or a bot plays on in the seat (LUD-E1)."""
        room = self._room
        if room.unplayable is not None:
            await self.ask_end(seat, request=request, **about)
            return
        room.playing()
        last = room.seq
        if ending.is_lost_by_resigning(room.table, seat):
            await self._changing.write(
                lambda table: self._rated(ending.lose(table, seat, last)), request, with_result=True
            )
            self._notify()
        else:
            level = level_of(room.game, None)
            await self._changing.write(lambda table: stand(table, seat, level), request)
        await self._changing.add_line("resigned", seat=seat, **about)
        await self._changing.publish()

    async def call_off(self, seat: Seat, **about: Any) -> None:
        """End the match without a result before a person has moved (LUD-E2)."""
        await self._changing.change(ending.call_off, "called_off", seat=seat, **about)

    async def ask_end(self, seat: Seat, **about: Any) -> None:
        """Propose to end the match; it ends at once if no other person has to agree (LUD-E3).

        So does one that cannot be played on, because its rules are not installed.
        """
        if self._room.unplayable is not None:
            await self._changing.change(close, "closed", seat=seat, **about)
            return
        line: LineKind = "end_asked" if ending.asked_for_end(self._room.table, seat) else "end_agreed"
        await self._changing.change(lambda table: ending.ask_end(table, seat), line, seat=seat, **about)

    async def answer_end(self, seat: Seat, agree: bool, **about: Any) -> None:
        """Agree to end the match, or not."""
        line = _line_of_answer(self._room.table.end, seat, agree)
        await self._changing.change(
            lambda table: ending.answer_end(table, seat, agree), line, seat=seat, **about
        )

    def _notify(self) -> None:
        self._tasks.spawn(self._notifier.over(self._room.table))


def _line_of_answer(asked: EndAsked | None, seat: Seat, agree: bool) -> LineKind | None:
    """The journal's line for an answer; none while others still have to answer."""
    if asked is None:
        return None
    if agree:
        return "end_agreed" if asked.waiting_for == (seat,) else None
    return "end_withdrawn" if asked.seat == seat else "end_refused"
