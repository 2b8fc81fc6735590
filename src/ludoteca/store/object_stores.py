"""An S3-compatible store (or Google's, or Azure's) by obstore, which signs, retries and splits large files.

Keys, region and endpoint are those that all tools for such stores read from the environment:
AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import obstore
from obstore.exceptions import BaseError
from obstore.store import from_url

from .errors import Unavailable, Unusable
from .places import CHUNK, CopyPlace, shown

if TYPE_CHECKING:
    from obstore.store import ClientConfig

DELETED_AT_ONCE = 500
LONGEST = "24h"
"""The most that it may take to fetch a file, as long as something arrives."""
LONGEST_PIECE = "10m"
"""The most that it may take to send a piece of a file."""
PIECE = 5 << 20
"""The bytes of a piece; stores take no smaller ones."""


@contextmanager
def _unavailable_as_such() -> Iterator[None]:
    try:
        yield
    except (BaseError, OSError) as error:
        raise Unavailable(shown(error)) from error


class ObjectStore(CopyPlace):
    """Objects under a prefix of a bucket."""

    def __init__(self, where: str, patience: str) -> None:
        quick: ClientConfig = {"allow_http": True, "connect_timeout": patience, "timeout": patience}
        to_get: ClientConfig = {**quick, "read_timeout": patience, "timeout": LONGEST}
        # No read_timeout: an answer begins only when the whole piece was sent.
        to_put: ClientConfig = {**quick, "timeout": LONGEST_PIECE}
        try:
            # No retries inside a request: the copier tries again with what is newest then.
            self._store = from_url(where, client_options=quick, retry_config={"max_retries": 0})
            # A base is large, and its line may be slow.
            self._to_get = from_url(where, client_options=to_get, retry_config={"max_retries": 2})
            self._to_put = from_url(where, client_options=to_put, retry_config={"max_retries": 2})
        except (BaseError, ValueError) as error:
            raise Unusable(f"A copy cannot be kept in {where}: {shown(error)}.") from error

    async def put(self, name: str, content: bytes | Path) -> None:
        with _unavailable_as_such():
            if isinstance(content, Path):  # one piece after the other, so that each has the whole line
                await obstore.put_async(self._to_put, name, content, chunk_size=PIECE, max_concurrency=1)
            else:
                await obstore.put_async(self._store, name, content)

    async def get(self, name: str, target: Path) -> None:
        with _unavailable_as_such():
            answer = await obstore.get_async(self._to_get, name)
            with target.open("wb") as file:
                async for chunk in answer.stream(min_chunk_size=CHUNK):
                    file.write(chunk)

    async def names(self) -> list[str]:
        with _unavailable_as_such():
            return [each["path"] async for chunk in obstore.list(self._store) for each in chunk]

    async def delete(self, names: list[str]) -> None:
        with _unavailable_as_such():
            for begin in range(0, len(names), DELETED_AT_ONCE):
                await obstore.delete_async(self._store, names[begin : begin + DELETED_AT_ONCE])
