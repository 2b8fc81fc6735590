"""What many tests share."""

from collections.abc import Iterator

import pytest

from ludoteca import games

from .postgres import server


@pytest.fixture
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy stands beside the real games."""
    monkeypatch.setitem(games._OURS, "toy", "tests.toy.rules")
    games.find_game.cache_clear()
    yield
    games.find_game.cache_clear()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL."""
    with server() as url:
        yield url
