"""`python -m tools.mutation [NAME …] [--minutes M]`: change single lines of rules; does a test fail?

Mutants are made by cosmic-ray, in memory only. They are tried in a fixed random order, each once: a run
continues where the last one ended, and tries those that no test noticed again when tests have changed. The
table is stored in bench/measured. Mutants without any visible effect are listed in tools/mutants_equal.toml,
and there what the tests of a target do not look at: such mutants are not made.
"""

import argparse
import ast
import hashlib
import json
import os
import random
import subprocess
import sys
import time
import tomllib
import venv
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
from bench import reports
from tools.mutant_tests import Baseline, Test, Warm, try_fresh

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "mutation"
KEPT = FOLDER / "tried.json"
EQUAL = ROOT / "tools" / "mutants_equal.toml"
os.environ.setdefault("KERNEL_TRANSITIONS", "20000")  # of each test of the target "kernel"
IMPORTED_BY_TESTS = ("hypothesis.stateful", "rich.console", "fluent.runtime", "numpy", "scipy.optimize")
"""Modules that tests import and that never change, loaded once."""

Verdict = Literal["noticed", "survived", "not covered"]


class Target(NamedTuple):
    """Modules, and the tests of their rules."""

    name: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]
    enough: float = 3.0
    """Seconds of tests after which a mutant counts as not noticed."""
    prepare: str = ""
    """A function that is called once before mutants are tried: `module:name`."""
    report: str = "mutation"
    """The table of measurements that has its results."""

    @property
    def paths(self) -> list[str]:
        """The paths of its modules from the root."""
        return [str(path.relative_to(ROOT)) for glob in self.modules for path in sorted(ROOT.glob(glob))]


PALERMO = "src/ludoteca/games/palermo/"
WALKING = ("walking", "police", "targets", "ending", "walk_oracle")
BUILDING = ("building", "town", "own_tiles", "ending", "perft")
KERNEL = ("repeats_recorded_actions", "plays_by_the_rules[0]", "plays_by_the_rules[1]")
PALANCHE = ("debts", "trading", "cards", "auction", "spaces", "books")
TARGETS = (
    Target(
        "debts",
        ("src/ludoteca/games/palanche/debts.py",),
        tuple(f"tests/games/palanche/test_{name}.py" for name in PALANCHE),
    ),
    Target(
        "walking",
        (f"{PALERMO}walking.py",),
        tuple(f"tests/games/palermo/test_{name}.py" for name in WALKING),
    ),
    Target(
        "building",
        (f"{PALERMO}building.py",),
        tuple(f"tests/games/palermo/test_{name}.py" for name in BUILDING),
    ),
    Target(
        "kernel",
        (f"{PALERMO}building.py", f"{PALERMO}walking.py"),
        tuple(f"tests/games/palermo/test_kernel.py::test_the_kernel_{does}" for does in KERNEL),
        enough=20.0,
        prepare="tools.kernel_positions:answers",
        report="kernel-exam",
    ),
    Target("core", ("src/ludoteca/core/*.py",), ("tests/core",)),
)
SHORT = {target.name: target for target in TARGETS}


class Mutant(msgspec.Struct, frozen=True):
    """A change of one place, and the changed module."""

    path: str
    line: int
    operator: str
    occurrence: int
    code: str

    def key(self, target: Target) -> str:
        """Its identity among what is tried for a target, as long as its module stays the same."""
        return f"{target.name} {self.path} {version(self.path)} {self.operator} {self.occurrence}"


class Tried(msgspec.Struct):
    """The result of a mutant."""

    target: str
    path: str
    line: int
    was: str
    became: str
    verdict: Verdict
    tests: str = ""
    """Version of the tests that did not notice it."""


@cache
def version(path: str) -> str:
    """A hash of a module."""
    return hashlib.sha256((ROOT / path).read_bytes()).hexdigest()[:12]


def tests_version(target: Target) -> str:
    """A hash of the tests of a target and of all files beside them."""
    named = [ROOT / path for path in target.tests]
    folders = sorted({path if path.is_dir() else path.parent for path in named})
    files = [path for folder in folders for glob in ("*.py", "*.gz") for path in sorted(folder.glob(glob))]
    known = "".join(target.tests).encode() + b"".join(path.read_bytes() for path in files)
    return hashlib.sha256(known).hexdigest()[:12]


def mutants_of(target: Target) -> list[Mutant]:
    """All mutants of a target in a fixed random order."""
    mutants = [mutant for path in target.paths for mutant in mutants_in(path)]
    random.Random(1).shuffle(mutants)
    return mutants


@cache
def mutants_in(path: str) -> list[Mutant]:
    """All mutants of a module; stored until it changes."""
    versions = version("tools/mutants.py") + version(path)
    kept = FOLDER / f"mutants-{Path(path).stem}-{versions}.jsonl"
    if not kept.exists():
        python = FOLDER / "tool" / "bin" / "python"
        if not python.exists():
            venv.create(FOLDER / "tool", with_pip=True)
            subprocess.run([str(python), "-m", "pip", "install", "-q", "cosmic-ray"], check=True)
        asked = [str(python), str(ROOT / "tools" / "mutants.py"), path]
        made = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        kept.write_text(made, encoding="utf-8")
    return [msgspec.convert(json.loads(line), Mutant) for line in kept.read_text("utf-8").splitlines()]


@cache
def statements(path: str) -> list[range]:
    """The lines of every statement of a module, without its block if it has one; the innermost last."""
    found = []
    for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
        if isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            body = getattr(node, "body", None)
            start = node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno
            end = body[0].lineno if body else (getattr(node, "end_lineno", None) or start) + 1
            found.append(range(start, max(end, start + 1)))
    return sorted(found, key=lambda lines: -len(lines))


def lines_around(path: str, line: int) -> set[int]:
    """The lines of the statement that a line belongs to: a test that reaches one of them reaches it."""
    return set(next((lines for lines in reversed(statements(path)) if line in lines), (line,)))


def tests_for(
    mutant: Mutant, target: Target, baseline: Baseline, noticed: Counter[str]
) -> tuple[list[Test], bool]:
    """The tests that reach a mutant, and whether it takes effect during import.

    Quick ones and those that noticed others come first, as many as there is time for.
    """
    lines = lines_around(mutant.path, mutant.line)
    on_import = not lines.isdisjoint(baseline.imported[mutant.path])
    chosen: list[Test] = []
    total = 0.0
    for test in sorted(baseline.tests, key=lambda test: test.seconds / (1 + noticed[test.name])):
        if on_import or not lines.isdisjoint(test.lines[mutant.path]):
            total += test.seconds
            if chosen and total > target.enough:
                break
            chosen.append(test)
    return chosen, on_import


def untried(mutant: Mutant, target: Target) -> Tried:
    """The empty result of a mutant that was not tried."""
    whole = (ROOT / mutant.path).read_text("utf-8").splitlines()
    pairs = zip(whole, mutant.code.splitlines(), strict=False)
    was, became = next(((a.strip(), b.strip()) for a, b in pairs if a != b), ("", ""))
    return Tried(target.name, mutant.path, mutant.line, was, became, "not covered")


def attempt(mutant: Mutant, target: Target, warm: Warm) -> Tried:
    """Try a mutant with the tests that reach it."""
    tried = untried(mutant, target)
    tests, on_import = tests_for(mutant, target, warm.baseline, warm.noticed)
    if tests:
        noticed = None if on_import else warm.notices(mutant.path, mutant.code, tests)
        if noticed is None:
            noticed = notices_on_import(mutant, tests)
        tried.verdict = "noticed" if noticed else "survived"
    return tried


def notices_on_import(mutant: Mutant, tests: Sequence[Test]) -> bool:
    """Whether a test fails in a process that imports the changed module.

    To import everything that is tested takes longer than to test it: the module's own tests come first.
    """
    own = [test for test in tests if f"/test_{Path(mutant.path).stem}.py:" in test.name]
    return any(try_fresh(ROOT / mutant.path, mutant.code, some) for some in (own, tests) if some)


def require_passed(name: str, tests: Sequence[Test]) -> None:
    """Exit if a test fails without a mutant: it would seem to notice everything."""
    failed = [test.name for test in tests if not test.passed]
    if failed or not tests:
        sys.exit(f"tests of {name} fail, or there are none, when nothing is changed: {failed}")


@cache
def functions(path: str) -> list[tuple[range, str]]:
    """The lines and the name of every function of a module."""
    found = ast.walk(ast.parse((ROOT / path).read_text("utf-8")))
    return [
        (range(node.lineno, (node.end_lineno or node.lineno) + 1), node.name)
        for node in found
        if isinstance(node, ast.FunctionDef)
    ]


def is_beyond(path: str, line: int, target: Target) -> bool:
    """Whether a line has nothing to do with what the tests of a target look at, as the list says."""
    text = (ROOT / path).read_text("utf-8").splitlines()[min(lines_around(path, line)) - 1].strip()
    names = {name for lines, name in functions(path) if line in lines}
    return any(
        (row["target"], f"src/ludoteca/{row['path']}") == (target.name, path)
        and (names & {*row["functions"]} or text.startswith(tuple(row["statements"])))
        for row in tomllib.loads(EQUAL.read_text("utf-8"))["beyond"]
    )


def why_equal(target: str) -> dict[tuple[str, str, str], str]:
    """The reasons why some mutants have no effect on a target, by module, old line and new line."""
    rows = tomllib.loads(EQUAL.read_text("utf-8"))["equal"]
    return {
        (row["path"], row["was"], became): row["why"]
        for row in rows
        if row.get("target", target) == target
        for became in row["became"]
    }


def save(report: str, tried: dict[str, Tried], possible: dict[tuple[str, str], int]) -> None:
    """Store a table of modules with the other measurements; changes that no test noticed are notes."""
    rows, notes = [], []
    for (target, path), of_module in sorted(possible.items()):
        if SHORT[target].report != report:
            continue
        reasons = why_equal(target)
        of = [each for each in tried.values() if (each.target, each.path) == (target, path)]
        kinds = Counter(each.verdict for each in of)
        equal = [each for each in of if each.verdict == "survived" and _place(each) in reasons]
        short = f"`{path.removeprefix('src/ludoteca/')}`"
        survived = kinds["survived"] - len(equal)
        rows.append(
            (target, short, of_module, len(of), kinds["noticed"], len(equal), survived, kinds["not covered"])
        )
        notes += [
            f"{target}, {each.verdict}: {_change(each)}"
            for each in of
            if each.verdict != "noticed" and each not in equal
        ]
    columns = (
        "tests of", "module", "possible", "tried", "noticed", "without effect", "not noticed", "not covered",
    )  # fmt: skip
    command = "make mutation" if report == "mutation" else "python -m tools.mutation kernel"
    reports.save(report, command, columns, rows, dict.fromkeys(sorted(notes)))


def _place(tried: Tried) -> tuple[str, str, str]:
    return tried.path.removeprefix("src/ludoteca/"), tried.was, tried.became


def _change(tried: Tried) -> str:
    return f"`{tried.path.removeprefix('src/ludoteca/')}:{tried.line}`: `{tried.was}` → `{tried.became}`"


def try_all(mutants: Sequence[Mutant], target: Target, tried: dict[str, Tried], until: float) -> None:
    """Try the mutants that were not tried, then those that older tests did not notice.

    What is said to be the same in effect takes longest, and comes last.
    """
    now, reasons = tests_version(target), why_equal(target.name)
    new = [mutant for mutant in mutants if mutant.key(target) not in tried]
    old = [mutant for mutant in mutants if mutant.key(target) in tried]
    unnoticed = [mutant for mutant in old if _is_open(tried[mutant.key(target)], now)]
    todo = sorted([*new, *unnoticed], key=lambda mutant: _place(untried(mutant, target)) in reasons)
    if not todo or time.monotonic() > until:
        return
    warm = Warm(ROOT, target.tests, target.paths, target.prepare)
    require_passed(target.name, warm.baseline.tests)
    for mutant in todo:
        if time.monotonic() > until:
            break
        result = attempt(mutant, target, warm)
        if result.verdict != "noticed":
            result.tests = now
            print(f"{result.verdict}: {_change(result)}", flush=True)
        tried[mutant.key(target)] = result
        KEPT.write_bytes(msgspec.json.encode(tried))
    warm.close()


def _is_open(tried: Tried, tests: str) -> bool:
    return tried.verdict != "noticed" and tried.tests != tests


def main() -> int:
    """Try mutants until the time is over, and write the report; returns the exit code."""
    words = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    words.add_argument("names", nargs="*", metavar="NAME", help=f"only these targets: {', '.join(SHORT)}")
    words.add_argument("--minutes", type=float, default=20.0)
    given = words.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    tried = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Tried]) if KEPT.exists() else {}
    for module in IMPORTED_BY_TESTS:
        import_module(module)
    begun, possible, keys = time.monotonic(), Counter[tuple[str, str]](), set[str]()
    wanted = [SHORT[name] for name in given.names or SHORT]
    tables = {target.report for target in wanted}
    for target in TARGETS:
        if target.report not in tables:
            keys.update(key for key in tried if key.startswith(f"{target.name} "))
            continue
        mutants = [mutant for mutant in mutants_of(target) if not is_beyond(mutant.path, mutant.line, target)]
        possible.update((target.name, mutant.path) for mutant in mutants)
        keys.update(mutant.key(target) for mutant in mutants)
        if target in wanted:
            share = (1 + wanted.index(target)) / len(wanted)
            try_all(mutants, target, tried, begun + 60 * given.minutes * share)
    tried = {key: result for key, result in tried.items() if key in keys}
    for report in sorted(tables):
        save(report, tried, possible)
    print(f"{len(tried):,} of {possible.total():,} tried")
    return 0


if __name__ == "__main__":
    sys.exit(main())
