"""Generates the page `docs/api/socket.md` from the records of the socket's messages."""

import ast
import inspect
import textwrap
from typing import Any, get_args

from msgspec import inspect as shapes

from ludoteca.core import FreeText, Offer, OneOf, Outcome, Real, Reason, SomeOf, Whole
from ludoteca.server.people.connections import SIGNED_OUT
from ludoteca.server.protocol import messages, requests
from ludoteca.server.protocol import shapes as tables
from ludoteca.server.runtime.frames import PROTOCOL_ERROR, TOO_BIG
from ludoteca.server.runtime.websocket import BACKLOG, FRAME, RESTARTING, SILENT
from ludoteca.server.session.connection import TOO_MUCH, TOO_SLOW
from ludoteca.server.timings import Timings

INTRODUCTION = """\
# The socket

Written from the message records by `make docs`; change it there.

One WebSocket a browser tab or program, at `/api/v1/socket`. Every frame is one JSON object with a `type`.
A browser is known by its session cookie and must come from the server's own origin; a program sends
`Authorization: Bearer <token>`. Frames to the server hold at most 64 KB.

Every request carries an `id` made by the client; exactly one answer carries it back. Refusals hold a rule of
the game (or null), a message key and values, never sentences; the texts say them in the player's language.

A usual conversation:

```
← {"type":"welcome","protocol":2,"player":"p7","name":"Ada",…}
→ {"type":"subscribe","id":"1","match":"k3…"}
← {"type":"snapshot","id":"1","table":{…},"mine":[0],"view":{…},"perspectives":[{"seat":0,…}],…}
← {"type":"choices","match":"k3…","seat":0,"seq":0,"legal":[{"type":"roll"}],"offers":[…]}
→ {"type":"play","id":"2","match":"k3…","seat":0,"seq":0,"action":{"type":"roll"}}
← {"type":"update","match":"k3…","seat":0,"seq":1,"entry":{…},"changes":[[["players",0,"cash"],450]],…}
← {"type":"done","id":"2","seq":1}
```

A `snapshot` has the whole view; an `update` has what to set in the view of the entry before it. Each change
is a path from the whole view down, of names of fields and numbers of list items, and the value that is there
from now on. A number just behind the last item appends one; an empty path replaces the whole view. Nothing is
merged with the value at the end of the path. In Python,
`ludoteca.server.protocol.changes.changed(view, changes)` does it; in JavaScript:

```js
const set = (part, [name, ...rest], value) => {
  if (name === undefined) return value;
  const copy = Array.isArray(part) ? [...part] : { ...part };
  copy[name] = set(copy[name], rest, value);
  return copy;
};
const next = update.changes.reduce((view, [path, value]) => set(view, path, value), view);
```

After a lost connection: connect again, `subscribe` with `since` set to the newest entry you know and
`lines_since` to the newest line. Send an unanswered request again with the same `id` and content, to any
process: it is carried out once. The same `id` with other content is refused with `request-id-reused`, so a
program that restarts must not start its ids over. [What a client may rely on](../consistency.md) has the
details.
"""
CLOSINGS = f"""\
The server ends a connection with one of these codes; a client may always reconnect:

| code | why |
| --- | --- |
| {PROTOCOL_ERROR} | a frame that the protocol of sockets does not allow |
| {TOO_BIG} | a message of more than {FRAME // 1024} KB |
| {SILENT} | no answer to a ping within {Timings().ping:.0f} seconds |
| {RESTARTING} | the server stops; reconnect soon |
| {SIGNED_OUT} | the session or token has ended: sign in again |
| {TOO_SLOW} | more than {BACKLOG // 2**20} MB waited to be read |
| {TOO_MUCH} | too many messages, and `retry_after` not obeyed; pings and fragments count a fifth |
"""


def field_notes(cls: type) -> dict[str, str]:
    """The docstring under each field of a record, from its source."""
    notes: dict[str, str] = {}
    for owner in reversed(cls.__mro__):
        if not owner.__module__.startswith("ludoteca"):
            continue
        (definition,) = ast.parse(textwrap.dedent(inspect.getsource(owner))).body
        assert isinstance(definition, ast.ClassDef)
        for statement, after in zip(definition.body, definition.body[1:], strict=False):
            if (
                isinstance(statement, ast.AnnAssign)
                and isinstance(statement.target, ast.Name)
                and isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
            ):
                notes[statement.target.id] = " ".join(str(after.value.value).split())
    return notes


def expression(shape: shapes.Type) -> str:
    """A type in the words of JSON."""
    match shape:
        case shapes.Metadata(type=inner):
            return expression(inner)
        case shapes.IntType():
            return "integer"
        case shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "text"
        case shapes.DateTimeType():
            return "time (ISO 8601)"
        case shapes.BoolType():
            return "true or false"
        case shapes.NoneType():
            return "null"
        case shapes.LiteralType(values=values):
            return " or ".join(f'`"{value}"`' for value in values)
        case shapes.UnionType(types=types):
            known = (kind for kind in types if not isinstance(kind, shapes.CustomType))
            return " or ".join(dict.fromkeys(expression(kind) for kind in known))
        case shapes.VarTupleType(item_type=item):
            return f"list of ({expression(item)})"
        case shapes.DictType(value_type=value):
            return f"object of ({expression(value)})"
        case shapes.StructType(cls=cls):
            return f"[`{cls.__name__}`](#{anchor(shape)})"
    return "any JSON"


def anchor(shape: shapes.StructType) -> str:
    """The anchor of a record on the page."""
    return str(shape.tag)


def section(cls: type) -> str:
    """The description of one record."""
    shape = shapes.type_info(cls)
    assert isinstance(shape, shapes.StructType)
    lines = [f"### {shape.tag}", "", inspect.cleandoc(cls.__doc__ or ""), ""]
    notes = field_notes(cls)
    if shape.fields:
        lines += ["| field | value | |", "| --- | --- | --- |"]
        for field in shape.fields:
            needed = "" if field.required else "may be left out. "
            lines.append(
                f"| `{field.name}` | {expression(field.type)} | {needed}{notes.get(field.name, '')} |"
            )
        lines.append("")
    return "\n".join(lines)


def parts() -> list[type]:
    """The records inside messages, in the order of the source."""
    named = [value for value in vars(tables).values() if isinstance(value, type)]
    ours = [cls for cls in named if cls.__module__ == tables.__name__]
    return [*ours, messages.Perspective, Outcome, Offer, Reason, Whole, Real, OneOf, SomeOf, FreeText]


def page() -> str:
    """The whole page."""
    chapters: list[tuple[str, tuple[Any, ...] | list[type]]] = [
        ("What a client may send", get_args(requests.ClientMessage)),
        ("What the server sends", get_args(messages.ServerMessage)),
        ("Parts of messages", parts()),
    ]
    text = [INTRODUCTION, CLOSINGS]
    for title, classes in chapters:
        text += [f"## {title}", "", *(section(cls) for cls in classes)]
    return "\n".join(text)
