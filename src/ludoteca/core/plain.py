"""Default text forms of a game: actions as words, records as lines."""

import re
from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec

from .codec import convert, decode
from .errors import Invalid
from .records import Action, Position, Record, Seat

JSON = ("[", "{", '"')
"""First characters of a value that is JSON, not a word."""
SPACE = re.compile(r"\s")
"""A character that separates words."""


def notation_of(action: Action) -> str:
    """An action as words, `take heap=2 matches=3`: its tag and its fields."""
    fields = msgspec.to_builtins(action)
    words = [f"{name}={_word(value)}" for name, value in fields.items() if name != "type"]
    return " ".join([str(action.__struct_config__.tag), *words])


def _word(value: Any) -> str:
    """A value as one word: text as it is if possible, everything else as JSON without spaces."""
    if isinstance(value, str) and value.split() == [value] and not value.startswith(JSON):
        return value
    return SPACE.sub(
        lambda space: f"\\u{ord(space[0]):04x}", msgspec.json.encode(value, enc_hook=str).decode()
    )


def action_of(text: str, kind: Any) -> Any:
    """The action of words, also without names, `take 2 3`; raises Invalid if they are none."""
    tag, *words = text.split() or [""]
    kinds = {str(each.__struct_config__.tag): each for each in get_args(kind) or (kind,)}
    try:
        names = iter(kinds[tag].__struct_fields__)
        pairs = [word.partition("=") if "=" in word else (next(names), "=", word) for word in words]
        fields = {name: decode(word, Any) if word.startswith(JSON) else word for name, _, word in pairs}
        return convert({"type": tag, **fields}, kind, from_text=True)
    except (Invalid, KeyError, StopIteration):
        raise Invalid("malformed", detail=text) from None


def rendered(record: Record) -> str:
    """A line for each field of a record, its name as a text key; without seats and options."""
    hints = get_type_hints(type(record), include_extras=True)
    left_out = Position.__struct_fields__ if isinstance(record, Position) else ()
    lines = (
        f"<board-{name.replace('_', '-')}> {_shown(getattr(record, name), hints[name])}"
        for name in record.__struct_fields__
        if name not in left_out
    )
    return "\n".join(lines)


def _shown(value: Any, hint: Any) -> str:
    """A value in such a line: `<seat-0>` is the name of the first seat."""
    match value:
        case None | () | "":
            return "–"
        case int() if hint == Seat:
            return f"<seat-{value}>"
        case Mapping():
            return ", ".join(f"{key} {_shown(part, None)}" for key, part in value.items())
        case tuple() | list() | frozenset():
            kind = next(iter(get_args(hint)), None)
            return ", ".join(_shown(part, kind) for part in value)
        case Record():
            fields = ((name, getattr(value, name)) for name in value.__struct_fields__)
            return ", ".join(f"{name} {_shown(part, None)}" for name, part in fields)
    return str(value).replace("[", "\\[")  # no colour by accident
