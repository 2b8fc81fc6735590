"""Compilation by Numba, with machine code kept on disk as long as no source it was made from changes.

Numba keeps compiled code under the time stamp of a function's own file only; code that was inlined from
another module would be used after that module changed. Here the stamp is a hash of all sources.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import numba
from numba.core.caching import InTreeCacheLocator, UserWideCacheLocator

from .proof import kernel_hash, rules_hash

F = TypeVar("F", bound=Callable[..., Any])
Int = Any
"""A whole number in compiled code, of any of NumPy's types."""
Flag = Any
"""A truth value in compiled code."""


class _Stamped:
    """Replaces the time stamp of a file by the hash of all sources of the kernel."""

    def get_source_stamp(self) -> str:
        """The hash that cached code must agree with."""
        return _stamp()


class InTree(_Stamped, InTreeCacheLocator):  # type: ignore[misc]  # Numba has no type information
    """Keeps machine code beside the modules."""


class UserWide(_Stamped, UserWideCacheLocator):  # type: ignore[misc]
    """Keeps machine code in the user's cache folder, where the package is read-only."""


@cache
def _stamp() -> str:
    return rules_hash() + kernel_hash()


def inlined(work: F) -> F:
    """Decorator: compile a function that other compiled functions call."""
    done: F = numba.njit(work, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    return done


def entry(work: F) -> F:
    """Decorator: compile a function that Python calls, and keep its machine code on disk."""
    before = numba.config.CACHE_LOCATOR_CLASSES
    numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.InTree,{__name__}.UserWide"
    try:
        done: F = numba.njit(work, nogil=True, cache=True)
    finally:
        numba.config.CACHE_LOCATOR_CLASSES = before
    return done
