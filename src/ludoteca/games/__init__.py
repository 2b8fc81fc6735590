"""The registry of games: those of this package, one folder each, and guest games of other packages.

A guest game has an entry point in the group `ludoteca.games` that names its `GAME`. One that cannot be loaded
is listed as unplayable and does not affect the others.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, overload

from ludoteca.core import AnyGame, Game, GameInfo, Invalid, Position, Record, decoder

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from types import ModuleType

    from ludoteca.games.palanche.rules import Palanche
    from ludoteca.games.palermo.rules import Palermo
    from ludoteca.games.villa_paletti.rules import VillaPaletti

_OURS = {
    "palermo": "ludoteca.games.palermo.rules",
    "palanche": "ludoteca.games.palanche.rules",
    "villa_paletti": "ludoteca.games.villa_paletti.rules",
}
OUR_KEYS = tuple(_OURS)
"""The keys of the games of this package."""
MOST_SEATS = 16
"""The most seats of a table on the server."""


@cache
def _guests() -> dict[str, EntryPoint]:
    # Imported here because it is slower than importing a game, and few processes need it.
    from importlib.metadata import entry_points

    found = sorted(entry_points(group="ludoteca.games"), key=lambda entry: (entry.name, entry.value))
    return {entry.name: entry for entry in found if entry.name not in _OURS}


def game_keys() -> tuple[str, ...]:
    """The keys of all games, unplayable guests included."""
    return (*_OURS, *_guests())


@overload
def find_game(key: Literal["palermo"]) -> Palermo: ...
@overload
def find_game(key: Literal["palanche"]) -> Palanche: ...
@overload
def find_game(key: Literal["villa_paletti"]) -> VillaPaletti: ...
@overload
def find_game(key: str) -> AnyGame: ...
def find_game(key: str) -> AnyGame:
    """The game of that key; raises Invalid if there is none, or if it cannot be played.

    Only the game asked for is imported.
    """
    found = _look_for(key)
    if isinstance(found, Invalid):
        raise found.with_traceback(None)
    return found


def playable_games() -> tuple[AnyGame, ...]:
    """Every game that can be loaded."""
    return tuple(found for found in map(_look_for, game_keys()) if not isinstance(found, Invalid))


def unplayable_games() -> tuple[Invalid, ...]:
    """For each guest game that cannot be loaded, the refusal that says why."""
    return tuple(found for found in map(_look_for, _guests()) if isinstance(found, Invalid))


def module_in(package: str, name: str) -> ModuleType | None:
    """The module `name` of a game's package, such as `bots`; None if the game brings none.

    Raises whatever the module raises when it is imported.
    """
    module = f"{package}.{name}"
    return import_module(module) if package and find_spec(module) is not None else None


def package_of(game: AnyGame) -> str:
    """The Python package that is the game's folder; empty for a single module."""
    module = sys.modules.get(type(game).__module__)
    return getattr(module, "__package__", None) or ""


@cache
def _look_for(key: str) -> AnyGame | Invalid:
    if key in _OURS:
        ours: AnyGame = import_module(_OURS[key]).GAME
        return ours
    if key not in _guests():
        return Invalid("unknown-game", game=key, known=", ".join(game_keys()))
    try:
        guest = _guests()[key].load()
        why = _flaw(key, guest)
    except (Exception, SystemExit) as error:  # a guest's module may raise anything
        return Invalid("game-unplayable", game=key, why="error", detail=f"{type(error).__name__}: {error}")
    if why is not None:
        return Invalid("game-unplayable", game=key, why=why, detail="")
    found: AnyGame = guest
    return found


def _flaw(key: str, guest: Any) -> str | None:
    """The flaw that makes a guest game unplayable, as a keyword of its refusal; None if it has none."""
    if not isinstance(guest, Game):
        return "no-game"
    info = getattr(guest, "info", None)
    if not isinstance(info, GameInfo):
        return "no-info"
    if info.key != key:
        return "key"
    if not 1 <= info.min_seats <= info.max_seats <= MOST_SEATS:
        return "seats"
    for name, base in (("options", Record), ("position", Position), ("view", Record)):
        kind = getattr(info, name)
        if not (isinstance(kind, type) and issubclass(kind, base)):
            return name
    # Types that msgspec cannot decode, and options without defaults, raise here.
    for kind in (info.action, info.event, info.private, info.position, info.view):
        decoder(kind)
    info.options()
    return None
