"""The answer to a request, before a transport sends it."""

from collections.abc import Mapping
from typing import NamedTuple

NO_HEADERS: Mapping[str, str] = {}


class Answer(NamedTuple):
    """Status, content, headers, and the token for the session cookie; an empty token ends the session."""

    status: int
    body: bytes = b""
    media_type: str | None = None
    headers: Mapping[str, str] = NO_HEADERS
    cookie: str | None = None
