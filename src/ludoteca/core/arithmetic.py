"""Arithmetic of floats that gives the same bits in every Python, so that bots choose alike everywhere.

Two things differ: `sum` of floats compensates for rounding since Python 3.12, and `math.exp` and `math.log`
are the C library's, whose last bit depends on the machine. Such a bit decides between two deals of the same
worth. The functions here use only operations that IEEE 754 rounds exactly. Add floats with `math.fsum`, whose
result is exact until it is rounded once.
"""

from math import factorial, frexp, ldexp, sqrt

LN2_HIGH, LN2_LOW = float.fromhex("0x1.62e42feep-1"), float.fromhex("0x1.a39ef35793c76p-33")
"""The logarithm of 2 in two parts: products of the first with whole numbers are exact."""
LN2 = LN2_HIGH + LN2_LOW
SQRT_HALF = sqrt(0.5)
EXP_TERMS = tuple(1 / factorial(power) for power in range(13, -1, -1))
"""Of the Taylor series, the highest power first: enough for half the logarithm of 2."""
LOG_TERMS = tuple(2 / power for power in range(23, 0, -2))
"""Of the series of the inverse hyperbolic tangent, the highest power first."""


def exp(value: float) -> float:
    """e to the power of a value, to the last bits; 0 where that is too small for a float."""
    twos = round(value / LN2)
    rest = (value - twos * LN2_HIGH) - twos * LN2_LOW
    result = 0.0
    for term in EXP_TERMS:
        result = result * rest + term
    return ldexp(result, twos)


def log(value: float) -> float:
    """The natural logarithm of a positive value, to the last bits."""
    if value <= 0:
        raise ValueError(f"{value} has no logarithm")
    part, twos = frexp(value)
    if part < SQRT_HALF:
        part, twos = part * 2, twos - 1
    ratio = (part - 1) / (part + 1)
    square, result = ratio * ratio, 0.0
    for term in LOG_TERMS:
        result = result * square + term
    return twos * LN2_HIGH + (ratio * result + twos * LN2_LOW)
