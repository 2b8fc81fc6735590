"""Tournaments of bots: a schedule, matches in worker processes, a results file to extend, and ratings."""

from .deciding import Decision
from .league import League, Pair
from .playing import play_fixtures
from .ratings import Standing, anchor_of, standings
from .results import BROKEN_OFF, Forfeit, MatchResult, ResultsFile
from .running import run_tournament
from .schedule import MOST_ACTIONS, Fixture, Table, schedule

__all__ = [
    "BROKEN_OFF",
    "MOST_ACTIONS",
    "Decision",
    "Fixture",
    "Forfeit",
    "League",
    "MatchResult",
    "Pair",
    "ResultsFile",
    "Standing",
    "Table",
    "anchor_of",
    "play_fixtures",
    "run_tournament",
    "schedule",
    "standings",
]
