"""A tournament in one call."""

import pytest

from ludoteca import Invalid
from ludoteca.tournament import run_tournament, schedule


def test_results_are_those_of_the_schedule_with_true_records() -> None:
    bots, options = ["uniform", "easy"], {"length": "rounds:1"}
    results = run_tournament("palanche", bots, matches=3, options=options, seed=5)
    fixtures = schedule(bots, seats=2, matches=3, seed=5)
    assert [(result.seed, result.bots) for result in results] == [
        (fixture.seed, fixture.bots) for fixture in fixtures
    ]
    assert {(result.game, result.options["length"], result.reason) for result in results} == {
        ("palanche", "rounds:1", "rounds-played")
    }


def test_an_unknown_bot_is_refused_before_the_first_match() -> None:
    with pytest.raises(Invalid, match="unknown"):
        run_tournament("palanche", ["uniform", "nemo"], matches=2)
