"""Asking the others clockwise whether they contest: a declaration, or that no neutral column moves.

The first to contest has to prove it; when all decline, the turn goes on (VIL-T6, VIL-N2).
"""

from ludoteca.core import Seat

from . import flooring, turns
from .actions import Contest, Decline
from .course import Course
from .decisions import Contesting, DoubtingNeutral, LayingFloor, MovingOwn, Proving, ProvingNeutral
from .events import ContestDeclined, Contested
from .judging import require_decision
from .movable import movable_columns
from .state import State


def ask_the_others(course: Course) -> None:
    """Ask clockwise from the left of whose turn it is, if there is a column to prove it with."""
    if movable_columns(course.state, "proof" if is_declared(course) else "neutral_proof"):
        ask(course, course.state.left_of(course.state.turn_of))
    else:
        go_on(course)


def ask(course: Course, seat: Seat) -> None:
    """Ask one seat."""
    course.open(Contesting(seat=seat) if is_declared(course) else DoubtingNeutral(seat=seat))


def check_contest(state: State, _: Seat, __: Contest) -> None:
    """A seat that is asked whether it contests may do so."""
    require_decision(state, Contesting, DoubtingNeutral)


def contest(course: Course, seat: Seat, _: Contest) -> None:
    """Contest: the seat must move a column up, and no other seat is asked."""
    course.close()
    course.open(Proving(seat=seat) if is_declared(course) else ProvingNeutral(seat=seat))
    course.tell(Contested(seat=seat, against=course.state.turn_of))


def decline(course: Course, seat: Seat, _: Decline) -> None:
    """Decline to contest: the next seat is asked, or, after the last, the turn goes on."""
    course.close()
    course.tell(ContestDeclined(seat=seat))
    asked_next = course.state.left_of(seat)
    if asked_next == course.state.turn_of:
        go_on(course)
    else:
        ask(course, asked_next)


def neutral_broken_off(course: Course) -> None:
    """The others may show that another neutral column can be moved (VIL-N2)."""
    course.change(decisions=(MovingOwn(seat=course.state.turn_of),))
    ask_the_others(course)


def is_declared(course: Course) -> bool:
    """Whether a declaration is doubted (VIL-T6), and not the neutral step (VIL-N2)."""
    return isinstance(course.state.decisions[0], LayingFloor)


def go_on(course: Course) -> None:
    """Go on after all have declined: with the floor, or the own move."""
    if is_declared(course):
        flooring.go_on_to_floor(course)
    else:
        turns.go_on_to_own_move(course)
