"""Undoing moves: free inside the barrier, beyond it by consent of the other people (LUD-U1)."""

from ludoteca.core import Illegal, Seat
from ludoteca.server.ports import Offloader
from ludoteca.server.protocol.shapes import UndoAsked
from ludoteca.server.table.changes import answer_undo, ask_undo
from ludoteca.store import RequestRow

from .changing import Changing
from .log import Log
from .publisher import Publisher
from .room_state import RoomState


class Undoing:
    """The undos of one room. A question to the others is part of the table: every process knows it."""

    def __init__(
        self,
        room: RoomState,
        offloader: Offloader,
        log: Log,
        changing: Changing,
        publisher: Publisher,
    ) -> None:
        self._room = room
        self._offloader = offloader
        self._log = log
        self._changing = changing
        self._publisher = publisher

    async def take_back(self, seat: Seat, back_to: int | None, request: RequestRow | None) -> int | None:
        """Undo and return the entry, if that is free or only bots are concerned; otherwise ask the others."""
        match = self._room.playing()
        back_to = match.before_last_own(seat) if back_to is None else back_to
        try:
            return await self._undo(seat, back_to, None, request)
        except Illegal as refusal:
            if refusal.reason != "undo-needs-consent":
                raise
        others = self._room.table.people_beside(seat)
        if not others:
            if not match.game.may_undo_luck(match.state):
                raise Illegal("LUD-U1", "undo-not-practice")
            return await self._undo(seat, back_to, (), request)
        before = self._room.undo_asked
        asked = UndoAsked(seat=seat, back_to=back_to, seq=self._room.last_move, agreed=(), waiting_for=others)
        await self._changing.write(lambda table: ask_undo(table, asked), request)
        if self._room.undo_asked != before:
            await self._changing.add_line("undo_asked", seat=seat, params={"back_to": back_to})
            await self._publisher.changed()
        return None

    async def consent(
        self, seat: Seat, by: Seat, back_to: int, agree: bool, request: RequestRow | None
    ) -> int | None:
        """Agree to an undo that seat `by` asked for, or refuse; return the entry once everybody agreed."""
        self._room.playing()
        meant = UndoAsked(seat=by, back_to=back_to, seq=self._room.last_move, agreed=(), waiting_for=())
        answered = answer_undo(self._room.table, meant, seat, agree)
        if not agree or answered.undo is None or answered.undo.waiting_for:
            await self._changing.write(lambda table: answer_undo(table, meant, seat, agree), request)
            answered = self._room.table
        undone: int | None = None
        # The last to agree writes the undo itself; that entry answers the question.
        if agree and answered.undo is not None and not answered.undo.waiting_for:
            undone = await self._undo(by, back_to, answered.undo.agreed, request)
        if not agree:
            await self._changing.add_line("undo_withdrawn" if seat == by else "undo_refused", seat=seat)
        await self._publisher.changed()
        return undone

    async def _undo(
        self, seat: Seat, back_to: int, agreed: tuple[Seat, ...] | None, request: RequestRow | None
    ) -> int:
        match = self._room.playing()
        judged = await self._offloader.run("undo", match.judge_undo, seat, back_to, agreed)
        return await self._log.write(judged, request)
