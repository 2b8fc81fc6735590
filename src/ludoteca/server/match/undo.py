"""Taking back: free inside the barrier, beyond it by consent of the other people at the table."""

from collections.abc import Awaitable, Callable

import msgspec

from ludoteca.core import Illegal, Invalid, Judged, Seat
from ludoteca.server.protocol.shapes import UndoAsked
from ludoteca.server.work.offloader import Offloader

from .standing import Standing

Write = Callable[[Judged], Awaitable[int]]


class Undo:
    """The undos of one table, and the one that was asked for."""

    def __init__(self, standing: Standing, offloader: Offloader, write: Write) -> None:
        self._standing = standing
        self._offloader = offloader
        self._write = write

    async def take_back(self, seat: Seat, back_to: int | None) -> int | None:
        """Take back, if that is free or only bots would mind; the entry. Otherwise the others are asked."""
        match = self._standing.playing()
        back_to = match.before_last_own(seat) if back_to is None else back_to
        try:
            return await self._undo(seat, back_to, None)
        except Illegal as refusal:
            if refusal.reason != "undo-needs-consent":
                raise
        others = self._other_people(seat)
        if not others:
            return await self._undo(seat, back_to, ())
        self._standing.undo_asked = UndoAsked(seat=seat, back_to=back_to, agreed=(), waiting_for=others)
        return None

    async def consent(self, seat: Seat, agree: bool) -> int | None:
        """Agree to the undo that was asked for, or not; the entry, once everybody agreed."""
        self._standing.playing()
        asked = self._standing.undo_asked
        if asked is None or seat not in asked.waiting_for:
            raise Invalid("nothing-to-agree-to", seat=seat)
        if not agree:
            self._standing.undo_asked = None
            return None
        waiting = tuple(other for other in asked.waiting_for if other != seat)
        agreed = (*asked.agreed, seat)
        if waiting:
            self._standing.undo_asked = msgspec.structs.replace(asked, agreed=agreed, waiting_for=waiting)
            return None
        return await self._undo(asked.seat, asked.back_to, agreed)

    async def _undo(self, seat: Seat, back_to: int, agreed: tuple[Seat, ...] | None) -> int:
        match = self._standing.playing()
        return await self._write(await self._offloader.run("undo", match.judge_undo, seat, back_to, agreed))

    def _other_people(self, seat: Seat) -> tuple[Seat, ...]:
        chairs = self._standing.table.chairs
        return tuple(
            other
            for other, chair in enumerate(chairs)
            if chair.kind == "person" and chair.level is None and chair.player != chairs[seat].player
        )
