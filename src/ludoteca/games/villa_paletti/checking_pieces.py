"""Whether a match can be played with the wood of a box of one's own (VIL-C1, VIL-C2, VIL-C3, VIL-U2)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from ludoteca.core import Invalid, SeededChance

from .geometry import layout, shapes
from .own_pieces import OwnFloor, Pieces, box_of
from .tables import Point, Polygon, closed_curve

LEAST_AREA = 400.0
"""Square millimetres of the smallest floor."""
GRID = 4.0
"""Millimetres between the places at which a thick column is tried on a floor."""
LAYOUTS = 4
"""How many set-ups are drawn: each must find a place for all columns and a safe one for the blue floor."""


@lru_cache(maxsize=64)  # bounded: anyone may send pieces, under any name
def check_pieces(pieces: Pieces) -> None:
    """Raises Invalid, with the place of the first flaw, if no match can be played with the pieces."""
    if pieces.base.site_across > pieces.base.across:
        size = {"site": pieces.base.site_across, "base": pieces.base.across}
        raise Invalid("pieces-site", "VIL-C1", at="base.site_across", **size)
    for number, floor in enumerate(pieces.floors):
        _check_outline(f"floor[{number}].outline", floor)
    box = box_of(pieces)
    areas = [abs(_area(piece.polygon)) for piece in box.floors.order]
    for number, (below, area) in enumerate(pairwise(areas), start=1):
        if area >= below:
            raise Invalid("pieces-floor-larger", "VIL-C3", at=f"floor[{number}].outline")
    widest = max(shape.radius for shape in box.columns.kinds)
    for number, piece in enumerate(box.floors.order):
        if not _has_room(piece.polygon, widest):
            width = round(2.0 * widest, 1)
            at = f"floor[{number}].outline"
            raise Invalid("pieces-floor-narrow", "VIL-C3", at=at, across=width)
    for seed in range(LAYOUTS):
        layout.start_villa(SeededChance(seed).draw, "fine", pieces)


def _check_outline(at: str, floor: OwnFloor) -> None:
    """Raises Invalid for an outline that encloses next to nothing or crosses itself (VIL-C3)."""
    curve = closed_curve(floor.outline)
    if len(set(floor.outline)) < len(floor.outline) or _crosses_itself(curve):
        raise Invalid("pieces-outline-crossed", "VIL-C3", at=at)
    if abs(_area(curve)) < LEAST_AREA:
        raise Invalid("pieces-outline-small", "VIL-C3", at=at)


def _area(curve: Polygon) -> float:
    """The signed area of a polygon, which may be flat."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in shapes.edges(curve)) / 2.0


def _crosses_itself(curve: Polygon) -> bool:
    """Whether two sides of a polygon that do not follow one another share a point."""
    sides = list(enumerate(shapes.edges(curve)))
    last = len(sides) - 1
    return any(
        shapes.segments_cross(*one, *other)
        for (number, one), (following, other) in combinations(sides, 2)
        if following - number > 1 and (number, following) != (0, last)
    )


def _has_room(polygon: Sequence[Point], radius: float) -> bool:
    """Whether a column of that radius can stand on the floor somewhere."""
    outline = tuple(polygon)
    return any(shapes.clearance(outline, spot) >= radius for spot in shapes.grid(outline, GRID))
