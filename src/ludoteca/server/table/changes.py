"""The changes that people make to a table.

Each is a function from a table to the changed one, and raises Invalid if it is not allowed.
"""

from datetime import datetime

import msgspec

from ludoteca.core import AnyGame, Invalid, Seat
from ludoteca.server.protocol.shapes import SeatAsked, Status, UndoAsked

from .document import EMPTY, Chair, Table, bot, person, require_seats
from .ids import Ids


def with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    """The table with another chair at a seat."""
    chairs = tuple(chair if at == seat else old for at, old in enumerate(table.chairs))
    return msgspec.structs.replace(table, chairs=chairs)


def require_status(table: Table, *statuses: Status) -> None:
    """Raise Invalid unless the table has one of these statuses."""
    if table.status not in statuses:
        raise Invalid("not-now", status=table.status)


def sit(table: Table, seat: Seat, player: str, name: str, key: str | None) -> Table:
    """Give a player an empty seat, or during the match a bot's.

    The person who left a seat to the bot may come back to it, and a newcomer with an invitation may take it.
    A player who has a seat already needs the consent of the other people who play: the table asks them.
    """
    require_status(table, "lobby", "playing")
    chair = table.chair(seat)
    comes_back = chair.left_by == player
    known = comes_back or player in table.people() or key == table.invite
    if not known and not (table.open and table.status == "lobby"):
        raise Invalid("needs-invitation")
    if chair.kind == "person":
        raise Invalid("seat-taken", seat=seat)
    if chair.kind == "bot" and table.status == "lobby":
        raise Invalid("seat-taken", seat=seat)
    seated = with_chair(table, seat, person(player, name, ready=player == table.host or table.screen))
    if table.status == "lobby":
        return seated
    others = table.people_other_than(player)
    if comes_back or not others or not table.seats_of(player):
        return helped(seated)
    if table.seat_asked is not None:
        raise Invalid("seat-asked-already", seat=table.seat_asked.seat, name=table.seat_asked.name)
    asked = SeatAsked(seat=seat, player=player, name=name, agreed=(), waiting_for=others)
    return msgspec.structs.replace(table, seat_asked=asked)


def answer_seat(table: Table, seat: Seat, wanted: Seat, player: str, agree: bool) -> Table:
    """Agree that a player takes the seat `wanted`, or refuse; a player with a seat may withdraw it."""
    require_status(table, "playing")
    asked = table.seat_asked
    if asked is None or (asked.seat, asked.player) != (wanted, player):
        raise Invalid("nothing-to-agree-to", seat=seat)
    withdraws = not agree and seat in table.seats_of(asked.player)
    if seat not in asked.waiting_for and not withdraws:
        raise Invalid("nothing-to-agree-to", seat=seat)
    if not agree:
        return msgspec.structs.replace(table, seat_asked=None)
    waiting = tuple(other for other in asked.waiting_for if other != seat)
    if waiting:
        answered = msgspec.structs.replace(asked, agreed=(*asked.agreed, seat), waiting_for=waiting)
        return msgspec.structs.replace(table, seat_asked=answered)
    return helped(with_chair(table, wanted, person(asked.player, asked.name)))


def stand(table: Table, seat: Seat, level: str) -> Table:
    """Free a seat; during a match a bot of that level takes it."""
    require_status(table, "lobby", "playing")
    if table.status == "lobby":
        return with_chair(table, seat, EMPTY)
    successor = msgspec.structs.replace(bot(level, table.chairs), left_by=table.chair(seat).player)
    return helped(with_chair(table, seat, successor))


def place_bot(table: Table, seat: Seat, level: str) -> Table:
    """Put a bot on an empty seat, or give the bot there another level."""
    require_status(table, "lobby")
    if table.chair(seat).kind == "person":
        raise Invalid("seat-taken", seat=seat)
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    known = table.chair(seat).name if table.chair(seat).kind == "bot" else None
    placed = bot(level, others)
    return with_chair(table, seat, msgspec.structs.replace(placed, name=known or placed.name))


def clear_seat(table: Table, seat: Seat, invite: str) -> Table:
    """Free a seat; a person needs the new invitation to sit down again."""
    require_status(table, "lobby")
    chair = table.chair(seat)
    if chair.kind == "empty":
        raise Invalid("seat-empty", seat=seat)
    cleared = with_chair(table, seat, EMPTY)
    if chair.kind == "person":  # the old invitation would let them in again
        cleared = msgspec.structs.replace(cleared, invite=invite)
    return cleared


def swap_seats(table: Table, one: Seat, other: Seat) -> Table:
    """Swap the holders of two seats."""
    require_status(table, "lobby")
    first, second = table.chair(one), table.chair(other)
    return with_chair(with_chair(table, one, second), other, first)


def set_ready(table: Table, seat: Seat, ready: bool) -> Table:
    """Mark a seat as ready to start, or not."""
    require_status(table, "lobby")
    return with_chair(table, seat, msgspec.structs.replace(table.chair(seat), ready=ready))


def hand_over(table: Table, seat: Seat, level: str) -> Table:
    """Let a bot play for a person, who asked for it or whose time ran out."""
    require_status(table, "playing")
    return helped(with_chair(table, seat, msgspec.structs.replace(table.chair(seat), level=level)))


def helped(table: Table) -> Table:
    """Mark a match as unrated because a bot and a person have played the same seat.

    Questions to the others are dropped: other people may have to agree now.
    """
    return msgspec.structs.replace(table, unrated=table.unrated or "helped", end=None, seat_asked=None)


def name_seat(table: Table, seat: Seat, name: str) -> Table:
    """Change the name that is shown for a seat."""
    require_status(table, "lobby", "playing")
    return with_chair(table, seat, msgspec.structs.replace(table.chair(seat), name=name))


def ask_again(table: Table) -> Table:
    """Mark everybody but the host as not ready, because the host changed the table.

    People in one room have seen it happen.
    """
    chairs = tuple(
        msgspec.structs.replace(chair, ready=chair.ready and (chair.player == table.host or table.screen))
        for chair in table.chairs
    )
    return msgspec.structs.replace(table, chairs=chairs)


def take_back(table: Table, seat: Seat) -> Table:
    """Let the person play again in place of the bot."""
    require_status(table, "playing")
    chair = table.chair(seat)
    if chair.level is None:
        raise Invalid("not-handed-over", seat=seat)
    return with_chair(table, seat, msgspec.structs.replace(chair, level=None))


def pass_seat(table: Table, seat: Seat, token: str) -> Table:
    """Let another device play a seat, with the token of that hash; an earlier token is revoked."""
    require_status(table, "lobby", "playing")
    return with_chair(table, seat, msgspec.structs.replace(table.chair(seat), token=token))


def undo_asked(table: Table, seq: int) -> UndoAsked | None:
    """The open undo question, if it was asked when entry `seq` was the newest apart from talk."""
    return table.undo if table.undo is not None and table.undo.seq == seq else None


def ask_undo(table: Table, asked: UndoAsked) -> Table:
    """Ask the others to agree to an undo; raises Invalid while another question is open."""
    require_status(table, "playing")
    open_question = undo_asked(table, asked.seq)
    if open_question is None:
        return msgspec.structs.replace(table, undo=asked)
    if (open_question.seat, open_question.back_to) != (asked.seat, asked.back_to):
        raise Invalid("undo-asked-already", seat=open_question.seat, back_to=open_question.back_to)
    return table


def answer_undo(table: Table, asked: UndoAsked, seat: Seat, agree: bool) -> Table:
    """Agree to exactly that undo, or refuse; the seat that asked may withdraw it."""
    require_status(table, "playing")
    question = undo_asked(table, asked.seq)
    if question is None or (question.seat, question.back_to) != (asked.seat, asked.back_to):
        raise Invalid("nothing-to-agree-to", seat=seat)
    takes_back = seat == question.seat and not agree
    if seat not in question.waiting_for and not takes_back:
        raise Invalid("nothing-to-agree-to", seat=seat)
    waiting = tuple(other for other in question.waiting_for if other != seat)
    answered = msgspec.structs.replace(question, agreed=(*question.agreed, seat), waiting_for=waiting)
    return msgspec.structs.replace(table, undo=answered if agree else None)


def close(table: Table) -> Table:
    """End a table without a result."""
    require_status(table, "lobby", "playing")
    return msgspec.structs.replace(table, status="closed", end=None, seat_asked=None)


def rename(table: Table, player: str, old: str, name: str) -> Table:
    """Change a player's name at their seats; a seat with a name of its own keeps it."""
    chairs = (
        msgspec.structs.replace(chair, name=name) if (chair.player, chair.name) == (player, old) else chair
        for chair in table.chairs
    )
    return msgspec.structs.replace(table, chairs=tuple(chairs))


def without(table: Table, player: str) -> Table:
    """Free the seats of a player in the lobby."""
    require_status(table, "lobby")
    for seat in table.seats_of(player):
        table = with_chair(table, seat, EMPTY)
    return table


def forget(table: Table, player: str) -> Table:
    """Remove a deleted player: their seats lose the name, or become a bot's if one plays them.

    If they were the host, another player becomes the host.
    """
    for seat in table.seats_of(player):
        chair = table.chairs[seat]
        successor = (
            bot(chair.level, table.chairs)
            if chair.level is not None
            else msgspec.structs.replace(chair, player=None, name=None, token=None)
        )
        table = with_chair(table, seat, successor)
    for seat, chair in enumerate(table.chairs):
        if chair.left_by == player:
            table = with_chair(table, seat, msgspec.structs.replace(chair, left_by=None))
    if table.seat_asked is not None and table.seat_asked.player == player:
        table = msgspec.structs.replace(table, seat_asked=None)
    others = [other for other in table.people() if other != player]
    if table.host == player and others:
        table = msgspec.structs.replace(table, host=others[0])
    return table


def resize(table: Table, game: AnyGame, seats: int) -> Table:
    """Add or remove chairs; raises Invalid if a person would lose theirs."""
    require_seats(game, seats)
    kept = list(table.chairs)
    while len(kept) > seats:
        free = next((at for at in reversed(range(len(kept))) if kept[at].kind != "person"), None)
        if free is None:
            raise Invalid("seats-are-taken", seats=seats)
        del kept[free]
    kept += [EMPTY] * (seats - len(kept))
    return msgspec.structs.replace(table, chairs=tuple(kept))


def require_startable(table: Table) -> None:
    """Raise Invalid if a seat is empty or a player is not ready."""
    require_status(table, "lobby")
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "empty":
            raise Invalid("seat-empty", seat=seat)
        if chair.kind == "person" and not chair.ready and chair.player != table.host:
            raise Invalid("not-ready", seat=seat)


def rotated(table: Table, host: str, now: datetime, ids: Ids) -> Table:
    """A new table for the same people, everybody one seat further.

    What a shared screen shows and what phones around it hold stays valid for the next match.
    """
    require_status(table, "over", "closed")
    host = table.host if table.screen else host
    chairs = [
        msgspec.structs.replace(
            chair,
            level=chair.level if chair.kind == "bot" else None,
            ready=chair.player == host or (table.screen and chair.kind == "person"),
            token=chair.token if table.screen else None,
            left_by=None,
        )
        for chair in table.chairs
    ]
    return msgspec.structs.replace(
        table,
        match=ids.id(),
        status="lobby",
        host=host,
        invite=table.invite,  # a big screen that was invited goes on, too
        share=table.share if table.screen else ids.key(),
        chairs=(chairs[-1], *chairs[:-1]),
        created_at=now,
        started_at=None,
        rematch=None,
        unrated=None,
        touched=False,
        undo=None,
        end=None,
        seat_asked=None,
        last=-1,
        outcome=None,
    )
