"""Cutting an irregular outline into few convex parts, because contact is computed between convex shapes."""

from functools import cache

from ludoteca.games.villa_paletti.pieces import FLOORS, FloorName, Point, Polygon
from ludoteca.games.villa_paletti.shapes import turn

STRAIGHT = 1e-6
"""Square millimetres below which three corners count as lying in a line."""


@cache
def floor_parts(floor: FloorName) -> tuple[Polygon, ...]:
    """The convex parts of a floor's outline, around its centre of gravity."""
    return merge(cut_ears(FLOORS[floor].polygon))


def cut_ears(polygon: Polygon) -> tuple[Polygon, ...]:
    """A counter-clockwise polygon as triangles, always cutting off the roundest corner that is free."""
    left = list(polygon)
    triangles = []
    while len(left) > 3:
        ear = max(range(len(left)), key=lambda index: ear_quality(left, index))
        triangles.append((left[ear - 1], left[ear], left[(ear + 1) % len(left)]))
        del left[ear]
    return (*triangles, (left[0], left[1], left[2]))


def ear_quality(polygon: list[Point], index: int) -> float:
    """How well a corner can be cut off: its height over its base; negative if it cannot."""
    before, corner, after = polygon[index - 1], polygon[index], polygon[(index + 1) % len(polygon)]
    area = turn(before, corner, after)
    if area <= STRAIGHT:
        return -1.0
    for other in polygon:
        if other not in (before, corner, after) and in_triangle((before, corner, after), other):
            return -1.0
    base = (after[0] - before[0]) ** 2 + (after[1] - before[1]) ** 2
    return area / base


def in_triangle(triangle: tuple[Point, Point, Point], point: Point) -> bool:
    """Whether a point lies in a counter-clockwise triangle or on its edge."""
    a, b, c = triangle
    return turn(a, b, point) >= 0 and turn(b, c, point) >= 0 and turn(c, a, point) >= 0


def merge(parts: tuple[Polygon, ...]) -> tuple[Polygon, ...]:
    """Join neighbours across a shared side, the largest result first, as long as they stay convex."""
    joined = list(parts)
    while True:
        best: tuple[int, int, int, Polygon] | None = None
        for first in range(len(joined)):
            for second in range(first + 1, len(joined)):
                union = union_of(joined[first], joined[second])
                if union is not None and is_convex(union) and (best is None or len(union) > best[0]):
                    best = (len(union), first, second, union)
        if best is None:
            return tuple(joined)
        _, first, second, union = best
        del joined[second]
        joined[first] = union


def union_of(first: Polygon, second: Polygon) -> Polygon | None:
    """Two polygons joined at the side they share, or None if they share none."""
    for index, start in enumerate(first):
        end = first[(index + 1) % len(first)]
        if end in second and second[(second.index(end) + 1) % len(second)] == start:
            at = second.index(end)
            beyond = (*second[at:], *second[:at])[2:]  # the other's corners that are not on the shared side
            return (*first[: index + 1], *beyond, *first[index + 1 :])
    return None


def is_convex(polygon: Polygon) -> bool:
    """Whether a counter-clockwise polygon never bends to the right."""
    count = len(polygon)
    return all(
        turn(polygon[index - 1], polygon[index], polygon[(index + 1) % count]) >= -STRAIGHT
        for index in range(count)
    )
