"""`ludoteca league`: a tournament whose file grows over months, with a page of ratings, curves and pairs."""

import argparse
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from ludoteca.core import AnyGame
from ludoteca.games import find_game
from ludoteca.texts import Texts
from ludoteca.tournament import League, Pair, Standing, anchor_of

from .arguments import require_writable, write_file
from .charts import Interval, Line, intervals, lines
from .screen import screen
from .tournament import add_matches, planned, play_all, player_of_fixtures, print_standings

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
  color: #2b2a27; background: #f4efe4 }
table { border-collapse: collapse } td, th { padding: .3rem .7rem; text-align: right }
td:first-child, th:first-child { text-align: left } tr + tr { border-top: 1px solid #e4ddcd }
svg { max-width: 100%; height: auto } .scroll { overflow-x: auto }
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument(
        "file", type=Path, metavar="FILE.jsonl", help="the league, which is made if it is missing"
    )
    add_matches(parser)
    parser.add_argument(
        "--page", type=Path, metavar="FILE.html", help="write a page with tables and drawings"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    game = find_game(arguments.game)
    texts = arguments.texts = Texts(arguments.lang, game)
    bots, table, fixtures = planned(arguments, game)
    if arguments.page:
        require_writable(arguments.page)
    play_all(table, fixtures, player_of_fixtures(arguments, table), arguments.file, texts)
    league = League(arguments.file, table)
    anchor = league.anchor(anchor_of(bots))
    standings = league.standings(anchor)
    print_standings(screen(), league.results, standings, anchor, texts)
    if arguments.page:
        write_file(arguments.page, page_of(game, league, standings, anchor, texts, arguments.lang).encode())
        print(texts.say("stats-drawn", file=str(arguments.page)))
    return 0


def page_of(
    game: AnyGame, league: League, standings: Sequence[Standing], anchor: str, texts: Texts, language: str
) -> str:
    """An HTML document of a league, complete in one file."""
    title = texts.say("stats-title", title=game.info.title, matches=len(league.results))
    ratings = [Interval(row.bot, row.rating, row.rating_margin, f"{row.wins:.1%}") for row in standings]
    curves = [Line(bot, tuple(points)) for bot, points in league.curves(anchor).items()]
    order = [row.bot for row in standings]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(texts.say('league-read', anchor=anchor))}</p>",
        intervals(
            texts.say("tournament-rating"),
            texts.say("tournament-rating"),
            texts.say("tournament-wins"),
            ratings,
        ),
        f"<h2>{escape(texts.say('league-curves'))}</h2>",
        lines(texts.say("league-curves"), texts.say("league-matches"), curves),
        f"<h2>{escape(texts.say('league-pairs'))}</h2>",
        _matrix(order, league.pairs()),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def _matrix(order: Sequence[str], pairs: Mapping[tuple[str, str], Pair]) -> str:
    """A table of the shares with which the bot of a row was ranked before the bot of a column."""
    head = "".join(f"<th>{escape(bot)}</th>" for bot in order)
    rows = [f"<tr><th></th>{head}</tr>"]
    for one in order:
        cells = (_cell(pairs.get((one, other))) for other in order)
        rows.append(f"<tr><th>{escape(one)}</th>{''.join(cells)}</tr>")
    return f'<div class="scroll"><table>{"".join(rows)}</table></div>'


def _cell(pair: Pair | None) -> str:
    if pair is None or pair.share is None:
        return "<td>·</td>"
    # From the colour of the paper to that of the bars, the more often the bot of the row was before.
    tone = f"background: color-mix(in srgb, #b4532a {pair.share:.0%}, #fffdf8)"
    ink = "#fffdf8" if pair.share > 0.75 else "#2b2a27"
    met = f"{pair.before} + {pair.beside} = + {pair.after} −"
    return f'<td style="{tone}; color: {ink}" title="{escape(met)}">{pair.share:.0%}</td>'
