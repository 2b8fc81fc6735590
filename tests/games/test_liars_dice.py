"""Liar's dice, the example game with hidden dice and a front of its own."""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.completeness import missing_parts
from ludoteca.core import Game, Illegal, ScriptedChance, event_rules
from ludoteca.testing.conformance import play_and_check
from ludoteca.texts.rulebook import rules_of

PACKAGE = Path(__file__).parents[2] / "examples" / "liars_dice"


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The module of the game, as if it were installed."""
    monkeypatch.syspath_prepend(PACKAGE)
    yield importlib.import_module("ludoteca_liars_dice")
    del sys.modules["ludoteca_liars_dice"]


def opened(rules: Any, *dice: int) -> Any:
    """A match of two with these dice, the first half of them seat 0's."""
    options = rules.Options(dice=len(dice) // 2)
    return rules.GAME.setup(options, 2, ScriptedChance({"die": [face - 1 for face in dice]})).state


def test_it_keeps_the_contract(rules: Any) -> None:
    for seed in range(8):
        match = play_and_check(
            rules.GAME,
            seats=2 + seed % 5,
            seed=seed,
            options={"dice": 2},
            rule_ids=[*rules_of(rules.GAME), "LUD-A1"],
        )
    assert missing_parts(rules.GAME, [match]) == ()


def test_a_game_that_forgets_to_redact_is_found(rules: Any) -> None:
    class Telling(rules.LiarsDice):  # type: ignore[misc]
        redact = Game.redact

    Telling.__module__ = rules.__name__
    with pytest.raises(AssertionError, match="an event tells no more than the view"):
        play_and_check(Telling(), seats=3, seed=1, options={"dice": 2})


def test_every_event_names_a_rule_of_its_page(rules: Any) -> None:
    assert set(event_rules(rules.GAME.info.event)) == {"rolled", "bid_made", "bid_called"}
    assert set(event_rules(rules.GAME.info.event).values()) <= set(rules_of(rules.GAME))


def test_nobody_else_sees_the_dice(rules: Any) -> None:
    state = opened(rules, 1, 2, 5, 6)
    rolled = rules.Rolled(seat=0, count=2, dice=(1, 2))
    assert rules.GAME.redact(rolled, 0) == rolled
    for other in (1, None):
        assert rules.GAME.redact(rolled, other).dice is None
    assert rules.GAME.private(state, 0).dice == (1, 2)
    assert rules.GAME.view(state).dice == (2, 2)


def test_a_bid_is_higher_than_the_last_one(rules: Any) -> None:
    state = opened(rules, 1, 2, 5, 6)
    after = rules.GAME.apply(state, 0, rules.Bid(count=2, face=4), ScriptedChance({})).state
    legal = rules.GAME.legal(after, 1)
    assert legal[0] == rules.Bid(count=2, face=5)
    assert legal[-1] == rules.Call()
    with pytest.raises(Illegal):
        rules.GAME.check(after, 1, rules.Bid(count=2, face=4))


@pytest.mark.parametrize(("count", "loser"), [(1, 1), (2, 0)])
def test_a_called_bid_costs_the_liar_or_the_doubter_a_die(rules: Any, count: int, loser: int) -> None:
    state = opened(rules, 1, 2, 5, 6)
    bid = rules.GAME.apply(state, 0, rules.Bid(count=count, face=6), ScriptedChance({})).state
    step = rules.GAME.apply(bid, 1, rules.Call(), ScriptedChance({}))
    called = step.events[0]
    assert (called.found, called.loser, called.left) == (1, loser, 1)
    assert rules.GAME.view(step.state).dice[loser] == 1
    assert step.state.turn == loser
    derived = {each.of: (each.total, [term.amount for term in each.terms]) for each in called.derivations}
    assert derived == {"found": (called.found, [0, 1]), "left": (called.left, [2, -1])}


def test_who_has_the_last_dice_has_won(rules: Any) -> None:
    state = opened(rules, 3, 4)
    bid = rules.GAME.apply(state, 0, rules.Bid(count=2, face=4), ScriptedChance({})).state
    step = rules.GAME.apply(bid, 1, rules.Call(), ScriptedChance({}))
    assert rules.GAME.active(step.state) == ()
    assert rules.GAME.outcome(step.state).winners == (1,)


def test_the_texts_of_all_languages_are_the_same_ones() -> None:
    texts = (PACKAGE / "ludoteca_liars_dice" / "texts").glob("*.ftl")
    keys = {path.stem: re.findall(r"^[\w-]+(?= =)", path.read_text("utf-8"), re.MULTILINE) for path in texts}
    assert set(keys) == {"en", "it", "fr", "de", "nl"}
    assert all(each == keys["en"] for each in keys.values())
