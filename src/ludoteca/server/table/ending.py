"""Ending a match before its rules do: resigned, called off, or by agreement (LUD-E1 … LUD-E3)."""

import msgspec

from ludoteca.core import Invalid, Outcome, Seat
from ludoteca.server.protocol.shapes import EndAsked

from .changes import close, require_status
from .document import Table

RESIGNED = "resigned"
"""The reason of an outcome by resignation; it has no scores."""


def is_lost_by_resigning(table: Table, seat: Seat) -> bool:
    """Whether no person would play on with a bot in this seat (LUD-E1)."""
    people = [other for other, chair in enumerate(table.chairs) if chair.kind == "person" and other != seat]
    return len(table.chairs) == 2 or not people


def lose(table: Table, seat: Seat, last: int) -> Table:
    """End a match by resignation: the seat is last, the others share the first place."""
    require_status(table, "playing")
    seats = range(len(table.chairs))
    outcome = Outcome(
        reason=RESIGNED,
        scores=tuple(0 for _ in seats),
        winners=tuple(other for other in seats if other != seat),
        ranks=tuple(len(seats) if other == seat else 1 for other in seats),
    )
    return msgspec.structs.replace(
        table, status="over", outcome=outcome, last=last, end=None, seat_asked=None
    )


def call_off(table: Table) -> Table:
    """End a match without a result before a person has moved (LUD-E2)."""
    require_status(table, "playing")
    if table.touched:
        raise Invalid("already-moved", "LUD-E2")
    return close(table)


def close_by_host(table: Table, player: str) -> Table:
    """Close the host's table; raises Invalid if others play and a person has moved (LUD-E3)."""
    others = [chair for chair in table.chairs if chair.kind == "person" and chair.player != player]
    if table.status == "playing" and others and table.touched:
        raise Invalid("others-play", "LUD-E3")
    return close(table)


def asked_for_end(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The seats that have to agree to end: all other people, also those for whom a bot plays now."""
    player = table.chairs[seat].player
    chairs = enumerate(table.chairs)
    return tuple(other for other, chair in chairs if chair.kind == "person" and chair.player != player)


def ask_end(table: Table, seat: Seat) -> Table:
    """Propose to end the match; it ends at once if no other person has to agree (LUD-E3)."""
    require_status(table, "playing")
    if table.end is not None:
        raise Invalid("end-asked-already", "LUD-E3", seat=table.end.seat)
    others = asked_for_end(table, seat)
    if not others:
        return close(table)
    return msgspec.structs.replace(table, end=EndAsked(seat=seat, agreed=(), waiting_for=others))


def answer_end(table: Table, seat: Seat, agree: bool) -> Table:
    """Agree to end the match, or refuse; the seat that proposed it may withdraw."""
    require_status(table, "playing")
    asked = table.end
    takes_back = asked is not None and seat == asked.seat and not agree
    if asked is None or (seat not in asked.waiting_for and not takes_back):
        raise Invalid("nothing-to-agree-to", seat=seat)
    if not agree:
        return msgspec.structs.replace(table, end=None)
    waiting = tuple(other for other in asked.waiting_for if other != seat)
    if not waiting:
        return close(table)
    answered = msgspec.structs.replace(asked, agreed=(*asked.agreed, seat), waiting_for=waiting)
    return msgspec.structs.replace(table, end=answered)
