"""The simulator's game is known to the registry only while its tests run."""

from collections.abc import Iterator

import pytest
from simulation.world import INSTALLED

from tests.guest_games import installed


@pytest.fixture(autouse=True)
def tally_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch, INSTALLED):
        yield
