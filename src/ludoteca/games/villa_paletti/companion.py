"""A real villa on the table: people tell what happened, the rules keep turn, locks, points and seal (VIL-R1).

Nobody measures a real villa. So it is kept as a drawing: every column has a place of its own, floors lie in
the middle, and only the level of a column means something.
"""

from typing import assert_never

from ludoteca.core import Illegal, Seat

from . import ending, flooring, pulling, telling, wood
from .actions import TellFell, TellFloor, TellMoved, Told
from .course import Course
from .decisions import LayingFloor, SettingDown
from .events import FloorLaid, VillaLaidOut
from .geometry.villa import Column, Floor, Pose, Villa, laid_height, standing_height, upright_pose
from .movable import check_movable, purpose_now
from .state import State
from .tables import COLOURS, COLUMN_HEIGHT, COLUMNS, FLOOR_ORDER, ColumnId

APART = 34.0
"""Millimetres between the places of the drawing: a row a colour."""


def drawn_pose(column: ColumnId, level: int) -> Pose:
    """Where a column of a level stands in the drawing."""
    colour = COLUMNS[column].colour
    row = COLOURS.index(colour)
    place = [other for other in COLUMNS if COLUMNS[other].colour == colour].index(column)
    height = standing_height(level) + COLUMN_HEIGHT / 2.0
    return upright_pose((place - 2.0) * APART, (row - 1.5) * APART, height)


def drawn_floor(level: int) -> Floor:
    """The floor over the columns of a level, in the drawing."""
    return Floor(floor=FLOOR_ORDER[level], pose=upright_pose(0.0, 0.0, laid_height(level)))


def set_up(course: Course) -> None:
    """People have put all columns on the site and laid the blue floor (VIL-U1, VIL-U2)."""
    columns = {column: drawn_pose(column, 0) for column in COLUMNS}
    blue = drawn_floor(0)
    villa = Villa(
        columns=tuple(Column(id=column, pose=pose) for column, pose in columns.items()), floors=(blue,)
    )
    course.rebuild(villa, ())
    course.tell(VillaLaidOut(columns=columns, floor=blue.pose, rests_on=()))


def check_told(state: State, action: Told) -> None:
    """Refuse to hear what cannot have happened now."""
    if not state.is_real:
        raise Illegal("VIL-R1", "not-a-real-villa")
    purpose = purpose_now(state)
    match action:
        case TellMoved(column=column) | TellFell(column=column) if column is not None:
            if purpose is None:
                raise Illegal("VIL-T1", "other-decision-first", decision=state.decision.__struct_config__.tag)
            check_movable(state, purpose, column)
        case _:
            if not isinstance(state.decision, LayingFloor):
                raise Illegal("VIL-T7", "other-decision-first", decision=state.decision.__struct_config__.tag)


def hear(course: Course, seat: Seat, action: Told) -> None:
    """What was told has happened."""
    match action:
        case TellMoved(column=column):
            moved(course, seat, column)
        case TellFell(column=column):
            fell(course, seat, column)
        case TellFloor():
            floor_lies(course, seat)
        case _:
            assert_never(action)


def moved(course: Course, seat: Seat, column: ColumnId) -> None:
    """The column came out, and unless it is out of the game it stands on the highest floor."""
    purpose = purpose_now(course.state)
    assert purpose is not None
    lift = wood.Lift(villa=course.state.villa, column=column)
    pulling.taken_out(course, seat, column, purpose, telling.answer(lift, telling.Told(verdict="out")))
    state = course.state
    if not state.decisions or not isinstance(state.decision, SettingDown):
        return
    pose = drawn_pose(column, state.villa.top_level)
    request = wood.SetDown(villa=state.villa, column=column, x=pose.x, y=pose.y)
    stands = telling.answer(request, telling.Told(verdict="stands"))
    pulling.put_down(course, state.decision, None, stands)


def fell(course: Course, seat: Seat, column: ColumnId | None) -> None:
    """The villa came down under somebody's hands (VIL-E3)."""
    purpose = purpose_now(course.state)
    ruin = telling.answer(wood.Settle(villa=course.state.villa), telling.Told(verdict="fell"))
    ending.villa_fell(course, seat, purpose or "floor", column, ruin)


def floor_lies(course: Course, seat: Seat) -> None:
    """The next floor lies on enough columns, as people see (VIL-T7)."""
    villa = course.state.villa
    floor = drawn_floor(villa.top_level)
    laid = FloorLaid(seat=seat, floor=floor.floor, x=0.0, y=0.0, rotation=0.0, flipped=False, rests_on=())
    flooring.floor_lies(course, villa.with_floor(floor), (), laid)
