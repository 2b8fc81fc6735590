"""Plots of curves as SVG, with logarithmic axes or linear ones."""

import math
from collections.abc import Sequence
from html import escape

from bench.growth import Curve

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 70, 20, 80, 44
PAINTS = ("#1f5fa8", "#c2571a", "#2e7d4f", "#7a4b9e", "#6b6b00")
STYLE = "font-family:system-ui,sans-serif;font-size:12px"


class Axis:
    """A logarithmic axis: maps values to pixels."""

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        self._low, high = math.log10(min(values)), math.log10(max(values))
        self._scale = (end - start) / max(high - self._low, 0.05)
        self._start = start
        first, last = math.floor(self._low), math.ceil(high)
        steps = (1,) if last - first > 2 else (1, 2, 5) if high - self._low > 0.6 else (1, 2, 2.5, 3, 4, 5, 7)
        marks = [step * 10.0**power for power in range(first, last + 1) for step in steps]
        self.marks = [mark for mark in marks if self._low - 0.05 <= math.log10(mark) <= high + 0.05]

    def at(self, value: float) -> float:
        """The pixel of a value."""
        return self._start + (math.log10(value) - self._low) * self._scale


class LinearAxis(Axis):
    """An axis from 0: maps values to pixels."""

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        high = max(values)
        step = next(step for step in (0.5, 1, 2, 5, 10, 20, 50) if high <= 6 * step)
        self.marks = [step * place for place in range(math.ceil(high / step) + 1)]
        self._scale = (end - start) / self.marks[-1]
        self._start = start

    def at(self, value: float) -> float:
        """The pixel of a value."""
        return self._start + value * self._scale


def number(value: float) -> str:
    """A number as a short label."""
    return f"{value:,.0f}" if value >= 1 else f"{value:g}"


def plot(title: str, along: str, curves: Sequence[Curve], *, linear: bool = False) -> str:
    """A plot of some curves as an SVG document; values of 0 have no place on a logarithmic axis."""
    axis = LinearAxis if linear else Axis
    points = [[(size, value) for size, value in curve.points if value or linear] for curve in curves]
    across = axis([size for curve in curves for size, _ in curve.points], LEFT, WIDTH - RIGHT)
    up = axis([value for each in points for _, value in each], HEIGHT - BOTTOM, TOP)
    sizes = across.marks if linear else sorted({size for curve in curves for size, _ in curve.points})
    floor, wall = HEIGHT - BOTTOM, WIDTH - RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" style="{STYLE}">',
        f'<title>{escape(title)}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" font-weight="600" fill="#222">{escape(title)}</text>',
    ]
    for mark in up.marks:
        y = f"{up.at(mark):.1f}"
        parts.append(f'<line x1="{LEFT}" x2="{wall}" y1="{y}" y2="{y}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{LEFT - 6}" y="{y}" dy="4" text-anchor="end" fill="#555">{number(mark)}</text>'
        )
    for size in sizes:
        x = f"{across.at(size):.1f}"
        parts.append(f'<text x="{x}" y="{floor + 16}" text-anchor="middle" fill="#555">{size:,}</text>')
    parts.append(f'<text x="{wall}" y="{HEIGHT - 8}" text-anchor="end" fill="#222">{escape(along)}</text>')
    for place, (curve, each, paint) in enumerate(zip(curves, points, PAINTS, strict=False)):
        dots = [(across.at(size), up.at(value)) for size, value in each]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{paint}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{paint}"/>' for x, y in dots]
        right, down = LEFT + (place % 2) * 280, 36 + (place // 2) * 15
        parts.append(
            f'<text x="{right}" y="{down}" fill="{paint}">{escape(f"{curve.name} ({curve.unit})")}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
