"""Bots of users in processes of their own: they see a reshuffled state and can change nothing of a match.

In one process a bot could read the true state from its callers' frames, or replace a method of the game. So a
tournament asks every bot that is not a level of the game over a pipe, with limits on time and memory, and
without the environment of the user, in which there may be passwords. Such a bot still runs under the user's
account, so it can read the user's files.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Bot, Invalid, decode

from .identity import hash_of_level, hash_of_program
from .levels import find_bot, is_level
from .own import program_of
from .program import START, ProgramBot, ProgramHung, output_of

MEMORY_MB = 4096
"""Memory that a bot's process may use by default."""
VARIABLES = frozenset(
    (
        *("HOME", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "TMPDIR", "TZ"),
        *("VIRTUAL_ENV", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"),
        *(
            "APPDATA",
            "COMSPEC",
            "LOCALAPPDATA",
            "PATHEXT",
            "SYSTEMROOT",
            "TEMP",
            "TMP",
            "USERPROFILE",
            "WINDIR",
        ),
    )
)
"""The variables of the environment that every bot sees: where programs are, and how they write text."""


class Introduced(msgspec.Struct, frozen=True):
    """What `ludoteca.bots.served` answers when it is asked who a bot is: a hash, or a refusal."""

    hash: str = ""
    reason: str = ""
    params: dict[str, Any] = {}


def isolated_bot(
    game: AnyGame,
    name: str,
    *,
    limit: float | None = None,
    memory_mb: int = MEMORY_MB,
    variables: Sequence[str] = (),
    timed: bool = False,
) -> Bot[Any, Any]:
    """The bot of a name that `bring_bot` knows: a level in this process, any other bot in its own.

    `variables` names what the bot sees of the environment beside `VARIABLES`. `timed` makes its budget count
    by the clock instead of in steps.
    """
    if is_level(game, name):
        return find_bot(game, name)
    if words := program_of(game, name):
        return ProgramBot(words, limit, memory_mb, _environment(variables))
    clock = ("--timed",) if timed else ()
    return ProgramBot(_served(game, name, *clock), limit, memory_mb, _for_python(variables), greets=True)


@cache
def identify(game: AnyGame, name: str, *, memory_mb: int = MEMORY_MB, variables: tuple[str, ...] = ()) -> str:
    """The hash of a bot's code; raises Invalid if there is no such bot, or if it cannot be loaded.

    The code of a bot of a user is only run in a process of its own, with the limits of `isolated_bot`.
    """
    if is_level(game, name):
        return hash_of_level(game)
    if words := program_of(game, name):
        return hash_of_program(words)
    command = _served(game, name, "--identify")
    try:
        code, written = output_of(command, START, memory_mb, _for_python(variables))
    except ProgramHung:
        raise Invalid("bot-unusable", bot=name, detail=f"not loaded within {START:g} s") from None
    if code or not written.strip():
        raise Invalid("bot-unusable", bot=name, detail=f"exit code {code}")
    introduced: Introduced = decode(written, Introduced)
    if introduced.reason:
        raise Invalid(introduced.reason, **introduced.params)
    return introduced.hash


def _served(game: AnyGame, name: str, *flags: str) -> list[str]:
    return [sys.executable, "-m", "ludoteca.bots.served", game.info.key, name, *flags]


def _environment(variables: Sequence[str]) -> dict[str, str]:
    """What a bot sees of the environment of this process."""
    seen = VARIABLES.union(variables)
    return {name: value for name, value in os.environ.items() if name.upper() in seen or name in seen}


def _for_python(variables: Sequence[str]) -> dict[str, str]:
    """The environment of a bot in Python, with the places where this process finds modules."""
    return {**_environment(variables), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
