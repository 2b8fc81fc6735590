"""Contests: the other seats are asked clockwise whether they contest a declaration or a neutral step.

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
    """Ask the other seats clockwise whether they contest, if there is a column to prove it with."""
    if movable_columns(course.state, "proof" if is_declared(course) else "neutral_proof"):
        ask(course, course.state.left_of(course.state.turn_of))
    else:
        go_on(course)


def ask(course: Course, seat: Seat) -> None:
    """Ask one seat whether it contests."""
    course.open(Contesting(seat=seat) if is_declared(course) else DoubtingNeutral(seat=seat))


def check_contest(state: State, _: Seat, __: Contest) -> None:
    """Raises Illegal unless the seat is asked whether it contests."""
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
    """Ask the others whether another neutral column can be moved, after one was broken off (VIL-N2)."""
    course.change(decisions=(MovingOwn(seat=course.state.turn_of),))
    ask_the_others(course)


def is_declared(course: Course) -> bool:
    """Whether a declaration is contested (VIL-T6); otherwise it is the neutral step (VIL-N2)."""
    return isinstance(course.state.decisions[0], LayingFloor)


def go_on(course: Course) -> None:
    """Continue the turn after all have declined: with the floor, or with the own move."""
    if is_declared(course):
        flooring.go_on_to_floor(course)
    else:
        turns.go_on_to_own_move(course)
