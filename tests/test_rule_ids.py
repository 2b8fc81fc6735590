"""Rule ids: those that are cited exist, and those that exist are tested."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.games import OUR_KEYS, find_game
from ludoteca.testing import golden
from ludoteca.texts.rulebook import rules_of

ROOT = Path(__file__).parents[1]
CITED = re.compile(r"\b(?:PAL|GEN|VIL|LUD)-[A-Z]+\d+\b")
MARKED = re.compile(r"mark\.rules\(([^)]*)\)")


def known_ids() -> set[str]:
    ids = set(rules_of(None))
    for key in OUR_KEYS:
        ids |= set(rules_of(find_game(key)))
    return ids


def sources() -> Iterator[Path]:
    for folder in ("src", "tests", "docs", "bench", "client/src"):
        for suffix in ("*.py", "*.md", "*.ftl", "*.toml", "*.txt", "*.ts", "*.svelte"):
            yield from (ROOT / folder).rglob(suffix)
    yield ROOT / "README.md"


def test_every_cited_rule_exists() -> None:
    known = known_ids()
    unknown = {
        f"{path.relative_to(ROOT)}: {rule}"
        for path in sources()
        for rule in CITED.findall(path.read_text(encoding="utf-8"))
        if rule not in known
    }
    assert not unknown


def exercised() -> set[str]:
    """The rules that tests and goldens say they exercise."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for arguments in MARKED.findall(path.read_text(encoding="utf-8")):
            found |= set(CITED.findall(arguments))
    for path in (ROOT / "tests" / "golden").rglob("*.txt"):
        found |= set(golden.parse(path.read_text(encoding="utf-8")).covers)
    return found


@pytest.mark.parametrize("key", OUR_KEYS)
def test_every_rule_is_exercised(key: str) -> None:
    untested = [rule for rule in rules_of(find_game(key)) if rule not in exercised()]
    assert untested == []
