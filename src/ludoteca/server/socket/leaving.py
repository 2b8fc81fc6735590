"""Requests of whoever wants to end a match before its end, or to leave it."""

from typing import Any, assert_never

from ludoteca.core import Seat
from ludoteca.server.match.room import Room
from ludoteca.server.protocol.requests import AnswerEnd, AskEnd, CallOff, Resign
from ludoteca.server.protocol.shapes import EndAsked, LineKind
from ludoteca.server.table import ending

LeavingRequest = Resign | CallOff | AskEnd | AnswerEnd


async def leave_match(room: Room, message: LeavingRequest, about: dict[str, Any]) -> None:
    """Do what a seat asks; `about` says in the journal who it was."""
    seat = message.seat
    match message:
        case Resign():
            await room.resign(**about)
        case CallOff():
            await room.change(ending.call_off, "called_off", **about)
        case AskEnd():
            line: LineKind | None = "end_asked" if ending.asked_for_end(room.table, seat) else "end_agreed"
            await room.change(lambda table: ending.ask_end(table, seat), line, **about)
        case AnswerEnd(agree=agree):
            line = _answer(room.table.end, seat, agree)
            await room.change(lambda table: ending.answer_end(table, seat, agree), line, **about)
        case _:
            assert_never(message)


def _answer(asked: EndAsked | None, seat: Seat, agree: bool) -> LineKind | None:
    """What the journal says of an answer; nothing while others still have to give theirs."""
    if asked is None:
        return None
    if agree:
        return "end_agreed" if asked.waiting_for == (seat,) else None
    return "end_withdrawn" if asked.seat == seat else "end_refused"
