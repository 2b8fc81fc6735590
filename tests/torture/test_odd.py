"""A little of `make torture`: odd tables are never stuck, parsers give a value or a refusal."""

import pytest
from torture.matches import Tally, play
from torture.parsers import PARSERS, feed


@pytest.mark.parametrize(("game", "count"), [("palermo", 12), ("palanche", 12)])
def test_odd_matches_are_never_stuck(game: str, count: int) -> None:
    tally = Tally(game)
    for number in range(count):
        play(game, number, tally)
    assert 0 < tally.finished == tally.matches


@pytest.mark.parametrize("name", PARSERS)
def test_parsers_give_a_value_or_a_refusal(name: str) -> None:
    feed(name, 8, same=True)
