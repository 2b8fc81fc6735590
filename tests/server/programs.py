"""Servers as processes of their own, that can be killed."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}:{ROOT / 'tests' / 'installed'}"}
NO_BUDGET = tuple(
    word
    for limit in (
        *("processor-seconds-per-minute", "handshakes-per-minute"),
        *("connections-per-address", "followed-per-address"),
        *("disk-megabytes-per-day", "disk-megabytes-per-person", "matches-per-person"),
        *("memory-megabytes-per-address", "passwords-per-hour"),
    )
    for word in (f"--{limit}", "1000000")
)
"""Arguments that lift the limits of an address and a person: all clients are on one machine."""


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "ludoteca", *words]


@contextmanager
def program(
    *words: str, within: Sequence[str] = (), environment: Mapping[str, str] = ENVIRONMENT
) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server as a process of its own, and the address it prints; `within` runs it inside something."""
    process = subprocess.Popen(
        [*within, *command("serve", "--port", "0", *words)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Ludoteca is open at http://"), line
        yield process, line.split()[-1]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
