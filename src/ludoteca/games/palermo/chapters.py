"""The chapter of the rulebook that judges and plays each action."""

from collections.abc import Callable
from typing import Any, get_args

from ludoteca.core import Chance, Course, Illegal, Seat, Step

from . import actions, building, claiming, police, targets, turns, walking
from .actions import PalermoAction
from .state import State

Chapter = tuple[Callable[[Any, Seat, Any], None], Callable[[Course[Any], Seat, Any], None]]
"""The function that judges an action, and the one that plays it once it is judged legal."""

CHAPTERS: dict[type[PalermoAction], Chapter] = {
    actions.LayStart: (building.check_lay_start, building.lay_start),
    actions.LayHouse: (building.check_lay_house, building.lay_house),
    actions.ClaimDoor: (claiming.check_claim_door, claiming.claim_door),
    actions.SetTarget: (targets.check_set_target, targets.set_target),
    actions.PlacePoliceman: (police.check_place_policeman, police.place_policeman),
    actions.Walk: (walking.check_walk, walking.walk),
    actions.Stay: (walking.check_stay, walking.stay),
    actions.TakeInterest: (turns.check_take_interest, turns.take_interest),
}
assert set(CHAPTERS) == set(get_args(PalermoAction)), "every action has its chapter"


def check(state: State, seat: Seat, action: PalermoAction) -> None:
    """The judge: raises Illegal with the rule that forbids the action to the seat now."""
    if not state.decisions:
        raise Illegal("PAL-E3", "match-over")
    asked = state.decisions[-1]
    if seat != asked.seat:
        raise Illegal(asked.rule, "not-your-turn", seat=asked.seat)
    CHAPTERS[type(action)][0](state, seat, action)


def apply(state: State, seat: Seat, action: PalermoAction, chance: Chance) -> Step[State]:
    """Judge the action and play it; raises Illegal as `check` does."""
    check(state, seat, action)
    course: Course[Any] = Course(state, chance)
    CHAPTERS[type(action)][1](course, seat, action)
    return course.step()
