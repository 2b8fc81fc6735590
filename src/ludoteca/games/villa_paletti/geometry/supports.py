"""Legal places for a floor: the columns that it would rest on, and its margin (VIL-T7, VIL-U2)."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ludoteca.core import Derivation, Illegal, Term, derived
from ludoteca.games.villa_paletti.tables import ColumnId, FloorName, Point, Polygon

from . import shapes
from .balance import margin_of_level
from .measures import millimetres, over_disc
from .villa import Floor, Villa, covers, upright_pose

FEWEST = 3
"""Columns that a floor must rest on (VIL-T7)."""
FEWEST_FOR_EXPERIENCED = 1
"""… from the orange floor on, for experienced builders (VIL-V1)."""
STEP = 12.0
"""Millimetres between the places that are looked at."""
ROTATIONS = 12
LIKELY = 40
"""Spots for the middle of a floor that are tried in every rotation."""
LISTED = 24
"""The safest places are listed; any other may be played too."""
SAFE = 5.0
"""The least margin of a listed place for a floor, in millimetres."""


class FloorPlace(NamedTuple):
    """A way to lay a floor, and how far inside its supports its weight would act."""

    x: float
    y: float
    rotation: float
    flipped: bool
    margin: float


def flat_floor(villa: Villa, floor: FloorName, x: float, y: float, rotation: float, flipped: bool) -> Floor:
    """The floor lying level on the highest columns."""
    pose = upright_pose(x, y, villa.box.laid_height(villa.top_level), rotation, flipped)
    return Floor(floor=floor, pose=pose)


def under(villa: Villa, floor: Floor) -> tuple[ColumnId, ...]:
    """The columns of the highest level that the floor would cover wholly or in part (VIL-T7)."""
    box = villa.box
    return tuple(
        column for column in villa.on_level(villa.top_level) if covers(box, floor, villa.column(column))
    )


def supports_derived(columns: int, needed: int) -> tuple[Derivation, Derivation]:
    """The columns that a floor has under it, and those that it needs (VIL-T7, VIL-V1)."""
    rule = "needed" if needed == FEWEST else "needed-by-the-experienced"
    return (
        derived("supports", Term("columns-under", columns)),
        derived("supports-needed", Term(rule, needed)),
    )


def _too_few_supports(rule: str, floor: FloorName, columns: int, needed: int) -> Illegal:
    """The refusal of a floor that would rest on too few columns."""
    sums = supports_derived(columns, needed)
    return Illegal(rule, "too-few-supports", *sums, floor=floor, columns=columns, needed=needed)


def check_place(villa: Villa, needed: int, floor: Floor) -> None:
    """Raises Illegal for a floor that would rest on too few columns (VIL-T7)."""
    columns = len(under(villa, floor))
    if columns < needed:
        raise _too_few_supports("VIL-T7", floor.floor, columns, needed)


def check_blue(villa: Villa, floor: Floor) -> None:
    """Raises Illegal for a blue floor beyond the base, on fewer than three columns or not stable (VIL-U2)."""
    radius, outline = villa.box.base.across / 2.0, villa.outline(floor)
    if not shapes.in_disc(outline, radius):
        beyond = over_disc("over-the-base", outline, "base", radius)
        raise Illegal("VIL-U2", "beyond-the-base", beyond, floor=floor.floor)
    columns = len(under(villa, floor))
    if columns < FEWEST:
        raise _too_few_supports("VIL-U2", floor.floor, columns, FEWEST)
    if (margin := support_margin(villa, floor)) <= 0.0:
        raise Illegal("VIL-U2", "not-safe", millimetres("tipping", -margin), floor=floor.floor)


def support_margin(villa: Villa, floor: Floor) -> float:
    """How far inside its supports a floor's weight would act, in millimetres; negative if outside."""
    return margin_of_level(villa.with_floor(floor), villa.top_level)


@lru_cache(maxsize=64)
def floor_places(villa: Villa, needed: int) -> tuple[FloorPlace, ...]:
    """The safest places for the next floor, best first."""
    return best_places(villa, needed, within=math.inf)


@lru_cache(maxsize=16)
def blue_places(villa: Villa) -> tuple[FloorPlace, ...]:
    """The safest places for the blue floor, best first (VIL-U2)."""
    return best_places(villa, FEWEST, within=villa.box.base.across / 2.0)


def best_places(villa: Villa, needed: int, within: float) -> tuple[FloorPlace, ...]:
    """The safest ways to lay the next floor inside a disc, best first."""
    floor = villa.next_floor
    if floor is None or len(villa.on_level(villa.top_level)) < needed:
        return ()
    guesses = sorted(guessed_places(villa, floor, needed, within), key=lambda place: -place.margin)
    measured = (measured_place(villa, floor, guess) for guess in guesses[:LISTED])
    safe = [place for place, lying in measured if place.margin >= SAFE and len(under(villa, lying)) >= needed]
    return tuple(sorted(safe, key=lambda place: -place.margin))


def measured_place(villa: Villa, floor: FloorName, guess: FloorPlace) -> tuple[FloorPlace, Floor]:
    """A guessed place with its exact margin."""
    lying = flat_floor(villa, floor, guess.x, guess.y, guess.rotation, guess.flipped)
    return guess._replace(margin=support_margin(villa, lying)), lying


def guessed_places(villa: Villa, floor: FloorName, needed: int, within: float) -> Iterator[FloorPlace]:
    """Places over the columns of the highest level, with a margin estimated from the columns' axes."""
    axes = [(pose.x, pose.y) for pose in map(villa.pose_of, villa.on_level(villa.top_level))]
    spots = likely_spots(axes, needed)
    for flipped in (False, True):
        for turn in range(ROTATIONS):
            rotation = 360.0 * turn / ROTATIONS
            outline = villa.outline(flat_floor(villa, floor, 0.0, 0.0, rotation, flipped))
            for x, y in spots:
                if not in_shifted_disc(outline, x, y, within):
                    continue
                covered = [axis for axis in axes if shapes.contains(outline, (axis[0] - x, axis[1] - y))]
                if len(covered) >= needed:
                    yield FloorPlace(x, y, rotation, flipped, margin_between(covered, (x, y)))


def likely_spots(axes: Sequence[Point], needed: int) -> list[Point]:
    """Candidates for a floor's centre of gravity: deepest between the columns first, or on one column."""
    around = shapes.convex_hull(axes)
    on_columns = [(round(x, 1), round(y, 1)) for x, y in axes] if needed < FEWEST else []
    if len(around) < FEWEST:
        return on_columns
    depth = {spot: shapes.clearance(around, spot) for spot in shapes.grid(around, STEP)}
    between = sorted((spot for spot in depth if depth[spot] > 0.0), key=lambda spot: -depth[spot])
    return list(dict.fromkeys([*between[:LIKELY], *on_columns]))


def in_shifted_disc(outline: Polygon, x: float, y: float, radius: float) -> bool:
    """Whether an outline that is moved to (x, y) is inside a disc around the origin."""
    return math.isinf(radius) or all(math.hypot(a + x, b + y) <= radius for a, b in outline)


def margin_between(axes: Sequence[Point], weight: Point) -> float:
    """How far inside the polygon of the axes a point is; minus its distance if they form none."""
    hull = shapes.convex_hull(axes)
    if len(hull) > 2:
        return shapes.clearance(hull, weight)
    return -min(math.dist(axis, weight) for axis in axes)
