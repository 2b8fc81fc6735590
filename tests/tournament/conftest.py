"""The toy game is installed for every test here, also in worker processes."""

import pytest


@pytest.fixture(autouse=True)
def _toy(toy_installed: None) -> None:
    pass
