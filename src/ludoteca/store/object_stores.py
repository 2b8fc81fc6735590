"""An S3-compatible store (or Google's, or Azure's) by obstore, which signs, retries and splits large files.

Keys, region and endpoint are those that all tools for such stores read from the environment:
AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import obstore
from obstore.exceptions import BaseError
from obstore.store import from_url

from .errors import Unavailable, Unusable
from .places import CHUNK, CopyPlace, shown

DELETED_AT_ONCE = 500


@contextmanager
def _unavailable_as_such() -> Iterator[None]:
    try:
        yield
    except (BaseError, OSError) as error:
        raise Unavailable(shown(error)) from error


class ObjectStore(CopyPlace):
    """Objects under a prefix of a bucket."""

    def __init__(self, where: str, patience: str) -> None:
        try:
            # No retries inside a request: the copier tries again with what is newest then.
            self._store = from_url(
                where,
                client_options={"allow_http": True, "timeout": patience},
                retry_config={"max_retries": 0},
            )
        except (BaseError, ValueError) as error:
            raise Unusable(f"A copy cannot be kept in {where}: {shown(error)}.") from error

    async def put(self, name: str, content: bytes | Path) -> None:
        with _unavailable_as_such():
            await obstore.put_async(self._store, name, content)

    async def get(self, name: str, target: Path) -> None:
        with _unavailable_as_such():
            answer = await obstore.get_async(self._store, name)
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
