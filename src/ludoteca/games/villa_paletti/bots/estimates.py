"""Estimates by geometry: which columns come out safely, where a column or floor is stable."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.core import Seat
from ludoteca.games.villa_paletti import hand
from ludoteca.games.villa_paletti.actions import Laying, Lift, Placing, Pull
from ludoteca.games.villa_paletti.decisions import Purpose
from ludoteca.games.villa_paletti.geometry import shapes
from ludoteca.games.villa_paletti.geometry.balance import (
    Bearing,
    bearings,
    bearings_without,
    margin_with,
    margin_without,
    worst,
)
from ludoteca.games.villa_paletti.geometry.lanes import Lane, lanes
from ludoteca.games.villa_paletti.geometry.spots import Spot, spots
from ludoteca.games.villa_paletti.geometry.supports import blue_places, flat_floor, floor_places
from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.movable import movable_columns
from ludoteca.games.villa_paletti.moves import floor_action, spot_action
from ludoteca.games.villa_paletti.seal import points
from ludoteca.games.villa_paletti.state import FIRST_SCORING_LEVEL, State
from ludoteca.games.villa_paletti.tables import COLUMNS, ColumnId, Point

NARROW = 4.0
"""The gap in millimetres below which a trembling hand is likely to push another column."""
LANE_STEP = 20.0
IDLE = 0.05
"""The load in newtons below which a column counts as carrying nothing."""
SHARE_LIFTED = 0.8
"""The fraction of a column's load that the second hand takes over."""
BRISK = 60.0
"""The speed of pulls in millimetres a second; slower ones are no safer, faster ones less exact."""
SAFE = 8.0
"""The margin in millimetres above which more makes little difference."""
SEAL_WORTH = 4.0
"""The worth of the seal, in points."""
WIDE_APART = 30.0
"""The gap in millimetres between columns that will carry the next floor well …"""
ELBOW_ROOM = 7.0
"""… and the gap that a trembling hand needs beside another column."""
CLEAR_OF_EDGE = 10.0
"""The distance from the edge, in millimetres, at which a column is safe."""
STACKED = 8.0
"""The penalty for standing on another column."""


SAFE_COLUMN_WORTH = 2.0
"""The worth of one more safe column than the best rival has."""


class Prospect(NamedTuple):
    """A column that could be taken out, the action that takes it, and its estimated value."""

    column: ColumnId
    action: Pull | Lift
    margin: float
    """The margin of the worst level without the column, in millimetres."""
    load: float
    """Its load in newtons."""
    room: float
    """The gap on either side of its way out, in millimetres."""
    score: float


def prospects(state: State, purpose: Purpose, seat: Seat, nerve: float) -> list[Prospect]:
    """The columns that may be taken out without tipping the villa by their absence, best first."""
    found = [
        prospect(state, column, left, seat, purpose, nerve)
        for column in movable_columns(state, purpose)
        if (left := margin_without(state.villa, column)) > 0.0
    ]
    return sorted(found, key=lambda each: -each.score)


def prospect(
    state: State, column: ColumnId, left: float, seat: Seat, purpose: Purpose, nerve: float
) -> Prospect:
    """The estimate for one column: its gain, the balance without it, and how easily it comes out."""
    villa = state.villa
    load = dict(state.loads).get(column, 0.0)
    gain = gain_of(state, column, seat) if purpose == "own" else 0.0
    if villa.cover_of(column) is None:
        action: Pull | Lift = Lift(column=column)
        room, ease = math.inf, 3.0
    else:
        lane = best_lane(villa, column)
        action = straight_pull(villa, column, lane, load, nerve)
        room = lane.gap
        ease = min(lane.gap, NARROW) - lane.way / 100.0 - 2.0 * load
    return Prospect(column, action, left, load, room, gain + ease + min(left, SAFE) / 2.0)


def gain_of(state: State, column: ColumnId, seat: Seat) -> float:
    """The points that a column scores on the highest floor, plus a bonus if it wins the seal (VIL-S2)."""
    villa = state.villa
    if villa.top_level < FIRST_SCORING_LEVEL:
        return 0.0
    worth = COLUMNS[column].worth
    seal = state.seal
    if seal.holder == seat:
        return float(worth)
    totals = points(state)
    first = seal.floor != villa.floors[-1].floor
    more = seal.holder is not None and totals[seat] + worth > totals[seal.holder]
    return worth + (SEAL_WORTH if first or more else 0.0)


def best_lane(villa: Villa, column: ColumnId) -> Lane:
    """The best direction to pull a column: wide enough, and otherwise short."""
    return max(lanes(villa, column, LANE_STEP), key=lambda lane: 20.0 * min(lane.gap, NARROW) - lane.way)


def straight_pull(villa: Villa, column: ColumnId, lane: Lane, load: float, nerve: float) -> Pull:
    """The pull of a column along a lane; if it carries a load, a second hand supports the floor."""
    floor = villa.floors[villa.level_of(column)]
    pose = villa.pose_of(column)
    hold_x, hold_y = round(pose.x, 1), round(pose.y, 1)
    if load < IDLE or not shapes.contains(villa.outline(floor), (hold_x, hold_y)):
        return Pull(column=column, direction=lane.direction, speed=BRISK, give_up=nerve)
    return Pull(
        column=column,
        direction=lane.direction,
        speed=BRISK,
        hold=floor.floor,
        hold_x=hold_x,
        hold_y=hold_y,
        lift=round(min(hand.MOST_LIFT, SHARE_LIFTED * load), 2),
        steady=hand.MOST_STEADY,
        give_up=nerve,
    )


class Removal(NamedTuple):
    """The balance of the villa if one column were removed: the column's owner, and each level's bearing."""

    owner: Seat | None
    levels: tuple[Bearing, ...]

    def safety(self, grams: float = 0.0, at: Point = (0.0, 0.0)) -> float:
        """How safely the column could be removed, 0 to 1, with `grams` more on the highest floor."""
        left = worst(level.with_weight(grams, at) for level in self.levels)
        return min(max(left, 0.0), SAFE) / SAFE


def removals(state: State, villa: Villa) -> list[Removal]:
    """For each unlocked column below the highest floor, the balance of the villa without it."""
    return [
        Removal(state.owner(column.id), bearings_without(villa, column.id))
        for column in villa.standing
        if villa.level_of(column.id) < villa.top_level and column.id not in state.locked
    ]


def safe_columns_lead(
    left: Sequence[Removal], seat: Seat, grams: float = 0.0, at: Point = (0.0, 0.0)
) -> float:
    """The summed safety (0 to 1 each) of the seat's removable columns, less that of its best rival."""
    eases: dict[Seat, float] = {}
    for each in left:
        if each.owner is not None:
            eases[each.owner] = eases.get(each.owner, 0.0) + each.safety(grams, at)
    return eases.pop(seat, 0.0) - max(eases.values(), default=0.0)


def margin_on_top(villa: Villa, column: ColumnId) -> float:
    """The worst level's margin, in millimetres, with the column moved to its best spot on top."""
    without, grams = villa.with_column(column, None), villa.shape(column).grams
    places = spots(without, COLUMNS[column].kind)
    return max((margin_with(without, grams, (spot.x, spot.y)) for spot in places), default=-math.inf)


def good_spot(
    state: State, column: ColumnId, seat: Seat, *, steady: float, plans: bool
) -> tuple[Placing, float]:
    """The best place to set a column down: over the supports, clear of the edge, apart from other columns.

    Returns the action, and the margin of the worst level in millimetres: at least `steady` if any place
    allows that. With `plans`, places are preferred that leave fewer safe columns to the other players.
    """
    villa = state.villa
    grams, radius = villa.shape(column).grams, villa.shape(column).radius
    held, outline = bearings(villa)[-1].hull, villa.highest_outline
    others = [
        ((villa.pose_of(other).x, villa.pose_of(other).y), villa.shape(other).radius)
        for other in villa.on_level(villa.top_level)
    ]

    left_behind = removals(state, villa) if plans else []

    def spot_worth(spot: Spot) -> float:
        """The value of a spot apart from the balance of the villa."""
        place = (spot.x, spot.y)
        inside = min(shapes.clearance(held, place), 2.0 * SAFE)
        edge = min(shapes.distance_to_edge(outline, place) - radius, CLEAR_OF_EDGE)
        gap = min((math.dist(place, other) - wide - radius for other, wide in others), default=WIDE_APART)
        stacked = STACKED if spot.on is not None else 0.0
        ahead = SAFE_COLUMN_WORTH * safe_columns_lead(left_behind, seat, grams, place)
        return (
            inside / 4.0 + edge / 4.0 + min(gap, ELBOW_ROOM) + min(gap, WIDE_APART) / 12.0 - stacked + ahead
        )

    rated = [
        (spot, margin_with(villa, grams, (spot.x, spot.y))) for spot in spots(villa, COLUMNS[column].kind)
    ]
    safest = max(left for _, left in rated)
    rated = [(spot, left) for spot, left in rated if left >= min(steady, safest)]
    spot, left = max(rated, key=lambda pair: 2.0 * min(pair[1], SAFE) + spot_worth(pair[0]))
    return spot_action(state, spot), left


def good_floors(state: State, seat: Seat) -> list[tuple[Laying, float]]:
    """The actions that lay the next floor, best first, each with the worst level's margin in millimetres."""
    villa = state.villa
    floor = villa.next_floor
    assert floor is not None
    places = floor_places(villa, state.supports_needed) if villa.floors else blue_places(villa)
    rated = []
    for place in places:
        lying = villa.with_floor(flat_floor(villa, floor, place.x, place.y, place.rotation, place.flipped))
        left = min(place.margin, margin_with(villa, villa.box.floor[floor].grams, (place.x, place.y)))
        rated.append(
            (floor_action(state, place), left, 3.0 * min(left, SAFE) + uncovered_worth(state, lying, seat))
        )
    rated.sort(key=lambda each: -each[2])
    return [(action, left) for action, left, _ in rated]


def uncovered_worth(state: State, villa: Villa, seat: Seat) -> float:
    """The value of the seat's columns that a new floor leaves uncovered, less that of the other players'."""
    level = villa.top_level - 1
    return sum(
        COLUMNS[column].worth * (1.0 if state.owner(column) == seat else -0.3)
        for column in villa.on_level(level)
        if villa.cover_of(column) is None
    )
