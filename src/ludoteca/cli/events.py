"""Prints events at the terminal."""

from rich.console import Console
from rich.markup import escape

from ludoteca.core import Event
from ludoteca.texts import Texts


def print_event(console: Console, texts: Texts, event: Event, indent: str = "") -> None:
    """Print an event as a sentence, and below it the text of a card that it turned up."""
    console.print(f"{indent}{escape(texts.tell('event', event))}")
    for line in texts.read_aloud(event):
        console.print(f"{indent}    [italic]{escape(line)}[/italic]")
