"""Bots: the levels of each game, a search for any game, and bots from classes, packages or programs."""

from .isolated import MEMORY_MB, identify, isolated_bot
from .levels import USUAL, ask, bot_levels, bots_error, find_bot, is_level, rating_of, strengths, usual_level
from .own import bring_bot, consult
from .program import ProgramBot, ProgramFailed, ProgramHung
from .search import Search, SearchBot
from .uniform import UniformBot

__all__ = [
    "MEMORY_MB",
    "USUAL",
    "ProgramBot",
    "ProgramFailed",
    "ProgramHung",
    "Search",
    "SearchBot",
    "UniformBot",
    "ask",
    "bot_levels",
    "bots_error",
    "bring_bot",
    "consult",
    "find_bot",
    "identify",
    "is_level",
    "isolated_bot",
    "rating_of",
    "strengths",
    "usual_level",
]
