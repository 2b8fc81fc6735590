"""Which bots there are for a game, and how one is asked."""

from functools import cache
from importlib import import_module
from typing import Any

from ludoteca.core import AnyGame, Bot, Chance, Choice, Invalid, Seat

from .uniform import UniformBot


@cache
def _levels_in(package: str) -> dict[str, Bot[Any, Any]]:
    own: dict[str, Bot[Any, Any]] = import_module(f"{package}.bots").LEVELS
    return {"uniform": UniformBot(), **own}


def _levels(game: AnyGame) -> dict[str, Bot[Any, Any]]:
    return _levels_in(type(game).__module__.rpartition(".")[0])


def bot_levels(game: AnyGame) -> tuple[str, ...]:
    """The levels for a game, weakest first."""
    return tuple(_levels(game))


def find_bot(game: AnyGame, level: str | None = None) -> Bot[Any, Any]:
    """The bot of that level, by default the strongest; raises Invalid if there is none."""
    levels = _levels(game)
    if level is None:
        return levels[bot_levels(game)[-1]]
    if level not in levels:
        raise Invalid("unknown-level", level=level, known=", ".join(levels))
    return levels[level]


def ask(
    game: AnyGame,
    state: Any,
    seat: Seat,
    chance: Chance,
    level: str | None = None,
    budget_ms: int | None = None,
) -> Choice[Any]:
    """What a bot would play; what its seat cannot know is drawn anew before it looks."""
    imagined = game.reshuffle(state, seat, chance)
    return find_bot(game, level).choose(game, imagined, seat, chance, budget_ms)
