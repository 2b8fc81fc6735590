"""The toy stands on the shelf, also in the processes that play."""

import pytest


@pytest.fixture(autouse=True)
def _toy(toy_on_the_shelf: None) -> None:
    pass
