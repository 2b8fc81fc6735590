"""Text forms for games that bring none of their own: actions as words, records as lines."""

from typing import Any

import msgspec

from .codec import convert
from .errors import Invalid
from .records import Action, Record


def notation_of(action: Action) -> str:
    """`take heap=2 matches=3`: the name of the action and what is set in it."""
    fields = msgspec.to_builtins(action)
    words = [f"{name}={value}" for name, value in fields.items() if name != "type"]
    return " ".join([str(action.__struct_config__.tag), *words])


def action_of(text: str, kind: Any) -> Any:
    """The action that was written so; raises Invalid for text that is none."""
    tag, *words = text.split() or [""]
    fields = dict(word.partition("=")[::2] for word in words)
    try:
        return convert({"type": tag, **fields}, kind, from_text=True)
    except Invalid:
        raise Invalid("malformed", detail=text) from None


def rendered(record: Record) -> str:
    """A line for each field, its name as a key of texts."""
    fields = msgspec.to_builtins(record)
    return "\n".join(f"<board-{name}> {value}" for name, value in fields.items() if name != "type")
