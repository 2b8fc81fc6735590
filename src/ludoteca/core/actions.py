"""Reads actions from JSON or from text that a person typed."""

from collections.abc import Mapping
from typing import Any

from .codec import convert, require_short_words
from .errors import Invalid
from .game import AnyGame


def read_action(game: AnyGame, said: Mapping[str, Any] | str) -> Any:
    """The action of a JSON object or of a line in the game's notation; raises Invalid if it is none."""
    if not isinstance(said, str):
        return convert(said, game.info.action)
    require_short_words(said)
    try:
        return game.from_notation(said)
    except ValueError as error:  # a word where the game expected a number
        raise Invalid("malformed", detail=said) from error
