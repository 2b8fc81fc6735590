"""Continuous control of Villa Paletti: a vector says what the hand does, number by number.

The first number chooses the kind of action and the column. Of a pull the others are direction, speed, grip,
and the lift and steadiness of the other hand on the floor above, which is not used where both are negative.
A column is set down at a depth of the free part of the floor and at a point along it, turned as one likes. A
floor is laid near one of the safe places, moved and turned a little.
"""

import math
from itertools import groupby
from typing import Any

import numpy as np

from ludoteca.core import AnyGame, Illegal, Offer, Real, Seat, convert

from .actions import VillaAction
from .geometry import shapes
from .state import State

HANDS = ("lift", "steady")
STEP = 10.0
"""Millimetres between listed places for columns."""
NUDGE, TWIST = 2.0, 4.0
"""Millimetres and degrees by which a vector moves a listed place of a floor or of the site at most."""


class VillaVectors:
    """Reads vectors as actions."""

    width = 6
    """The choice of an action, and up to five fields."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def read(self, state: State, seat: Seat, vector: Any) -> VillaAction:
        """The action that a vector means; the nearest listed one if the rules refuse that (`as_given`)."""
        action, listed = self._meant(state, seat, vector)
        try:
            self.game.check(state, seat, action)
        except Illegal:
            return min(listed, key=lambda other: _distance(other, action))
        return action

    def as_given(self, state: State, seat: Seat, vector: Any) -> bool:
        """Whether a vector is played as it says: the mask of continuous control."""
        action, _ = self._meant(state, seat, vector)
        try:
            self.game.check(state, seat, action)
        except Illegal:
            return False
        return True

    def _meant(self, state: State, seat: Seat, vector: Any) -> tuple[VillaAction, list[VillaAction]]:
        """What a vector says, and the listed actions of the same kind and column."""
        choice, *numbers = np.clip(np.asarray(vector, float), -1.0, 1.0).tolist()
        listed: list[VillaAction] = list(self.game.legal(state, seat))
        kinds = list(dict.fromkeys(map(_kind_and_column, listed)))
        kind, column = kinds[_part(choice, len(kinds))]
        alike = [action for action in listed if _kind_and_column(action) == (kind, column)]
        offer = next((offer for offer in self.game.offers(state, seat) if offer.action == kind), None)
        if offer is None:
            return alike[0], alike
        if kind == "pull":
            fields = self._pull(state, str(column), offer, numbers)
        elif kind == "set_down":
            fields = _set_down(alike, numbers)
        else:
            fields = _nudged(alike, numbers)
        if column is not None:
            fields["column"] = column
        action: VillaAction = convert({"type": kind, **fields}, self.game.info.action)
        return action, alike

    def _pull(self, state: State, column: str, offer: Offer, numbers: list[float]) -> dict[str, Any]:
        """The fields of a pull."""
        fields: dict[str, Any] = {}
        for name, number in zip(("direction", "speed", "grip", *HANDS), numbers, strict=True):
            bound = offer.bounds[name]
            assert isinstance(bound, Real)
            share = max(number, 0.0) if name in HANDS else (number + 1) / 2
            fields[name] = bound.low + share * (bound.high - bound.low)
        cover = state.villa.cover_of(column)
        floor = next((floor for floor in state.villa.floors if floor.floor == cover), None)
        if floor is not None and any(fields[name] for name in HANDS):
            at = state.villa.pose_of(column)
            if not shapes.contains(state.villa.outline(floor), (at.x, at.y)):
                at = floor.pose
            fields |= {"hold": floor.floor, "hold_x": at.x, "hold_y": at.y}
        return fields


def _set_down(listed: list[Any], numbers: list[float]) -> dict[str, Any]:
    """The place for a column: the row by the second number, a point of its free stretches by the first.

    The third number turns the column; the fourth, if positive, sets it on another column where it may.
    """
    stacked = [action for action in listed if action.on is not None]
    rotation = 180.0 * numbers[2]
    flat = [action for action in listed if action.on is None]
    if stacked and (numbers[3] > 0 or not flat):
        spot = stacked[_part(numbers[0], len(stacked))]
        return {"x": spot.x, "y": spot.y, "on": spot.on, "rotation": rotation}
    rows = [
        [*row] for _, row in groupby(sorted(flat, key=lambda spot: (spot.y, spot.x)), lambda spot: spot.y)
    ]
    row = rows[_part(numbers[1], len(rows))]
    stretches: list[list[float]] = []
    for spot in row:
        if stretches and spot.x - stretches[-1][1] <= STEP:
            stretches[-1][1] = spot.x
        else:
            stretches.append([spot.x, spot.x])
    along = (numbers[0] + 1) / 2 * (sum(end - start for start, end in stretches) + len(stretches))
    for start, end in stretches:
        if along <= end - start + 1:
            return {
                "x": min(start + along, end),
                "y": row[0].y,
                "rotation": rotation if len(rows) > 1 else 0.0,
            }
        along -= end - start + 1
    return {"x": stretches[-1][1], "y": row[0].y, "rotation": rotation}


def _nudged(listed: list[Any], numbers: list[float]) -> dict[str, Any]:
    """A listed place of a floor or of the building site, moved and turned a little."""
    place = listed[_part(numbers[0], len(listed))]
    fields = {
        "x": place.x + NUDGE * numbers[1],
        "y": place.y + NUDGE * numbers[2],
        "rotation": place.rotation + TWIST * numbers[3],
    }
    return fields if not hasattr(place, "flipped") else fields | {"flipped": place.flipped}


def _part(number: float, parts: int) -> int:
    """Which of equal parts of -1 … 1 a number is in."""
    return min(int((number + 1) / 2 * parts), parts - 1)


def _kind_and_column(action: VillaAction) -> tuple[str, str | None]:
    """What two actions must have in common to be compared: their type and column."""
    return str(action.__struct_config__.tag), getattr(action, "column", None)


def _distance(one: Any, other: Any) -> float:
    """The distance between two actions of a kind: of their places, or of their directions."""
    if hasattr(one, "x"):
        return math.hypot(one.x - other.x, one.y - other.y)
    return abs(float((one.direction - other.direction + 180) % 360 - 180))
