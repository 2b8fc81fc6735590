"""Sines and angles that are the same on every machine, bit for bit.

The last bits of the functions of a C library differ between libraries, and a villa amplifies a bit to
millimetres within half a second. Rounded to nine digits, a page and a server get the same numbers. Sums,
products, square roots and `math.dist` need no rounding.
"""

import math

DIGITS = 9


def sine(angle: float) -> float:
    """The sine of an angle in radians."""
    return round(math.sin(angle), DIGITS)


def cosine(angle: float) -> float:
    """The cosine of an angle in radians."""
    return round(math.cos(angle), DIGITS)


def arctangent(y: float, x: float) -> float:
    """The angle of a direction, in radians."""
    return round(math.atan2(y, x), DIGITS)
