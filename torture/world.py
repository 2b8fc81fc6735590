"""A faulty disk and clock for a server process, through a library that is preloaded. See world.c."""

import errno
import mmap
import os
import shutil
import struct
import subprocess
from pathlib import Path
from tempfile import gettempdir

from tests.server.programs import ENVIRONMENT

SOURCE = Path(__file__).with_name("world.c")
FIELDS = ("clock_ms", "sync_ms", "write_error", "syncs", "refused")
FULL, READ_ONLY, SOUND = errno.ENOSPC, errno.EROFS, 0


class CannotBeMade(Exception):
    """This machine lacks something that a trial needs; the message goes into the report."""


def library() -> Path:
    """Compile the library if needed and return its path."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise CannotBeMade("there is no C compiler (cc) for the disk and the clock of the trial")
    built = Path(gettempdir()) / f"ludoteca-world-{os.getuid()}-{SOURCE.stat().st_mtime_ns}.so"
    if not built.exists():
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", built, SOURCE, "-ldl"], check=True)
    return built


class World:
    """Disk and clock of one server process, controlled through shared memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shadow = folder / "shadow"
        self.shadow.mkdir()
        page = folder / "world"
        page.write_bytes(bytes(mmap.PAGESIZE))
        with page.open("r+b") as file:
            self._page = mmap.mmap(file.fileno(), mmap.PAGESIZE)
        self.environment = {
            **ENVIRONMENT,
            "LD_PRELOAD": str(library()),
            "TORTURE_WORLD": str(page),
            "TORTURE_SHADOW": str(self.shadow),
        }

    def __getitem__(self, name: str) -> int:
        (value,) = struct.unpack_from("q", self._page, 8 * FIELDS.index(name))
        return int(value)

    def __setitem__(self, name: str, value: int) -> None:
        struct.pack_into("q", self._page, 8 * FIELDS.index(name), value)

    def cut_the_power(self, database: Path) -> None:
        """Restore a database to what had been synced; call it after the server was killed."""
        for name in (database.name, f"{database.name}-wal", f"{database.name}-shm"):
            (database.parent / name).unlink(missing_ok=True)
            if (self.shadow / name).exists():
                shutil.copy(self.shadow / name, database.parent / name)
