"""Where tests write: into memory if there is room, because a durable write to a disk takes milliseconds."""

import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 2 * 2**30
"""Free bytes from which on memory is used; containers often have 64 MB."""


def memory_folder() -> Path | None:
    """A folder in memory, or None if there is none with enough room."""
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ROOM else None
