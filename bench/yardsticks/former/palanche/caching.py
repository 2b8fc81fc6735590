"""Caches what the bots compute for a setting, as long as that setting is in use."""

from collections.abc import Callable, Hashable
from functools import lru_cache, partial, wraps
from typing import Concatenate, ParamSpec, TypeVar, cast

from ludoteca.games.palanche.board.setting import Setting

P = ParamSpec("P")
R = TypeVar("R", bound=Hashable)

TABLES = 8
"""Settings with a cache: those played last …"""
ANSWERS = 10_000
"""… and results in each. One cache for all would keep every board alive."""


def cached_by_setting(function: Callable[Concatenate[Setting, P], R]) -> Callable[Concatenate[Setting, P], R]:
    """Decorator: cache the results of a function, for each setting and arguments."""

    @lru_cache(maxsize=TABLES)
    def memory_of(setting: Setting) -> Callable[P, R]:
        return cast("Callable[P, R]", lru_cache(maxsize=ANSWERS)(partial(function, setting)))

    @wraps(function)
    def recalled(setting: Setting, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return memory_of(setting)(*args, **kwargs)

    return recalled
