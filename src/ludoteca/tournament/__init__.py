"""Tournaments of bots: who plays whom, with guarded workers, results that can be extended, and ratings."""

from .crew import played
from .ratings import Standing, standings
from .results import Forfeit, MatchResult, ResultsFile
from .schedule import Fixture, Table, schedule

__all__ = [
    "Fixture",
    "Forfeit",
    "MatchResult",
    "ResultsFile",
    "Standing",
    "Table",
    "played",
    "schedule",
    "standings",
]
