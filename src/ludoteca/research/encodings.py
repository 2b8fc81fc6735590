"""Finds the encoding that a game brings, or derives one from its contract."""

from functools import cache

from ludoteca.core.learning import Encoding
from ludoteca.games import find_game, module_in, package_of

from .derived import DerivedEncoding


@cache
def encoding_of(key: str) -> Encoding:
    """The encoding of a game: `ENCODING` of its module `learning`, or one derived from its records.

    Raises Invalid if there is no such game.
    """
    game = find_game(key)
    learning = module_in(package_of(game), "learning")
    encoding: Encoding = DerivedEncoding(game) if learning is None else learning.ENCODING
    return encoding
