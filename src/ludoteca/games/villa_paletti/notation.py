"""Actions as people type them: `pull r3 dir=90 speed=50`, `set 12.5 -30`, `declare`, `floor 0 5 120`."""

from collections.abc import Callable, Sequence
from typing import assert_never

import msgspec

from ludoteca.core import Invalid

from .actions import (
    BreakOff,
    ChooseColour,
    Contest,
    Declare,
    Decline,
    GiveUpFloor,
    LayFloor,
    LayFloorAlong,
    Lift,
    Nudge,
    PlaceColumn,
    Pull,
    PullAlong,
    RollSeal,
    SetDown,
    SetDownAlong,
    TellColour,
    TellFell,
    TellFloor,
    TellMoved,
    VillaAction,
)
from .tables import COLUMNS, ColumnId
from .wood import HandPoint

SHORT: dict[ColumnId, str] = {
    column: column[0] + {"hex": "h", "thick": "t"}.get(column.split("-")[1], column.split("-")[1])
    for column in COLUMNS
}
"""`red-1` is r1, `red-hex` rh, `red-thick` rt."""
LONG: dict[str, ColumnId] = {short: column for column, short in SHORT.items()} | {
    column: column for column in COLUMNS
}

NAMES = {"dir": "direction", "rot": "rotation", "giveup": "give_up"}
"""Short names of numbers."""
SHORT_NAMES = {field: name for name, field in NAMES.items()}


def number(value: float) -> str:
    """A number as text, without a trailing `.0`."""
    text = repr(float(value))
    return text.removesuffix(".0")


def short(column: ColumnId) -> str:
    """The short name of a column, such as `r3`; an unknown name is returned unchanged."""
    return SHORT.get(column, column)


def notation(action: VillaAction) -> str:
    """The action as a person types it."""
    match action:
        case PlaceColumn():
            return f"place {short(action.column)} {place(action.x, action.y, action.rotation)}"
        case ChooseColour():
            return f"colour {action.colour}"
        case Pull() | PullAlong():
            return pull_text(action)
        case Nudge():
            return f"nudge {short(action.column)}"
        case Lift():
            return f"lift {short(action.column)}"
        case BreakOff():
            return f"break {short(action.column)}"
        case SetDown():
            on = "" if action.on is None else f" on={short(action.on)}"
            return f"set {place(action.x, action.y, action.rotation)}{on}"
        case SetDownAlong():
            return f"setalong {place(action.x, action.y, action.rotation)} path={path_text(action.path)}"
        case Declare():
            return "declare"
        case Contest():
            return "contest"
        case Decline():
            return "decline"
        case LayFloor():
            return f"floor {place(action.x, action.y, action.rotation)}" + " flipped" * action.flipped
        case LayFloorAlong():
            flipped = " flipped" * action.flipped
            where = place(action.x, action.y, action.rotation)
            return f"flooralong {where}{flipped} path={path_text(action.path)}"
        case GiveUpFloor():
            return "nofloor"
        case TellMoved():
            on = "".join(f" on={short(below)}" for below in action.on)
            return f"moved {short(action.column)}{on}"
        case TellColour():
            return f"rolled {action.colour}"
        case RollSeal():
            return "roll"
        case TellFell():
            return "fell" if action.column is None else f"fell {short(action.column)}"
        case TellFloor():
            return "laid"
        case _:
            assert_never(action)


def place(x: float, y: float, rotation: float) -> str:
    """The text of x, y and, unless 0, the rotation."""
    return " ".join(map(number, (x, y, rotation) if rotation else (x, y)))


def pull_text(action: Pull | PullAlong) -> str:
    """The text of a pull, with every number that is not the default."""
    words = ["pull" if isinstance(action, Pull) else "along", short(action.column)]
    for field in msgspec.structs.fields(action):
        value = getattr(action, field.name)
        if field.name == "path":
            words.append(f"path={path_text(value)}")
        elif field.name != "column" and value != field.default:
            text = number(value) if isinstance(value, int | float) else str(value)
            words.append(f"{SHORT_NAMES.get(field.name, field.name)}={text}")
    return " ".join(words)


def path_text(path: Sequence[HandPoint]) -> str:
    """The text of a path: points as `t,x,y,z`, with the turn if it is not 0."""
    return ";".join(",".join(map(number, point_numbers(point))) for point in path)


def point_numbers(point: HandPoint) -> tuple[float, ...]:
    """The numbers of a point, without a trailing turn of 0."""
    four = (point.t, point.x, point.y, point.z)
    return (*four, point.turn) if point.turn else four


def from_notation(text: str) -> VillaAction:
    """The action that a person typed, in any case; raises Invalid if the text is none."""
    words = text.lower().split()
    if not words or words[0] not in READERS:
        raise Invalid("no-such-word", word=words[0] if words else "")
    try:
        return READERS[words[0]](words[1:])
    except (ValueError, IndexError, msgspec.ValidationError) as error:
        raise Invalid("not-understood", text=text[:200]) from error


def read_column(word: str) -> ColumnId:
    """The column of a short or long name."""
    if word not in LONG:
        raise Invalid("no-such-column", rule="VIL-C2", column=word[:20])
    return LONG[word]


def read_below(word: str) -> ColumnId:
    """The columns in `on=r1`, on which another was stacked."""
    name, _, column = word.partition("=")
    if name != "on":
        raise ValueError(word)
    return read_column(column)


def read_fields(words: Sequence[str]) -> dict[str, object]:
    """The fields in `name=value` pairs: columns, paths, numbers or words."""
    fields: dict[str, object] = {}
    for word in words:
        name, _, value = word.partition("=")
        field = NAMES.get(name, name)
        if field == "path":
            fields[field] = [tuple(map(float, point.split(","))) for point in value.split(";")]
        elif field in ("tool", "hold"):
            fields[field] = value
        elif field == "on":
            fields[field] = read_column(value)
        else:
            fields[field] = float(value)
    return fields


def read_place(words: Sequence[str]) -> dict[str, object]:
    """The place in words: x, y, an optional rotation, then `name=value` pairs or `flipped`."""
    numbers = [float(word) for word in words if "=" not in word and word != "flipped"]
    if not 2 <= len(numbers) <= 3:
        raise ValueError(words)
    fields = dict(zip(("x", "y", "rotation"), numbers, strict=False))
    rest: dict[str, object] = read_fields([word for word in words if "=" in word])
    return {**fields, **rest, **({"flipped": True} if "flipped" in words else {})}


def read_pull(words: Sequence[str]) -> VillaAction:
    """The fields of a declared pull."""
    return msgspec.convert({"type": "pull", "column": read_column(words[0]), **read_fields(words[1:])}, Pull)


def read_along(words: Sequence[str]) -> VillaAction:
    """The fields of a pull along a path."""
    fields = {"type": "pull_along", "column": read_column(words[0]), **read_fields(words[1:])}
    return msgspec.convert(fields, PullAlong)


def single_word(action: VillaAction) -> Callable[[Sequence[str]], VillaAction]:
    """A reader for an action that is typed as a single word."""

    def read(words: Sequence[str]) -> VillaAction:
        if words:
            raise ValueError(words)
        return action

    return read


READERS: dict[str, Callable[[Sequence[str]], VillaAction]] = {
    "place": lambda words: msgspec.convert(
        {"type": "place_column", "column": read_column(words[0]), **read_place(words[1:])}, PlaceColumn
    ),
    "colour": lambda words: msgspec.convert({"type": "choose_colour", "colour": words[0]}, ChooseColour),
    "pull": read_pull,
    "along": read_along,
    "nudge": lambda words: Nudge(column=read_column(words[0])),
    "lift": lambda words: Lift(column=read_column(words[0])),
    "break": lambda words: BreakOff(column=read_column(words[0])),
    "setalong": lambda words: msgspec.convert({"type": "set_down_along", **read_place(words)}, SetDownAlong),
    "set": lambda words: msgspec.convert({"type": "set_down", **read_place(words)}, SetDown),
    "declare": single_word(Declare()),
    "contest": single_word(Contest()),
    "decline": single_word(Decline()),
    "flooralong": lambda words: msgspec.convert(
        {"type": "lay_floor_along", **read_place(words)}, LayFloorAlong
    ),
    "floor": lambda words: msgspec.convert({"type": "lay_floor", **read_place(words)}, LayFloor),
    "nofloor": single_word(GiveUpFloor()),
    "moved": lambda words: TellMoved(column=read_column(words[0]), on=tuple(map(read_below, words[1:]))),
    "rolled": lambda words: msgspec.convert({"type": "tell_colour", "colour": words[0]}, TellColour),
    "roll": single_word(RollSeal()),
    "fell": lambda words: TellFell(column=read_column(words[0]) if words else None),
    "laid": single_word(TellFloor()),
}
