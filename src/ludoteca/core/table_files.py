"""Table files: the printed things of a game as an owner's box has them, such as tiles or a board.

A file is TOML: `game`, `what` (the option that it fills) and `name`, then the data. What is read goes into
the options of a match, never the file's name, so the match replays anywhere. A code is the same data as one
word.
"""

import json
import re
import tomllib
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from .codec import known
from .errors import Invalid, file_trouble

HEAD = ("game", "what", "name")
LONGEST = 64_000
"""The most characters of a table file, and bytes of an unpacked code."""


class TableKind(msgspec.Struct, frozen=True):
    """What a table file for one option holds: the type of its data, and the check of a whole one."""

    type: type
    check: Callable[[Any], Any]
    """Raises Invalid with `at`, the place of the flaw, if no match can be played with the data."""
    printed: Callable[[], Any]
    """The data as the program has it: what an owner begins with."""
    title: str = "name"
    """The field of the data that holds the name by which people choose it."""

    def name_of(self, data: Any) -> str:
        """The name by which people choose the data."""
        return str(getattr(data, self.title))

    def named(self, data: Any, name: str) -> Any:
        """The data under another name."""
        return msgspec.structs.replace(data, **{self.title: name})


class TableHead(msgspec.Struct, frozen=True):
    """What a table file says about itself; empty where it says nothing."""

    game: str = ""
    what: str = ""
    name: str = ""


def load_text(path: Path) -> str:
    """The text of a table file; raises Invalid if it cannot be read."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:  # a NUL in the name is a ValueError
        raise Invalid("file-unreadable", file=path.name, why=file_trouble(error)) from error
    if len(text) > LONGEST:
        raise Invalid("table-too-long", most=LONGEST)
    return text


def read_head(text: str, file: str) -> TableHead:
    """What a table file says about itself; raises Invalid, with the line, if it is not TOML."""
    rows = _toml(text, file)
    return TableHead(*(str(rows.get(key, "")) for key in HEAD))


def read_table(kind: TableKind, text: str, file: str) -> Any:
    """The data of a table file; raises Invalid with file, line and reason."""
    rows = rows_of_text(kind.type, text, file)
    try:
        return checked_table(kind, rows)
    except Invalid as flaw:
        at = str(flaw.params.get("at", ""))
        line = line_of(text, at)
        place = {"at": f"{file}:{line}", "file": file, "line": line}
        params = {**flaw.params, **place}
        raise Invalid(flaw.reason, flaw.rule, *flaw.derivations, **params) from flaw


def rows_of_text(kind: type, text: str, file: str) -> dict[str, Any]:
    """The rows of a table file without its head, not yet checked; raises Invalid if it is not TOML."""
    fields = {field.encode_name for field in msgspec.structs.fields(kind)}
    rows = _toml(text, file)
    return {key: value for key, value in rows.items() if key in fields or key not in HEAD}


def checked_table(kind: TableKind, rows: Any) -> Any:
    """The data of a table, converted and checked; raises Invalid with the place `at` of the flaw."""
    if len(msgspec.json.encode(rows)) > LONGEST:
        raise Invalid("table-too-long", most=LONGEST)
    try:
        data: Any = msgspec.convert(rows, known(kind.type))
    except msgspec.ValidationError as error:
        problem, _, at = str(error).partition(" - at `$")
        raise Invalid("table-row", at=at.strip(".`"), problem=problem) from error
    kind.check(data)
    return data


def _toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise Invalid("file-not-toml", file=file, line=line, problem=str(error)) from error


def line_of(text: str, at: str) -> int:
    """The line of the value at a path such as `space[3].price`, or of the section that lacks it."""
    lines = text.splitlines()
    place = re.match(r"(\w+)(?:\[(\d+)\])?(?:\.(\w+))?", at)
    if place is None:
        return 1
    table, row, field = place[1], int(place[2] or 0), place[3]
    heads = [n for n, line in enumerate(lines, 1) if re.match(rf"\s*\[\[?{table}\]\]?", line)]
    if not heads:
        own = (n for n, line in enumerate(lines, 1) if re.match(rf"\s*{table}\s*=", line))
        return next(own, 1)
    head = heads[min(row, len(heads) - 1)]
    for number, line in enumerate(lines[head:], head + 1):
        if line.lstrip().startswith("["):
            break
        if field is not None and re.match(rf"\s*{field}\s*=", line):
            return number
    return head


def table_text(head: TableHead, data: Any) -> str:
    """The text of a table file with this data."""
    rows = {key: value for key, value in _plain(data).items() if key != "name"}
    lines = [f"{key} = {_value(getattr(head, key))}" for key in HEAD]
    tables = {key: value for key, value in rows.items() if _is_table(value)}
    lines += [f"{key} = {_value(value)}" for key, value in rows.items() if key not in tables]
    for key, value in tables.items():
        for row in value if isinstance(value, list) else [value]:
            lines += ["", f"[[{key}]]" if isinstance(value, list) else f"[{key}]"]
            lines += [f"{name} = {_value(item)}" for name, item in row.items()]
    return "\n".join(lines) + "\n"


def _plain(data: Any) -> dict[str, Any]:
    """The data as JSON has it, without tag and absent values."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    return {key: value for key, value in plain.items() if key != "type"}


def _is_table(value: Any) -> bool:
    rows = value if isinstance(value, list) else [value]
    return bool(rows) and all(isinstance(row, dict) for row in rows)


def _value(value: Any) -> str:
    """A value as TOML writes it on one line."""
    match value:
        case dict():
            inner = ", ".join(f"{key} = {_value(item)}" for key, item in value.items() if item is not None)
            return f"{{ {inner} }}" if inner else "{}"
        case list():
            return f"[{', '.join(map(_value, value))}]"
        case _:
            return json.dumps(value, ensure_ascii=False)


def table_code(data: Any) -> str:
    """The data as one word, to send to others."""
    packed = zlib.compress(msgspec.json.encode(_plain(data)), 9)
    return urlsafe_b64encode(packed).decode().rstrip("=")


def rows_of_code(code: str) -> Any:
    """The rows in a code, not yet checked; raises Invalid if it is no code."""
    word = "".join(code.split())
    try:
        packed = urlsafe_b64decode(word + "=" * (-len(word) % 4))
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(packed, LONGEST)
        if unpacking.unconsumed_tail:
            raise Invalid("table-too-long", most=LONGEST)
        return msgspec.json.decode(text)
    except (ValueError, zlib.error, msgspec.DecodeError, RecursionError) as error:
        raise Invalid("table-code-unreadable") from error
