"""A small part of `make torture`: unusual matches are never stuck, parsers return a value or refuse."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from torture.matches import Tally, keep, play, tally_of
from torture.parsers import PARSERS, feed
from torture.served_parsers import stop_server

from torture import matches


@pytest.fixture(scope="module", autouse=True)
def no_server_is_left() -> Iterator[None]:
    yield
    stop_server()


@pytest.mark.parametrize(("game", "count"), [("palermo", 12), ("palanche", 12), ("villa_paletti", 2)])
def test_unusual_matches_are_never_stuck(game: str, count: int) -> None:
    tally = Tally(game)
    for number in range(count):
        play(game, number, tally)
    assert 0 < tally.finished == tally.matches


def test_a_tally_counts_matches_of_older_code_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "REACHED", tmp_path)
    keep(Tally("palermo", matches=30, earlier=10, code=matches.code_now("palermo")))
    assert tally_of("palermo").earlier == 10
    keep(Tally("palermo", matches=30, earlier=10, code="of other rules"))
    again = tally_of("palermo")
    assert (again.matches, again.earlier, again.code) == (30, 30, matches.code_now("palermo"))


@pytest.mark.parametrize("name", PARSERS)
def test_parsers_return_a_value_or_refuse(name: str) -> None:
    feed(name, 8, same=True)
