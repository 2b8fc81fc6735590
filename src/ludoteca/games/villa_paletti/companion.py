"""Matches on a real villa: players report what happened, the rules keep turns, points and seal (VIL-R1).

A real villa is not measured. The state holds a drawing of it: every column has a place of its own, floors are
in the middle, and only the level of a column has a meaning. So the drawing always has the printed pieces.
"""

from msgspec.structs import replace

from ludoteca.core import Illegal, Seat

from . import ending, flooring, pulling, wood
from .actions import Report, TellFell, TellFloor, TellMoved
from .course import Course
from .decisions import LayingFloor, Purpose, SettingDown
from .events import FloorLaid, VillaLaidOut
from .geometry.spots import RED_LEVEL, layer
from .geometry.villa import Column, Floor, Pose, Villa, upright_pose
from .judging import other_decision
from .movable import check_movable, purpose_now, purpose_of_attempt
from .scripted_physics import ScriptedVerdict, scripted_result
from .state import State
from .tables import COLOURS, COLUMNS, FLOOR_ORDER, PRINTED_BOX, ColumnId

ASIDE = 110.0
"""Millimetres from the middle where the drawing has columns that carry one across."""
ACROSS = 2
"""Columns across which another may stand on red (VIL-T3)."""
APART = 34.0
"""Millimetres between the places of the drawing: a row a colour."""


def schematic_pose(column: ColumnId, level: int) -> Pose:
    """The pose of a column on a level in the schematic villa."""
    colour = COLUMNS[column].colour
    row = COLOURS.index(colour)
    place = [other for other in COLUMNS if COLUMNS[other].colour == colour].index(column)
    height = PRINTED_BOX.standing_height(level) + PRINTED_BOX.height / 2.0
    return upright_pose((place - 2.0) * APART, (row - 1.5) * APART, height)


def schematic_floor(level: int) -> Floor:
    """The floor over the columns of a level in the schematic villa."""
    return Floor(floor=FLOOR_ORDER[level], pose=upright_pose(0.0, 0.0, PRINTED_BOX.laid_height(level)))


def set_up(course: Course) -> None:
    """Place all columns and the blue floor in the schematic villa, as the players did (VIL-U1, VIL-U2)."""
    columns = {column: schematic_pose(column, 0) for column in COLUMNS}
    blue = schematic_floor(0)
    villa = Villa(
        columns=tuple(Column(id=column, pose=pose) for column, pose in columns.items()), floors=(blue,)
    )
    course.rebuild(villa, ())
    course.tell(VillaLaidOut(columns=columns, floor=blue.pose, rests_on=()))


def check_report(state: State, _: Seat, action: Report) -> None:
    """Raises Illegal for a report of something that cannot have happened now."""
    if not state.is_real:
        raise Illegal("VIL-R1", "not-a-real-villa")
    purpose = purpose_now(state)
    match action:
        case TellMoved(column=column) | TellFell(column=column) if column is not None:
            if purpose is None:
                raise other_decision(state, "VIL-T1")
            check_movable(state, purpose, column)
            if isinstance(action, TellMoved) and action.on:
                check_stacked(state, purpose, action)
        case _:
            if not isinstance(state.decision, LayingFloor):
                raise other_decision(state, "VIL-T7")


def check_stacked(state: State, purpose: Purpose, action: TellMoved) -> None:
    """Raises Illegal for a stack that cannot be: not on red, on a covered column, across unequal columns."""
    column, villa = action.column, state.villa
    for below in action.on:
        if villa.top_level < RED_LEVEL or purpose == "penalty":
            raise Illegal("VIL-T3", "stacking-only-on-red", column=column, other=below)
        if below not in villa.on_level(RED_LEVEL):
            raise Illegal("VIL-T3", "not-on-red", column=column, other=below)
        if villa.carries(below):
            raise Illegal("VIL-T3", "carries-already", column=column, other=below)
    if len({*action.on}) < len(action.on) or len(action.on) > ACROSS:
        raise Illegal("VIL-T3", "stack-in-the-air", column=column)
    if len({layer(villa, below) for below in action.on}) > 1:
        raise Illegal("VIL-T3", "stack-in-the-air", column=column)


def record_move(course: Course, seat: Seat, action: TellMoved) -> None:
    """Record that a column came out: it is on the highest floor now, or out of the game as a penalty."""
    column, on, purpose = action.column, action.on, purpose_of_attempt(course.state)
    lift = wood.Lift(villa=course.state.villa, column=column)
    pulling.taken_out(
        course,
        seat,
        column,
        purpose,
        scripted_result(lift, ScriptedVerdict(verdict="out")),
    )
    state = course.state
    if not state.decisions or not isinstance(state.decision, SettingDown):
        return
    if on:
        villa = with_columns_adjacent(state.villa, on)
        below = [villa.pose_of(each) for each in on]
        x, y = (sum(places) / len(on) for places in ((pose.x for pose in below), (pose.y for pose in below)))
        request = wood.SetDown(villa=villa, column=column, x=x, y=y, on=on[0])
    else:
        pose = schematic_pose(column, state.villa.top_level)
        request = wood.SetDown(villa=state.villa, column=column, x=pose.x, y=pose.y)
    stands = scripted_result(request, ScriptedVerdict(verdict="stands"))
    pulling.put_down(course, state.decision, stands)


def with_columns_adjacent(villa: Villa, on: tuple[ColumnId, ...]) -> Villa:
    """The schematic villa with two columns side by side, so that a third can stand across them."""
    x = ASIDE
    for column in on[: ACROSS if len(on) > 1 else 0]:
        pose, radius = villa.pose_of(column), villa.shape(column).radius
        x += radius
        y = schematic_pose(on[0], villa.top_level).y
        for each in stacked_with(villa, column):
            there = villa.pose_of(each)
            moved_pose = replace(there, x=there.x + x - pose.x, y=there.y + y - pose.y)
            villa = villa.with_column(each, moved_pose)
        x += radius + 1.0
    return villa


def stacked_with(villa: Villa, column: ColumnId) -> tuple[ColumnId, ...]:
    """A column and all columns below it in its stack."""
    below = (each for under in villa.stands_on(column) for each in stacked_with(villa, under))
    return (column, *dict.fromkeys(below))


def record_fall(course: Course, seat: Seat, action: TellFell) -> None:
    """Record that the seat has brought the real villa down (VIL-E3)."""
    purpose = purpose_now(course.state)
    ruin = scripted_result(wood.Settle(villa=course.state.villa), ScriptedVerdict(verdict="fell"))
    ending.villa_fell(course, seat, purpose or "floor", action.column, ruin)


def record_floor(course: Course, seat: Seat, _: TellFloor) -> None:
    """Record that the next floor lies on enough columns, as the players judged (VIL-T7)."""
    villa = course.state.villa
    floor = schematic_floor(villa.top_level)
    laid = FloorLaid(seat=seat, floor=floor.floor, x=0.0, y=0.0, rotation=0.0, flipped=False, rests_on=())
    flooring.floor_lies(course, villa.with_floor(floor), (), laid)
