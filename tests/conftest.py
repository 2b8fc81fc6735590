"""What many tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from .cli.terminals import Terminal
from .postgres import server
from .shelves import shelf

ROOT = Path(__file__).parents[1]

settings.register_profile("busy machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy machine")


@pytest.fixture
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy stands beside the real games, also in processes that this one starts."""
    with shelf(monkeypatch, ROOT, ROOT / "tests" / "shelf"):
        yield


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The command line."""
    return Terminal(monkeypatch, capsys)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL."""
    with server() as url:
        yield url
