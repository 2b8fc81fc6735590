"""The master builder's seal: points on the highest floor, and who takes it (VIL-S1 … VIL-S4)."""

import msgspec

from ludoteca.core import Seat

from .course import Course
from .derivations import points_derived
from .events import PointsChanged, SealKept, SealTaken, WhyTaken
from .state import FIRST_SCORING_LEVEL, Seal, State
from .tables import COLUMNS, ColumnId


def points(state: State) -> tuple[int, ...]:
    """The points of each seat's columns on the highest floor; all 0 before the green floor (VIL-S1)."""
    totals = [0] * state.seats
    level = state.villa.top_level
    if level >= FIRST_SCORING_LEVEL:
        for column in state.villa.on_level(level):
            owner = state.owner(column)
            if owner is not None:  # VIL-N2: neutral columns score nothing
                totals[owner] += COLUMNS[column].worth  # VIL-N1: both colours add up
    return tuple(totals)


def score_added_column(course: Course, seat: Seat, column: ColumnId, before: tuple[int, ...]) -> None:
    """Count points and pass the seal on after an own column was set on the highest floor."""
    state = course.state
    if state.villa.top_level < FIRST_SCORING_LEVEL:
        return
    tell_points(course, before, column)
    floor = state.villa.floors[-1].floor
    if state.seal.floor != floor:  # VIL-S2, VIL-S3: the first of their own on this floor
        if state.seal.holder == seat:
            course.change(seal=msgspec.structs.replace(state.seal, floor=floor))
            course.tell(SealKept(seat=seat, floor=floor))
        else:
            take_seal(course, seat, "first_on_floor")
    else:
        pass_seal(course, seat)


def score_removed_column(course: Course, remover: Seat, column: ColumnId, before: tuple[int, ...]) -> None:
    """Count points and pass the seal on after a column was taken out of the game (VIL-S2)."""
    if points(course.state) != before:
        tell_points(course, before, column)
        pass_seal(course, remover)


def tell_points(course: Course, before: tuple[int, ...], column: ColumnId | None = None) -> None:
    """Add the event that says how the points have changed, and by which column (none: by a new floor)."""
    after = points(course.state)
    course.tell(
        PointsChanged(
            floor=course.state.villa.floors[-1].floor,
            before=before,
            after=after,
            column=column,
            worth=sum(after) - sum(before) if column is not None else 0,
            derivations=tuple(points_derived(course.state, seat) for seat in range(course.state.seats)),
        )
    )


def pass_seal(course: Course, actor: Seat) -> None:
    """Give the seal to a seat that has more points than the holder; a tie changes nothing (VIL-S2)."""
    state = course.state
    holder = state.seal.holder
    if holder is None:
        return
    totals = points(state)
    best = max(totals)
    if best <= totals[holder]:
        return
    # VIL-S2: the one with most points, then who acted, then clockwise from there.
    clockwise = ((actor + step) % state.seats for step in range(state.seats))
    taker = next(seat for seat in clockwise if totals[seat] == best)
    take_seal(course, taker, "more_points")


def take_seal(course: Course, seat: Seat, why: WhyTaken) -> None:
    """Give the seal to a seat; it shows the colour of the holder before (VIL-S4)."""
    state = course.state
    totals = points(state)
    previous = state.seal.holder
    floor = state.villa.floors[-1].floor
    changes = state.seal.changes + 1
    course.change(seal=Seal(holder=seat, previous=previous, floor=floor, changes=changes))
    course.tell(
        SealTaken(
            seat=seat,
            previous=previous,
            shows=None if previous is None else state.colours[previous][0],
            why=why,
            floor=floor,
            points=totals[seat],
            points_of_previous=0 if previous is None else totals[previous],
            derivations=tuple(
                points_derived(state, compared) for compared in (seat, previous) if compared is not None
            ),
        )
    )
