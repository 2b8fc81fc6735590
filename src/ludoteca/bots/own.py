"""Finds bots that users write: a Python class, an installed package, or a program over a pipe."""

import os
import re
import shlex
import shutil
import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ludoteca.core import AnyGame, Bot, Chance, Choice, Invalid, Seat

from .levels import ask, find_bot, guest_bots, instance_of, is_level
from .program import ProgramBot

IN_PYTHON = re.compile(r"(?P<where>(?:[A-Za-z]:[\\/])?[^\s:]+):(?P<name>\w+)")
"""A class in a module or a file, which on Windows may begin with a drive."""


def bring_bot(game: AnyGame, name: str, limit: float | None = None) -> Bot[Any, Any]:
    """The bot that a user of this machine names; raises Invalid if there is none.

    A level or an installed bot (`hard`), a class in a module or a file (`my.module:Mine`, `./mine.py:Mine`),
    or a program over a pipe (`node my_bot.js`), which has `limit` seconds for each answer. This runs the code
    that is named: never pass a name that came over the network.
    """
    if is_level(game, name) or name in guest_bots(game.info.key):
        return find_bot(game, name)
    if found := IN_PYTHON.fullmatch(name):
        return _from_python(name, **found.groupdict())
    if words := program_of(game, name):
        return ProgramBot(words, limit)
    return find_bot(game, name)  # which raises Invalid with the known names


def program_of(game: AnyGame, name: str) -> list[str]:
    """The words of the command that a name is; empty if it names no program."""
    if is_level(game, name) or name in guest_bots(game.info.key) or IN_PYTHON.fullmatch(name):
        return []
    try:
        words = shlex.split(name, posix=os.name == "posix")  # backslashes separate folders on Windows
    except ValueError:
        return []
    return words if words and shutil.which(words[0]) else []


def module_of(game: AnyGame, name: str) -> ModuleType:
    """The module of a bot that `bring_bot` has loaded from Python code."""
    if found := IN_PYTHON.fullmatch(name):
        return _module(found["where"])
    return sys.modules[guest_bots(game.info.key)[name].module]


_brought: dict[tuple[str, str], Bot[Any, Any]] = {}


def consult(game: AnyGame, state: Any, seat: Seat, chance: Chance, name: str | None = None) -> Choice[Any]:
    """What the bot of this name would play, as for `bring_bot`; raises Invalid if it fails."""
    if name is None or is_level(game, name):
        return ask(game, state, seat, chance, name)
    known = (game.info.key, name)
    if known not in _brought:
        _brought[known] = bring_bot(game, name)
    try:
        return ask(game, state, seat, chance, _brought[known])
    except (Exception, SystemExit) as error:  # foreign code may raise anything
        raise Invalid("bot-unusable", bot=name, detail=f"{type(error).__name__}: {error}") from error


def _from_python(bot: str, where: str, name: str) -> Bot[Any, Any]:
    try:
        brought = instance_of(getattr(_module(where), name))
    except (Exception, SystemExit) as error:  # foreign code may raise anything
        raise Invalid("bot-unusable", bot=bot, detail=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(brought, "choose", None)):
        raise Invalid("bot-without-choose", bot=bot)
    return brought


def _module(where: str) -> ModuleType:
    """A module from a file or by its name; it may import its neighbours, and packages of this folder."""
    if where.endswith(".py"):
        return _from_file(Path(where).resolve())
    if "/" in where or os.sep in where:
        raise ValueError("the name of a Python file ends in .py")
    if "" not in sys.path:
        sys.path.append("")
    return import_module(where)


@cache
def _from_file(path: Path) -> ModuleType:
    """Import a module from a file, which need not be on Python's path."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = spec_from_file_location(f"ludoteca_bot_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise FileNotFoundError(path)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
