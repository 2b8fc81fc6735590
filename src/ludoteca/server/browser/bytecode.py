"""Bytecode of the packages in the browser, kept from one start to the next.

Compiling takes half of a start. Packages are unpacked anew each time, so their sources are always newer than
the bytecode: what is kept is marked as not to be compared with its source.
"""

import io
import zipfile
from pathlib import Path

FLAGS = slice(4, 8)
"""Where bytecode says how it is compared with its source, after the version of Python."""
UNCHECKED = (1).to_bytes(4, "little")


def pack_bytecode(folder: str) -> bytes:
    """An archive of everything compiled in a folder, marked; empty if nothing was compiled since the last."""
    found = {path: path.read_bytes() for path in sorted(Path(folder).rglob("__pycache__/*.pyc"))}
    new = {path: content for path, content in found.items() if content[FLAGS] != UNCHECKED}
    for path, content in new.items():
        found[path] = content[: FLAGS.start] + UNCHECKED + content[FLAGS.stop :]
        path.write_bytes(found[path])
    if not new:
        return b""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for path, content in found.items():
            archive.writestr(path.relative_to(folder).as_posix(), content)
    return target.getvalue()
