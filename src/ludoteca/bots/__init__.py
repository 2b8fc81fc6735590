"""Players made of code, by game and level."""

from .levels import ask, bot_levels, find_bot
from .uniform import UniformBot

__all__ = ["UniformBot", "ask", "bot_levels", "find_bot"]
