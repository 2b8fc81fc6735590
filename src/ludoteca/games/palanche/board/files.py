"""Reads board files that a host brings; a refusal names file and line."""

import re
import tomllib
from pathlib import Path

import msgspec

from ludoteca.core import Invalid, file_trouble, known
from ludoteca.games.palanche.tables import Board

from .checks import check_board


def load_board(path: Path) -> Board:
    """The board in a file; raises Invalid with file, line and reason. For hosts: rules never read files."""
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError) as error:  # a NUL in the name is a ValueError
        raise Invalid("file-unreadable", file=path.name, why=file_trouble(error)) from error
    return read_board(text, path.name)


def read_board(text: str, file: str) -> Board:
    """The board that a TOML text describes; raises Invalid with line and reason."""
    try:
        board = msgspec.convert(tomllib.loads(text), known(Board))
        check_board(board)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise Invalid("file-not-toml", file=file, line=line, problem=str(error)) from error
    except msgspec.ValidationError as error:
        problem, _, at = str(error).partition(" - at `$")
        raise Invalid("file-row", file=file, line=line_of(text, at.strip(".`")), problem=problem) from error
    except Invalid as flaw:
        line = line_of(text, str(flaw.params["at"]))
        place = {"at": f"{file}:{line}", "file": file, "line": line}
        raise Invalid(flaw.reason, flaw.rule, **{**flaw.params, **place}) from flaw
    return board


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
