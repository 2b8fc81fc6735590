"""Requests that end a match before its rules do."""

from typing import Any, assert_never

from ludoteca.server.match.room import Room
from ludoteca.server.protocol.requests import AnswerEnd, AskEnd, CallOff, Resign

LeavingRequest = Resign | CallOff | AskEnd | AnswerEnd


async def leave_match(room: Room, message: LeavingRequest, **about: Any) -> None:
    """Do what a seat asks; `about` says in the journal who asked."""
    seat = message.seat
    match message:
        case Resign():
            await room.resign(seat, **about)
        case CallOff():
            await room.call_off(seat, **about)
        case AskEnd():
            await room.ask_end(seat, **about)
        case AnswerEnd(agree=agree):
            await room.answer_end(seat, agree, **about)
        case _:
            assert_never(message)
