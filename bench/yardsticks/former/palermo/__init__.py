"""Bots for Palermo.

`easy` walks to the nearest chip. `normal` and `hard` solve the order of their doors exactly (`plan`, over the
`routes` of the town), judge every house with the same plan (`builder`), walk by it (`walker`) and put the
policeman where it costs the plans of the others most (`blocker`); `hard` also searches ahead in phase 1.
"""

from typing import Any

from ludoteca.core import Bot

from .easy import EasyBot
from .planner import PlanningBot, SearchingBot

LEVELS: dict[str, Bot[Any, Any]] = {"easy": EasyBot(), "normal": PlanningBot(), "hard": SearchingBot()}

FormerHard = LEVELS["hard"]
"""As tournaments name it."""
