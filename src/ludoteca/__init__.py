"""Three real board games, played exactly by their rulebooks.

The most used names are here; `ludoteca.core` has the whole contract between games and everything else.
"""

from importlib import import_module
from typing import Any

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
    old_names,
    seeded_luck,
    to_file,
)
from ludoteca.games import find_game, game_keys
from ludoteca.runner import BotFailed, Result, new_match, play_match

__version__ = "0.1.0"
OLD_NAMES: dict[str, str] = {}
"""Names that have changed since the last release, with their new names."""
__getattr__ = old_names(__name__, OLD_NAMES)


def _sentence(refusal: Refusal) -> str:
    said: str = import_module("ludoteca.texts.english").sentence_of(refusal)
    return said


def _picture(match: Match[Any, Any]) -> str:
    drawn: str = import_module("ludoteca.texts.english").picture_of(match)
    return drawn


# The core knows no texts; they are loaded when the first refusal or match is printed.
Refusal.sentence, Match.picture = _sentence, _picture

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
    "new_match",
    "play_match",
    "seeded_luck",
    "to_file",
]
