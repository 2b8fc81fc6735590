"""Reads the options of a match into the game's record, or refuses the one that is wrong."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from .codec import convert
from .errors import Invalid
from .game import AnyGame

R = TypeVar("R", bound=msgspec.Struct)


def options_of(game: AnyGame, options: Any, *, from_text: bool = False) -> Any:
    """The game's options from a record, a plain mapping, or None (the defaults); raises Invalid.

    `from_text` also accepts numbers and booleans as text.
    """
    kind = game.info.options
    if isinstance(options, kind):
        return options
    if not isinstance(options, Mapping):
        return convert(options or {}, kind)
    return record_of(kind, options, from_text=from_text)


def record_of(kind: type[R], given: Mapping[str, Any], *, from_text: bool = False) -> R:
    """A record from the values of its fields; raises Invalid with the name of a wrong one."""
    hints = get_type_hints(kind, include_extras=True)
    for name, value in given.items():
        if name == kind.__struct_config__.tag_field:
            continue
        if name not in hints:
            known = ", ".join(field.replace("_", "-") if from_text else field for field in hints)
            raise Invalid("unknown-option", option=str(name), known=known)
        values = values_of(hints[name])
        try:
            convert(value, hints[name], from_text=from_text)
        except Invalid:
            if values is None:
                break  # converting the whole record raises with the place
            shown = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=str).decode()
            raise Invalid("option-value", option=name.replace("_", "-"), value=shown, values=values) from None
    record: R = convert(given, kind, from_text=from_text)
    return record


NOT_TYPED = (type(None), msgspec.UnsetType)
"""Types of values that stand for a missing one and are never typed."""


def values_of(hint: Any) -> str | None:
    """The values of a type, as people type them; None for a type with several parts."""
    if hint is bool:
        return "true, false"
    if get_origin(hint) is Literal:
        return ", ".join(map(str, get_args(hint)))
    if get_origin(hint) is Annotated:
        plain, *metas = get_args(hint)
        return next(filter(None, map(_bounds_of, metas)), None) or values_of(plain)
    if get_origin(hint) is tuple:
        return None
    parts = [values_of(part) for part in get_args(hint) if part not in NOT_TYPED]
    if parts:
        return None if None in parts else ", ".join(map(str, parts))
    return {int: "N", float: "N", str: "TEXT"}.get(hint)


def _bounds_of(meta: Any) -> str | None:
    if meta.extra:
        return str(meta.extra["values"])
    if meta.ge is not None and meta.le is not None:
        return f"{meta.ge} … {meta.le}"
    low = [f"≥ {meta.ge}"] if meta.ge is not None else [f"> {meta.gt}"] if meta.gt is not None else []
    return ", ".join(low) or None
