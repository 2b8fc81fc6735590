"""Declaring that no own column can be moved, and the penalty for contesting it in vain (VIL-T5, VIL-T6)."""

from ludoteca.core import Seat

from . import contesting, flooring
from .actions import Declare, Decline
from .course import Course
from .decisions import LayingFloor, Punishing, TakingTurn
from .derivations import declarations_derived
from .events import Declared, PenaltyForgone
from .judging import require_decision
from .movable import contester_of, movable_columns
from .state import State


def check_declare(state: State, _: Seat, __: Declare) -> None:
    """Raises Illegal unless the seat is at the beginning of its turn."""
    require_decision(state, TakingTurn)


def declare(course: Course, seat: Seat, _: Declare) -> None:
    """Declare that no own column can be moved; the others are asked clockwise whether they contest."""
    course.change(idle=course.state.idle + 1, decisions=(LayingFloor(seat=seat),))
    in_a_row = course.state.idle
    sums = (declarations_derived(in_a_row, course.state.seats),)
    course.tell(Declared(seat=seat, in_a_row=in_a_row, derivations=sums))
    contesting.ask_the_others(course)


def proof_failed(course: Course, contester: Seat) -> None:
    """Let the declarer take a column of the contester, whose proof failed, out of the game (VIL-T6)."""
    course.go_on(Punishing(seat=course.state.turn_of, contester=contester))
    if not movable_columns(course.state, "penalty"):
        penalty_done(course)


def forgo_penalty(course: Course, seat: Seat, _: Decline) -> None:
    """Take no column of the contester as a penalty."""
    course.tell(PenaltyForgone(seat=seat, contester=contester_of(course.state)))
    penalty_done(course)


def penalty_done(course: Course) -> None:
    """Continue with the floor after the penalty was taken, declined or not possible."""
    course.close()
    flooring.go_on_to_floor(course)
