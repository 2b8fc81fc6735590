"""The building site: where a column may be placed when the players set up in turn (VIL-U1)."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ludoteca.core import Illegal, Term, derived
from ludoteca.games.villa_paletti.tables import COLUMNS, ColumnId, Kind, Point

from . import shapes
from .measures import over_disc, overlap_of
from .villa import Villa

SIDE_BY_SIDE = 4.0
"""Millimetres between thick columns on the listed places …"""
NARROW_STEP = 8.0
"""… and between the places that are looked at when the site has become narrow."""

Disc = tuple[Point, float]
"""A column seen from above: its axis and its radius."""


@lru_cache(maxsize=32)
def triangular_lattice(radius: float, step: float) -> tuple[Point, ...]:
    """The points of a triangular lattice on a site of that radius, from the middle outwards."""
    rows = range(-2 * int(radius / step) - 1, 2 * int(radius / step) + 2)
    points = ((step * (place + row / 2.0), step * row * math.sqrt(0.75)) for row in rows for place in rows)
    inside = [(round(x, 1), round(y, 1)) for x, y in points if math.hypot(x, y) <= radius]
    return tuple(sorted(inside, key=lambda point: (round(math.hypot(*point), 1), point)))


def lattices(villa: Villa) -> tuple[tuple[Point, ...], ...]:
    """The places of the site that are looked at: far apart, then close together."""
    radius = site_radius(villa)
    wide = 2.0 * max(shape.radius for shape in villa.box.columns.kinds) + SIDE_BY_SIDE
    return triangular_lattice(radius, wide), triangular_lattice(radius, NARROW_STEP)


def site_radius(villa: Villa) -> float:
    """The radius of the building site, in millimetres (VIL-C1)."""
    return villa.box.base.site_across / 2.0


def unplaced(villa: Villa) -> tuple[ColumnId, ...]:
    """The columns that are not placed yet, in the order of the game's data."""
    return tuple(column.id for column in villa.columns if column.pose is None)


def check_place(villa: Villa, column: ColumnId, spot: Point, rotation: float) -> None:
    """Raises Illegal for a place on the rim, on a column, or that leaves no room for the others (VIL-U1)."""
    shape = shapes.footprint(villa.shape(column), *spot, rotation)
    radius = site_radius(villa)
    if not shapes.in_disc(shape, radius):
        raise Illegal("VIL-U1", "on-the-rim", over_disc("over-the-rim", shape, "site", radius), column=column)
    for other in villa.standing:
        if shapes.overlap(shape, there := villa.footprint(other.id)):
            overlap = overlap_of(shape, there, other.id)
            raise Illegal("VIL-U1", "on-another-column", overlap, column=column, other=other.id)
    if not leaves_room(villa, column, spot):
        rest = derived("to-place", Term("others", len(unplaced(villa)) - 1))
        raise Illegal("VIL-U1", "no-room-for-the-rest", rest, column=column)


def listed_places(villa: Villa) -> Iterator[tuple[ColumnId, Point]]:
    """Legal places for one unplaced column of each colour and shape; at least one."""
    like = {(COLUMNS[column].colour, COLUMNS[column].kind): column for column in reversed(unplaced(villa))}
    placed = discs(villa)
    found = False
    site = site_radius(villa)
    for lattice in lattices(villa):
        for kind in dict.fromkeys(kind for _, kind in like):
            same = [column for (_, other), column in like.items() if other == kind]
            radius = villa.shape(same[0]).radius
            for spot in lattice:
                if fits(site, placed, spot, radius) and leaves_room(villa, same[0], spot):
                    found = True
                    yield from ((column, spot) for column in same)
        if found:
            return


def leaves_room(villa: Villa, column: ColumnId, spot: Point) -> bool:
    """Whether all other columns can still be placed once this one stands there.

    They are sought for the thickest column first, from the middle outwards, so that there is always room.
    """
    rest = sorted(
        (villa.shape(other) for other in unplaced(villa) if other != column),
        key=lambda shape: -shape.radius,
    )
    placed = [*discs(villa), (spot, villa.shape(column).radius)]
    return any(room_for(site_radius(villa), rest, placed, lattice) for lattice in lattices(villa))


def room_for(site: float, rest: Sequence[Kind], placed: Sequence[Disc], lattice: Sequence[Point]) -> bool:
    """Whether columns of these shapes all find places on the lattice, one after the other."""
    taken = list(placed)
    for shape in rest:
        spot = next((spot for spot in lattice if fits(site, taken, spot, shape.radius)), None)
        if spot is None:
            return False
        taken.append((spot, shape.radius))
    return True


def fits(site: float, placed: Sequence[Disc], spot: Point, radius: float) -> bool:
    """Whether a column of that radius fits on a spot of a site, clear of the others."""
    return math.hypot(*spot) + radius <= site and all(
        math.dist(spot, centre) > radius + other for centre, other in placed
    )


def discs(villa: Villa) -> list[Disc]:
    """The place and radius of each column on the site."""
    return [
        ((column.pose.x, column.pose.y), villa.shape(column.id).radius)
        for column in villa.columns
        if column.pose is not None
    ]
