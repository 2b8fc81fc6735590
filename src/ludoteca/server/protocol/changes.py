"""The difference between two views, so that a move is sent without what stays as it was."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec

Path = tuple[str | int, ...]
"""Names of fields and numbers of list items, from the whole view down."""
Change = Annotated[tuple[Path, Any], msgspec.Meta(title="change")]
"""A path, and the value that is there from now on."""


def changes_between(before: Any, after: Any) -> list[Change]:
    """What to set in a view to turn it into the next one.

    Both are values of the same kind, made of records, lists and objects. A list that grew is continued, one
    that became shorter or changed for the most part is replaced, and so is an object that lost a key.
    """
    found: list[Change] = []
    _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    """Add the changes at a path at which something differs."""
    kind = type(after)
    if type(before) is not kind:
        parts = None
    elif isinstance(after, msgspec.Struct):
        parts = _fields(before, after)
    elif issubclass(kind, tuple | list):
        parts = _items(before, after)
    elif kind is dict:
        parts = _values(before, after)
    else:
        parts = None
    if parts is None:
        found.append((path, after))
        return
    for name, old, new in parts:
        if old is _ABSENT:
            found.append(((*path, name), new))
        else:
            _compare(old, new, (*path, name), found)


Parts = list[tuple[str | int, Any, Any]]
"""The parts that differ: name, before, after."""
_ABSENT: Any = object()


def _fields(before: msgspec.Struct, after: msgspec.Struct) -> Parts | None:
    config = after.__struct_config__
    if config.omit_defaults or config.array_like:  # a field may be left out, or has no name
        return None
    parts: Parts = []
    for field, name in zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True):
        old, new = getattr(before, field), getattr(after, field)
        if old is new or old == new:
            continue
        if new is msgspec.UNSET:
            return None
        parts.append((name, _ABSENT if old is msgspec.UNSET else old, new))
    return parts


def _items(before: Sequence[Any], after: Sequence[Any]) -> Parts | None:
    grown = len(after) - len(before)
    if grown < 0:
        return None
    pairs = enumerate(zip(before, after, strict=False))
    parts: Parts = [(at, old, new) for at, (old, new) in pairs if old is not new and old != new]
    if 2 * len(parts) > len(before):
        return None
    return parts + [(at, _ABSENT, after[at]) for at in range(len(before), len(after))]


def _values(before: dict[str, Any], after: dict[str, Any]) -> Parts | None:
    if before.keys() - after.keys() or not all(isinstance(key, str) for key in after):
        return None
    olds = ((key, before.get(key, _ABSENT), new) for key, new in after.items())
    return [(key, old, new) for key, old, new in olds if old is not new and old != new]


def changed(view: Any, changes: Iterable[Any]) -> Any:
    """A view, as JSON has it, after changes; the view itself stays as it is. For clients in Python."""
    for path, value in changes:
        view = _with(view, path, value)
    return view


def _with(part: Any, path: Sequence[str | int], value: Any) -> Any:
    if not path:
        return value
    name, *rest = path
    if isinstance(part, list):
        items: list[Any] = [*part]
        items[int(name) : int(name) + 1] = [_with(part[int(name)] if rest else None, rest, value)]
        return items
    return {**part, name: _with(part[name] if rest else None, rest, value)}
