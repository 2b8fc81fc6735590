"""The hidden part of a state: by how much each column differs from its nominal length (VIL-C4).

Loads are public, as a fingertip tells which column carries. So a column that carries keeps its length; one
that carries nothing is cut anew, but never so long that it would carry: the villa stands as before, and the
view does not change.
"""

import msgspec

from ludoteca.core import Chance, Seat

from .decisions import SettingDown
from .geometry import shapes
from .geometry.villa import Column, Floor, Loads, Villa
from .state import State
from .tables import TOLERANCES, ColumnId

CUTS = 2001
"""Lengths that are distinguished within the tolerance."""
FELT = 0.001
"""Newtons: what carries less carries nothing."""


def reshuffle(state: State, seat: Seat, chance: Chance) -> State:  # noqa: ARG001 (all know the same)
    """The same match with new random length errors for all columns that carry nothing (VIL-C4)."""
    if state.is_real:
        return state
    builds: list[tuple[Villa, Loads]] = [(state.villa, state.loads)]
    decision = state.decision if state.decisions else None
    if isinstance(decision, SettingDown):
        builds.append((decision.villa, decision.loads))
    tolerance = TOLERANCES[state.options.wood]
    cut: dict[ColumnId, float] = {}
    for column in state.villa.columns:
        longest = min(tolerance, *(largest_length_error(villa, loads, column.id) for villa, loads in builds))
        if longest > -tolerance and longest >= column.longer:
            share = chance.draw("cut", CUTS) / (CUTS - 1)
            cut[column.id] = round(-tolerance + share * (longest + tolerance), 4)
        else:
            cut[column.id] = column.longer
    state = msgspec.structs.replace(state, villa=with_length_errors(state.villa, cut))
    if isinstance(decision, SettingDown):
        before = msgspec.structs.replace(decision, villa=with_length_errors(decision.villa, cut))
        state = msgspec.structs.replace(state, decisions=(*state.decisions[:-1], before))
    return state


def largest_length_error(villa: Villa, loads: Loads, column: ColumnId) -> float:
    """The largest length error of a column that leaves the view unchanged; less than its own if none does."""
    standing = villa.column(column)
    if standing.pose is None:
        return TOLERANCES["rough"]
    if villa.carries(column):
        return -TOLERANCES["rough"]
    if villa.cover_of(column) is None:
        return TOLERANCES["rough"]
    if not loads or dict(loads).get(column, 0.0) >= FELT:
        return -TOLERANCES["rough"]
    return standing.longer + gap_above(villa, standing, villa.floors[villa.level_of(column)])


def gap_above(villa: Villa, column: Column, floor: Floor) -> float:
    """The distance from the top of a column to the underside of the floor over it, in millimetres."""
    assert column.pose is not None
    top = column.pose.z + villa.length(column.id) / 2.0
    outline = villa.outline(floor)
    slope_x, slope_y, upright = floor.pose.turn(0.0, 0.0, 1.0)
    covered = [corner for corner in villa.footprint(column.id) if shapes.contains(outline, corner)] or [
        (column.pose.x, column.pose.y)
    ]
    return min(
        floor.pose.z
        - (slope_x * (x - floor.pose.x) + slope_y * (y - floor.pose.y)) / upright
        - villa.box.thickness / 2.0
        - top
        for x, y in covered
    )


def with_length_errors(villa: Villa, cut: dict[ColumnId, float]) -> Villa:
    """The villa with other length errors; each column keeps its foot where it was."""
    return msgspec.structs.replace(
        villa, columns=tuple(with_length_error(column, cut[column.id]) for column in villa.columns)
    )


def with_length_error(column: Column, longer: float) -> Column:
    """A column with another length error, its foot where it was."""
    pose = column.pose
    if pose is not None:
        pose = msgspec.structs.replace(pose, z=pose.z + (longer - column.longer) / 2.0)
    return Column(id=column.id, longer=longer, pose=pose)
