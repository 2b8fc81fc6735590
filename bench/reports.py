"""Stores measured figures with release, commit and machine, and fills them into docs/lab/measurements.md.

A report is a table in `bench/measured`. The page shows it between `<!-- figures: NAME -->` and
`<!-- end -->`; the text around these marks is written by hand.
"""

import os
import re
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

import ludoteca
from bench.calibration import loops_per_second

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "bench" / "measured"
PAGE = ROOT / "docs" / "lab" / "measurements.md"
BLOCK = re.compile(r"(<!-- figures: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


class Report(msgspec.Struct):
    """A table of figures: how, on which release and commit, and on which machine they were measured."""

    command: str
    release: str
    commit: str
    machine: str
    columns: list[str]
    rows: list[list[str]]
    notes: list[str] = []


def save(
    name: str,
    command: str,
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    notes: Iterable[str] = (),
) -> None:
    """Store figures that were measured just now, and show them on the page."""
    report = Report(
        command=command,
        release=ludoteca.__version__,
        commit=commit(),
        machine=machine(),
        columns=list(columns),
        rows=[list(map(str, row)) for row in rows],
        notes=list(notes),
    )
    write(name, report)
    PAGE.write_text(page(), encoding="utf-8")
    print(f"stored: bench/measured/{name}.json, shown on {PAGE.relative_to(ROOT)}")


def write(name: str, report: Report) -> None:
    """Write a report to its file."""
    encoded = msgspec.json.format(msgspec.json.encode(report), indent=1)
    (FOLDER / f"{name}.json").write_bytes(encoded + b"\n")


def read(name: str) -> Report:
    """Read a report from its file."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Report)


def commit() -> str:
    """The short hash of the commit that is checked out, with a `+` if tracked files differ from it."""
    asked = (["git", "rev-parse", "--short", "HEAD"], ["git", "status", "--porcelain", "-uno"])
    found, changed = (
        subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        for words in asked
    )
    return f"{found}+" if changed else found


def machine() -> str:
    """The size of this machine, how fast Python runs on it now, and how busy it is."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    loops = f"a bare `s += i` loop does {loops_per_second() / 1e6:.0f} million rounds/s"
    return f"{os.cpu_count()} cores, {memory:.0f} GB of memory, load {os.getloadavg()[1]:.0f}; {loops}"


def markdown(report: Report) -> str:
    """A report as Markdown: its source, its table, its notes."""
    source = f"Release {report.release}, commit {report.commit}; {report.machine}."
    lines = [
        f"`{report.command}`",
        "",
        source,
        "",
        _cells(report.columns),
        _cells("---" for _ in report.columns),
        *map(_cells, report.rows),
    ]
    if report.notes:
        lines += ["", *(f"- {note}" for note in report.notes)]
    return "\n".join(lines) + "\n"


def _cells(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def page() -> str:
    """The page of measurements with every table as its report has it."""
    text = PAGE.read_text(encoding="utf-8")
    return BLOCK.sub(lambda found: f"{found[1]}\n{markdown(read(found[2]))}\n{found[3]}", text)
