"""`python -m simulation.exam [NAME …]`: plants each defect of planted.toml, and looks for it.

The figures go to docs/lab/measurements.md. The exit code is 1 if fewer were found than the goal says.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench import reports

from .checker import check
from .world import simulate

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "ludoteca"
GOAL = 18
MINUTES = 10.0
"""How long a defect may stay unseen."""
FOUND = re.compile(r"found by run (\d+), ([\d.]+) s of processor time")
BROKEN = re.compile(r"seed (\d+) breaks \d+ promises:\n  (.+?) at ")


class Planted(NamedTuple):
    """A defect: a small change of one file."""

    name: str
    about: str
    file: str
    old: str
    new: str

    def plant(self, sources: Path) -> None:
        """Change the file."""
        path = sources / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"{self.name}: {self.file} has {text.count(self.old)} places to change")
        path.write_text(text.replace(self.old, self.new.lstrip("\n")), encoding="utf-8")


class Found(NamedTuple):
    """When a defect was found."""

    runs: int
    seconds: float
    promise: str
    """The first promise that was broken."""


def planted() -> list[Planted]:
    """Every defect."""
    table = tomllib.loads((ROOT / "simulation" / "planted.toml").read_text(encoding="utf-8"))
    return [Planted(name, **about) for name, about in table.items()]


def examine(defect: Planted, minutes: float, first: int = 0) -> Found | None:
    """Run the simulator on a copy of the server with the defect; None if it was not found in time."""
    with TemporaryDirectory(prefix="ludoteca-planted-") as folder:
        copy = Path(folder) / "ludoteca"
        shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
        defect.plant(copy)
        words = [sys.executable, "-m", "simulation", "--first", str(first), "--minutes", str(minutes)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((folder, str(ROOT)))}
        ran = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    found, broken = FOUND.search(ran.stdout), BROKEN.search(ran.stdout)
    if ran.returncode == 0:
        return None
    if found is None or broken is None:
        raise RuntimeError(f"{defect.name}: {ran.stdout}{ran.stderr}")
    seed = int(broken[1])
    if check(simulate(seed)):
        raise RuntimeError(f"seed {seed} breaks a promise without {defect.name}, too: mend that first")
    return Found(int(found[1]), float(found[2]), broken[2])


def main() -> int:
    """Plant and look for every defect, or for those that are named; store the table if all were tried."""
    parser = argparse.ArgumentParser(prog="python -m simulation.exam", description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for each defect")
    parser.add_argument("--jobs", type=int, default=1, help="how many defects are tried at a time")
    given = parser.parse_args()
    tried = [defect for defect in planted() if not given.names or defect.name in given.names]
    rows, number = [], 0
    with ThreadPoolExecutor(given.jobs) as pool:
        for defect, found in zip(
            tried, pool.map(partial(examine, minutes=given.minutes), tried), strict=True
        ):
            number += found is not None
            cells = ("–", f"not in {given.minutes:g} min", "–") if found is None else _cells(found)
            rows.append((defect.name, defect.about, *cells))
            print(*rows[-1], sep=" | ", flush=True)
    if not given.names:
        columns = ("defect", "what it does", "runs", "processor time", "broken promise")
        notes = [f"{number} of {len(tried)} found; goal: {GOAL} within ten minutes each."]
        reports.save("planted", "python -m simulation.exam", columns, rows, notes)
    return int(number < min(GOAL, len(tried)))


def _cells(found: Found) -> tuple[str, str, str]:
    return str(found.runs), f"{found.seconds:.1f} s", found.promise


if __name__ == "__main__":
    sys.exit(main())
