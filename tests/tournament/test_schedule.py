"""Who plays whom: fair to seats, fair to luck."""

from collections import Counter, defaultdict

import pytest

from ludoteca.tournament import schedule


@pytest.mark.parametrize(("bots", "seats"), [("abcd", 4), ("ab", 4), ("abc", 4), ("abcde", 3), ("ab", 2)])
def test_in_a_deal_everybody_sits_everywhere_equally_often(bots: str, seats: int) -> None:
    fixtures = schedule(list(bots), seats, 200, seed=7)
    assert 200 <= len(fixtures) < 200 + seats
    assert len(set(fixtures)) == len(fixtures)
    deals = defaultdict(list)
    for fixture in fixtures:
        deals[fixture.seed].append(fixture.bots)
    for deal in deals.values():
        for bot in deal[0]:
            assert len({sum(seated[seat] == bot for seated in deal) for seat in range(seats)}) == 1
    sat = Counter(bot for fixture in fixtures for bot in fixture.bots)
    assert max(sat.values()) - min(sat.values()) <= 2 * seats * seats


def test_more_matches_begin_with_the_same_ones() -> None:
    few, many = (schedule(["a", "b", "c"], 3, matches, seed=1) for matches in (30, 60))
    assert many[:30] == few
    assert few != schedule(["a", "b", "c"], 3, 30, seed=2)


def test_one_bot_sits_alone_against_the_others() -> None:
    fixtures = schedule(["a", "b", "c"], 4, 48, seed=1, alone=True)
    assert {fixture.bots.count("a") for fixture in fixtures} == {1}
    sat = Counter(fixture.bots.index("a") for fixture in fixtures)
    assert set(sat.values()) == {12}, "on every seat equally often"
    others = Counter(bot for fixture in fixtures for bot in fixture.bots)
    assert others["b"] == others["c"]
