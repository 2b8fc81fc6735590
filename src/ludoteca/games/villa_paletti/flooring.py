"""Laying the next floor (VIL-T7)."""

from msgspec import UNSET

from ludoteca.core import Seat

from . import ending, seal, turns, wood
from .actions import GiveUpFloor, LayFloorAlong, Laying
from .course import Course, loads_of
from .decisions import LayingFloor
from .events import FloorBrokenOff, FloorGivenUp, FloorImpossible, FloorLaid, FloorTakenBack
from .geometry.supports import check_place, flat_floor, supports_derived
from .geometry.villa import Loads, Villa
from .hand import check_path, check_placing, check_reach
from .judging import require_decision, require_simulated
from .rounding import rounded_pose
from .state import State


def go_on_to_floor(course: Course) -> None:
    """Ask the declarer to lay the next floor; if that is impossible, end the turn (VIL-T7)."""
    state = course.state
    columns = len(state.villa.on_level(state.villa.top_level))
    if state.villa.next_floor is not None and columns >= state.supports_needed:
        return
    floor, needed = state.villa.next_floor, state.supports_needed
    course.tell(
        FloorImpossible(
            seat=state.turn_of,
            why="red_lies" if floor is None else "too_few_columns",
            columns=columns,
            needed=needed,
            derivations=UNSET if floor is None else supports_derived(columns, needed),
        )
    )
    turns.end_turn(course)


def check_laying(state: State, action: Laying, rule: str) -> None:
    """Raises Illegal for a way to lay a floor that the options exclude or that no hand can do."""
    check_placing(rule, state.options.placing, by_hand=isinstance(action, LayFloorAlong))
    check_reach(rule, action.x, action.y, action.rotation)
    if isinstance(action, LayFloorAlong):
        check_path(action.path, rule)


def check_lay_floor(state: State, _: Seat, action: Laying) -> None:
    """Raises Illegal for a floor that would rest on too few columns (VIL-T7)."""
    require_simulated(state)
    require_decision(state, LayingFloor)
    check_laying(state, action, "VIL-T7")
    if isinstance(action, LayFloorAlong):  # what it comes to rest on is judged when it lies
        return
    floor = state.villa.next_floor
    assert floor is not None  # go_on_to_floor asks only when there is one
    lying = flat_floor(state.villa, floor, action.x, action.y, action.rotation, action.flipped)
    check_place(state.villa, state.supports_needed, lying)


def lay_floor(course: Course, seat: Seat, action: Laying) -> None:
    """Lay a floor and end the turn: it stays, is taken back, or brings the villa down."""
    state = course.state
    result = simulate_floor(course, seat, action)
    if result.verdict == "fell":
        ending.villa_fell(course, seat, "floor", None, result)
        return
    if result.verdict == "broken_off":  # VIL-E3: a column was knocked over, and everything is put back
        assert state.villa.next_floor is not None
        assert result.culprit is not None
        course.tell(
            FloorBrokenOff(
                seat=seat, floor=state.villa.next_floor, culprit=result.culprit, film=result.frames
            )
        )
        turns.end_turn(course)
        return
    floor = result.villa.floors[-1]
    rests_on = result.villa.resting_on(floor.floor)  # VIL-T7: judged when all is still
    if len(rests_on) < state.supports_needed:
        course.tell(
            FloorTakenBack(
                seat=seat,
                floor=floor.floor,
                rests_on=rests_on,
                needed=state.supports_needed,
                film=result.frames,
                derivations=supports_derived(len(rests_on), state.supports_needed),
            )
        )
    else:
        floor_lies(course, result.villa, loads_of(result), floor_laid(seat, result))
        return
    turns.end_turn(course)


def floor_lies(course: Course, villa: Villa, loads: Loads, laid: FloorLaid) -> None:
    """Add the laid floor to the villa and end the turn."""
    before = seal.points(course.state)
    course.rebuild(villa, loads)
    turns.something_changed(course)
    course.tell(laid)
    seal.tell_points(course, before)  # VIL-S3: a new floor wipes out the points
    turns.end_turn(course)


def floor_request(state: State, seat: Seat, action: Laying, seed: int) -> wood.LayFloor:
    """The simulation request for laying a floor."""
    assert state.villa.next_floor is not None
    return wood.LayFloor(
        villa=state.villa,
        floor=state.villa.next_floor,
        x=action.x,
        y=action.y,
        rotation=action.rotation,
        flipped=action.flipped,
        path=wood.HandPath(points=action.path) if isinstance(action, LayFloorAlong) else None,
        tremor=state.options.hands_of(seat),
        seed=seed,
        any_column_falls=state.touch_is_attempt,
    )


def simulate_floor(course: Course, seat: Seat, action: Laying) -> wood.WoodResult:
    """Simulate the laying of a floor; returns the result."""
    request = floor_request(course.state, seat, action, course.tremor_seed())
    return course.chance.simulate("floor", request, wood.WoodResult)


def floor_laid(seat: Seat, result: wood.WoodResult) -> FloorLaid:
    """The event for the topmost floor of a villa."""
    floor = result.villa.floors[-1]
    pose = rounded_pose(floor.pose)
    return FloorLaid(
        seat=seat,
        floor=floor.floor,
        x=pose.x,
        y=pose.y,
        rotation=round(floor.pose.rotation, 1),
        flipped=floor.pose.flipped,
        rests_on=result.villa.resting_on(floor.floor),
        film=result.frames,
    )


def check_give_up_floor(state: State, _: Seat, __: GiveUpFloor) -> None:
    """Raises Illegal unless the seat is to lay a floor."""
    require_decision(state, LayingFloor)


def give_up_floor(course: Course, seat: Seat, _: GiveUpFloor) -> None:
    """End the turn without laying the floor (VIL-T7)."""
    floor = course.state.villa.next_floor
    assert floor is not None
    course.tell(FloorGivenUp(seat=seat, floor=floor))
    turns.end_turn(course)
