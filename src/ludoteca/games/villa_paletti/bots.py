"""Players of Villa Paletti made of code."""

from ludoteca.core import Bot

from .actions import VillaAction
from .state import State

LEVELS: dict[str, Bot[State, VillaAction]] = {}
