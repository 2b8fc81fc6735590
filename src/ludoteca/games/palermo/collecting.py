"""Phase 2, turn by turn: the policeman (optional), then the pawn, then income (PAL-M1)."""

from typing import assert_never

from ludoteca.core import Course, Illegal

from .actions import (
    ClaimDoor,
    LayHouse,
    LayStart,
    PalermoAction,
    PlacePoliceman,
    SetTarget,
    Stay,
    TakeInterest,
    Walk,
)
from .decisions import SettingTarget
from .geometry import cell_named
from .police import check_policeman, place_policeman
from .state import Collecting
from .targets import check_target, set_target
from .turns import check_interest, end_turn, take_interest
from .walking import check_stay, check_walk, stay, walk


def check(state: Collecting, action: PalermoAction) -> None:
    """Raises Illegal, with the broken rule, if the seat at turn may not do this now."""
    if isinstance(state.decisions[-1], SettingTarget) and not isinstance(action, SetTarget):
        raise Illegal("PAL-V4", "target-comes-first")
    match action:
        case PlacePoliceman():
            check_policeman(state, cell_named(action.cell))
        case Walk() | Stay() if state.is_home(state.seat):
            raise Illegal("PAL-E2", "home-already")
        case Walk():
            check_walk(state, cell_named(action.to))
        case TakeInterest():
            check_interest(state)
        case SetTarget():
            check_target(state, cell_named(action.door))
        case Stay():
            check_stay(state)
        case LayStart() | LayHouse() | ClaimDoor():
            raise Illegal("PAL-B6", "town-is-built")
        case _:
            assert_never(action)


def play(course: Course[Collecting], action: PalermoAction) -> None:
    """Do what is legal."""
    match action:
        case PlacePoliceman():
            place_policeman(course, cell_named(action.cell))
        case Walk():
            walk(course, cell_named(action.to))
            end_turn(course)
        case Stay():
            stay(course)
            end_turn(course)
        case TakeInterest():
            take_interest(course)
            end_turn(course)
        case SetTarget():
            set_target(course, cell_named(action.door))
        case _:
            raise AssertionError(f"{action} is no action of this phase")
