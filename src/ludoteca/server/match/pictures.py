"""Text boards with rich markup, as spans that a browser can draw."""

from collections.abc import Iterator

from ludoteca.server.protocol.bodies import Span


def spans_of(markup: str) -> tuple[tuple[Span, ...], ...]:
    """The lines of a board, each cut where its style changes."""
    from rich.console import Console  # slow to import, and seldom used
    from rich.text import Text

    console = Console(width=10_000, color_system=None)
    lines = Text.from_markup(markup).split("\n", allow_blank=True)
    return tuple(
        tuple(Span(text=part.text, looks=tuple(_looks(part.style))) for part in line.render(console, end=""))
        for line in lines
    )


def _looks(style: object) -> Iterator[str]:
    """The names of a style's attributes and colours."""
    from rich.style import Style

    if not isinstance(style, Style):
        return
    for name in ("bold", "dim", "italic", "underline", "reverse", "strike"):
        if getattr(style, name):
            yield name
    if style.color is not None:
        yield style.color.name
    if style.bgcolor is not None:
        yield f"on-{style.bgcolor.name}"
