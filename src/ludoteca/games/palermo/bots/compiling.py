"""Compiles what the bots add to the kernel, with machine code kept on disk as long as no source changes."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba

from ludoteca.games.palermo.kernel.compiled import InTree, UserWide

F = TypeVar("F")
SOURCES = (
    "blocker.py",
    "compiling.py",
    "hindering.py",
    "plan.py",
    "planned.py",
    "planning.py",
    "routes.py",
    "towns.py",
)
"""The modules whose code or constants are compiled."""


@cache
def _own_hash() -> str:
    hashed = hashlib.sha256()
    for name in SOURCES:
        hashed.update(Path(__file__).with_name(name).read_bytes().replace(b"\r\n", b"\n"))
    return hashed.hexdigest()[:16]


class BesideBots(InTree):
    """Keeps machine code beside the modules."""

    def get_source_stamp(self) -> str:
        """The hash that cached code must agree with."""
        return super().get_source_stamp() + _own_hash()


class ForUser(UserWide):
    """Keeps machine code in the user's cache folder, where the package is read-only."""

    def get_source_stamp(self) -> str:
        """The hash that cached code must agree with."""
        return super().get_source_stamp() + _own_hash()


def entry(work: F) -> F:
    """Decorator: compile a function that Python calls, and keep its machine code on disk."""
    config: Any = numba.config
    before = config.CACHE_LOCATOR_CLASSES
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.BesideBots,{__name__}.ForUser"
    try:
        done: F = numba.njit(work, nogil=True, cache=True)
    finally:
        config.CACHE_LOCATOR_CLASSES = before
    return done
