"""The vote to end a full match and count wealth: all players must agree (GEN-E2)."""

from ludoteca.core import Illegal, Seat

from .actions import AgreeToEnd, ProposeEnd, RefuseEnd
from .course import Course
from .decisions import EndVote, Turn
from .events import EndAgreed, EndProposed, EndRefused
from .judging import require_decision
from .rounds import finish
from .state import State, left_of


def may_propose_end(state: State) -> bool:
    """Whether the player whose turn it is may still ask for a vote: once in a full match."""
    return state.setting.options.length == "full" and state.turn not in state.progress.end_proposed


def check_propose_end(state: State, seat: Seat, _: ProposeEnd) -> None:
    """Raises Illegal unless it is the seat's turn in a full match, with nothing open, for the first time.

    Under rules before version 5 for the first time in this turn.
    """
    require_decision(state, seat, Turn, "GEN-E2", "no-turn")
    if may_propose_end(state):
        return
    if state.setting.options.length != "full":
        raise Illegal("GEN-E2", "vote-full-only", length=state.setting.options.length)
    raise Illegal("GEN-E2", "vote-used-up")


def propose_end(course: Course, seat: Seat, _: ProposeEnd) -> None:
    """Ask all other players, from the left."""
    course.progress(end_proposed=(*course.state.progress.end_proposed, seat))
    course.tell(EndProposed(seat=seat))
    waiting = tuple(left_of(course.state, seat)[:-1])
    course.open(EndVote(seat=waiting[0], by=seat, waiting=waiting))


def check_agree_to_end(state: State, seat: Seat, _: AgreeToEnd) -> None:
    """Raises Illegal unless the seat is asked for its vote."""
    require_decision(state, seat, EndVote, "GEN-E2", "no-vote")


def agree_to_end(course: Course, seat: Seat, _: AgreeToEnd) -> None:
    """Agree; when the last player does, the match ends."""
    vote = course.decided(EndVote)
    course.tell(EndAgreed(seat=seat))
    waiting = vote.waiting[1:]
    if waiting:
        course.go_on(EndVote(seat=waiting[0], by=vote.by, waiting=waiting))
    else:
        finish(course, "agreed")


def check_refuse_end(state: State, seat: Seat, _: RefuseEnd) -> None:
    """Raises Illegal unless the seat is asked for its vote."""
    require_decision(state, seat, EndVote, "GEN-E2", "no-vote")


def refuse_end(course: Course, seat: Seat, _: RefuseEnd) -> None:
    """Refuse: the match goes on."""
    course.close()
    course.tell(EndRefused(seat=seat))
