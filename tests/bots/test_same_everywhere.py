"""Bots choose alike in every Python: the server's, a player's own and the browser's.

`python -m bench.site_engine` plays whole matches in two of them; here what could differ is kept out.
"""

import ast
import builtins
import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import find_game, play_match
from ludoteca.core import counted_thinking
from ludoteca.core.arithmetic import exp, log

PACKAGE = Path(ludoteca.__file__).parent
FOLDERS = ("bots", "games/palermo", "games/palanche")
"""Where everything that bots compute must be the same. Villa Paletti's wood is measured, with angles."""
EXACT = {"ceil", "comb", "factorial", "floor", "frexp", "fsum", "inf", "isqrt", "ldexp", "prod", "sqrt"}
"""What `math` computes alike on every machine; the rest is the C library's."""


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for folder in FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def is_set(node: ast.expr) -> bool:
    is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return isinstance(node, ast.Set | ast.SetComp) or (is_call and node.func.id in ("set", "frozenset"))  # type: ignore[attr-defined]


def test_no_function_of_the_c_library_is_used() -> None:
    found = []
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                found += [f"{path.name}: {name.name}" for name in node.names if name.name not in EXACT]
            elif isinstance(node, ast.Import):
                found += [f"{path.name}: {n.name}" for n in node.names if n.name in ("math", "cmath")]
    assert not found, "ludoteca.core.arithmetic has exp and log"


def test_no_loop_follows_the_order_of_a_set() -> None:
    """Tuples and large numbers have other hashes on 32 bits, so a set of them has another order there."""
    loops = [
        f"{path.name}:{node.iter.lineno}"
        for path, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter)
    ]
    assert not loops


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("palanche", ["easy", "normal", "hard"], {"length": "rounds:8"}),
        ("palermo", ["easy", "normal", "normal"], {"edition": "en"}),
    ],
)
def test_no_bot_adds_floats_with_sum(
    game: str, bots: list[str], options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Since Python 3.12 `sum` rounds floats differently than before."""
    added = sum

    def sum_of_whole_numbers(values: Iterable[Any], /, start: Any = 0) -> Any:
        total = added(values, start)
        assert not isinstance(total, float), "add floats with math.fsum"
        return total

    settings = find_game(game).info.options(**options)
    monkeypatch.setattr(builtins, "sum", sum_of_whole_numbers)
    with counted_thinking():
        play_match(game, bots, seed=1, options=settings)


@pytest.mark.parametrize("value", [-700.5, -36.0, -1.25, -1e-9, 0.0, 0.3, 2.0, 30.0])
def test_exp_is_right(value: float) -> None:
    assert exp(value) == pytest.approx(math.exp(value), rel=4e-16)


@pytest.mark.parametrize("value", [5e-324, 1e-9, 0.7, 0.99999, 1.0, 1.00001, 2.0, 5.9, 100_000.0])
def test_log_is_right(value: float) -> None:
    assert log(value) == pytest.approx(math.log(value), rel=4e-16, abs=0)


def test_exp_and_log_at_their_ends() -> None:
    assert exp(-2000.0) == 0.0
    with pytest.raises(ValueError, match="no logarithm"):
        log(0.0)
