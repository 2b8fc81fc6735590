"""Taking back: free inside the barrier, beyond it by consent of the other people at the table."""

from typing import TYPE_CHECKING

import msgspec

from ludoteca.core import Illegal, Invalid, Seat
from ludoteca.server.protocol.shapes import UndoAsked

if TYPE_CHECKING:
    from .room import Room


async def undo(room: "Room", seat: Seat, back_to: int | None) -> int | None:
    """Take back, if that is free or only bots would mind; otherwise ask the others. The entry, if any."""
    async with room.turn:
        await room.follower.make_sure()
        match = room.playing()
        back_to = match.before_last_own(seat) if back_to is None else back_to
        try:
            entry = await room.offloader.run("undo", match.undo, seat, back_to)
        except Illegal as refusal:
            if refusal.reason != "undo-needs-consent":
                raise
            others = _other_people(room, seat)
            if others:
                room.undo_asked = UndoAsked(seat=seat, back_to=back_to, agreed=(), waiting_for=others)
                await room.line("undo_asked", seat=seat, params={"back_to": back_to})
                room.publisher.table()
                return None
            entry = await room.offloader.run("undo", match.undo, seat, back_to, ())
        await room.commit(entry)
        return entry.seq


async def consent(room: "Room", seat: Seat, agree: bool) -> int | None:
    """Agree to the undo that was asked for, or not; the entry, once everybody agreed."""
    async with room.turn:
        await room.follower.make_sure()
        match = room.playing()
        asked = room.undo_asked
        if asked is None or seat not in asked.waiting_for:
            raise Invalid("nothing-to-agree-to", seat=seat)
        if not agree:
            room.undo_asked = None
            await room.line("undo_refused", seat=seat)
            room.publisher.table()
            return None
        waiting = tuple(other for other in asked.waiting_for if other != seat)
        agreed = (*asked.agreed, seat)
        if waiting:
            room.undo_asked = msgspec.structs.replace(asked, agreed=agreed, waiting_for=waiting)
            room.publisher.table()
            return None
        entry = await room.offloader.run("undo", match.undo, asked.seat, asked.back_to, agreed)
        await room.commit(entry)
        room.publisher.table()
        return entry.seq


def _other_people(room: "Room", seat: Seat) -> tuple[Seat, ...]:
    asking = room.table.chairs[seat].player
    return tuple(
        other
        for other, chair in enumerate(room.table.chairs)
        if chair.kind == "person" and chair.level is None and chair.player != asking
    )
