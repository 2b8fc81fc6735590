"""The actions of a turn: roll, doubles, end (GEN-T1 … GEN-T3)."""

from ludoteca.core import Illegal, Seat

from .actions import EndTurn, Roll
from .course import Course
from .debts import owe
from .decisions import Turn
from .derivations import dice_derived
from .events import DiceRolled, PawnMoved, ThirdDoubleRolled
from .judging import require_decision
from .rounds import pass_on
from .spaces import go, lose_ride
from .state import State

THIRD = 3


def check_roll(state: State, seat: Seat, _: Roll) -> None:
    """Raises Illegal unless a roll is due: once a turn, and again after a double."""
    decision = require_decision(state, seat, Turn, "GEN-T1", "no-turn")
    if not decision.roll_due:
        raise Illegal("GEN-T1", "already-rolled")


def roll(course: Course, seat: Seat, _: Roll) -> None:
    """Roll, move that many spaces, and do what the space says (GEN-T1)."""
    decision = course.decided(Turn)
    one, other = course.chance.draw("die", 6) + 1, course.chance.draw("die", 6) + 1
    course.tell(DiceRolled(seat=seat, dice=(one, other)))
    double = one == other
    doubles = decision.doubles + double
    if doubles == THIRD:
        _third_double(course, seat)
        return
    # GEN-E1: in the final round every player rolls once.
    state = course.state
    course.go_on(Turn(seat=seat, doubles=doubles, roll_due=double and not state.progress.final))
    start = state.pawns[seat]
    if state.riding[seat]:
        # GEN-X1: the roll counts from the other end, and the ride itself pays nothing.
        course.set_riding(seat, False)
        end, ride_from = state.setting.other_end[start], state.setting.keys[start]
        go(course, seat, end, dice_derived(one, other), "dice", pays=True, ride_from=ride_from)
    else:
        go(course, seat, start, dice_derived(one, other), "dice", pays=True)


def _third_double(course: Course, seat: Seat) -> None:
    """Move the pawn to the villa after a third double, with its payment, and end the turn (GEN-T2)."""
    setting = course.setting
    villa = setting.third_double
    course.go_on(Turn(seat=seat, doubles=THIRD, roll_due=False, over=True))
    course.tell(ThirdDoubleRolled(seat=seat))
    lose_ride(course, seat)
    start = course.state.pawns[seat]
    course.put_pawn(seat, villa)
    keys = setting.keys
    course.tell(PawnMoved(seat=seat, start=keys[start], to=keys[villa], steps=0, way="third_double"))
    owe(course, seat, ("collection",), setting.pays_collection[villa], "donation", space=keys[villa])


def check_end_turn(state: State, seat: Seat, _: EndTurn) -> None:
    """Raises Illegal while a roll is due (GEN-T1, GEN-T2)."""
    decision = require_decision(state, seat, Turn, "GEN-T1", "no-turn")
    if decision.roll_due:
        raise Illegal("GEN-T2" if decision.doubles else "GEN-T1", "roll-due")


def end_turn(course: Course, _: Seat, __: EndTurn) -> None:
    """End the turn."""
    pass_on(course)
