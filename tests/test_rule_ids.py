"""Rule ids: every cited rule exists, every rule is exercised by a test or golden."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from msgspec import structs

from ludoteca.core import RuleBy, decode, encode, rule_of
from ludoteca.games import OUR_KEYS, find_game
from ludoteca.games.palanche.events import Paid
from ludoteca.games.palermo.events import InterestTaken
from ludoteca.testing import golden
from ludoteca.texts.rulebook import rules_of

from .toy.rules import Boasted

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


@pytest.mark.parametrize("key", OUR_KEYS)
def test_every_event_names_a_rule_of_its_game(key: str) -> None:
    game = find_game(key)
    for event in get_args(game.info.event):
        if isinstance(event.rule, RuleBy):
            values = get_args(get_type_hints(event)[event.rule.field])
            assert set(event.rule.rules) == set(values), event
            assert set(event.rule.rules.values()) <= set(rules_of(game)), event
        else:
            assert event.rule in rules_of(game), event


def test_the_rule_of_an_event_may_depend_on_a_field() -> None:
    rent = Paid(payer=0, payee=1, amount=6, reason="rent", each=6)
    assert rule_of(rent) == "GEN-B1"
    assert rule_of(structs.replace(rent, reason="fare")) == "GEN-X1"
    assert rule_of(Boasted(seat=0, by=1)) is None, "a guest game may leave it out"


def test_the_rule_of_an_event_is_not_written_into_logs() -> None:
    assert decode(encode(InterestTaken(seat=0, interest=2, money=9)), dict) == {
        "type": "interest_taken",
        "seat": 0,
        "interest": 2,
        "money": 9,
    }


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
