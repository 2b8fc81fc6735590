"""Prints how a match ended."""

import re
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludoteca.core import Match
from ludoteca.texts import Texts

SEAT = re.compile(r"seat-(\d+)")


def show_standings(console: Console, match: Match[Any, Any], texts: Texts) -> None:
    """Print why a match ended, who won, the score of every seat, and the tables of the game."""
    outcome = match.outcome
    if outcome is None:
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("rank", "player", "score"):
        table.add_column(texts.say(f"column-{heading}"), justify="left" if heading == "player" else "right")
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], seat)):
        table.add_row(str(outcome.ranks[seat]), escape(texts.seat(seat)), str(outcome.scores[seat]))
    console.print(escape(texts.say(f"outcome-{outcome.reason}")))
    console.print(table)
    for own in match.game.tables(match.state):
        console.print()
        console.print(escape(texts.say(f"table-{own.key}")))
        shown = Table(box=None, pad_edge=False)
        for place, column in enumerate(own.columns):
            are_words = all(isinstance(row[place], str) for row in own.rows)
            shown.add_column(escape(_heading(texts, column)), justify="left" if are_words else "right")
        for row in own.rows:
            shown.add_row(*(escape(_cell(texts, cell)) for cell in row))
        console.print(shown)
    console.print(escape(_winners(texts, outcome.winners)))


def _heading(texts: Texts, column: str) -> str:
    """The heading of a column: a text of the game, or a seat's name."""
    return _cell(texts, column) if SEAT.fullmatch(column) else texts.say(f"column-{column}")


def _cell(texts: Texts, cell: str | int) -> str:
    """A cell as text: a number, or the text of a key (`seat-0` is the first seat)."""
    if isinstance(cell, str) and (seat := SEAT.fullmatch(cell)):
        return texts.seat(int(seat[1]))
    return texts.say(cell) if isinstance(cell, str) and texts.has(cell) else str(cell)


def _winners(texts: Texts, winners: tuple[int, ...]) -> str:
    if not winners:
        return texts.say("nobody-wins")
    names = [texts.seat(seat) for seat in winners]
    return texts.say("winner" if len(winners) == 1 else "winners", names=names)
