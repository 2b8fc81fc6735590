"""What the library prints in English: refusals as sentences, and matches as pictures of characters."""

from typing import Any

from rich.text import Text

from ludoteca.core import Match, Refusal
from ludoteca.games import playable_games

from . import Texts
from .rulebook import rules_of


def sentence_of(refusal: Refusal) -> str:
    """The sentence of a refusal: of the game that has its rule, or else of the first that has its reason."""
    games = sorted(playable_games(), key=lambda game: refusal.rule not in rules_of(game))
    for texts in (Texts(), *(Texts("en", game) for game in games)):
        if texts.has(f"refusal-{refusal.reason}"):
            return texts.refusal(refusal)
    return refusal.reason


def picture_of(match: Match[Any, Any]) -> str:
    """What every seat may see of a match, as plain text."""
    board = Texts("en", match.game).board(match.game.render(match.state, None))
    return Text.from_markup(board).plain
