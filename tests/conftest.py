"""What many tests share."""

from collections.abc import Iterator

import pytest

from ludoteca import games


@pytest.fixture
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy stands beside the real games."""
    monkeypatch.setitem(games._OURS, "toy", "tests.toy.rules")
    games.find_game.cache_clear()
    yield
    games.find_game.cache_clear()
