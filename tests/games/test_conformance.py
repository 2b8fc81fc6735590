"""Every game of this package keeps the contract in whole matches of bots."""

from importlib import import_module
from typing import Any

import pytest

from ludoteca.core import AnyGame, Bound, Match, simulator_of
from ludoteca.games import find_game
from ludoteca.testing.conformance import play_and_check
from ludoteca.texts.rulebook import rules_of

TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    ("palermo", 3, {}, 9),
    ("palermo", 4, {"edition": "en", "target_stones": True, "free_building": True}, 9),
    ("palermo", 5, {"edition": "fr", "ready_made_town": True, "jumped_policeman": "pays"}, 5),
    ("palanche", 2, {"length": "rounds:30"}, 7),
    ("palanche", 4, {"length": "rounds:20"}, 7),
    ("palanche", 6, {"length": "full", "wealth": "terreno-only"}, 23),
    ("villa_paletti", 2, {}, 30),
]


@pytest.mark.parametrize(("key", "seats", "options", "look_every"), TABLES)
def test_the_game_keeps_the_contract(key: str, seats: int, options: dict[str, Any], look_every: int) -> None:
    game = find_game(key)
    match = play_and_check(
        game,
        seats=seats,
        options=options,
        seed=seats,
        look_every=look_every,
        level="easy",
        longest=20_000,
        rule_ids=set(rules_of(game)),
        simulator=simulator_of(game),
    )
    assert match.outcome is not None
    declared = getattr(import_module(f"ludoteca.games.{key}.moves"), "OFFERS", {})
    assert offered(game, match).items() <= declared.items()


def offered(game: AnyGame, match: Match[Any, Any]) -> dict[str, dict[str, type[Bound]]]:
    """The open-ended actions of a whole match with the kinds of their bounds, as `OFFERS` declares them."""
    return {
        offer.action: {name: type(bound) for name, bound in offer.bounds.items()}
        for _, state in match.states()
        for seat in game.active(state)
        for offer in game.offers(state, seat)
    }
