"""Bar charts as SVG, for numbers that people compare."""

import statistics
from collections import Counter
from collections.abc import Sequence
from xml.sax.saxutils import escape

import msgspec

BINS = 16
ROW, BAR, LABEL, MARGIN = 22, 340, 190, 24
INK, QUIET, FILL = "#2b2a27", "#6f6a60", "#b4532a"


class Chart(msgspec.Struct, frozen=True):
    """A bar for each label."""

    title: str
    labels: tuple[str, ...]
    values: tuple[int, ...]
    note: str = ""


def counted(title: str, words: Sequence[str], order: Sequence[str] = ()) -> Chart:
    """How often each word occurs: in the order given, or the most frequent first."""
    counts = Counter(words)
    labels = tuple(order) or tuple(word for word, _ in counts.most_common())
    return Chart(title, labels, tuple(counts[label] for label in labels))


def spread(title: str, numbers: Sequence[int]) -> Chart:
    """How numbers are spread: each value of a few, or bins of many."""
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // BINS))
    starts = range(low - low % width, high + 1, width)
    counts = Counter((number - starts[0]) // width for number in numbers)
    labels = tuple(str(start) if width == 1 else f"{start}–{start + width - 1}" for start in starts)
    note = f"{low} ≤ {statistics.median(numbers):g} ≤ {high}"
    return Chart(title, labels, tuple(counts[i] for i in range(len(labels))), note)


def drawn(title: str, charts: Sequence[Chart]) -> str:
    """All charts under each other as one SVG document."""
    width = MARGIN * 2 + LABEL + BAR + 60
    parts = [_text(MARGIN, MARGIN + 12, title, size=18, weight="bold")]
    top = MARGIN + 40
    for chart in charts:
        parts.append(_text(MARGIN, top, chart.title, size=14, weight="bold"))
        if chart.note:
            parts.append(_text(width - MARGIN, top, chart.note, anchor="end", fill=QUIET))
        top += 12
        most = max(chart.values, default=1) or 1
        for label, value in zip(chart.labels, chart.values, strict=True):
            middle = top + ROW / 2 + 4
            parts.append(_text(MARGIN + LABEL - 8, middle, label, anchor="end"))
            length = BAR * value / most
            parts.append(
                f'<rect x="{MARGIN + LABEL}" y="{top + 4}" width="{length:.1f}" height="{ROW - 8}" '
                f'rx="2" fill="{FILL}"/>'
            )
            parts.append(_text(MARGIN + LABEL + length + 6, middle, str(value), fill=QUIET))
            top += ROW
        top += 28
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {top}" width="{width}" height="{top}" '
        f'role="img" font-family="system-ui, sans-serif">\n<title>{escape(title)}</title>\n'
        f'<rect width="100%" height="100%" fill="#fbf8f1"/>\n{body}\n</svg>\n'
    )


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
