"""The faulty disk and clock of `make torture` work; a server loses nothing in a power cut."""

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from torture.disk import power_cut
from torture.score import Score
from torture.world import FULL, World

from torture import crowd

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")

WRITE = """
import sqlite3, sys, time
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("PRAGMA journal_mode=WAL")
db.execute("PRAGMA synchronous=FULL")
db.execute("CREATE TABLE kept (value)")
db.execute(f"PRAGMA synchronous={sys.argv[2]}")
try:
    db.execute("INSERT INTO kept VALUES (1)")
except sqlite3.OperationalError as error:
    print(error, flush=True)
print(int(time.time()), flush=True)
time.sleep(60)
"""


def written(world: World, database: Path, synchronous: str) -> list[str]:
    """Let a process write a row and kill it; return its output."""
    words = [sys.executable, "-c", WRITE, str(database), synchronous]
    with subprocess.Popen(words, env=world.environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline()]
        if not said[0].strip().isdigit():
            said.append(process.stdout.readline())
        process.kill()
    return said


@pytest.mark.parametrize(("synchronous", "rows"), [("FULL", [(1,)]), ("OFF", [])])
def test_only_what_was_synced_survives_a_power_cut(
    tmp_path: Path, synchronous: str, rows: list[tuple[int]]
) -> None:
    world, database = World(tmp_path), tmp_path / "a.sqlite3"
    written(world, database, synchronous)
    world.cut_the_power(database)
    db = sqlite3.connect(database)
    assert db.execute("SELECT value FROM kept").fetchall() == rows
    db.close()


def test_a_full_disk_and_a_clock_that_is_days_off(tmp_path: Path) -> None:
    world = World(tmp_path)
    sound = int(written(world, tmp_path / "a.sqlite3", "FULL")[-1])
    world["clock_ms"] = 10 * 86_400_000
    assert int(written(world, tmp_path / "b.sqlite3", "FULL")[-1]) >= sound + 10 * 86_400
    world["write_error"] = FULL
    words = [sys.executable, "-c", WRITE, str(tmp_path / "c.sqlite3"), "FULL"]
    full = subprocess.run(words, env=world.environment, capture_output=True, text=True, check=False)
    assert "disk is full" in full.stderr


def test_a_server_loses_nothing_in_a_power_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "TOYS", 2)
    score = Score("power", "")
    power_cut(score, 3600.0)  # ends with the last match
    assert (score.lost, score.early, score.failures) == (0, 0, [])
    assert score.finished == score.matches > 0
    assert score.faults > 0
