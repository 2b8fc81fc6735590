"""Three real board games, played exactly by their rulebooks.

The most used names are here; `ludoteca.core` has the whole contract between games and everything else.
"""

from ludoteca.bots import bot_levels, bring_bot, find_bot
from ludoteca.core import (
    Action,
    Bot,
    Chance,
    Choice,
    Event,
    Game,
    GameInfo,
    Illegal,
    Invalid,
    Match,
    Outcome,
    Position,
    Record,
    Refusal,
    SeededChance,
    Step,
    from_file,
    seeded_luck,
    to_file,
)
from ludoteca.games import find_game, game_keys
from ludoteca.runner import BotFailed, Result, play_match

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Bot",
    "BotFailed",
    "Chance",
    "Choice",
    "Event",
    "Game",
    "GameInfo",
    "Illegal",
    "Invalid",
    "Match",
    "Outcome",
    "Position",
    "Record",
    "Refusal",
    "Result",
    "SeededChance",
    "Step",
    "bot_levels",
    "bring_bot",
    "find_bot",
    "find_game",
    "from_file",
    "game_keys",
    "play_match",
    "seeded_luck",
    "to_file",
]
