"""What every test of the server has: the toy game, and passwords that are cheap to hash."""

import pytest
from argon2 import PasswordHasher

from ludoteca.server.people import argon

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(autouse=True)
def _toy(toy_installed: None) -> None:
    """Every test of the server may play the toy."""


@pytest.fixture(autouse=True)
def _cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real hashes take a tenth of a second of a processor each; the parameters have a test of their own."""
    monkeypatch.setattr(argon, "hasher", CHEAP)
    monkeypatch.setattr(argon, "NO_ACCOUNT", argon._hash_without_password())
