"""Fixtures that many tests share, and Hypothesis without time limits."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from .cli.terminals import Terminal
from .guest_games import installed
from .postgres import server
from .scratch import memory_folder

ROOT = Path(__file__).parents[1]
os.environ.setdefault("LUDOTECA_KERNEL", "off")  # tests of Palermo's search allow it

settings.register_profile("busy machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy machine")
if memory := memory_folder():
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory))  # where pytest makes `tmp_path`


@pytest.fixture
def toy_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the toy game beside the real games, also for processes that a test starts."""
    with installed(monkeypatch, ROOT, ROOT / "tests" / "installed"):
        yield


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """The `ludoteca` command line, run in this process."""
    return Terminal(monkeypatch, capsys)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL server."""
    with server(memory_folder()) as url:
        yield url
