"""The neutral columns of the game for three (VIL-N2)."""

from ludoteca.core import Seat

from . import turns
from .course import Course
from .events import ContestDeclined, Contested
from .movable import movable_columns
from .state import DoubtingNeutral, MovingOwn, ProvingNeutral


def neutral_broken_off(course: Course) -> None:
    """The others are asked clockwise whether they show that another neutral column can be moved."""
    seat = course.state.turn_of
    course.change(decisions=(MovingOwn(seat=seat),))
    if movable_columns(course.state, "neutral_proof"):
        course.open(DoubtingNeutral(seat=course.state.left_of(seat)))
    else:
        turns.go_on_to_own_move(course)


def contest(course: Course, seat: Seat) -> None:
    """One seat goes to show it; nobody else is asked."""
    course.close()
    course.open(ProvingNeutral(seat=seat))
    course.tell(Contested(seat=seat, against=course.state.turn_of))


def decline(course: Course, seat: Seat) -> None:
    """The next seat is asked; when all have declined the own move follows."""
    course.close()
    course.tell(ContestDeclined(seat=seat))
    asked_next = course.state.left_of(seat)
    if asked_next == course.state.turn_of:
        turns.go_on_to_own_move(course)
    else:
        course.open(DoubtingNeutral(seat=asked_next))
