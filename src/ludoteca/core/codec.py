"""Strict decoding of JSON to typed records; input that does not fit raises `Invalid` and says where."""

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
"""The most digits of a whole number in input: 64 bits hold no more, and neither do sentences."""
_TOO_MANY = MOST_DIGITS + 1
_DIGITS_AS_ZEROS = bytes.maketrans(b"123456789", b"000000000")
_TOO_MANY_ZEROS = b"0" * _TOO_MANY
_TOO_MANY_DIGITS = re.compile(rf"\d{{{_TOO_MANY}}}")


def decoder(type_: Any) -> "msgspec.json.Decoder[Any]":
    """The decoder of a type, cached: making one for a union of records takes longer than decoding.

    msgspec analyses a class when it makes the first decoder for it; a second thread that meets the same class
    meanwhile would crash the process, so a lock lets one thread in at a time.
    """
    made = _decoders.get(type_)
    if made is None:
        with _learning:
            made = _decoders[type_] = msgspec.json.Decoder(type_)
    return made


def known(type_: type[T]) -> type[T]:
    """The type itself, after msgspec has analysed it under the lock; for `msgspec.convert`."""
    decoder(type_)
    return type_


def decode(data: bytes | str, type_: Any) -> Any:
    """JSON text as a value of `type_`; raises Invalid if it does not fit."""
    try:
        _require_short_numbers(data)
        return decoder(type_).decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from error


@cache
def _has_reals(kind: type) -> bool:
    return b'"number"' in encode(msgspec.json.schema(known(kind)))


def as_read_back(record: T) -> T:
    """The record after a round trip through JSON: whole numbers in real fields become real.

    `Pull(direction=310)`, written in Python, is equal to the one read back but encodes to other bytes.
    """
    kind: Any = type(record)
    if not _has_reals(kind):
        return record
    settled: T = convert(msgspec.to_builtins(record), kind)
    return settled


def convert(value: Any, type_: Any, *, from_text: bool = False) -> Any:
    """A plain JSON value as `type_`; `from_text` also takes numbers and booleans as text. Raises Invalid."""
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
    "low": re.compile(r"Expected `(?:int|float)` >= (?P<word>[\d.-]+)"),
    "high": re.compile(r"Expected `(?:int|float)` <= (?P<word>[\d.-]+)"),
    "short": re.compile(r"Expected `\w+` of length >= (?P<word>\d+)"),
    "long": re.compile(r"Expected `\w+` of length <= (?P<word>\d+)"),
    "form": re.compile(r"Expected `str` matching regex"),
    "kind": re.compile(r"Expected `(?P<word>[^`]*`[^,]*?)(?=, got| - at|$)"),
    "cut": re.compile(r"Input data was truncated"),
    "json": re.compile(r"JSON is malformed: .*?\(byte (?P<word>\d+)\)"),
}
LONGEST_DETAIL = 200
"""Characters of a decoder error that a refusal repeats."""
_PLACE = re.compile(r" - at `(?:key in )?\$?\.?(?P<path>.*)`$")


def malformed(error: Exception) -> Invalid:
    """The refusal for a decoder error, with its parts as parameters so that it can be translated."""
    detail = str(error)[:LONGEST_DETAIL]
    place = _PLACE.search(detail)
    for why, complaint in _COMPLAINTS.items():
        if found := complaint.match(detail):
            word = (found.groupdict().get("word") or "").replace("`", "").strip("'")
            if why == "kind":  # `int | null`: a wrong value was meant as an int
                word = "-or-".join(part for part in word.split(" | ") if part != "null")
            path = (place and place["path"]) or None
            return Invalid("malformed", why=why, word=word, path=path, detail=detail)
    return Invalid("malformed", why="other", detail=detail)


def _require_short_numbers(data: bytes | str) -> None:
    """Raises Invalid for JSON with a number of too many digits, for any type."""
    text = data.encode() if isinstance(data, str) else bytes(data)
    # Searching for a run of digits is cheap; only if there is one, as in some texts, the JSON is parsed.
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
"""Encodes a value as canonical JSON: equal values give equal bytes.

This holds for records that write all their fields, or omit only defaults that are the same object everywhere
(`omit_defaults` compares identities); `ludoteca.testing` checks it for a game.
"""
