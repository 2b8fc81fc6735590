"""Draws what each life of the server took of memory, over the minutes of a run."""

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from bench.plots import BOTTOM, HEIGHT, LEFT, PAINTS, RIGHT, STYLE, TOP, WIDTH


class Moment(NamedTuple):
    """How much memory was in use, and when."""

    minute: float
    server: float
    workers: float


class Curve(NamedTuple):
    """One thing over time: a line for each life."""

    name: str
    lives: list[list[tuple[float, float]]]


def curves(store: str, lives: Sequence[Sequence[Moment]]) -> list[Curve]:
    """Server and workers of a run, each life for itself."""
    return [
        Curve(f"{store}: server", [[(at.minute, at.server) for at in life] for life in lives]),
        Curve(f"{store}: its workers together", [[(at.minute, at.workers) for at in life] for life in lives]),
    ]


def picture(title: str, drawn: Sequence[Curve]) -> str:
    """The curves as SVG, both axes from zero."""
    points = [point for curve in drawn for life in curve.lives for point in life]
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
        for life in curve.lives:
            line = " ".join(
                f"{LEFT + minute * across:.1f},{floor - value * up:.1f}" for minute, value in life
            )
            parts.append(f'<polyline points="{line}" fill="none" stroke="{paint}" stroke-width="1.5"/>')
        right, down = LEFT + (place % 2) * 280, 36 + (place // 2) * 15
        parts.append(f'<text x="{right}" y="{down}" fill="{paint}">{escape(curve.name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def step(most: float) -> int:
    """The distance of marks on an axis: about five of them, at round numbers."""
    power = 10 ** math.floor(math.log10(max(most, 10) / 5))
    return next(int(power * size) for size in (1, 2, 5, 10) if power * size >= most / 6)
