"""The schedule of a tournament: every bot has every seat equally often, with the same seeds."""

from collections import Counter, defaultdict

import pytest

from ludoteca.tournament import schedule


@pytest.mark.parametrize(("bots", "seats"), [("abcd", 4), ("ab", 4), ("abc", 4), ("abcde", 3), ("ab", 2)])
def test_with_one_seed_every_bot_has_every_seat_equally_often(bots: str, seats: int) -> None:
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


def test_a_longer_schedule_begins_with_the_shorter_one() -> None:
    few, many = (schedule(["a", "b", "c"], 3, matches, seed=1) for matches in (30, 60))
    assert many[:30] == few
    assert few != schedule(["a", "b", "c"], 3, 30, seed=2)


def test_with_alone_the_first_bot_has_one_seat_of_every_match() -> None:
    fixtures = schedule(["a", "b", "c"], 4, 48, seed=1, alone=True)
    assert {fixture.bots.count("a") for fixture in fixtures} == {1}
    sat = Counter(fixture.bots.index("a") for fixture in fixtures)
    assert set(sat.values()) == {12}, "on every seat equally often"
    others = Counter(bot for fixture in fixtures for bot in fixture.bots)
    assert others["b"] == others["c"]
