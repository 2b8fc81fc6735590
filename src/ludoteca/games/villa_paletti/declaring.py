"""Declaring that no own column can be moved, and contesting it (VIL-T5, VIL-T6)."""

from ludoteca.core import Seat

from . import flooring
from .course import Course
from .events import ContestDeclined, Contested, Declared, PenaltyForgone
from .movable import movable_columns
from .state import Contesting, LayingFloor, Proving, Punishing


def declare(course: Course, seat: Seat) -> None:
    """The declarer asks for a new floor; the others are asked clockwise whether they contest."""
    course.change(idle=course.state.idle + 1, decisions=(LayingFloor(seat=seat),))
    course.tell(Declared(seat=seat, in_a_row=course.state.idle))
    if movable_columns(course.state, "proof"):
        course.open(Contesting(seat=course.state.left_of(seat)))
    else:
        flooring.go_on_to_floor(course)


def contest(course: Course, seat: Seat) -> None:
    """The first to contest must move a column of the declarer's up; nobody else is asked."""
    course.close()
    course.open(Proving(seat=seat))
    course.tell(Contested(seat=seat, against=course.state.turn_of))


def decline(course: Course, seat: Seat) -> None:
    """The next seat is asked; when all have declined the floor is laid (VIL-T7)."""
    course.close()
    course.tell(ContestDeclined(seat=seat))
    asked_next = course.state.left_of(seat)
    if asked_next == course.state.turn_of:
        flooring.go_on_to_floor(course)
    else:
        course.open(Contesting(seat=asked_next))


def proof_failed(course: Course, contester: Seat) -> None:
    """The declarer may take a column of the contester's out of the game, then goes on to the floor."""
    course.close()
    course.open(Punishing(seat=course.state.turn_of, contester=contester))
    if not movable_columns(course.state, "penalty"):
        penalty_done(course)


def forgo_penalty(course: Course, seat: Seat, contester: Seat) -> None:
    """The declarer leaves the contester's columns alone."""
    course.tell(PenaltyForgone(seat=seat, contester=contester))
    penalty_done(course)


def penalty_done(course: Course) -> None:
    """Taken, forgone or forfeited: the floor follows."""
    course.close()
    flooring.go_on_to_floor(course)
