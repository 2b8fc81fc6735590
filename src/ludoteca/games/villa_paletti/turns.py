"""Turn order and the parts of a turn (VIL-T1, VIL-E1, VIL-N2)."""

from ludoteca.core import Seat

from . import ending
from .course import Course
from .decisions import MovingOwn, TakingTurn
from .events import OwnMoveSkipped, TurnBegan
from .movable import movable_columns


def begin_turn(course: Course, seat: Seat) -> None:
    """Begin the turn of a seat, which moves a column or declares."""
    course.change(turn=course.state.turn + 1, decisions=(TakingTurn(seat=seat),))
    course.tell(TurnBegan(seat=seat, turn=course.state.turn))


def end_turn(course: Course) -> None:
    """Begin the turn of the seat to the left (VIL-T6), or end the match if all declared in a row (VIL-E1)."""
    state = course.state
    if state.idle >= state.seats:
        ending.nothing_left_to_build(course)
    else:
        begin_turn(course, state.left_of(state.turn_of))


def go_on_to_own_move(course: Course) -> None:
    """Ask for a move of an own column after the neutral step, if one may be moved (VIL-N2)."""
    seat = course.state.turn_of
    course.change(decisions=(MovingOwn(seat=seat),))
    if not movable_columns(course.state, "own"):
        course.tell(OwnMoveSkipped(seat=seat))
        end_turn(course)


def something_changed(course: Course) -> None:
    """Reset the count of declarations in a row (VIL-E1)."""
    course.change(idle=0)
