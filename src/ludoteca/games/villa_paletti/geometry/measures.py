"""Where the measures of a refusal come from: how far a piece juts out, overlaps or is beside another."""

import math

from ludoteca.core import Derivation, Term, derived
from ludoteca.games.villa_paletti.tables import ColumnId, Point, Polygon

from . import shapes

TENTHS = 1
"""Measures in refusals are rounded to tenths of a millimetre."""


def over_disc(of: str, shape: Polygon, disc: str, radius: float) -> Derivation:
    """How far a shape juts out over a disc: its farthest point from the middle, less the disc's radius."""
    farthest = max(math.hypot(x, y) for x, y in shape)
    return derived(of, Term("farthest", round(farthest, TENTHS)), Term(disc, -radius))


def over_edge(outline: Polygon, shape: Polygon) -> Derivation:
    """How far a column juts out over the edge of a floor, where either pokes out of or into the other."""
    out = max(-shapes.clearance(outline, corner) for corner in shape)
    into = max(shapes.clearance(shape, corner) for corner in outline)
    return millimetres("over-the-edge", max(out, into, 0.0))


def overlap_of(shape: Polygon, other: Polygon, column: ColumnId) -> Derivation:
    """How far a column reaches into another."""
    return millimetres("overlap", max(-shapes.gap_between(shape, other), 0.0), column=column)


def gap_of(shape: Polygon, other: Polygon, column: ColumnId) -> Derivation:
    """How far a column is beside another."""
    return millimetres("gap", max(shapes.gap_between(shape, other), 0.0), column=column)


def beside_floor(outline: Polygon, point: Point) -> Derivation:
    """How far a point is beside a floor."""
    return millimetres("beside-floor", -shapes.clearance(outline, point))


def millimetres(of: str, length: float, **params: str) -> Derivation:
    """A measured length."""
    return derived(of, Term("millimetres", round(length, TENTHS)), **params)
