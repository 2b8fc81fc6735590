"""The bots of each game by level, and how one is asked for a move."""

from functools import cache
from typing import Any

from ludoteca.core import AnyGame, Bot, Chance, Choice, Invalid, Seat, Strength
from ludoteca.games import module_in, package_of

from .search import general_levels
from .uniform import UniformBot

USUAL = "normal"
"""The level that plays by default."""


@cache
def _levels_in(package: str) -> dict[str, Bot[Any, Any]]:
    module = module_in(package, "bots")
    own: dict[str, Bot[Any, Any]] = {} if module is None else module.LEVELS
    return {"uniform": UniformBot(), **(own or general_levels())}


def _levels(game: AnyGame) -> dict[str, Bot[Any, Any]]:
    try:
        return _levels_in(package_of(game))
    except (Exception, SystemExit):
        return _levels_in("")  # a guest's bots cannot be loaded: use the general ones


def bots_error(game: AnyGame) -> str | None:
    """The error that the bots of a game raise when they are loaded; None if they load."""
    try:
        _levels_in(package_of(game))
    except (Exception, SystemExit) as error:
        return f"{type(error).__name__}: {error}"
    return None


def bot_levels(game: AnyGame) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return tuple(_levels(game))


@cache
def _strengths_in(package: str) -> dict[str, Strength]:
    module = module_in(package, "bots")
    dial: tuple[Strength, ...] = getattr(module, "STRENGTHS", ())
    return {str(number): strength for number, strength in enumerate(dial, 1)}


def strengths(game: AnyGame) -> dict[str, int]:
    """The steps of a game's dial from 1 on, with their measured ratings; empty for a game without a dial."""
    return {name: strength.rating for name, strength in _strengths(game).items()}


def rating_of(game: AnyGame, level: str) -> int | None:
    """The measured rating of a level or strength; None if it was not measured."""
    module = None if bots_error(game) else module_in(package_of(game), "bots")
    ratings: dict[str, int] = getattr(module, "RATINGS", {})
    return ratings.get(level, strengths(game).get(level))


def _strengths(game: AnyGame) -> dict[str, Strength]:
    return {} if bots_error(game) else _strengths_in(package_of(game))


def is_level(game: AnyGame, name: str) -> bool:
    """Whether a game has a bot of that level, or of that strength on its dial."""
    return name in bot_levels(game) or name in _strengths(game)


def usual_level(game: AnyGame) -> str:
    """The default level: `normal`, which is sound and instant; of a game without it, the strongest."""
    levels = bot_levels(game)
    return USUAL if USUAL in levels else levels[-1]


@cache
def guest_bots(game_key: str) -> dict[str, Any]:
    """The entry points of the bots that installed packages bring for a game, by bot name.

    In the group `ludoteca.bots`, `palermo.greedy` is a bot `greedy` for Palermo; a name without a dot is a
    bot for every game.
    """
    # Imported here because it is slower than importing a game, and few processes need it.
    from importlib.metadata import entry_points

    guests = {}
    for entry in entry_points(group="ludoteca.bots"):
        plays, dot, name = entry.name.rpartition(".")
        if not dot or plays == game_key:
            guests[name] = entry
    return guests


def find_bot(game: AnyGame, level: str | None = None) -> Bot[Any, Any]:
    """The bot of a level (by default the usual one), of a strength, or of an installed package by its name.

    Raises Invalid if there is none.
    """
    levels = _levels(game)
    if level is None:
        return levels[usual_level(game)]
    if level in levels:
        return levels[level]
    if level in (dial := _strengths(game)):
        return dial[level].bot
    guests = guest_bots(game.info.key)
    if level in guests:
        return instance_of(guests[level].load())
    raise Invalid("unknown-level", level=level, known=", ".join([*levels, *dial, *guests]))


def instance_of(brought: Any) -> Bot[Any, Any]:
    """The bot itself, or an instance of a bot class."""
    bot: Bot[Any, Any] = brought() if isinstance(brought, type) else brought
    return bot


def ask(
    game: AnyGame,
    state: Any,
    seat: Seat,
    chance: Chance,
    bot: Bot[Any, Any] | str | None = None,
    budget_ms: int | None = None,
) -> Choice[Any]:
    """What a bot, given as an object or by its level, would play (by default: the usual level).

    Every bot is asked here: it gets a state in which everything that its seat cannot know is drawn anew.
    """
    imagined = game.reshuffle(state, seat, chance)
    asked = find_bot(game, bot) if bot is None or isinstance(bot, str) else bot
    return asked.choose(game, imagined, seat, chance, budget_ms)
