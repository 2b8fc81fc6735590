"""`ludoteca tournament`: let bots play each other, and rate them."""

import argparse
import os
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from ludoteca.bots import MEMORY_MB, identify
from ludoteca.core import AnyGame, Invalid, Match, Timed, seeded_luck, simulator_of
from ludoteca.games import find_game
from ludoteca.texts import Texts
from ludoteca.tournament import (
    BROKEN_OFF,
    MOST_ACTIONS,
    Decision,
    Fixture,
    MatchResult,
    ResultsFile,
    Standing,
    Table,
    anchor_of,
    play_fixtures,
    schedule,
    standings,
)
from ludoteca.tournament.playing import NumberedResult
from ludoteca.tournament.ray import play_fixtures_on_ray
from ludoteca.tournament.running import default_seats
from ludoteca.tournament.worker import TournamentWorker

from .arguments import add_language, at_least, options_from, positive, require_writable, write_file
from .charts import Interval, intervals
from .progress import in_order_with_bar
from .screen import screen


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    add_matches(parser)
    parser.add_argument(
        "--until-decided",
        action="store_true",
        help="stop as soon as it is decided which bot of each pair is better; --matches is then the most",
    )
    parser.add_argument(
        "--anchor", metavar="BOT", help="the bot with the rating 1500 (default: normal, or else the first)"
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE.jsonl",
        help="write a line for each match; matches that are in the file are not played again",
    )
    parser.add_argument("--svg", type=Path, metavar="FILE.svg", help="draw the ratings")
    parser.set_defaults(run=run)


def add_bots(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that name the bots."""
    parser.add_argument(
        "--bots",
        default="",
        metavar="BOT,BOT",
        help="levels, installed bots, or classes (module:Class, ./file.py:Class)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help="one more bot, which may be a program over a pipe (`node my_bot.js`); may be repeated",
    )


def add_work(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say where matches are played."""
    parser.add_argument(
        "--workers",
        type=workers_of,
        default="auto",
        help="number of processes, or `auto` for one on each core (default: auto)",
    )
    parser.add_argument(
        "--on",
        choices=("processes", "ray"),
        default="processes",
        help="processes of this machine, or a Ray cluster (see docs/cluster.md); the results are the same",
    )


def add_matches(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say which matches are played."""
    parser.add_argument("game", help="which game (see `ludoteca games`)")
    add_bots(parser)
    parser.add_argument(
        "--matches", type=at_least(1), default=100, help="least number of matches (default: 100)"
    )
    parser.add_argument(
        "--alone",
        action="store_true",
        help="give the first bot one seat, and all other seats to the other bots",
    )
    parser.add_argument(
        "--seats", type=int, help="number of seats (default: one for each bot, as far as the game allows)"
    )
    parser.add_argument(
        "--seed", type=int, default=0, help="the same seed gives the same matches (default: 0)"
    )
    add_work(parser)
    parser.add_argument(
        "--limit",
        type=positive,
        default=60,
        help="seconds for a decision, after which the bot forfeits (default: 60)",
    )
    parser.add_argument(
        "--memory",
        type=at_least(1),
        default=MEMORY_MB,
        metavar="MB",
        help=f"memory of a bot that is not a level of the game (default: {MEMORY_MB})",
    )
    parser.add_argument(
        "--variable",
        action="append",
        default=[],
        metavar="NAME",
        help="an environment variable that such a bot may see, for example a key; may be repeated",
    )
    parser.add_argument(
        "--budget-ms",
        type=at_least(1),
        help="milliseconds that a bot may think (default: as long as it likes)",
    )
    parser.add_argument(
        "--most-actions",
        type=at_least(1),
        default=MOST_ACTIONS,
        help="break off a match after this number of actions; all bots then share the first place "
        f"(default: {MOST_ACTIONS})",
    )
    parser.epilog = "The options of a game are given as --NAME VALUE; `ludoteca games GAME` lists them."
    add_language(parser)
    parser.set_defaults(takes_options=True)


def run(arguments: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    game = find_game(arguments.game)
    texts = arguments.texts = Texts(arguments.lang, game)
    bots, table, fixtures = planned(arguments, game)
    if arguments.anchor is not None and arguments.anchor not in bots:
        raise Invalid("anchor-does-not-play", bot=arguments.anchor)
    play = player_of_fixtures(arguments, table)
    if arguments.svg:
        require_writable(arguments.svg)
    decision = Decision(bots, alone=arguments.alone) if arguments.until_decided else None
    results = play_all(table, fixtures, play, arguments.out, texts, decision)
    print_results(screen(), results, bots, texts, arguments.anchor)
    if decision is not None:
        print_decision(decision, texts)
    elif len(fixtures) > arguments.matches:
        print(texts.say("tournament-more", matches=len(fixtures), asked=arguments.matches))
    if arguments.out:
        print(texts.say("tournament-kept", file=str(arguments.out)))
    if arguments.svg:
        picture = picture_of(game, results, bots, texts, arguments.anchor)
        write_file(arguments.svg, picture.encode())
        print(texts.say("stats-drawn", file=str(arguments.svg)))
    return 0


Play = Callable[[Sequence[Fixture]], Iterator[NumberedResult]]


def planned(arguments: argparse.Namespace, game: AnyGame) -> tuple[list[str], Table, list[Fixture]]:
    """The bots, the table and the fixtures that the arguments define; raises Invalid."""
    bots = bots_of(arguments)
    seats = seats_of(arguments.seats, game, len(bots))
    memory, variables = arguments.memory, tuple(arguments.variable)
    hashes = {bot: identify(game, bot, memory_mb=memory, variables=variables) for bot in bots}
    table = table_of(arguments, game, seats, hashes)
    return bots, table, schedule(bots, seats, arguments.matches, arguments.seed, alone=arguments.alone)


def player_of_fixtures(
    arguments: argparse.Namespace, table: Table, kind: type[TournamentWorker] = TournamentWorker
) -> Play:
    """The function that plays fixtures: in processes of this machine, or on a cluster."""
    if arguments.on == "ray":
        return partial(play_fixtures_on_ray, table, kind=kind)
    return partial(play_fixtures, table, workers=arguments.workers, kind=kind)


def bots_of(arguments: argparse.Namespace) -> list[str]:
    """The names of the bots; raises Invalid for fewer than two, or for one that is named twice."""
    names = [name.strip() for name in filter(None, arguments.bots.split(","))]
    names += [name.strip() for name in arguments.bot]
    if len(names) < 2 or len(set(names)) < len(names):
        raise Invalid("tournament-needs-bots")
    return names


def workers_of(text: str) -> int:
    """The number of processes."""
    return os.cpu_count() or 1 if text == "auto" else at_least(1)(text)


def seats_of(asked: int | None, game: AnyGame, bots: int) -> int:
    """The number of seats: as given, or one for each bot, as far as the game allows; raises Invalid."""
    info = game.info
    seats = default_seats(game, bots) if asked is None else asked
    if not info.min_seats <= seats <= info.max_seats:
        raise Invalid("wrong-number-of-seats", seats=seats, low=info.min_seats, high=info.max_seats)
    return seats


def table_of(arguments: argparse.Namespace, game: AnyGame, seats: int, hashes: dict[str, str]) -> Table:
    """What all matches have in common; raises Invalid if the game does not allow it."""
    options = options_from(game, arguments.options)
    if isinstance(game, Timed) and game.minutes(options) is not None:
        raise Invalid("bots-need-no-clock")
    Match.new(game, seats, options, luck=seeded_luck(0, simulator_of(game)))
    return Table(
        game=game.info.key,
        options=msgspec.to_builtins(options),
        limit=arguments.limit,
        budget_ms=arguments.budget_ms,
        most_actions=arguments.most_actions,
        memory_mb=arguments.memory,
        variables=tuple(arguments.variable),
        hashes=hashes,
    )


def play_all(
    table: Table,
    fixtures: Sequence[Fixture],
    play: Play,
    out: Path | None,
    texts: Texts,
    decision: Decision | None = None,
) -> list[MatchResult]:
    """Play the fixtures that the file does not have; returns all results in the order of the schedule.

    With a decision, play deal after deal until it is complete.
    """
    file = None if out is None else ResultsFile(out, table)
    earlier = {} if file is None else file.earlier
    missing = [fixture for fixture in fixtures if fixture not in earlier]
    if len(missing) < len(fixtures):
        print(texts.say("tournament-found", matches=len(fixtures) - len(missing)))
    played: list[MatchResult] = []
    try:
        with closing(in_order_with_bar(play(missing), len(missing), texts)) as new:
            for deal in deals_of(fixtures):
                results = [earlier[fixture] if fixture in earlier else next(new)[0] for fixture in deal]
                for result in results:
                    if file is not None and result.fixture not in earlier:
                        file.add(result)
                played += results
                if decision is not None:
                    decision.add_deal(results)
                    if decision.complete:
                        break
    finally:
        if file is not None:
            file.close()
    # Results in the file that are not of this schedule (other bots, other seeds) count, too.
    of_schedule = set(fixtures)
    return [*(result for fixture, result in earlier.items() if fixture not in of_schedule), *played]


def deals_of(fixtures: Sequence[Fixture]) -> Iterator[list[Fixture]]:
    """The fixtures in deals of one seed, in their order."""
    for _, deal in groupby(fixtures, key=lambda fixture: fixture.seed):
        yield list(deal)


def print_decision(decision: Decision, texts: Texts) -> None:
    """Print which bot of each pair is better, as far as it is decided."""
    for pair, better in decision.better.items():
        (worse,) = pair - {better}
        print(texts.say("tournament-better", better=better, worse=worse))
    if not decision.complete:
        print(texts.say("tournament-undecided", pairs=decision.pairs - len(decision.better)))


def print_results(
    console: Console,
    results: Sequence[MatchResult],
    bots: Sequence[str],
    texts: Texts,
    anchor: str | None = None,
) -> None:
    """Print the forfeits and the standings."""
    for result in results:
        if result.forfeit is not None:
            bot = result.bots[result.forfeit.seat]
            line = texts.say(
                "tournament-forfeit",
                seed=str(result.seed),
                bot=bot,
                seat=texts.seat(result.forfeit.seat),
                why=result.forfeit.why,
                detail=result.forfeit.detail,
            )
            console.print(escape(line))
    broken_off = sum(result.reason == BROKEN_OFF for result in results)
    if broken_off:
        console.print(escape(texts.say("tournament-broken-off", matches=broken_off)))
    print_standings(
        console, results, standings_of_all(results, bots, anchor), anchor or anchor_of(bots), texts
    )


def print_standings(
    console: Console, results: Sequence[MatchResult], table: Sequence[Standing], anchor: str, texts: Texts
) -> None:
    """Print a table of the bots, best first, and how to read it."""
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(escape(texts.say("tournament-bot")))
    for key in ("seats", "wins", "place", "rating", "forfeits"):
        grid.add_column(escape(texts.say(f"tournament-{key}")), justify="right")
    for standing in table:
        low, high = standing.wins_between
        grid.add_row(
            escape(standing.bot),
            str(standing.seats),
            f"{standing.wins:.1%} ({low:.0%}–{high:.0%})",
            f"{standing.place:.2f}",
            f"{standing.rating:.0f} ± {standing.rating_margin:.0f}",
            str(standing.forfeits),
        )
    console.print(grid)
    sure = texts.say(
        "tournament-sure",
        matches=len(results),
        actions=sum(r.actions for r in results),
        anchor=anchor,
    )
    console.print(f"[dim]{escape(sure)}[/dim]")


def standings_of_all(
    results: Sequence[MatchResult], bots: Sequence[str], anchor: str | None = None
) -> list[Standing]:
    """The standings of all bots, also of those that played only in an earlier run."""
    everybody = list(dict.fromkeys([*bots, *(bot for result in results for bot in result.bots)]))
    return standings(results, everybody, anchor or anchor_of(bots))


def picture_of(
    game: AnyGame,
    results: Sequence[MatchResult],
    bots: Sequence[str],
    texts: Texts,
    anchor: str | None = None,
) -> str:
    """An SVG document of the ratings and wins with their margins."""
    table = standings_of_all(results, bots, anchor)
    title = texts.say("stats-title", title=game.info.title, matches=len(results))
    rows = [
        Interval(_short(standing.bot), standing.rating, standing.rating_margin, f"{standing.wins:.1%}")
        for standing in table
    ]
    return intervals(title, texts.say("tournament-rating"), texts.say("tournament-wins"), rows)


def _short(bot: str) -> str:
    """A bot's name without the folders of its path."""
    return " ".join(Path(word).name for word in shlex.split(bot)) if "/" in bot else bot
