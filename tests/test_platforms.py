"""What a player needs runs without POSIX: modules and functions that Windows lacks are used with a guard."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.bots.own import bring_bot
from ludoteca.core import Invalid
from ludoteca.games import find_game

ROOT = Path(__file__).parents[1]
FILES = [
    *sorted((ROOT / "src").rglob("*.py")),
    *(ROOT / "tools" / f"{name}.py" for name in ("play", "setup", "client", "browser")),
]
MODULES = {
    "curses",
    "fcntl",
    "grp",
    "posix",
    "pty",
    "pwd",
    "readline",
    "resource",
    "syslog",
    "termios",
    "tty",
}
MODULES |= {"uvloop"}
OF_OS = ("fork", "getloadavg", "geteuid", "getuid", "killpg", "nice", "setsid", "sysconf")
OF_SIGNAL = ("SIGALRM", "SIGHUP", "SIGKILL", "SIGUSR1", "SIGUSR2", "alarm", "setitimer")
FUNCTIONS = {*(f"os.{name}" for name in OF_OS), *(f"signal.{name}" for name in OF_SIGNAL)}
GUARDS = ("sys.platform", "os.name", "ImportError", "ModuleNotFoundError", "AttributeError")
"""What the condition, the handlers or the context around a use must name."""


def unguarded(source: str) -> list[str]:
    """The uses of modules and functions that Windows lacks, outside of any guard."""
    return list(_unguarded(ast.parse(source)))


def _unguarded(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.If(test=guard) | ast.IfExp(test=guard) if _is_guard(guard):
            return
        case ast.BoolOp(values=[*guards, _]) if any(map(_is_guard, guards)):
            return
        case ast.Try(handlers=handlers) if any(each.type and _is_guard(each.type) for each in handlers):
            return
        case ast.With(items=items) if any(_is_guard(each.context_expr) for each in items):
            return
        case ast.Import(names=names):
            yield from (each.name for each in names if each.name.split(".")[0] in MODULES)
        case ast.ImportFrom(module=str(module)) if module.split(".")[0] in MODULES:
            yield module
        case ast.Attribute() if ast.unparse(node) in FUNCTIONS:
            yield ast.unparse(node)
    for child in ast.iter_child_nodes(node):
        yield from _unguarded(child)


def _is_guard(node: ast.expr) -> bool:
    return any(word in ast.unparse(node) for word in GUARDS)


def test_what_windows_lacks_is_used_with_a_guard() -> None:
    found = {str(path.relative_to(ROOT)): unguarded(path.read_text(encoding="utf-8")) for path in FILES}
    assert {path: uses for path, uses in found.items() if uses} == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import fcntl", ["fcntl"]),
        ("def f():\n    os.nice(3)", ["os.nice"]),
        ("if sys.platform != 'win32':\n    import fcntl", []),
        ("try:\n    import uvloop\nexcept ModuleNotFoundError:\n    uvloop = None", []),
        ("with suppress(OSError, AttributeError):\n    os.nice(3)", []),
        ("quiet = os.name == 'posix' and os.geteuid() == 0", []),
    ],
)
def test_uses_without_a_guard_are_found(source: str, found: list[str]) -> None:
    assert unguarded(source) == found


def test_a_bot_in_a_file_may_be_named_with_a_drive() -> None:
    with pytest.raises(Invalid) as refused:
        bring_bot(find_game("palermo"), r"C:\bots\mine.py:Mine")
    assert refused.value.reason == "bot-unusable"
