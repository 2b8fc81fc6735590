"""Declaring that no own column can be moved, and the penalty for contesting it in vain (VIL-T5, VIL-T6)."""

from ludoteca.core import Seat

from . import contesting, flooring
from .course import Course
from .decisions import LayingFloor, Punishing
from .events import Declared, PenaltyForgone
from .movable import movable_columns


def declare(course: Course, seat: Seat) -> None:
    """The declarer asks for a new floor; the others are asked clockwise whether they contest."""
    course.change(idle=course.state.idle + 1, decisions=(LayingFloor(seat=seat),))
    course.tell(Declared(seat=seat, in_a_row=course.state.idle))
    contesting.ask_the_others(course)


def proof_failed(course: Course, contester: Seat) -> None:
    """The declarer may take a column of the contester's out of the game, then goes on to the floor."""
    course.go_on(Punishing(seat=course.state.turn_of, contester=contester))
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
