"""From JSON to typed records, strictly; what does not fit is `Invalid` and says where."""

from threading import Lock
from typing import Any, TypeVar

import msgspec

from .errors import Invalid

T = TypeVar("T")

_learning = Lock()
_decoders: "dict[Any, msgspec.json.Decoder[Any]]" = {}


def decoder(type_: Any) -> "msgspec.json.Decoder[Any]":
    """The decoder of a type, made once: for a union of records that takes longer than decoding does.

    msgspec learns a class while it makes its first decoder; a second thread that meets the same class halfway
    would crash the process, so one learns at a time.
    """
    made = _decoders.get(type_)
    if made is None:
        with _learning:
            made = _decoders[type_] = msgspec.json.Decoder(type_)
    return made


def known(type_: type[T]) -> type[T]:
    """The type, after msgspec has learnt it: for `msgspec.convert`, which has the same weakness."""
    decoder(type_)
    return type_


def decode(data: bytes | str, type_: Any) -> Any:
    """The value that JSON text holds, as `type_`."""
    try:
        return decoder(type_).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("malformed", detail=str(error)) from error


def convert(value: Any, type_: Any, *, from_text: bool = False) -> Any:
    """A plain JSON value as `type_`; `from_text` also takes numbers and switches that were typed as text."""
    try:
        return msgspec.convert(value, known(type_), strict=not from_text)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Invalid("malformed", detail=str(error)) from error


def encode(value: Any) -> bytes:
    """JSON in one fixed form: equal values give equal bytes."""
    return msgspec.json.encode(value, order="deterministic")
