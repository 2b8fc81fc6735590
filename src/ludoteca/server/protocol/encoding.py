"""Messages as JSON; what several of them share is encoded once."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

encoder = msgspec.json.Encoder()

HOLE: Any = msgspec.Raw(b"\0")
"""Where something is put in later; JSON has no such byte."""


def encoded_views(views: Sequence[msgspec.Struct]) -> list[bytes]:
    """Each view as JSON.

    Where nothing is hidden, a game makes its views from the same parts, and only one field says whose it is.
    """
    is_one_kind = len(set(map(type, views))) == 1
    match _fields_apart(views) if is_one_kind else None:
        case []:
            return [encoder.encode(views[0])] * len(views)
        case [field]:
            before, after = encoder.encode(replace(views[0], **{field: HOLE})).split(b"\0")
            return [before + encoder.encode(getattr(view, field)) + after for view in views]
        case _:
            return [encoder.encode(view) for view in views]


def _fields_apart(views: Sequence[msgspec.Struct]) -> list[str]:
    """The fields that are not the very same thing in all of them."""
    kind = type(views[0])
    apart = []
    for name, parts in zip(kind.__struct_fields__, zip(*map(astuple, views), strict=True), strict=True):
        first = parts[0]
        for part in parts:
            if part is not first:
                apart.append(name)
                break
    return apart
