"""Ids and secrets from the runtime's randomness."""

import hashlib
from random import Random

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without letters that look like digits."""


def hash_of(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Ids:
    """Makes ids that cannot be guessed and are easy to read out."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def id(self) -> str:
        """A new id for a match, a person or a row."""
        return self._letters(12)

    def key(self) -> str:
        """A new secret for a link: an invitation, or a match to watch."""
        return self._letters(20)

    def token(self) -> str:
        """A new secret of 256 bits, in hexadecimal: it never begins with a dash on a command line."""
        return f"{self._random.getrandbits(256):064x}"

    def _letters(self, length: int) -> str:
        return "".join(self._random.choice(LETTERS) for _ in range(length))
