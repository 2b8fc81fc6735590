"""The games, one folder a title.

Games of other packages join by an entry point of the group `ludoteca.games` that names their `GAME`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ludoteca.core import AnyGame, Invalid

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

_OURS = {
    "palermo": "ludoteca.games.palermo.rules",
    "palanche": "ludoteca.games.palanche.rules",
    "villa_paletti": "ludoteca.games.villa_paletti.rules",
}


@cache
def _guests() -> EntryPoints:
    # Imported here: it takes longer than all rules of a game, and few processes look for guests.
    from importlib.metadata import entry_points

    return entry_points(group="ludoteca.games")


def game_keys() -> tuple[str, ...]:
    """Every game on the shelf."""
    return (*_OURS, *(key for key in _guests().names if key not in _OURS))


@cache
def find_game(key: str) -> AnyGame:
    """The game of that key; raises Invalid if there is none. Only the game asked for is imported."""
    if key in _OURS:
        ours: AnyGame = import_module(_OURS[key]).GAME
        return ours
    if key in _guests().names:
        guest: AnyGame = _guests()[key].load()
        return guest
    raise Invalid("unknown-game", game=key, known=", ".join(game_keys()))
