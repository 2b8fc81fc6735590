"""`ludoteca help`: print a rule by its id, or all rules of a game."""

import argparse

from rich.console import Console
from rich.markdown import Markdown

from ludoteca.games import find_game, game_keys
from ludoteca.texts.rulebook import find_rule, rules_page

from .arguments import add_language
from .screen import screen


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("topic", help="a rule such as PAL-M4, or a game")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    console = screen()
    if arguments.topic in game_keys():
        console.print(Markdown(rules_page(find_game(arguments.topic), arguments.lang)))
    else:
        show_rule(console, arguments.topic, arguments.lang)
    return 0


def show_rule(console: Console, rule_id: str, language: str) -> None:
    """Print the title and text of a rule; raises Invalid if there is none of this id."""
    rule = find_rule(rule_id, language)
    console.print(f"[bold]{rule.id}[/bold] {rule.title}", highlight=False)
    console.print(Markdown(rule.text))
