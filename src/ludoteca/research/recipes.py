"""How each game is trained by `ludoteca.research.train` unless its command says otherwise."""

from typing import Any

import msgspec


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is trained unless the command says otherwise."""

    seats: int
    envs: int
    """Matches at a time in self-play."""
    tables: int
    """Tables with bots at a time."""
    bots: tuple[str, ...]
    """Opponents; the first one measures the progress."""
    teacher: str
    """The bot that is imitated first, or none."""
    imitation: float
    """The share of the time that is spent on imitation."""
    most_actions: int
    batch: int
    """Decisions between two steps of learning."""
    shaping: float
    options: dict[str, Any] = msgspec.field(default_factory=dict)


RECIPES = {
    "palermo": Recipe(
        seats=3, envs=64, tables=8, bots=("easy", "normal"), teacher="normal", imitation=0.45,
        most_actions=200, batch=3072, shaping=10.0,
    ),
    "palanche": Recipe(
        seats=2, envs=32, tables=16, bots=("easy", "normal"), teacher="normal", imitation=0.45,
        most_actions=1500, batch=4096, shaping=2.0,
    ),
    "villa_paletti": Recipe(
        seats=2, envs=2, tables=4, bots=("easy",), teacher="easy", imitation=0.7,
        most_actions=120, batch=256, shaping=0.2,
    ),
}  # fmt: skip
OTHER = Recipe(
    seats=2, envs=32, tables=4, bots=("uniform",), teacher="", imitation=0.0, most_actions=500, batch=2048,
    shaping=0.0,
)  # fmt: skip
