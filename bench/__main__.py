"""`python -m bench [NAME …]`: run all benchmarks, or those named; the longest last.

A benchmark is a module of this folder with a function `main()`. Figures that are kept go to `bench/measured`
and from there to docs/lab/measurements.md.
"""

import sys
from importlib import import_module
from pathlib import Path

LAST = "performance"
WITHIN_LAST = ("growth", "peers")
"""Benchmarks that the last one runs itself."""


def names() -> list[str]:
    """The names of all benchmarks, the longest last."""
    modules = [path for path in sorted(Path(__file__).parent.glob("*.py")) if not path.stem.startswith("_")]
    found = [path.stem for path in modules if "def main(" in path.read_text(encoding="utf-8")]
    return [*(name for name in found if name != LAST), LAST]


def run(wanted: list[str]) -> int:
    """Run benchmarks one after the other; returns the exit code."""
    unknown = [name for name in wanted if name not in names()]
    if unknown:
        print(f"bench: there is no {', '.join(unknown)}; there are {', '.join(names())}", file=sys.stderr)
        return 2
    for name in wanted or [name for name in names() if name not in WITHIN_LAST]:
        print(f"\n== {name} ==", flush=True)
        import_module(f"bench.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
