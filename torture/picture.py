"""Draws the memory of each run of the server over the minutes of a soak test."""

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from bench.plots import BOTTOM, HEIGHT, LEFT, PAINTS, RIGHT, STYLE, TOP, WIDTH


class Moment(NamedTuple):
    """The memory in use at a time."""

    minute: float
    server: float
    workers: float


class Curve(NamedTuple):
    """One quantity over time: a line for each run of the server."""

    name: str
    runs: list[list[tuple[float, float]]]


def curves(store: str, runs: Sequence[Sequence[Moment]]) -> list[Curve]:
    """Return the curves of server and workers."""
    return [
        Curve(f"{store}: server", [[(at.minute, at.server) for at in run] for run in runs]),
        Curve(f"{store}: its workers together", [[(at.minute, at.workers) for at in run] for run in runs]),
    ]


def picture(title: str, drawn: Sequence[Curve]) -> str:
    """Return the curves as SVG, both axes from zero."""
    points = [point for curve in drawn for run in curve.runs for point in run]
    longest, most = max(minute for minute, _ in points), max(value for _, value in points)
    wall, floor = WIDTH - RIGHT, HEIGHT - BOTTOM
    across, up = (wall - LEFT) / longest, (floor - TOP) / most
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" style="{STYLE}">',
        f'<title>{escape(title)}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" font-weight="600" fill="#222">{escape(title)}</text>',
        f'<text x="{wall}" y="{HEIGHT - 8}" text-anchor="end" fill="#222">minutes</text>',
        f'<text x="{LEFT - 6}" y="{TOP - 8}" text-anchor="end" fill="#222">MB</text>',
    ]
    for mark in range(0, int(most) + 1, step(most)):
        y = f"{floor - mark * up:.1f}"
        parts.append(f'<line x1="{LEFT}" x2="{wall}" y1="{y}" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y}" dy="4" text-anchor="end" fill="#555">{mark}</text>')
    for mark in range(0, int(longest) + 1, step(longest)):
        x = f"{LEFT + mark * across:.1f}"
        parts.append(f'<text x="{x}" y="{floor + 16}" text-anchor="middle" fill="#555">{mark}</text>')
    for place, (curve, paint) in enumerate(zip(drawn, PAINTS, strict=False)):
        for run in curve.runs:
            line = " ".join(f"{LEFT + minute * across:.1f},{floor - value * up:.1f}" for minute, value in run)
            parts.append(f'<polyline points="{line}" fill="none" stroke="{paint}" stroke-width="1.5"/>')
        right, down = LEFT + (place % 2) * 280, 36 + (place // 2) * 15
        parts.append(f'<text x="{right}" y="{down}" fill="{paint}">{escape(curve.name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def step(most: float) -> int:
    """Return the distance between axis ticks: about five ticks, at round numbers."""
    power = 10 ** math.floor(math.log10(max(most, 10) / 5))
    return next(int(power * size) for size in (1, 2, 5, 10) if power * size >= most / 6)
