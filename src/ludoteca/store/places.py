"""Places off this machine: a folder (a mounted disk of another machine) or an S3-compatible store."""

import asyncio
import contextlib
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from .errors import Unavailable, Unusable

CHUNK = 1 << 20
PATIENCE = "20s"
"""How long an S3-compatible store may take to answer."""
SCHEMES = ("s3", "gs", "az")


class CopyPlace(ABC):
    """Keeps contents under names; every error is Unavailable."""

    @abstractmethod
    async def put(self, name: str, content: bytes | Path) -> None:
        """Keep a content, all of it or nothing, safe when this returns."""

    @abstractmethod
    async def get(self, name: str, target: Path) -> None:
        """Write a content to a file."""

    @abstractmethod
    async def names(self) -> list[str]:
        """Return every name."""

    @abstractmethod
    async def delete(self, names: list[str]) -> None:
        """Delete contents; a name that is not there is ignored."""


def is_remote(where: str) -> bool:
    """Whether a place is a store of objects, not a folder."""
    return urlsplit(where).scheme in SCHEMES


def open_place(where: str) -> CopyPlace:
    """Return the place that a setting names; raises Unusable with a sentence for the host."""
    if is_remote(where):
        return _object_store(where)
    if "://" in where:
        sentence = f"{where} is no place for a copy: name a folder, or s3://bucket/path."
        raise Unusable(sentence, "no-place", place=where)
    return Folder(Path(where).expanduser())


class Folder(CopyPlace):
    """A folder; its owner alone can read what is in it."""

    def __init__(self, root: Path) -> None:
        self._root = root

    async def put(self, name: str, content: bytes | Path) -> None:
        with _unavailable_as_such():
            await asyncio.to_thread(self._write, self._root / name, content)

    def _write(self, target: Path, content: bytes | Path) -> None:
        if not self._root.is_dir():  # a disk that is not mounted leaves no folder, or an empty one
            raise NotADirectoryError(f"there is no folder {self._root}")
        target.parent.mkdir(mode=0o700, exist_ok=True)
        beside = target.with_name(f".{target.name}.part")
        try:
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                if isinstance(content, Path):
                    with content.open("rb") as source:
                        while chunk := source.read(CHUNK):
                            file.write(chunk)
                else:
                    file.write(content)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
            _sync(target.parent)
        finally:
            beside.unlink(missing_ok=True)

    async def get(self, name: str, target: Path) -> None:
        def copy() -> None:
            with (self._root / name).open("rb") as source, target.open("wb") as file:
                while chunk := source.read(CHUNK):
                    file.write(chunk)

        with _unavailable_as_such():
            await asyncio.to_thread(copy)

    async def names(self) -> list[str]:
        def found() -> list[str]:
            if not self._root.is_dir():
                raise NotADirectoryError(f"there is no folder {self._root}")
            return [path.relative_to(self._root).as_posix() for path in self._root.glob("*/*")]

        with _unavailable_as_such():
            return await asyncio.to_thread(found)

    async def delete(self, names: list[str]) -> None:
        def remove() -> None:
            for name in names:
                (self._root / name).unlink(missing_ok=True)
            for folder in {(self._root / name).parent for name in names}:
                with contextlib.suppress(OSError):  # not empty
                    folder.rmdir()

        with _unavailable_as_such():
            await asyncio.to_thread(remove)


def _sync(folder: Path) -> None:
    """Make a new name in a folder durable; Windows has no way to."""
    if os.name != "nt":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


@contextmanager
def _unavailable_as_such() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unavailable(error.strerror or str(error)) from error


def _object_store(where: str) -> CopyPlace:
    try:
        from .object_stores import ObjectStore
    except ModuleNotFoundError as error:
        sentence = f"A copy in {where} needs obstore: install ludoteca[copies]."
        raise Unusable(sentence, "needs-copies") from error
    return ObjectStore(where, patience=PATIENCE)


def shown(error: Any) -> str:
    """Return the first line of an error; libraries add pages of debugging."""
    return str(error).partition("\n")[0]
