"""Bytecode of the packages in the browser, kept from one start to the next.

Compiling takes half of a start. Packages are unpacked anew each time, so their sources are always newer than
the bytecode: what is kept is marked as not to be compared with its source.
"""

import zipfile
from collections.abc import Callable
from pathlib import Path

FLAGS = slice(4, 8)
"""Where bytecode says how it is compared with its source, after the version of Python."""
UNCHECKED = (1).to_bytes(4, "little")


class Stream:
    """What an archive is written to, in pieces: the memory of a browser's Python never shrinks."""

    def __init__(self, write: Callable[[bytes], object]) -> None:
        self._write = write

    def write(self, piece: bytes, /) -> int:
        """Pass a piece on."""
        self._write(piece)
        return len(piece)

    def flush(self) -> None:
        """No-op: nothing is held back."""

    def close(self) -> None:
        """No-op: what it writes to closes itself."""


def _compiled(folder: str) -> list[Path]:
    return sorted(Path(folder).rglob("__pycache__/*.pyc"))


def is_new(folder: str) -> bool:
    """Whether something in a folder was compiled since it was packed."""
    for path in _compiled(folder):
        with path.open("rb") as file:
            if file.read(FLAGS.stop)[FLAGS] != UNCHECKED:
                return True
    return False


def pack_bytecode(folder: str, write: Callable[[bytes], object]) -> None:
    """Write an archive of everything compiled in a folder, and mark it there, too."""
    with zipfile.ZipFile(Stream(write), "w") as archive:
        for path in _compiled(folder):
            content = path.read_bytes()
            marked = content[: FLAGS.start] + UNCHECKED + content[FLAGS.stop :]
            path.write_bytes(marked)
            archive.writestr(path.relative_to(folder).as_posix(), marked)
