"""A whole tournament in one call, for programs; the command line adds progress, files and drawings."""

from collections.abc import Sequence
from typing import Any

from ludoteca.bots import identify
from ludoteca.core import AnyGame
from ludoteca.games import find_game
from ludoteca.processes import in_order

from .playing import play_fixtures
from .results import MatchResult
from .schedule import Table, schedule


def default_seats(game: AnyGame, bots: int) -> int:
    """The number of seats of a tournament: one for each bot, as far as the game allows."""
    return min(max(bots, game.info.min_seats), game.info.max_seats)


def run_tournament(
    game: str,
    bots: Sequence[str],
    matches: int = 100,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    workers: int = 1,
    budget_ms: int | None = None,
) -> list[MatchResult]:
    """Let bots play at least this number of matches with rotated seats; the results, in the order of play.

    Bots are named as on the command line: levels, `./file.py:Class`, `module:Class`. By default there is one
    seat for each bot, as far as the game allows. A bot that fails forfeits its match. Raises Invalid for an
    unknown game or bot.
    """
    found = find_game(game)
    hashes = {bot: identify(found, bot) for bot in bots}
    seated = default_seats(found, len(bots)) if seats is None else seats
    table = Table(game=game, options=options or {}, budget_ms=budget_ms, hashes=hashes)
    fixtures = schedule(bots, seated, matches, seed)
    return [result for result, _ in in_order(play_fixtures(table, fixtures, workers))]
