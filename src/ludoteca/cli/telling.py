"""What happened, as the terminal tells it."""

from rich.console import Console
from rich.markup import escape

from ludoteca.core import Event
from ludoteca.texts import Texts


def tell_event(console: Console, texts: Texts, event: Event, indent: str = "") -> None:
    """An event in a sentence, and below it what can be read on the things that it turned up."""
    console.print(f"{indent}{escape(texts.tell('event', event))}")
    for line in texts.read_aloud(event):
        console.print(f"{indent}    [italic]{escape(line)}[/italic]")
