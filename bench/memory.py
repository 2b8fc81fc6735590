"""The memory of a server before, with and after many long matches, with both allocators of Python.

Files of Palanche with thousands of entries are imported and read, and then no connection follows them.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.network import Person

from bench import reports
from bench.match import recorded
from bench.server import Served, ludoteca, say
from ludoteca.core import to_file
from ludoteca.games import find_game

MATCHES = 60
ENTRIES = 3_000
IDLE, TRIMMED = 4.0, 40.0
"""Seconds after which a match leaves memory, and after which memory has been trimmed."""
JUDGED = (
    "import sys, timeit; from time import process_time; from ludoteca.core import from_file;"
    "from ludoteca.games import find_game; data, game = sys.stdin.buffer.read(), find_game('palanche');"
    "print(min(timeit.repeat(lambda: from_file(game, data), timer=process_time, number=1, repeat=5)))"
)
"""Reads a match file, every move judged, and prints the least processor time it took."""


def main() -> None:
    """Measure, print and store."""
    match = recorded(find_game("palanche"), 6, {"length": "rounds:400"}, ENTRIES)
    file = to_file(match)
    rows = [(name, *_measured(file, name)) for name in ("pymalloc", "malloc")]
    columns = (
        "`PYTHONMALLOC`",
        "MB after the first match",
        f"with {MATCHES} more",
        "after they left",
        "µs to judge an entry",
    )
    reports.save("memory", "python -m bench memory", columns, rows)


def _measured(file: bytes, allocator: str) -> tuple[str, ...]:
    """Memory in MB before, with and after the matches, and the time for one entry."""
    with (
        _allocating(allocator),
        tempfile.TemporaryDirectory() as folder,
        ludoteca(
            f"{folder}/a.sqlite3", "--idle-seconds", str(IDLE), "--imports-per-minute", "1000000"
        ) as served,
    ):
        figures = asyncio.run(_filled(served, file))
        judged = subprocess.run([sys.executable, "-c", JUDGED], input=file, capture_output=True, check=True)
    return (*(f"{figure:.0f}" for figure in figures), f"{float(judged.stdout) / ENTRIES * 1e6:.1f}")


@contextmanager
def _allocating(allocator: str) -> Iterator[None]:
    before = os.environ.get("PYTHONMALLOC")
    os.environ["PYTHONMALLOC"] = allocator
    try:
        yield
    finally:
        os.environ.pop("PYTHONMALLOC")
        if before is not None:
            os.environ["PYTHONMALLOC"] = before


async def _filled(served: Served, file: bytes) -> tuple[float, float, float]:
    ada = await Person(served.base).enter("Ada")
    await _read(ada, file)
    await _leave(served)
    first = most = served.memory()
    for number in range(MATCHES):
        await _read(ada, file)
        most = max(most, served.memory())
        if number % 20 == 0:
            say(f"{number} matches, {most:.0f} MB")
    await _leave(served)
    await ada.leave()
    return first, most, served.memory()


async def _read(ada: Person, file: bytes) -> None:
    """Import a match, and read it."""
    made: Any = await ada.http.post("/matches", content=file, timeout=120)
    made.raise_for_status()
    match = made.json()["table"]["match"]
    for path in (f"/matches/{match}", f"/matches/{match}/log"):
        (await ada.http.get(path, timeout=120)).raise_for_status()


async def _leave(served: Served) -> None:
    """Wait until no match is in memory and it was trimmed."""
    say(f"{served.memory():.0f} MB; waiting until the matches have left")
    end = time.monotonic() + IDLE + TRIMMED
    while time.monotonic() < end:
        await asyncio.sleep(1.0)
