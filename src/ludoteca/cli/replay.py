"""`ludoteca replay FILE`: step through a saved match."""

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from ludoteca.core import Match, Played, Undone
from ludoteca.texts import Texts

from .arguments import add_language, read_match
from .events import print_event
from .screen import LONGEST_NUMBER, ask, screen
from .standings import show_standings


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("file", type=Path, help="a match file")
    parser.add_argument("--at", type=int, metavar="SEQ", help="show only the position after this entry")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    console = screen()
    match = read_match(arguments.file)
    options = match.game.position(match.state).options
    texts = arguments.texts = Texts(arguments.lang, match.game, options=options)
    if arguments.at is not None:
        show_entry(console, match, texts, arguments.at)
    elif sys.stdin.isatty():
        step_through(console, match, texts)
    else:
        for seq in range(match.seq + 1):
            print_entry(console, match, texts, seq)
        console.print(texts.board(match.game.render(match.state, None)))
        show_standings(console, match, texts)
    return 0


def step_through(console: Console, match: Match[Any, Any], texts: Texts) -> None:
    """Show entry after entry: Enter goes forward, `b` back, a number to that entry, `q` quits."""
    seq = 0
    while True:
        show_entry(console, match, texts, seq)
        if seq == match.seq:
            show_standings(console, match, texts)
        prompt = escape(texts.say("terminal-replay-prompt", seq=seq, last=match.seq))
        try:
            answer = ask(console, f"[bold]{prompt}[/bold]")
        except EOFError:
            return
        if answer in ("q", "quit"):
            return
        if answer == "b":
            seq -= 1
        elif answer.isdecimal():
            seq = int(answer[:LONGEST_NUMBER])
        else:
            seq += 1
        seq = max(0, min(seq, match.seq))


def show_entry(console: Console, match: Match[Any, Any], texts: Texts, seq: int) -> None:
    """Print the board after an entry, and the entry."""
    console.print(texts.board(match.game.render(match.state_at(seq), None)))
    print_entry(console, match, texts, seq)


def print_entry(console: Console, match: Match[Any, Any], texts: Texts, seq: int) -> None:
    """Print the action and events of an entry."""
    entry = match.entries[seq]
    if isinstance(entry, Played):
        notation = match.game.notation(entry.action)
        console.print(f"[dim]{seq:4}[/dim] {escape(texts.seat(entry.seat))}: {escape(notation)}")
        for event in entry.events:
            print_event(console, texts, event, indent=" " * 7)
    elif isinstance(entry, Undone):
        told = texts.say("terminal-undone", seat=texts.seat(entry.seat))
        console.print(f"[dim]{seq:4}[/dim] {escape(told)}")
