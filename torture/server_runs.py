"""A server process that is restarted at one address, and the memory that each run uses."""

import contextlib
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tests.server.programs import NO_BUDGET

from .picture import Moment

MB = 1024 * 1024


class ServerRun(NamedTuple):
    """One run of the server, with the memory of it and its workers over time."""

    seconds: float
    ended_by: str
    moments: list[Moment]

    def early_and_late(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return the median memory of the second and last quarter, of the server and of its workers."""
        server, workers = ([at.server for at in self.moments], [at.workers for at in self.moments])
        return _early_and_late(server), _early_and_late(workers)


class Server:
    """A server process that can be restarted at the same address."""

    def __init__(self, db: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        words = ("serve", "--port", str(port), "--db", db, "--log", "quiet", "--tables-per-person", "1000")
        limits = (
            "--guests-per-minute",
            "10000",
            "--requests-per-minute",
            "100000",
            "--idle-seconds",
            "30",
            *NO_BUDGET,
        )
        self._command = [sys.executable, "-m", "ludoteca", *words, *limits]
        self._process: subprocess.Popen[bytes] | None = None
        self._opened = time.monotonic()
        self._begun = 0.0
        self._moments: list[Moment] = []
        self.runs: list[ServerRun] = []

    def start(self) -> None:
        """Start the process."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        self._begun, self._moments = time.monotonic(), []

    def end(self, sign: signal.Signals) -> None:
        """Send a signal, wait for the end and record the run."""
        assert self._process is not None
        self._process.send_signal(sign)
        self._process.wait(60)
        self.runs.append(ServerRun(time.monotonic() - self._begun, sign.name, self._moments))

    def sample(self) -> None:
        """Record the memory in use now."""
        assert self._process is not None
        pid = self._process.pid
        with contextlib.suppress(OSError, IndexError, ValueError):
            threads = Path(f"/proc/{pid}/task").glob("*/children")  # any thread may have started a worker
            children = [child for thread in threads for child in thread.read_text().split()]
            minute = (time.monotonic() - self._opened) / 60
            workers = sum(_resident(int(child)) for child in children)
            self._moments.append(Moment(round(minute, 2), round(_resident(pid), 1), round(workers, 1)))


def _resident(pid: int) -> float:
    """Return the resident memory of a process in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MB


def _early_and_late(samples: list[float]) -> tuple[float, float]:
    """Return the medians of the second and last quarter; the first quarter is warm-up."""
    if not samples:
        return 0.0, 0.0
    quarter = max(1, len(samples) // 4)
    early = samples[quarter : 2 * quarter] or samples
    return statistics.median(early), statistics.median(samples[-quarter:])
