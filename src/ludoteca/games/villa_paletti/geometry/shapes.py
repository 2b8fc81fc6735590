"""Flat polygons seen from above: outlines, distances and intersections, in millimetres."""

import math
from collections.abc import Iterable, Iterator, Sequence

from ludoteca.games.villa_paletti.tables import Kind, Point, Polygon, area_and_centre


def footprint(shape: Kind, x: float, y: float, rotation: float = 0.0) -> Polygon:
    """The outline of a column that stands at (x, y), turned by `rotation` degrees."""
    start = math.radians(rotation)
    step = 2.0 * math.pi / shape.sides
    return tuple(
        (x + shape.radius * math.cos(start + step * side), y + shape.radius * math.sin(start + step * side))
        for side in range(shape.sides)
    )


def counter_clockwise(polygon: Polygon) -> Polygon:
    """The polygon with its corners in counter-clockwise order."""
    return polygon if area_and_centre(polygon)[0] > 0 else polygon[::-1]


def edges(polygon: Polygon) -> Iterator[tuple[Point, Point]]:
    """The sides of a polygon, each as its two corners."""
    return zip(polygon, (*polygon[1:], polygon[0]), strict=True)


def contains(polygon: Polygon, point: Point) -> bool:
    """Whether a point is inside a polygon of any shape."""
    x, y = point
    within = False
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            within = not within
        x0, y0 = x1, y1
    return within


def distance_to_edge(polygon: Polygon, point: Point) -> float:
    """The distance of a point from the nearest side of a polygon."""
    x, y = point
    nearest = math.inf
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:  # plain arithmetic: this is asked a thousand times a turn
        side_x, side_y, from_x, from_y = x1 - x0, y1 - y0, x - x0, y - y0
        along, length = from_x * side_x + from_y * side_y, side_x * side_x + side_y * side_y
        if along <= 0.0:
            squared = from_x * from_x + from_y * from_y
        elif along >= length:
            squared = (x - x1) * (x - x1) + (y - y1) * (y - y1)
        else:
            squared = (from_x * side_y - from_y * side_x) ** 2 / length
        if squared < nearest:
            nearest = squared
        x0, y0 = x1, y1
    return math.sqrt(nearest)


def clearance(polygon: Polygon, point: Point) -> float:
    """How far inside a polygon a point is; negative if it is outside."""
    distance = distance_to_edge(polygon, point)
    return distance if contains(polygon, point) else -distance


def sides_cross(polygon: Polygon, other: Polygon) -> bool:
    """Whether a side of one polygon crosses a side of the other."""
    return any(
        segments_cross(start, end, other_start, other_end)
        for start, end in edges(polygon)
        for other_start, other_end in edges(other)
    )


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the segment from a to b properly crosses the one from c to d."""
    return (turn(a, b, c) > 0) != (turn(a, b, d) > 0) and (turn(c, d, a) > 0) != (turn(c, d, b) > 0)


def turn(a: Point, b: Point, c: Point) -> float:
    """A number that is positive if the way from a over b to c bends to the left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def overlap(polygon: Polygon, other: Polygon) -> bool:
    """Whether two polygons share any part."""
    if boxes_disjoint(polygon, other):
        return False
    return contains(polygon, other[0]) or contains(other, polygon[0]) or sides_cross(polygon, other)


def inside(polygon: Polygon, other: Polygon) -> bool:
    """Whether the other polygon is entirely inside this one."""
    return all(contains(polygon, corner) for corner in other) and not sides_cross(polygon, other)


def gap_between(polygon: Polygon, other: Polygon) -> float:
    """The gap between two convex polygons, measured across one of their sides; negative if they overlap."""
    return max(*side_gaps(polygon, other), *side_gaps(other, polygon))


def side_gaps(polygon: Polygon, other: Polygon) -> Iterator[float]:
    """For each side of a convex polygon, how far the other polygon is beyond it."""
    for (x0, y0), (x1, y1) in edges(polygon):
        length = math.hypot(x1 - x0, y1 - y0)
        yield min(((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length for x, y in other)


def boxes_disjoint(polygon: Polygon, other: Polygon) -> bool:
    """Whether the bounding boxes of two polygons are disjoint."""
    left, low, right, high = bounds(polygon)
    other_left, other_low, other_right, other_high = bounds(other)
    return right < other_left or other_right < left or high < other_low or other_high < low


def bounds(polygon: Sequence[Point]) -> tuple[float, float, float, float]:
    """The bounding box of a polygon: left, bottom, right, top."""
    xs, ys = zip(*polygon, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def convex_hull(points: Iterable[Point]) -> Polygon:
    """The smallest convex polygon around the points, counter-clockwise."""
    ordered = sorted(set(points))
    return (*half_hull(ordered), *half_hull(ordered[::-1]))


def half_hull(ordered: Sequence[Point]) -> list[Point]:
    """The lower or upper half of the hull of sorted points, without its last corner."""
    chain: list[Point] = []
    for point in ordered:
        while len(chain) >= 2 and turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain[:-1]


def grid(polygon: Polygon, step: float) -> Iterator[Point]:
    """The points of a square grid, `step` apart, in the bounding box of a polygon."""
    left, low, right, high = bounds(polygon)
    for row in range(math.ceil(low / step), math.floor(high / step) + 1):
        for place in range(math.ceil(left / step), math.floor(right / step) + 1):
            yield place * step, row * step


def in_disc(polygon: Polygon, radius: float) -> bool:
    """Whether a polygon is entirely inside a disc around the origin."""
    return all(math.hypot(x, y) <= radius for x, y in polygon)
