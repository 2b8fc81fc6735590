"""The toy stands on the shelf of every server under test."""

import pytest


@pytest.fixture(autouse=True)
def _toy(toy_installed: None) -> None:
    """Every test of the server may play the toy."""
