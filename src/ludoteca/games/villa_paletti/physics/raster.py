"""Triangles to pixels: which triangle is seen where, by a depth buffer in numpy."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .arrays import Array

NOTHING = -1
TOUCH = 1e-9


class Seen(NamedTuple):
    """For each pixel the triangle that is nearest, its weights of the three corners, and the depth."""

    triangle: npt.NDArray[np.int32]
    weights: Array
    depth: Array


def rasterise(corners: Array, width: int, height: int) -> Seen:
    """See triangles (n × 3 corners × x, y, depth, in pixels) on a screen; larger depth is nearer.

    Depth must be linear on the screen: one over the distance in a perspective, minus the distance in a
    parallel projection.
    """
    triangle = np.full((height, width), NOTHING, np.int32)
    depth = np.full((height, width), -np.inf)
    weights = np.zeros((height, width, 3))
    first, second, third = corners[:, 0], corners[:, 1], corners[:, 2]
    areas = (second[:, 0] - first[:, 0]) * (third[:, 1] - first[:, 1]) - (second[:, 1] - first[:, 1]) * (
        third[:, 0] - first[:, 0]
    )
    low = np.clip(np.ceil(corners[:, :, :2].min(axis=1) - 0.5), 0, None).astype(int)
    high = np.floor(corners[:, :, :2].max(axis=1) - 0.5).astype(int)
    high = np.minimum(high, (width - 1, height - 1))
    for index in np.flatnonzero((np.abs(areas) > TOUCH) & (high >= low).all(axis=1)):
        (left, top), (right, bottom) = low[index], high[index]
        x = np.arange(left, right + 1) + 0.5
        y = (np.arange(top, bottom + 1) + 0.5)[:, None]
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners[index]
        of_a = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / areas[index]
        of_b = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / areas[index]
        of_c = 1.0 - of_a - of_b
        near = of_a * az + of_b * bz + of_c * cz
        window = (slice(top, bottom + 1), slice(left, right + 1))
        wins = (of_a >= -TOUCH) & (of_b >= -TOUCH) & (of_c >= -TOUCH) & (near > depth[window])
        depth[window][wins] = near[wins]
        triangle[window][wins] = index
        weights[window][wins] = np.stack([of_a[wins], of_b[wins], of_c[wins]], axis=-1)
    return Seen(triangle, weights, depth)
