"""Bots for Palermo.

`easy` lives from chip to chip. `normal` and `hard` solve the order of their doors exactly (`plan`, over the
`routes` of the town), judge every house with the same plan (`builder`), walk by it (`walker`) and put the
policeman where he costs the others' plans most (`blocker`); `hard` also thinks ahead while the town is built.
"""

from typing import Any

from ludoteca.core import Bot

from .easy import EasyBot
from .planner import PlanningBot, SearchingBot

LEVELS: dict[str, Bot[Any, Any]] = {"easy": EasyBot(), "normal": PlanningBot(), "hard": SearchingBot()}
