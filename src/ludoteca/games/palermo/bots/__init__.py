"""Bots for Palermo.

`easy` walks to the nearest chip. `normal` and `hard` solve the order of their doors exactly (`plan`, over the
`routes` of the town), judge every house with the same plan (`builder`), walk by it (`walker`) and put the
policeman where it costs the plans of the others most (`blocker`); `hard` also searches in both phases
(`searcher`), by playouts in machine code where that is installed: `rollouts` compares choices, `towns` builds
on, `planned` walks on by the plan of each player (`planning`) and its policeman (`hindering`).
"""

from typing import Any

from ludoteca.core import Between, Bot, Strength

from .easy import EasyBot
from .planner import PlanningBot
from .searcher import SearchingBot

LEVELS: dict[str, Bot[Any, Any]] = {"easy": EasyBot(), "normal": PlanningBot(), "hard": SearchingBot()}

RATINGS = {"easy": 800, "normal": 1500, "hard": 1900}
"""The ratings of the levels, measured as those of the dial."""
_EASY, _NORMAL, _HARD = LEVELS.values()
STRENGTHS = (
    *(
        Strength(Between(_NORMAL, _EASY, error), 1500 - round(1.17 * error))
        for error in (450, 360, 270, 180, 90)
    ),
    Strength(_NORMAL, 1500),
    *(Strength(Between(_HARD, _NORMAL, error), 1900 - round(0.4 * error)) for error in (750, 500, 250)),
    Strength(_HARD, 1900),
)
"""The dial from 1 to 10. Ratings between measured points are interpolated (docs/levels.md)."""
