"""Cuts an irregular outline into convex parts, because contact is computed between convex shapes.

Every part that a column touches costs up to four contact points, and a column touches several parts only near
a cut. So cuts should be short.
"""

import math
from functools import lru_cache

from ludoteca.games.villa_paletti.geometry.shapes import contains, edges, segments_cross, turn
from ludoteca.games.villa_paletti.tables import Box, FloorName, Polygon

STRAIGHT = 1e-6
"""Square millimetres below which three corners count as lying in a line."""


@lru_cache(maxsize=64)
def floor_parts(box: Box, floor: FloorName) -> tuple[Polygon, ...]:
    """The convex parts of a floor's outline, around its centre of gravity."""
    return convex_parts(box.floor[floor].polygon)


def convex_parts(polygon: Polygon) -> tuple[Polygon, ...]:
    """The convex parts of a counter-clockwise polygon, cut from corner to corner by short cuts."""
    dents = dents_of(polygon)
    if not dents:
        return (polygon,)
    cuts = [halves(polygon, dent, end) for dent in dents for end in ends_of_cuts(polygon, dent)]

    def cost(cut: tuple[Polygon, Polygon]) -> tuple[int, float]:
        """The inward corners that a cut leaves, then its length: less is better."""
        one, other = cut
        return len(dents_of(one)) + len(dents_of(other)), math.dist(one[0], one[-1])

    one, other = min(cuts, key=cost)
    return (*convex_parts(one), *convex_parts(other))


def dents_of(polygon: Polygon) -> list[int]:
    """The corners at which a counter-clockwise polygon bends inwards."""
    count = len(polygon)
    return [
        index
        for index in range(count)
        if turn(polygon[index - 1], polygon[index], polygon[(index + 1) % count]) < -STRAIGHT
    ]


def ends_of_cuts(polygon: Polygon, start: int) -> list[int]:
    """The corners that a straight cut from a corner through the inside can reach."""
    count = len(polygon)
    beside = {start, (start - 1) % count, (start + 1) % count}
    return [end for end in range(count) if end not in beside and sees(polygon, start, end)]


def sees(polygon: Polygon, start: int, end: int) -> bool:
    """Whether the straight line between two corners lies inside the polygon."""
    a, b = polygon[start], polygon[end]
    if not contains(polygon, ((a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0)):
        return False
    return not any(
        segments_cross(a, b, c, d) for c, d in edges(polygon) if c not in (a, b) and d not in (a, b)
    )


def halves(polygon: Polygon, start: int, end: int) -> tuple[Polygon, Polygon]:
    """The two polygons on either side of a cut from corner to corner."""
    first, last = sorted((start, end))
    return polygon[first : last + 1], (*polygon[last:], *polygon[: first + 1])
