"""Requests of whoever wants to end a match before its end, or to leave it."""

from typing import Any, assert_never

from ludoteca.core import Invalid, Seat
from ludoteca.server.match.room import Room
from ludoteca.server.protocol.requests import AnswerEnd, AskEnd, CallOff, Resign
from ludoteca.server.protocol.shapes import EndAsked, LineKind
from ludoteca.server.table import changes, ending
from ludoteca.server.table.document import Table

LeavingRequest = Resign | CallOff | AskEnd | AnswerEnd


async def leave_match(room: Room, message: LeavingRequest, about: dict[str, Any]) -> None:
    """Do what a seat asks; `about` says in the journal who it was."""
    seat = message.seat
    match message:
        case Resign():
            await room.resign(**about)
        case CallOff():
            await room.change(lambda table: _called_off(room, table), "called_off", **about)
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


def _called_off(room: Room, table: Table) -> Table:
    """Asked while nobody else can move: no move that was made may be lost."""
    if not room.is_untouched:
        raise Invalid("already-moved", "LUD-E2")
    return changes.close(table)


def closed_by_host(room: Room, table: Table, player: str) -> Table:
    """The table, given up by the host alone; raises Invalid if others are playing (LUD-E3)."""
    others = [chair for chair in table.chairs if chair.kind == "person" and chair.player != player]
    if room.is_playing and others and not room.is_untouched:
        raise Invalid("others-play", "LUD-E3")
    return changes.close(table)
