"""The toy stands on the shelf, also in the processes that play."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca import games

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _toy_everywhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for folder in (ROOT, ROOT / "tests" / "shelf"):
        monkeypatch.syspath_prepend(str(folder))
    games._guests.cache_clear()
    games.find_game.cache_clear()
    yield
    games._guests.cache_clear()
    games.find_game.cache_clear()
