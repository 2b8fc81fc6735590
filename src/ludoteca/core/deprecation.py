"""Old names of the public interface: for one release they still work, and warn."""

import sys
import warnings
from collections.abc import Callable, Mapping
from typing import Any


def old_names(module: str, renamed: Mapping[str, str]) -> Callable[[str], Any]:
    """The function `__getattr__` of a module in which names have changed; `renamed` has the new name of each.

    `__getattr__ = old_names(__name__, {"play_game": "play_match"})` lets `module.play_game` work with a
    DeprecationWarning that points at the line of the caller. `docs/library.md` says how long it stays.
    """

    def find(name: str) -> Any:
        if name not in renamed:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        new = renamed[name]
        warnings.warn(f"{module}.{name} is now {module}.{new}", DeprecationWarning, stacklevel=2)
        return getattr(sys.modules[module], new)

    return find
