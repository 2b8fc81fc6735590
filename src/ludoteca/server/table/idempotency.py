"""Recognizes a request that was sent before, by its sender, its id and its content."""

import hashlib
from typing import NamedTuple

from ludoteca.core import Invalid
from ludoteca.store import RequestRow

KEPT_MS = 7 * 86_400_000
"""How long a request is recognized; one that became an entry, as long as its match is kept."""


class Answered(NamedTuple):
    """A request that was carried out."""

    content: str
    seq: int | None = None
    """The entry that it became, if it became one."""


def request_of(sender: str, request: str, content: bytes) -> RequestRow:
    """What the store keeps of a request: hashes, so that nothing of its sender or content remains."""
    return RequestRow(_hash(f"{sender}\0{request}".encode()), _hash(content))


def require_same(request: RequestRow, content: str) -> None:
    """Raise Invalid if the sender has used the id before for a request with other content."""
    if request.content != content:
        raise Invalid("request-id-reused")


def _hash(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()
