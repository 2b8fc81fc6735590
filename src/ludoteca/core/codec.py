"""From JSON to typed records, strictly; what does not fit is `Invalid` and says where."""

import re
from functools import cache
from threading import Lock
from typing import Any, TypeVar

import msgspec

from .errors import Invalid

T = TypeVar("T")

_learning = Lock()
_decoders: "dict[Any, msgspec.json.Decoder[Any]]" = {}

MOST_DIGITS = 18
"""Longer whole numbers are not read: no game needs them, and neither 64 bits nor sentences can hold them."""
_TOO_MANY = MOST_DIGITS + 1
_DIGITS_AS_ZEROS = bytes.maketrans(b"123456789", b"000000000")
_TOO_MANY_ZEROS = b"0" * _TOO_MANY
_TOO_MANY_DIGITS = re.compile(rf"\d{{{_TOO_MANY}}}")


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
        _require_short_numbers(data)
        return decoder(type_).decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from error


@cache
def _has_reals(kind: type) -> bool:
    return b'"number"' in encode(msgspec.json.schema(known(kind)))


def as_read_back(record: T) -> T:
    """The record as JSON would give it back: a whole number where a real one belongs becomes one.

    `Pull(direction=310)`, written in Python, is equal to what is read back, but not the same text.
    """
    kind: Any = type(record)
    if not _has_reals(kind):
        return record
    settled: T = convert(msgspec.to_builtins(record), kind)
    return settled


def convert(value: Any, type_: Any, *, from_text: bool = False) -> Any:
    """A plain JSON value as `type_`; `from_text` also takes numbers and switches that were typed as text."""
    if from_text:
        require_short_words(value)
    try:
        return msgspec.convert(value, known(type_), strict=not from_text)
    except (msgspec.ValidationError, RecursionError) as error:
        raise malformed(error) from error


_COMPLAINTS = {
    "missing": re.compile(r"Object missing required field `(?P<word>.*?)`"),
    "unknown": re.compile(r"Object contains unknown field `(?P<word>.*?)`"),
    "value": re.compile(r"Invalid (?:enum )?value (?P<word>.*?)(?= - at|$)"),
    "kind": re.compile(r"Expected `(?P<word>[^`]*`[^,]*?)(?=, got| - at|$)"),
    "cut": re.compile(r"Input data was truncated"),
    "json": re.compile(r"JSON is malformed: .*?\(byte (?P<word>\d+)\)"),
}
LONGEST_DETAIL = 200
"""Who sends nonsense is told what is wrong with it, not sent it back whole."""
_PLACE = re.compile(r" - at `(?:key in )?\$?\.?(?P<path>.*)`$")


def malformed(error: Exception) -> Invalid:
    """What the decoder complains about, taken apart so that it can be said in any language."""
    detail = str(error)[:LONGEST_DETAIL]
    place = _PLACE.search(detail)
    for why, complaint in _COMPLAINTS.items():
        if found := complaint.match(detail):
            word = (found.groupdict().get("word") or "").replace("`", "").strip("'")
            path = (place and place["path"]) or None
            return Invalid("malformed", why=why, word=word, path=path, detail=detail)
    return Invalid("malformed", why="other", detail=detail)


def _require_short_numbers(data: bytes | str) -> None:
    """Raises Invalid for JSON with a number of too many digits, whatever type it was meant for."""
    text = data.encode() if isinstance(data, str) else bytes(data)
    # Looking for a row of digits costs little; only where there is one, as in many a text, it is read.
    if _TOO_MANY_ZEROS in text.translate(_DIGITS_AS_ZEROS):
        _require_short(msgspec.json.decode(text))


def _require_short(value: Any) -> None:
    match value:
        case int() if abs(value) >= 10**MOST_DIGITS:
            raise Invalid("number-too-long", digits=MOST_DIGITS)
        case dict():
            for part in value.values():
                _require_short(part)
        case list():
            for part in value:
                _require_short(part)


def require_short_words(typed: Any) -> None:
    """Raises Invalid for words that a person typed, or a mapping of such, with too many digits in a row."""
    if _TOO_MANY_DIGITS.search(typed if isinstance(typed, str) else repr(typed)):
        raise Invalid("number-too-long", digits=MOST_DIGITS)


encode = msgspec.json.Encoder(order="deterministic").encode
"""JSON in one fixed form: equal values give equal bytes.

That holds for records that leave no defaults out, or only such as are one object wherever they come from
(`omit_defaults` compares identities); `ludoteca.testing` checks it for a game.
"""
