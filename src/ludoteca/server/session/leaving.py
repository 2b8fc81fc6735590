"""Requests that end a match before its rules do."""

from typing import Any, assert_never

from ludoteca.server.match.room import Room
from ludoteca.server.protocol.requests import AnswerEnd, AskEnd, CallOff, Resign
from ludoteca.server.table import ending
from ludoteca.server.table.document import Table

LeavingRequest = Resign | CallOff | AskEnd | AnswerEnd


def ends_at_once(table: Table, message: LeavingRequest) -> bool:
    """Whether the match is over if this is done."""
    match message:
        case Resign(seat=seat):
            return ending.is_lost_by_resigning(table, seat)
        case CallOff():
            return True
        case AskEnd(seat=seat):
            return not ending.asked_for_end(table, seat)
        case AnswerEnd(seat=seat, agree=agree):
            return agree and table.end is not None and table.end.waiting_for == (seat,)
        case _:
            assert_never(message)


async def leave_match(room: Room, message: LeavingRequest, **about: Any) -> None:
    """Do what a seat asks; `about` says in the journal who asked."""
    seat = message.seat
    if ends_at_once(room.table, message):
        room.hands.require_none()
    match message:
        case Resign():
            room.hands.require_none(seat)  # a bot plays on in the seat
            await room.resign(seat, **about)
        case CallOff():
            await room.call_off(seat, **about)
        case AskEnd():
            await room.ask_end(seat, **about)
        case AnswerEnd(agree=agree):
            await room.answer_end(seat, agree, **about)
        case _:
            assert_never(message)
