"""Writes the client's TypeScript types and constants from the Python records.

`python -m tools.typescript` writes `client/src/generated/*.ts`; with `--check` it prints which are stale.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as shapes
from tools.messages import message_types
from tools.socket_page import field_notes

from ludoteca import texts
from ludoteca.core import AnyGame, OneOf, Previewing, SomeOf, Workshop, event_rules
from ludoteca.games import OUR_KEYS, find_game
from ludoteca.games.palanche import tables as palanche
from ludoteca.games.palanche.board import checks as palanche_checks
from ludoteca.games.palermo import geometry as palermo_geometry
from ludoteca.games.palermo import own_tiles
from ludoteca.games.palermo import tables as palermo
from ludoteca.games.villa_paletti import hand as villa_hand
from ludoteca.games.villa_paletti.actions import PullAlong
from ludoteca.games.villa_paletti.physics.hand import FINGERS
from ludoteca.server.people.connections import SIGNED_OUT
from ludoteca.server.protocol import bodies, messages, people, requests
from ludoteca.texts.rulebook import rules_of

TARGET = Path(__file__).parent.parent / "client" / "src" / "generated"
HEADER = "// Generated from the Python records by tools/typescript.py. Do not edit.\n"


CONSTANTS: dict[str, dict[str, Any]] = {
    "palermo": {
        "MAP_SIDE": palermo_geometry.MAP_SIDE,
        "TOWN_SIDE": palermo_geometry.TOWN_SIDE,
        "SLOTS": palermo_geometry.SLOT_NAMES,
        "HOUSES": palermo.HOUSE_KINDS,
        "ROTATIONS": palermo.ROTATIONS,
        "MOST_SHAPES": own_tiles.MOST_SHAPES,
        "MOST_OF_A_SHAPE": own_tiles.MOST_OF_A_SHAPE,
    },
    "villa_paletti": {
        "LONGEST": villa_hand.LONGEST,
        "SPEED_RANGE": villa_hand.SPEED_RANGE,
        "ONLY_TOUCHED": villa_hand.ONLY_TOUCHED,
        "MOST_LIFT": villa_hand.MOST_LIFT,
        "MOST_STEADY": villa_hand.MOST_STEADY,
        "HAND_GRIP": inspect.signature(PullAlong).parameters["grip"].default,
        "HAND_SPRING": FINGERS.spring / 1000.0,
        "HAND_STRENGTH": FINGERS.force,
    },
    "palanche": {
        "FEWEST_SPACES": palanche.FEWEST_SPACES,
        "MOST_SPACES": palanche.MOST_SPACES,
        "KINDS": get_args(palanche.Kind),
        "SPACE_FIELDS": palanche_checks.CARRIES,
        "LEVELS": palanche.LEVELS,
        "DECKS": palanche.DECKS,
        "SPARED": get_args(palanche.Spared),
        "SIDES": get_args(get_type_hints(palanche.Pay)["to"]),
    },
}
"""Constants that the client needs beside the types of a game's records."""


class Writer:
    """Collects the TypeScript definitions of types and all types in them, each once."""

    def __init__(self) -> None:
        self._written: dict[str, str] = {}
        self._names: dict[type, str] = {}

    def add(self, root: Any, *, incoming: bool = False) -> str:
        """The TypeScript expression of a type; in `incoming` ones, fields with defaults are optional."""
        return self._expression(shapes.type_info(root), incoming)

    def alias(self, name: str, expression: str) -> None:
        """Name an expression, unless a record already has that name."""
        if name != expression:
            self._written[name] = (
                f"export type {name} =\n  | {expression.replace(' | ', chr(10) + '  | ')};\n"
            )

    def text(self) -> str:
        """All types as the text of a module."""
        return "\n".join((HEADER, *(self._written[name] for name in sorted(self._written))))

    def _expression(self, shape: shapes.Type, incoming: bool) -> str:
        match shape:
            case shapes.Metadata(type=inner):
                return self._expression(inner, incoming)
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.StrType() | shapes.DateTimeType():
                return "string"
            case shapes.BoolType():
                return "boolean"
            case shapes.NoneType():
                return "null"
            case shapes.LiteralType(values=values):
                return " | ".join(_constant(value) for value in values)
            case shapes.EnumType(cls=cls):
                return " | ".join(_constant(member.value) for member in cls)
            case shapes.UnionType(types=types):
                known = [kind for kind in types if not _is_unset(kind)]
                return " | ".join(dict.fromkeys(self._expression(kind, incoming) for kind in known))
            case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
                return f"readonly ({self._expression(item, incoming)})[]"
            case shapes.SetType(item_type=item) | shapes.FrozenSetType(item_type=item):
                return f"readonly ({self._expression(item, incoming)})[]"
            case shapes.TupleType(item_types=items):
                return f"readonly [{', '.join(self._expression(item, incoming) for item in items)}]"
            case shapes.NamedTupleType(fields=fields):
                named = (f"{field.name}: {self._expression(field.type, incoming)}" for field in fields)
                return f"readonly [{', '.join(named)}]"
            case shapes.DictType(key_type=key, value_type=value):
                keys = "string" if isinstance(key, shapes.AnyType) else self._expression(key, incoming)
                return f"Readonly<Record<{keys}, {self._expression(value, incoming)}>>"
            case shapes.StructType():
                return self._struct(shape, incoming)
        return "unknown"

    def _struct(self, shape: shapes.StructType, incoming: bool) -> str:
        name = self._name(shape.cls)
        if name in self._written:
            return name
        self._written[name] = ""  # records may be recursive
        if shape.array_like:
            self._written[name] = self._list_of(shape, name, incoming)
            return name
        lines = list(_comment(shape.cls.__doc__, ""))
        lines.append(f"export interface {name} {{")
        if shape.tag_field is not None:
            lines.append(f"  readonly {shape.tag_field}: {_constant(shape.tag)};")
        omitted = incoming or shape.cls.__struct_config__.omit_defaults
        for field in shape.fields:
            optional = "?" if not field.required and (omitted or _may_be_unset(field)) else ""
            expression = self._expression(field.type, incoming)
            lines.append(f"  readonly {field.encode_name}{optional}: {expression};")
        self._written[name] = "\n".join((*lines, "}\n"))
        return name

    def _list_of(self, shape: shapes.StructType, name: str, incoming: bool) -> str:
        """The definition of a record that is a list in JSON."""
        fields = (
            f"{field.encode_name}{'?' if incoming and not field.required else ''}: "
            f"{self._expression(field.type, incoming)}"
            for field in shape.fields
        )
        comment = "\n".join(_comment(shape.cls.__doc__, ""))
        return f"{comment}\nexport type {name} = readonly [{', '.join(fields)}];\n"

    def _name(self, cls: type) -> str:
        if cls not in self._names:
            name = cls.__name__.partition("[")[0]
            taken = set(self._names.values())
            while name in taken:
                name = f"{cls.__module__.rpartition('.')[2].title().replace('_', '')}{name}"
            self._names[cls] = name
        return self._names[cls]


def _is_unset(shape: shapes.Type) -> bool:
    return isinstance(shape, shapes.CustomType) and shape.cls is msgspec.UnsetType


def _may_be_unset(field: shapes.Field) -> bool:
    """Whether a field that is not required has no default: it is unset, and left out, unless it is given."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _constant(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _comment(text: str | None, indent: str) -> Iterator[str]:
    if text:
        summary = " ".join(text.split("\n\n")[0].split())
        yield f"{indent}/** {summary} */"


SENT = ("Credentials", "Blocking", "Goodbye")
"""Bodies that a client sends, beside those whose names begin with `New`."""


def _is_sent(name: str) -> bool:
    return name.startswith("New") or name in SENT


def socket_types() -> str:
    """The module of the socket's messages and the bodies of HTTP."""
    writer = Writer()
    writer.alias("ClientMessage", writer.add(requests.ClientMessage, incoming=True))
    writer.alias("ServerMessage", writer.add(messages.ServerMessage))
    # Bodies that clients send come first, so that records inside them get optional fields.
    known = {**vars(bodies), **vars(people)}
    for name in sorted(known, key=lambda name: not _is_sent(name)):
        cls = known[name]
        if isinstance(cls, type) and cls.__module__ in (bodies.__name__, people.__name__):
            writer.add(cls, incoming=_is_sent(name))
    rules = {cls.__struct_config__.tag: cls.rule for cls in get_args(requests.ClientMessage) if _rule(cls)}
    named = (
        constant("PROTOCOL", messages.PROTOCOL),
        constant("SIGNED_OUT", SIGNED_OUT),
        constant("REQUEST_RULES", rules),
    )
    return "\n".join((writer.text(), *named))


def _rule(message: type) -> str | None:
    """The house rule behind a message of a client."""
    return message.rule if issubclass(message, requests.Request) else None


def game_types(key: str) -> str:
    """The module of a game: its records and constants."""
    game = find_game(key)
    info = game.info
    writer = Writer()
    writer.alias("Action", writer.add(info.action, incoming=True))
    writer.alias("Options", writer.add(info.options, incoming=True))
    writer.alias("Event", writer.add(info.event))
    writer.alias("View", writer.add(info.view))
    if isinstance(game, Previewing):
        writer.alias("Preview", writer.add(get_type_hints(type(game).preview)["return"]))
    if isinstance(game, Workshop):
        writer.alias("Draft", writer.add(game.draft, incoming=True))
        writer.alias("Judged", writer.add(get_type_hints(type(game).judge)["return"]))
    named = "".join(constant(name, value) for name, value in CONSTANTS.get(key, {}).items())
    parts = (
        writer.text(),
        offer_types(key),
        seat_fields(info.action, info.event),
        rule_type(game),
        rules_by_event(info.event),
        rules_by_option(info.options),
        named,
    )
    return "\n".join(filter(None, parts))


def offer_types(key: str) -> str:
    """The declared open-ended actions of a game: the bound of each field, and what it chooses from."""
    moves = import_module(f"ludoteca.games.{key}.moves")
    declared: dict[str, dict[str, type]] = getattr(moves, "OFFERS", {})
    comment = "/** The open-ended actions, with the bounds of their fields. */"
    if not declared:
        return f"{comment}\nexport type Offer = never;\n"
    info = find_game(key).info
    kinds = sorted({kind.__name__ for bounds in declared.values() for kind in bounds.values()})
    lines = [
        f'import type {{ {", ".join(kinds)} }} from "./server";',
        "",
        'type Among<Bound, Value> = Omit<Bound, "values"> & { readonly values: readonly Value[] };',
        comment,
        "export type Offer =",
    ]
    for action, fields in declared.items():
        record = info.action_type(action).__name__
        bounds = "; ".join(f"readonly {name}: {_bound(kind, record, name)}" for name, kind in fields.items())
        lines.append(
            f'  | {{ readonly type: "offer"; readonly action: {_constant(action)}; readonly rule: string; '
            f"readonly bounds: {{ {bounds} }} }}"
        )
    return "\n".join(lines) + ";\n"


def _bound(kind: type, record: str, field: str) -> str:
    """The type of a bound; a choice is among values of the action's own field."""
    value = f"Exclude<{record}[{_constant(field)}], undefined>"
    if kind is OneOf:
        return f"Among<OneOf, {value}>"
    if kind is SomeOf:
        return f"Among<SomeOf, {value}[number]>"
    return kind.__name__


def constant(name: str, value: Any) -> str:
    """A Python constant as a TypeScript one of the narrowest type."""
    return f"export const {name} = {_constant(value)} as const;\n"


def language_constants() -> str:
    """The module of constants for texts, which browser and terminal share."""
    known = {
        "CHAINS": texts.CHAINS,
        "NAMED": texts.NAMED,
        "CODES": sorted(texts.CODES),
        "SEAT_PARAMS": sorted(texts.SEAT_PARAMS),
    }
    return "\n".join((HEADER, "".join(constant(name, value) for name, value in known.items())))


def seat_fields(*roots: Any) -> str:
    """The fields of actions and events that hold a seat, which texts replace by names."""
    named: dict[str, list[str]] = {}
    for root in roots:
        shape = shapes.type_info(root)
        for record in shape.types if isinstance(shape, shapes.UnionType) else (shape,):
            if isinstance(record, shapes.StructType):
                fields = [field.encode_name for field in record.fields if _names_seats(field.type)]
                if fields:
                    named[str(record.tag)] = fields
    lines = (f"  {tag}: {_constant(fields)}," for tag, fields in sorted(named.items()))
    return "\n".join(("export const SEAT_FIELDS: Record<string, readonly string[]> = {", *lines, "};", ""))


EVENT_RULES = """\
/** The rule behind each kind of event; where it depends on a field of the event, by its values. */
export const EVENT_RULES = {{
{rows}
}} as const satisfies {{
  readonly [E in Event["type"]]:
    | string
    | {{ readonly field: string; readonly rules: Readonly<Record<string, string>> }};
}};
"""


def rules_by_event(events: Any) -> str:
    """The rule id of every event of a game, by its tag."""
    rows = (f"  {tag}: {_constant(rule)}," for tag, rule in sorted(event_rules(events).items()))
    return EVENT_RULES.format(rows="\n".join(rows))


def rule_type(game: AnyGame) -> str:
    """The type of the ids of a game's rules."""
    ids = "".join(f"\n  | {_constant(rule)}" for rule in rules_of(game))
    return f"/** The rules of the game. */\nexport type Rule ={ids};\n"


def rules_by_option(options: Any) -> str:
    """The first rule that the docstring of each option cites."""
    cited = {name: re.search(r"\b[A-Z]{3}-[A-Z]\d", note) for name, note in field_notes(options).items()}
    rules = {name: found[0] for name, found in cited.items() if found}
    return f"/** The rule behind each option. */\n{constant('OPTION_RULES', rules)}"


def _names_seats(shape: shapes.Type) -> bool:
    match shape:
        case shapes.Metadata(extra_json_schema=extra) if (extra or {}).get("title") == "seat":
            return True
        case shapes.Metadata(type=inner) | shapes.VarTupleType(item_type=inner):
            return _names_seats(inner)
        case shapes.UnionType(types=types):
            return any(_names_seats(kind) for kind in types)
    return False


def modules() -> dict[str, str]:
    """The text of every generated module, by file name."""
    found = {"server.ts": socket_types(), "texts.ts": language_constants(), "messages.ts": message_types()}
    for key in OUR_KEYS:
        found[f"{key}.ts"] = game_types(key)
    return found


def main(arguments: list[str]) -> int:
    """Write the modules, or check that they are fresh; returns the exit code."""
    stale = []
    for name, text in modules().items():
        path = TARGET / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if "--check" not in arguments:
                TARGET.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if "--check" in arguments and stale:
        print(f"stale: {', '.join(stale)}; run python -m tools.typescript")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
