"""Tournaments of bots: a schedule, matches in worker processes, a results file to extend, and ratings."""

from .deciding import Decision
from .league import League, Pair
from .playing import play_fixtures
from .ratings import Standing, anchor_of, standings
from .results import Forfeit, MatchResult, ResultsFile
from .running import run_tournament
from .schedule import Fixture, Table, schedule

__all__ = [
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
