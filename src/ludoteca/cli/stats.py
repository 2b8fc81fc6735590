"""`ludoteca stats`: let bots play many matches and chart lengths, endings, winners and facts of the game."""

import argparse
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludoteca.bots import usual_level
from ludoteca.core import (
    AnyGame,
    Audited,
    Invalid,
    Match,
    Outcome,
    Timed,
    seeded_luck,
    simulator_of,
)
from ludoteca.games import find_game
from ludoteca.processes import run_all
from ludoteca.runner import BotFailed, play_match
from ludoteca.texts import Texts

from .arguments import (
    add_language,
    add_match,
    at_least,
    bots_from,
    options_from,
    require_writable,
    seed_of,
    write_file,
)
from .charts import Chart, counted, drawn, spread
from .progress import in_order_with_bar
from .screen import screen


class MatchNumbers(msgspec.Struct, frozen=True):
    """What is counted of a match."""

    actions: int
    outcome: Outcome
    facts: dict[str, int | str]


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    add_match(parser)
    parser.add_argument("--matches", type=at_least(1), default=100, help="number of matches (default: 100)")
    parser.add_argument("--out", type=Path, metavar="FILE.svg", help="also write the charts to this file")
    parser.add_argument(
        "--workers",
        type=at_least(1),
        default=os.cpu_count(),
        help="number of processes (default: one for each core)",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    game = find_game(arguments.game)
    texts = arguments.texts = Texts(arguments.lang, game)
    out: Path | None = arguments.out
    if out is not None and out.suffix != ".svg":
        raise Invalid("unknown-picture", suffix=out.suffix)
    if out is not None:
        require_writable(out)
    options = options_from(game, arguments.options)
    if isinstance(game, Timed) and game.minutes(options) is not None:
        raise Invalid("bots-need-no-clock")
    seats = game.info.min_seats if arguments.seats is None else arguments.seats
    # Options that the game refuses are refused here, not in each worker.
    Match.new(game, seats, options, luck=seeded_luck(0, simulator_of(game)))
    bots = bots_from(game, arguments.bots, range(seats))
    names = [bots[seat] or usual_level(game) for seat in range(seats)]
    play = partial(play_one, game.info.key, names, options)
    first = seed_of(arguments)
    seeds = range(first, first + arguments.matches)
    playing = run_all(play, seeds, arguments.workers)
    results = list(in_order_with_bar(playing, len(seeds), texts))
    charts = charts_of(results, texts)
    show(screen(), charts)
    if isinstance(game, Audited):
        print(texts.say("stats-audited", actions=sum(result.actions for result in results)))
    if out is not None:
        write_file(out, drawn(charts_title(game, results, texts), charts).encode())
        print(texts.say("stats-drawn", file=str(out)))
    return 0


def play_one(key: str, bots: Sequence[str], options: Any, seed: int) -> MatchNumbers:
    """One match, as `play_match` plays it; a game that can audit its states has each of them audited."""
    game = find_game(key)
    audit = game.audit if isinstance(game, Audited) else lambda _: None
    try:
        result = play_match(game, bots, seed, options, watch=lambda state, _seat, _action: audit(state))
    except BotFailed as failed:
        raise Invalid("bot-unusable", bot=bots[failed.seat], detail=failed.detail) from failed
    audit(result.state)
    assert result.outcome is not None
    return MatchNumbers(result.actions, result.outcome, dict(game.facts(result.state)))


def charts_title(game: AnyGame, results: Sequence[MatchNumbers], texts: Texts) -> str:
    """The title of the SVG document."""
    return texts.say("stats-title", title=game.info.title, matches=len(results))


def charts_of(results: Sequence[MatchNumbers], texts: Texts) -> list[Chart]:
    """Charts of length, ending, winners by seat and every fact of the game."""
    seats = len(results[0].outcome.scores)
    wins = [texts.seat(seat) for result in results for seat in result.outcome.winners]
    charts = [
        spread(texts.say("stats-length"), [result.actions for result in results]),
        counted(texts.say("stats-endings"), [texts.say(f"outcome-{r.outcome.reason}") for r in results]),
        counted(texts.say("stats-winners"), wins, [texts.seat(seat) for seat in range(seats)]),
    ]
    for key in results[0].facts:
        values = [result.facts[key] for result in results]
        numbers = [value for value in values if isinstance(value, int)]
        title = texts.say(f"fact-{key}")
        if len(numbers) == len(values):
            charts.append(spread(title, numbers))
        else:
            words = [texts.say(word) if texts.has(word) else word for word in map(str, values)]
            charts.append(counted(title, words))
    return charts


def show(console: Console, charts: Sequence[Chart]) -> None:
    """Print the charts as rows of numbers with bars."""
    for chart in charts:
        table = Table(title=escape(chart.title), box=None, pad_edge=False, title_justify="left")
        table.add_column("")
        table.add_column("", justify="right")
        table.add_column("")
        most = max(chart.values, default=1) or 1
        for label, value in zip(chart.labels, chart.values, strict=True):
            table.add_row(escape(label), str(value), "█" * round(30 * value / most))
        console.print(table)
        if chart.note:
            console.print(f"[dim]{escape(chart.note)}[/dim]")
        console.print()
