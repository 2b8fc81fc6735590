"""What is reckoned for a table is remembered with it, and forgotten with it."""

from collections.abc import Callable, Hashable
from functools import lru_cache, partial, wraps
from typing import Concatenate, ParamSpec, TypeVar, cast

from ludoteca.games.palanche.board.setting import Setting

P = ParamSpec("P")
R = TypeVar("R", bound=Hashable)

TABLES = 8
"""For so many tables that were played last something is remembered …"""
ANSWERS = 10_000
"""… and so many answers for each. One memory for all would keep every board of one's own alive."""


def remembered(function: Callable[Concatenate[Setting, P], R]) -> Callable[Concatenate[Setting, P], R]:
    """Reckon the same for the same table only once."""

    @lru_cache(maxsize=TABLES)
    def memory_of(setting: Setting) -> Callable[P, R]:
        return cast("Callable[P, R]", lru_cache(maxsize=ANSWERS)(partial(function, setting)))

    @wraps(function)
    def recalled(setting: Setting, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return memory_of(setting)(*args, **kwargs)

    return recalled
