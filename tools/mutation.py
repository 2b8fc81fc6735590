"""`python -m tools.mutation [--minutes M]`: change single lines of the rules, and see whether a test notices.

Mutants by cosmic-ray, in a folder of its own (build/mutation), never in the tree. They are tried in a fixed
random order, each once: a run goes on where the last one ended. The report is docs/mutation.md.
"""

import argparse
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import NamedTuple

import msgspec

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "mutation"
KEPT = FOLDER / "tried.json"
PAGE = ROOT / "docs" / "mutation.md"
SLOWEST = 300
"""Seconds after which tests that hang are taken to have noticed."""


class Target(NamedTuple):
    """Modules, and the tests that hold their rules."""

    name: str
    modules: str
    tests: tuple[str, ...]


PALERMO, PALANCHE = "tests/games/palermo", "tests/games/palanche"
TARGETS = (
    Target("core", "src/ludoteca/core/*.py", ("tests/core", "tests/testing")),
    Target(
        "Palermo's walking",
        "src/ludoteca/games/palermo/walking.py",
        tuple(f"{PALERMO}/test_{name}.py" for name in ("walking", "police", "targets", "walk_oracle")),
    ),
    Target(
        "Palanche's debts",
        "src/ludoteca/games/palanche/debts.py",
        tuple(f"{PALANCHE}/test_{name}.py" for name in ("debts", "auction", "books")),
    ),
)


class Mutant(msgspec.Struct, frozen=True):
    """One place that can be changed."""

    target: str
    path: str
    line: int
    operator: str
    occurrence: int

    @property
    def key(self) -> str:
        """What it is known by, as long as its module stays the same."""
        version = hashlib.sha256((ROOT / self.path).read_bytes()).hexdigest()[:12]
        return f"{self.path} {version} {self.operator} {self.occurrence}"


class Tried(msgspec.Struct):
    """What came of a mutant."""

    target: str
    where: str
    was: str
    became: str
    noticed: bool


def cosmic_ray(*words: str) -> str:
    """Ask tools/mutants.py, with the Python that has cosmic-ray."""
    python = FOLDER / "tool" / "bin" / "python"
    if not python.exists():
        venv.create(FOLDER / "tool", with_pip=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", "cosmic-ray"], check=True)
    asked = [str(python), str(ROOT / "tools" / "mutants.py"), *words]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def all_mutants() -> list[Mutant]:
    """Of every target, shuffled, the targets in turn."""
    found: list[tuple[float, Mutant]] = []
    for target in TARGETS:
        modules = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob(target.modules))]
        places = cosmic_ray("places", *modules).splitlines()
        mutants = [Mutant(target.name, **json.loads(place)) for place in places]
        random.Random(1).shuffle(mutants)
        found += [(place / len(mutants), mutant) for place, mutant in enumerate(mutants)]
    return [mutant for _, mutant in sorted(found, key=lambda each: each[0])]


def is_passed(tests: tuple[str, ...], copy: Path) -> bool:
    """Whether the tests pass on the copy of the tree, in time."""
    words = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:randomly", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}:{copy}", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            [*words, *tests], cwd=copy, env=environment, capture_output=True, timeout=SLOWEST, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def require_passed(targets: tuple[Target, ...], copy: Path) -> None:
    """Tests that fail on the unchanged copy would seem to notice everything: nothing is tried then."""
    for target in targets:
        if not is_passed(target.tests, copy):
            sys.exit(f"the tests of {target.name} do not pass on the unchanged copy {copy}")


def attempt(mutant: Mutant, copy: Path) -> Tried:
    """Change one place in the copy of the tree, and run the tests that hold it."""
    tests = next(target.tests for target in TARGETS if target.name == mutant.target)
    module = copy / mutant.path
    whole = module.read_text(encoding="utf-8")
    code = cosmic_ray("changed", mutant.path, mutant.operator, str(mutant.occurrence))
    pairs = zip(whole.splitlines(), code.splitlines(), strict=False)
    was, became = next(((a.strip(), b.strip()) for a, b in pairs if a != b), ("", ""))
    module.write_text(code, encoding="utf-8")
    try:
        noticed = not is_passed(tests, copy)
    finally:
        module.write_text(whole, encoding="utf-8")
    return Tried(mutant.target, f"{mutant.path}:{mutant.line}", was, became, noticed)


def page(tried: dict[str, Tried], possible: dict[str, int]) -> str:
    """The report as Markdown."""
    rows, lines = [], []
    for target in TARGETS:
        of = [each for each in tried.values() if each.target == target.name]
        unnoticed = [each for each in of if not each.noticed]
        rows.append(f"| {target.name} | {possible[target.name]:,} | {len(of):,} | {len(unnoticed):,} |")
        lines += [f"- `{each.where}`: `{each.was}` → `{each.became}`" for each in unnoticed]
    return "\n".join(
        [
            "# Mutation",
            "",
            "Single lines were changed by cosmic-ray, and the tests that hold those rules were run. Written",
            "by `make mutation` (twenty minutes; `make mutation MINUTES=120` for more), which goes on where",
            "it ended. Mutants are tried in a fixed random order.",
            "",
            "| part | possible | tried | not noticed |",
            "| --- | ---: | ---: | ---: |",
            *rows,
            "",
            f"{len(tried):,} of {sum(possible.values()):,} were tried: what was not tried is not known.",
            "",
            "Not noticed:" if lines else "All that were tried were noticed.",
            "",
            *sorted(lines),
        ]
    )


def main() -> int:
    """Try as many as there is time for."""
    words = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    words.add_argument("--minutes", type=float, default=20.0)
    given = words.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    copy = FOLDER / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    for part in ("src", "tests", "tools", "torture", "docs", "examples"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copyfile(ROOT / "pyproject.toml", copy / "pyproject.toml")
    require_passed(TARGETS, copy)
    mutants = all_mutants()
    known = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Tried]) if KEPT.exists() else {}
    tried = {mutant.key: known[mutant.key] for mutant in mutants if mutant.key in known}
    until = time.monotonic() + 60 * given.minutes
    for mutant in mutants:
        if time.monotonic() > until:
            break
        if mutant.key in tried:
            continue
        tried[mutant.key] = result = attempt(mutant, copy)
        KEPT.write_bytes(msgspec.json.encode(tried))
        if not result.noticed:
            print(f"not noticed: {result.where}: {result.was} → {result.became}", flush=True)
    possible = {target.name: sum(each.target == target.name for each in mutants) for target in TARGETS}
    PAGE.write_text(page(tried, possible), encoding="utf-8")
    print(f"{len(tried):,} of {len(mutants):,} tried; written: {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
