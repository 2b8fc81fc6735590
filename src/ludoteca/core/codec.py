"""From JSON to typed records, strictly; what does not fit is `Invalid` and says where."""

from functools import lru_cache
from typing import Any

import msgspec

from .errors import Invalid

decoder = lru_cache(256)(msgspec.json.Decoder)
"""Made once for each type: making one for a union of records takes longer than decoding does."""


def decode(data: bytes | str, type_: Any) -> Any:
    """The value that JSON text holds, as `type_`."""
    try:
        return decoder(type_).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("malformed", detail=str(error)) from error


def convert(value: Any, type_: Any, *, from_text: bool = False) -> Any:
    """A plain JSON value as `type_`; `from_text` also takes numbers and switches that were typed as text."""
    try:
        return msgspec.convert(value, type_, strict=not from_text)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Invalid("malformed", detail=str(error)) from error


def encode(value: Any) -> bytes:
    """JSON in one fixed form: equal values give equal bytes."""
    return msgspec.json.encode(value, order="deterministic")
