"""The chapter of the rulebook that judges and plays each action."""

from collections.abc import Callable
from typing import Any, get_args

from ludoteca.core import Chance, Seat, Step

from . import actions, companion, contesting, declaring, flooring, pulling, setting_up
from .actions import Decline, Laying, VillaAction
from .course import Course
from .decisions import Contesting, DoubtingNeutral, LayingBlue, Punishing
from .judging import require_active, require_decision
from .state import State


def check_lay_floor(state: State, seat: Seat, action: Laying) -> None:
    """Raises Illegal unless the blue floor, or after a declaration the next floor, may be laid there."""
    blue = isinstance(state.decision, LayingBlue)
    (setting_up.check_lay_blue if blue else flooring.check_lay_floor)(state, seat, action)


def lay_floor(course: Course, seat: Seat, action: Laying) -> None:
    """Lay the blue floor or the next floor."""
    blue = isinstance(course.state.decision, LayingBlue)
    (setting_up.lay_blue if blue else flooring.lay_floor)(course, seat, action)


def check_decline(state: State, _: Seat, __: Decline) -> None:
    """Raises Illegal unless the seat is asked to contest, to prove, or to take a penalty."""
    require_decision(state, Contesting, DoubtingNeutral, Punishing)


def decline(course: Course, seat: Seat, action: Decline) -> None:
    """Decline to contest, to prove, or to take a penalty."""
    punishing = isinstance(course.state.decision, Punishing)
    (declaring.forgo_penalty if punishing else contesting.decline)(course, seat, action)


Chapter = tuple[Callable[[State, Seat, Any], None], Callable[[Course, Seat, Any], None]]
"""The function that judges an action, and the one that plays it once it is judged legal."""

CHAPTERS: dict[type[VillaAction], Chapter] = {
    actions.PlaceColumn: (setting_up.check_place_column, setting_up.place_column),
    actions.ChooseColour: (setting_up.check_choose_colour, setting_up.choose_colour),
    actions.RollSeal: (setting_up.check_roll_seal, setting_up.roll_for_real),
    actions.TellColour: (setting_up.check_tell_colour, setting_up.roll_for_real),
    actions.Pull: (pulling.check_attempt, pulling.attempt),
    actions.PullAlong: (pulling.check_attempt, pulling.attempt),
    actions.Nudge: (pulling.check_nudge, pulling.nudge),
    actions.Lift: (pulling.check_attempt, pulling.attempt),
    actions.BreakOff: (pulling.check_attempt, pulling.attempt),
    actions.SetDown: (pulling.check_set_down, pulling.set_down),
    actions.SetDownAlong: (pulling.check_set_down, pulling.set_down),
    actions.Declare: (declaring.check_declare, declaring.declare),
    actions.Contest: (contesting.check_contest, contesting.contest),
    actions.Decline: (check_decline, decline),
    actions.LayFloor: (check_lay_floor, lay_floor),
    actions.LayFloorAlong: (check_lay_floor, lay_floor),
    actions.GiveUpFloor: (flooring.check_give_up_floor, flooring.give_up_floor),
    actions.TellMoved: (companion.check_report, companion.record_move),
    actions.TellFell: (companion.check_report, companion.record_fall),
    actions.TellFloor: (companion.check_report, companion.record_floor),
}
assert set(CHAPTERS) == set(get_args(VillaAction)), "every action has its chapter"


def check(state: State, seat: Seat, action: VillaAction) -> None:
    """The judge: raises Illegal with the rule that forbids the action to the seat now."""
    require_active(state, seat)
    CHAPTERS[type(action)][0](state, seat, action)


def apply(state: State, seat: Seat, action: VillaAction, chance: Chance) -> Step[State]:
    """Judge the action and play it; raises Illegal as `check` does."""
    check(state, seat, action)
    course = Course(state, chance)
    CHAPTERS[type(action)][1](course, seat, action)
    return course.step()
