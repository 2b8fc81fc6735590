"""Ratings and decisions of a tournament, against simulated bots of known strength. All luck is seeded."""

import random
from itertools import permutations

import pytest

from ludoteca.tournament import Decision, standings
from ludoteca.tournament.plackett_luce import Ranking, fit
from ludoteca.tournament.ratings import wilson

from .simulated import simulated

TRUE = {"normal": 0.0, "a": 120.0, "b": -60.0}


@pytest.mark.parametrize(("seats", "grain"), [(3, 0.0), (4, 1.0)])
def test_intervals_hold_the_true_difference_in_about_95_of_100_cases(seats: int, grain: float) -> None:
    luck, missed, far = random.Random(5), 0, 0.0
    for _ in range(20):
        for standing in standings(simulated(TRUE, seats, 120, luck, grain), list(TRUE)):
            off = standing.rating - 1500 - TRUE[standing.bot]
            missed += abs(off) > standing.rating_margin
            far += off
    assert missed <= 6, "of 40 intervals; with a probability of 5 % each, 7 or more are missed once in 200"
    assert abs(far / 40) < 20, "no bias"


def test_the_order_of_results_changes_nothing() -> None:
    results = simulated(TRUE, 3, 60, random.Random(1))
    there, back = standings(results, list(TRUE)), standings(results[::-1], list(TRUE))
    for one, other in zip(there, back, strict=True):
        assert one.bot == other.bot
        assert one.rating == pytest.approx(other.rating, abs=0.01)


def test_margins_shrink_with_the_number_of_matches() -> None:
    luck = random.Random(2)
    few, many = (
        next(s for s in standings(simulated(TRUE, 3, matches, luck), list(TRUE)) if s.bot == "a")
        for matches in (90, 1440)
    )
    assert 3 < few.rating_margin / many.rating_margin < 5.3, "four times for sixteen times as many matches"


def test_a_bot_that_won_every_match_has_a_finite_rating_and_a_wide_interval() -> None:
    won, lost = standings(simulated({"good": 9000.0, "bad": 0.0}, 2, 6, random.Random(3)), ["bad", "good"])
    assert (won.bot, won.wins, lost.rating, lost.rating_margin) == ("good", 1.0, 1500, 0)
    assert 1700 < won.rating < 2100
    assert won.rating_margin > 200
    assert won.wins_between == pytest.approx((0.61, 1.0), abs=0.01)


def test_the_fit_is_exact_where_it_is_known() -> None:
    assert fit({((0,), (1,)): 3.0, ((1,), (0,)): 1.0}, [1.0, 1.0]) == pytest.approx([3**0.5, 3**-0.5], 1e-3)
    ties: dict[Ranking, float] = {
        ((0, 1), (2,)): 1.0,
        ((0,), (1,), (2,)): 1.0,
        ((1,), (0,), (2,)): 1.0,
        ((2,), (0,), (1,)): 1.0,
    }
    strengths = fit(ties, [1.0] * 3)
    assert strengths[0] > strengths[1] > strengths[2]
    even: dict[Ranking, float] = {((a,), (b, c)): 1.0 for a, b, c in permutations(range(3))}
    assert fit(even, [1.0, 2.0, 3.0]) == pytest.approx([1.0] * 3, 1e-3)


def test_wilson_is_right_where_it_is_known() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=1e-3)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.278), abs=1e-3)
    assert wilson(0.3, 0) == (0.0, 1.0)


def decided_after(ratings: dict[str, float], seed: int, deals: int) -> tuple[int, Decision]:
    """How many deals a decision took, and what it says; all of them if it stays open."""
    decision, luck = Decision(list(ratings)), random.Random(seed)
    for deal in range(deals):
        decision.add_deal(simulated(ratings, len(ratings), 1, luck))
        if decision.complete:
            return deal + 1, decision
    return deals, decision


def test_equal_bots_are_hardly_ever_told_apart_however_often_one_reads_the_test() -> None:
    wrong = sum(bool(decided_after({"a": 0.0, "b": 0.0}, seed, 300)[1].better) for seed in range(60))
    assert wrong <= 3, "of 60 tournaments; 5 % would be 3"


def test_different_bots_are_told_apart_the_sooner_the_more_they_differ() -> None:
    far, decision = decided_after({"a": 400.0, "b": 0.0}, 1, 300)
    near, same = decided_after({"a": 150.0, "b": 0.0}, 1, 600)
    assert far < near < 600
    assert decision.better == same.better == {frozenset("ab"): "a"}
