"""Passwords by argon2id, with the parameters its authors recommend."""

import asyncio
from base64 import b64encode

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

from ludoteca.server.ports import Work

hasher = PasswordHasher()


def _hash_without_password() -> str:
    """A hash that no password has, with the parameters of real ones."""
    salt, digest = (
        b64encode(bytes(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${digest}"


NO_ACCOUNT = _hash_without_password()
"""Verified when there is no such account, so that the answer takes as long as with one."""


class ArgonPasswords:
    """Hashes and verifies outside the event loop, two at a time: argon2 is meant to cost memory."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._hashing = asyncio.Semaphore(2)

    async def hash(self, password: str) -> str:
        """The password as the store keeps it."""
        async with self._hashing:
            return await self._work.aside(hasher.hash, password)

    async def is_right(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password of a hash; without one it takes as long to say no."""
        async with self._hashing:
            return await self._work.aside(_verify, hashed or NO_ACCOUNT, password)


def _verify(hashed: str, password: str) -> bool:
    try:
        return hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
