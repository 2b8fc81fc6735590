"""Tournaments of bots: a schedule, matches in worker processes, a results file to extend, and ratings."""

from .playing import play_fixtures
from .ratings import Standing, standings
from .results import Forfeit, MatchResult, ResultsFile
from .running import run_tournament
from .schedule import Fixture, Table, schedule

__all__ = [
    "Fixture",
    "Forfeit",
    "MatchResult",
    "ResultsFile",
    "Standing",
    "Table",
    "play_fixtures",
    "run_tournament",
    "schedule",
    "standings",
]
