"""Taking back: free inside the barrier, beyond it by consent of the other people at the table."""

from collections.abc import Awaitable, Callable

from ludoteca.core import Illegal, Judged, Seat
from ludoteca.server.protocol.shapes import UndoAsked
from ludoteca.server.table.changes import answer_undo, ask_undo
from ludoteca.server.table.document import Table
from ludoteca.server.work.offloader import Offloader

from .room_state import RoomState

WriteEntry = Callable[[Judged], Awaitable[int]]
WriteTable = Callable[[Callable[[Table], Table]], Awaitable[None]]


class Undo:
    """The undos of one table. A question to the others stands in the table: every process knows it."""

    def __init__(
        self, room: RoomState, offloader: Offloader, write_entry: WriteEntry, write_table: WriteTable
    ) -> None:
        self._room = room
        self._offloader = offloader
        self._write_entry = write_entry
        self._write_table = write_table

    async def take_back(self, seat: Seat, back_to: int | None) -> int | None:
        """Take back, if that is free or only bots would mind; the entry. Otherwise the others are asked."""
        match = self._room.playing()
        back_to = match.before_last_own(seat) if back_to is None else back_to
        try:
            return await self._undo(seat, back_to, None)
        except Illegal as refusal:
            if refusal.reason != "undo-needs-consent":
                raise
        others = self._room.table.people_beside(seat)
        if not others:
            return await self._undo(seat, back_to, ())
        asked = UndoAsked(seat=seat, back_to=back_to, seq=match.seq, agreed=(), waiting_for=others)
        await self._write_table(lambda table: ask_undo(table, asked))
        return None

    async def consent(self, seat: Seat, by: Seat, back_to: int, agree: bool) -> int | None:
        """Agree to an undo that was asked for, or not; the entry, once everybody agreed."""
        seq = self._room.playing().seq
        meant = UndoAsked(seat=by, back_to=back_to, seq=seq, agreed=(), waiting_for=())
        answered = answer_undo(self._room.table, meant, seat, agree)
        if not agree or answered.undo is None or answered.undo.waiting_for:
            await self._write_table(lambda table: answer_undo(table, meant, seat, agree))
            answered = self._room.table
        # The last to agree writes the undo itself; with that entry the question is answered.
        if agree and answered.undo is not None and not answered.undo.waiting_for:
            return await self._undo(by, back_to, answered.undo.agreed)
        return None

    async def _undo(self, seat: Seat, back_to: int, agreed: tuple[Seat, ...] | None) -> int:
        match = self._room.playing()
        judged = await self._offloader.run("undo", match.judge_undo, seat, back_to, agreed)
        return await self._write_entry(judged)
