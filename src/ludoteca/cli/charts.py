"""Charts as SVG: columns for the distribution of numbers, bars for counted words, intervals for estimates,
lines for what changes."""

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from xml.sax.saxutils import escape

import msgspec

BINS = 24
FEW = 12
"""With more columns than this, none shows its number."""
DIGIT = 8
"""Width of a digit."""
WIDEST = 48
"""Greatest width of a column."""
WIDTH, GAP, PAD = 400, 16, 18
"""The width of a card, the gap between two, and the margin inside one."""
INNER = WIDTH - 2 * PAD
HEAD, FOOT, COLUMNS, ROW, BAR = 44, 22, 130, 40, 12
INK, QUIET, FILL, FAINT, PAPER, CARD = "#2b2a27", "#6f6a60", "#b4532a", "#e4ddcd", "#f4efe4", "#fffdf8"


class Chart(msgspec.Struct, frozen=True):
    """A bar or column for each label."""

    title: str
    labels: tuple[str, ...]
    values: tuple[int, ...]
    note: str = ""
    edges: tuple[int, ...] = ()
    """The lower edge of each column, and the upper edge of the last."""
    even: bool = False
    """Whether to mark equal shares, because they are what one expects."""


def counted(title: str, words: Sequence[str], order: Sequence[str] = ()) -> Chart:
    """A chart of how often each word occurs: in a given order, with equal shares marked, or by frequency."""
    counts = Counter(words)
    labels = tuple(order) or tuple(word for word, _ in counts.most_common())
    return Chart(title, labels, tuple(counts[label] for label in labels), even=bool(order))


def spread(title: str, numbers: Sequence[int]) -> Chart:
    """A chart of the distribution of numbers: one column for each value, or bins of a round width."""
    low, high = min(numbers), max(numbers)
    width = _round_width(high - low + 1)
    starts = range(low - low % width, high + 1, width)
    counts = Counter((number - starts[0]) // width for number in numbers)
    labels = tuple(str(start) if width == 1 else f"{start}–{start + width - 1}" for start in starts)
    note = f"{low} ≤ {statistics.median(numbers):g} ≤ {high}"
    edges = (*starts, starts[-1] + width)
    return Chart(title, labels, tuple(counts[i] for i in range(len(labels))), note, edges)


def _round_width(reach: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that divides the range into few enough bins."""
    power = 1
    while True:
        for step in (1, 2, 5):
            if reach <= step * power * BINS:
                return step * power
        power *= 10


def drawn(title: str, charts: Sequence[Chart]) -> str:
    """An SVG document with all charts as cards in two columns."""
    tops = [GAP + 40, GAP + 40]
    parts = [_text(GAP, GAP + 20, title, size=20, weight="bold")]
    for chart in charts:
        column = tops.index(min(tops))
        card, height = _card(chart)
        left = GAP + column * (WIDTH + GAP)
        parts.append(f'<g transform="translate({left} {tops[column]})">\n{card}\n</g>')
        tops[column] += height + GAP
    width, height = 2 * WIDTH + 3 * GAP, max(tops)
    return _document(title, width, height, [_box(0, 0, width, height, PAPER), *parts])


def _card(chart: Chart) -> tuple[str, int]:
    """A chart on its card, and the height of the card."""
    parts, height = _columns(chart) if chart.edges else _bars(chart)
    head = [
        _box(0, 0, WIDTH, height, CARD, corner=8),
        _text(PAD, 28, chart.title, size=14, weight="bold"),
        _text(WIDTH - PAD, 28, chart.note, anchor="end", fill=QUIET),
    ]
    return "\n".join(head + parts), height


def _columns(chart: Chart) -> tuple[list[str], int]:
    """The columns of a distribution from left to right, and their height."""
    most = max(chart.values) or 1
    count, base = len(chart.values), HEAD + 14 + COLUMNS
    step = min(INNER / count, WIDEST)
    single = chart.edges[1] - chart.edges[0] == 1
    # Only as many columns are labelled as there is room for.
    every = math.ceil((len(str(chart.edges[-1])) + 2) * DIGIT / step)
    parts = []
    for place, (label, value) in enumerate(zip(chart.labels, chart.values, strict=True)):
        left, tall = PAD + place * step, COLUMNS * value / most
        parts.append(_box(left + 1, base - tall, step - 2, tall, FILL, hint=f"{label}: {value}", corner=1.5))
        if count <= FEW:
            parts.append(_text(left + step / 2, base - tall - 5, str(value), anchor="middle", fill=QUIET))
        if place % every == 0:
            # A column of one value is labelled in its middle, a wider one at its lower edge.
            at = left + step / 2 if single else left
            parts.append(_text(at, base + 16, str(chart.edges[place]), anchor="middle", fill=QUIET))
    parts.append(_box(PAD, base, INNER, 1, FAINT))
    return parts, base + FOOT + 6


def _bars(chart: Chart) -> tuple[list[str], int]:
    """The bars of counted words from top to bottom, each with its share of all, and their height."""
    most, total, room = max(chart.values, default=1) or 1, sum(chart.values) or 1, INNER - 90
    parts = []
    for place, (label, value) in enumerate(zip(chart.labels, chart.values, strict=True)):
        top, long = HEAD + place * ROW, room * value / most
        parts.append(_text(PAD, top + 12, label))
        parts.append(_box(PAD, top + 18, long, BAR, FILL, corner=2))
        share = f"{value} · {value / total:.1%}"
        parts.append(_text(WIDTH - PAD, top + 28, share, anchor="end", fill=QUIET))
    height = HEAD + len(chart.values) * ROW
    if chart.even:
        at = PAD + room * total / len(chart.values) / most
        parts.append(_box(at - 1, HEAD + 14, 2, height - HEAD - 20, INK))
    return parts, height + 6


def _box(
    x: float, y: float, width: float, height: float, fill: str, *, hint: str = "", corner: float = 0
) -> str:
    size = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect {size} rx="{corner:g}" fill="{fill}"><title>{escape(hint)}</title></rect>'


def _text(
    x: float,
    y: float,
    words: str,
    *,
    size: int = 12,
    weight: str = "normal",
    anchor: str = "start",
    fill: str = INK,
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" '
        f'fill="{fill}">{escape(words)}</text>'
    )


class Interval(msgspec.Struct, frozen=True):
    """An estimate with its margin of error, and a text to show beside it."""

    label: str
    value: float
    margin: float
    beside: str


def intervals(title: str, measure: str, beside: str, rows: Sequence[Interval]) -> str:
    """An SVG document of estimates with their margins, one below the other on a common scale."""
    low = min(row.value - row.margin for row in rows)
    high = max(row.value + row.margin for row in rows)
    names, room, step = 220, 400, 34
    width, height = GAP + names + room + 120, 100 + step * len(rows)

    def across(value: float) -> float:
        return GAP + names + room * (value - low) / ((high - low) or 1)

    parts = [_box(0, 0, width, height, PAPER), _text(GAP, GAP + 20, title, size=20, weight="bold")]
    parts.append(_text(GAP + names, 66, measure, fill=QUIET))
    parts.append(_text(width - GAP, 66, beside, anchor="end", fill=QUIET))
    for place, row in enumerate(rows):
        y = 96 + step * place
        span = across(row.value + row.margin) - across(row.value - row.margin)
        said = f"{row.value:.0f} ± {row.margin:.0f}"
        parts.append(_text(GAP, y + 4, row.label))
        parts.append(_box(GAP + names, y, room, 1, FAINT))
        parts.append(_box(across(row.value - row.margin), y - 2, span, 5, FILL, hint=said, corner=2))
        dot = f'<circle cx="{across(row.value):.1f}" cy="{y + 0.5}" r="6" fill="{FILL}">'
        parts.append(f"{dot}<title>{escape(said)}</title></circle>")
        parts.append(_text(across(row.value), y - 10, f"{row.value:.0f}", anchor="middle", fill=QUIET))
        parts.append(_text(width - GAP, y + 4, row.beside, anchor="end"))
    return _document(title, width, height, parts)


class Line(msgspec.Struct, frozen=True):
    """A labelled curve through points (x, y)."""

    label: str
    points: tuple[tuple[int, float], ...]


TONES = ("#b4532a", "#2f6f73", "#8a6d1f", "#5b4a8a", "#3f7a3a", "#a03a5a", "#4a5a6a", "#7a4a2a")


def lines(title: str, across: str, curves: Sequence[Line]) -> str:
    """An SVG document of curves on common scales, each named at its end; `across` names the x axis."""
    points = [point for curve in curves for point in curve.points]
    right = max(x for x, _ in points)
    low, high = min(y for _, y in points) - 20, max(y for _, y in points) + 20
    width, height, left, base = 760, 380, 64, 330
    room, tall = width - left - 190, base - 30

    def at(x: float, y: float) -> str:
        return f"{left + room * x / right:.1f},{base - tall * (y - low) / (high - low):.1f}"

    parts = [_box(0, 0, width, height, PAPER), _box(left, base, room, 1, FAINT)]
    for part in range(5):
        value = low + (high - low) * part / 4
        y = base - tall * part / 4
        parts += [
            _box(left, y, room, 1, FAINT),
            _text(left - 8, y + 4, f"{value:.0f}", anchor="end", fill=QUIET),
        ]
    parts.append(_text(left + room, base + 24, f"{across}: {right}", anchor="end", fill=QUIET))
    ends = sorted((float(at(*curve.points[-1]).split(",")[1]), place) for place, curve in enumerate(curves))
    lowest = 0.0
    for y, place in ends:
        curve, tone = curves[place], TONES[place % len(TONES)]
        way = " ".join(at(*point) for point in curve.points)
        parts.append(f'<polyline points="{way}" fill="none" stroke="{tone}" stroke-width="2.5"/>')
        lowest = max(y, lowest + 15)  # names do not cover each other
        parts.append(
            _text(left + room + 8, lowest + 4, f"{curve.label} {curve.points[-1][1]:.0f}", fill=tone)
        )
    return _document(title, width, height, parts)


def _document(title: str, width: float, height: float, parts: Sequence[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" font-family="system-ui, sans-serif">\n<title>{escape(title)}</title>\n'
        f"{body}\n</svg>\n"
    )
