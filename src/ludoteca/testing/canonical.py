"""Whether the JSON of a game's records depends on nothing but their values, so that it can be fingerprinted.

A struct with `omit_defaults` leaves a field out when it holds the very object that is the default. For None,
True, (), small numbers and the empty text there is only one such object; of any other default there may be
an equal one, read from JSON, and then the field is written.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from ludoteca.core import AnyGame

SMALL = range(-5, 257)
"""The numbers of which Python has one object each."""


def check_canonical(game: AnyGame) -> None:
    """No record that is fingerprinted leaves out a default that could be another object of the same value."""
    info = game.info
    for kind in (info.options, info.action, info.event, info.position):
        for struct in _structs_in(inspect.type_info(kind), set()):
            assert not (wrong := _may_differ(struct)), (
                f"{struct.__name__} leaves out {', '.join(wrong)}, of which there may be equal objects"
            )


def _may_differ(struct: type[msgspec.Struct]) -> list[str]:
    if not struct.__struct_config__.omit_defaults:
        return []
    return [field.name for field in msgspec.structs.fields(struct) if not _is_one_object(field.default)]


def _is_one_object(default: Any) -> bool:
    if isinstance(default, bool):
        return True
    if isinstance(default, int):
        return default in SMALL
    return default in (msgspec.NODEFAULT, None, "", ())


def _structs_in(shape: Any, seen: set[type]) -> Iterator[type[msgspec.Struct]]:
    """Every struct that a type is made of."""
    match shape:
        case inspect.StructType(cls=cls, fields=fields):
            if cls not in seen:
                seen.add(cls)
                yield cls
                for field in fields:
                    yield from _structs_in(field.type, seen)
        case inspect.UnionType(types=types):
            for each in types:
                yield from _structs_in(each, seen)
        case inspect.TupleType(item_types=types):
            for each in types:
                yield from _structs_in(each, seen)
        case inspect.DictType(key_type=key, value_type=value):
            yield from _structs_in(key, seen)
            yield from _structs_in(value, seen)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from _structs_in(item, seen)
        case inspect.SetType(item_type=item) | inspect.FrozenSetType(item_type=item):
            yield from _structs_in(item, seen)
        case inspect.Metadata(type=inner):
            yield from _structs_in(inner, seen)
