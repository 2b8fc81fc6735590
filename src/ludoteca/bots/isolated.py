"""Bots of users in processes of their own: they see a reshuffled state and can change nothing of a match.

In one process a bot could read the true state from its callers' frames, or replace a method of the game. So a
tournament asks every bot that is not a level of the game over a pipe, with limits on time and memory.
"""

import os
import subprocess
import sys
from functools import cache
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Bot, Invalid, decode

from .identity import hash_of_level, hash_of_program
from .levels import bot_levels, find_bot
from .own import program_of
from .program import ProgramBot

MEMORY_MB = 4096
"""Memory that a bot's process may use by default."""
PATIENCE = 60
"""Seconds that a bot may take to be imported."""


class Introduced(msgspec.Struct, frozen=True):
    """What `ludoteca.bots.served` answers when it is asked who a bot is: a hash, or a refusal."""

    hash: str = ""
    reason: str = ""
    params: dict[str, Any] = {}


def isolated_bot(
    game: AnyGame, name: str, *, limit: float | None = None, memory_mb: int = MEMORY_MB, timed: bool = False
) -> Bot[Any, Any]:
    """The bot of a name that `bring_bot` knows: a level in this process, any other bot in its own.

    `timed` makes its budget count by the clock instead of in steps.
    """
    if name in bot_levels(game):
        return find_bot(game, name)
    if words := program_of(game, name):
        return ProgramBot(words, limit, memory_mb)
    clock = ("--timed",) if timed else ()
    return ProgramBot(_served(game, name, *clock), limit, memory_mb, _environment())


@cache
def identify(game: AnyGame, name: str) -> str:
    """The hash of a bot's code; raises Invalid if there is no such bot, or if it cannot be loaded.

    The code of a bot of a user is only run in a process of its own.
    """
    if name in bot_levels(game):
        return hash_of_level(game)
    if words := program_of(game, name):
        return hash_of_program(words)
    try:
        done = subprocess.run(
            _served(game, name, "--identify"),
            env=_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Invalid("bot-unusable", bot=name, detail=f"not loaded within {PATIENCE} s") from None
    if done.returncode or not done.stdout.strip():
        raise Invalid("bot-unusable", bot=name, detail=f"exit code {done.returncode}")
    introduced: Introduced = decode(done.stdout, Introduced)
    if introduced.reason:
        raise Invalid(introduced.reason, **introduced.params)
    return introduced.hash


def _served(game: AnyGame, name: str, *flags: str) -> list[str]:
    return [sys.executable, "-m", "ludoteca.bots.served", game.info.key, name, *flags]


def _environment() -> dict[str, str]:
    """The environment of this process, with the places where it finds modules."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
